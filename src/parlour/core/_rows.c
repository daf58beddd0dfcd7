/* Numbers into arrays of others' making, such as NumPy's: what a loop in Python would do one by one.
 *
 * An array is whatever offers its memory to be written, in one piece. Its size is checked before anything is written,
 * every number before its place is: nothing handed over can make this code write out of bounds.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* Count the numbers of one row, two bytes each and the lower first, in its row of bytes; 0 with an error set if one has
 * no place there. */
static int counted(PyObject *packed, Py_ssize_t at, Py_ssize_t width, uint8_t *row)
{
    if (!PyBytes_Check(packed) || PyBytes_GET_SIZE(packed) % 2) {
        PyErr_Format(PyExc_TypeError, "row %zd is not bytes of numbers, two each", at);
        return 0;
    }
    const uint8_t *byte = (const uint8_t *)PyBytes_AS_STRING(packed), *end = byte + PyBytes_GET_SIZE(packed);
    for (; byte < end; byte += 2) {
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
    Py_ssize_t width;
    PyObject *packed;
    if (!PyArg_ParseTuple(arguments, "w*nO!", &into, &width, &PyList_Type, &packed))
        return NULL;
    Py_ssize_t rows = PyList_GET_SIZE(packed);
    int done = 0;
    if (width < 1 || into.len % width || into.len / width != rows)
        PyErr_Format(PyExc_ValueError, "%zd bytes are not %zd rows of %zd", into.len, rows, width);
    else {
        memset(into.buf, 0, (size_t)into.len);
        done = 1;
        for (Py_ssize_t at = 0; done && at < rows; at++)
            done = counted(PyList_GET_ITEM(packed, at), at, width, (uint8_t *)into.buf + at * width);
    }
    PyBuffer_Release(&into);
    if (!done)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *put(PyObject *module, PyObject *arguments)
{
    Py_buffer into;
    PyObject *list;
    if (!PyArg_ParseTuple(arguments, "w*O!", &into, &PyList_Type, &list))
        return NULL;
    Py_ssize_t many = PyList_GET_SIZE(list);
    int done = 0;
    if (into.len != many * (Py_ssize_t)sizeof(int32_t))
        PyErr_Format(PyExc_ValueError, "%zd bytes are not %zd numbers of 32 bits", into.len, many);
    else {
        done = 1;
        for (Py_ssize_t i = 0; i < many; i++) {
            long number = PyLong_AsLong(PyList_GET_ITEM(list, i));
            if (number < INT32_MIN || number > INT32_MAX || (number == -1 && PyErr_Occurred())) {
                if (!PyErr_Occurred())
                    PyErr_Format(PyExc_ValueError, "%ld has no room in 32 bits", number);
                done = 0;
                break;
            }
            ((int32_t *)into.buf)[i] = (int32_t)number;
        }
    }
    PyBuffer_Release(&into);
    if (!done)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"count", count, METH_VARARGS, "Make each row of bytes say how often each number of its own is there, 127 at most."},
    {"put", put, METH_VARARGS, "Write the numbers of a list, 32 bits each."},
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
