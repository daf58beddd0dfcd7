/* Numbers into arrays of others' making, such as NumPy's: what a loop in Python would do one by one.
 *
 * An array is whatever offers its memory to be written, in one piece. Its size is checked before anything is written,
 * every number before its place is: nothing handed over can make this code write out of bounds.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* A number of four bytes, the lower first. */
static int64_t four(const uint8_t *byte)
{
    return (int32_t)((uint32_t)byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24);
}

/* Whether lengths that are not below 0 make up all the numbers there are; if not, an error is set. */
static int add_up(const uint8_t *lengths, Py_ssize_t rows, Py_ssize_t numbers)
{
    int64_t sum = 0;
    for (Py_ssize_t at = 0; at < rows; at++) {
        int64_t length = four(lengths + 4 * at);
        if (length < 0) {
            PyErr_Format(PyExc_ValueError, "row %zd has fewer numbers than none", at);
            return 0;
        }
        sum += length;
    }
    if (sum != numbers)
        PyErr_Format(PyExc_ValueError, "%zd numbers are not the %lld of all rows", numbers, (long long)sum);
    return sum == numbers;
}

/* Count so many numbers, two bytes each and the lower first, in a row of bytes; 0 with an error set if one has no place
 * there. */
static int counted(const uint8_t *byte, int64_t many, Py_ssize_t at, Py_ssize_t width, uint8_t *row)
{
    memset(row, 0, (size_t)width);
    for (const uint8_t *end = byte + 2 * many; byte < end; byte += 2) {
        int number = byte[0] | byte[1] << 8;
        if (number >= width) {
            PyErr_Format(PyExc_ValueError, "row %zd: %d is not from 0 to %zd", at, number, width - 1);
            return 0;
        }
        if (row[number] < INT8_MAX)
            row[number]++;
    }
    return 1;
}

static PyObject *count(PyObject *module, PyObject *arguments)
{
    Py_buffer into;
    Py_ssize_t width, given, sized;
    const char *packed, *lengths;
    if (!PyArg_ParseTuple(arguments, "w*ny#y#", &into, &width, &packed, &given, &lengths, &sized))
        return NULL;
    Py_ssize_t rows = sized / 4;
    int done = 0;
    if (width < 1 || into.len % width || into.len / width != rows || sized % 4)
        PyErr_Format(PyExc_ValueError, "%zd bytes are not %zd rows of %zd", into.len, rows, width);
    else if (given % 2)
        PyErr_SetString(PyExc_ValueError, "numbers have two bytes each");
    else if (add_up((const uint8_t *)lengths, rows, given / 2)) {
        const uint8_t *numbers = (const uint8_t *)packed;
        uint8_t *row = into.buf;
        done = 1;
        for (Py_ssize_t at = 0; done && at < rows; at++) {
            int64_t many = four((const uint8_t *)lengths + 4 * at);
            done = counted(numbers, many, at, width, row);
            numbers += 2 * many;
            row += width;
        }
    }
    PyBuffer_Release(&into);
    if (!done)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"count", count, METH_VARARGS,
     "Make each row of bytes say how often each number of its own is there, 127 at most: width, numbers, lengths."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_rows",
    .m_doc = "Numbers into arrays.",
    .m_size = 0,
    .m_methods = functions,
};

PyMODINIT_FUNC PyInit__rows(void)
{
    return PyModuleDef_Init(&module);
}
