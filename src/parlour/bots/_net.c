/* A small net, forward only: features in, chances to win and the appeal of actions out.
 *
 * A file of a net holds numbers alone. Its sizes are checked against what was handed over before anything is read, every
 * feature and action number against the sizes: no file and no list can make this code read or write out of bounds.
 *
 * One net: a sparse first layer (the int8 rows of the features that count are summed as whole numbers, then scaled),
 * ReLU, a second layer, ReLU, then a logit a seat and a logit an action. Several nets in a file are averaged.
 * The numbers are those of docs/decisions/0018-learned-players.md.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#define MOST_FEATURES 8192 /* of an encoder */
#define MOST_ACTIVE 1024   /* in one list */
#define MOST_ACTIONS 4096
#define MOST_WIDTH 512
#define MOST_SECOND 64
#define MOST_SEATS 8
#define MOST_NETS 4
#define BLOCK 64 /* columns of the first layer summed at a time; widths are multiples of it */
#define STRIP 32 /* columns of the second layer summed at a time; it too */
#define CHUNK 256 /* rows summed in 16 bits: 256 * 127 < 32768 */

/* On x86-64 with glibc the loader picks the copy that suits the machine; elsewhere there is the plain one alone. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_EVERY_MACHINE __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EVERY_MACHINE
#endif

typedef struct {
    float *scale1, *bias1; /* width */
    float *bias2;          /* second */
    float *value, *value_bias; /* seats * second, seats */
    float *policy, *policy_bias; /* actions * second, actions */
    float *weights2;       /* width * second */
    int8_t *rows;          /* features * width */
} Layers;

typedef struct {
    PyObject_HEAD
    int features, width, second, seats, actions, nets;
    Layers layers[MOST_NETS];
    void *memory;
} Net;

#if defined(__GNUC__)
typedef int16_t Shorts __attribute__((vector_size(32), aligned(1), may_alias));
typedef int8_t Bytes __attribute__((vector_size(16), aligned(1), may_alias));
typedef float Floats __attribute__((vector_size(32), aligned(1), may_alias));
#define SHORTS(row, at) __builtin_convertvector(*(const Bytes *)((row) + 16 * (at)), Shorts)

/* The sum of at most CHUNK rows, from one column on. Written out, so that the sums stay in registers. */
FOR_EVERY_MACHINE
static void sum_block(const int8_t *rows, int width, const uint16_t *active, int count, int16_t *part)
{
    Shorts a = {0}, b = {0}, c = {0}, d = {0};
    for (int i = 0; i < count; i++) {
        const int8_t *row = rows + (size_t)active[i] * (size_t)width;
        a += SHORTS(row, 0);
        b += SHORTS(row, 1);
        c += SHORTS(row, 2);
        d += SHORTS(row, 3);
    }
    memcpy(part, &a, 32), memcpy(part + 16, &b, 32), memcpy(part + 32, &c, 32), memcpy(part + 48, &d, 32);
}

/* The second layer, STRIP columns of it: the rows of the units that fire, each times what it fires. */
FOR_EVERY_MACHINE
static void sum_strip(const float *rows, int second, const float *units, int width, float *sums)
{
    Floats a = *(Floats *)sums, b = *(Floats *)(sums + 8), c = *(Floats *)(sums + 16), d = *(Floats *)(sums + 24);
    for (int i = 0; i < width; i++) {
        float x = units[i];
        if (x > 0.0f) {
            const float *row = rows + (size_t)i * (size_t)second;
            a += x * *(const Floats *)row;
            b += x * *(const Floats *)(row + 8);
            c += x * *(const Floats *)(row + 16);
            d += x * *(const Floats *)(row + 24);
        }
    }
    *(Floats *)sums = a, *(Floats *)(sums + 8) = b, *(Floats *)(sums + 16) = c, *(Floats *)(sums + 24) = d;
}
#else
static void sum_block(const int8_t *rows, int width, const uint16_t *active, int count, int16_t *part)
{
    memset(part, 0, BLOCK * sizeof(int16_t));
    for (int i = 0; i < count; i++)
        for (int j = 0; j < BLOCK; j++)
            part[j] = (int16_t)(part[j] + rows[(size_t)active[i] * (size_t)width + (size_t)j]);
}

static void sum_strip(const float *rows, int second, const float *units, int width, float *sums)
{
    for (int i = 0; i < width; i++)
        if (units[i] > 0.0f)
            for (int j = 0; j < STRIP; j++)
                sums[j] += units[i] * rows[(size_t)i * (size_t)second + (size_t)j];
}
#endif

/* Two layers: what the second one says, after ReLU. */
static void forward(const Net *net, const Layers *of, const uint16_t *active, int count, float *second)
{
    float units[MOST_WIDTH];
    for (int block = 0; block < net->width; block += BLOCK) {
        int32_t whole[BLOCK] = {0};
        for (int from = 0; from < count; from += CHUNK) {
            int16_t part[BLOCK];
            sum_block(of->rows + block, net->width, active + from, count - from < CHUNK ? count - from : CHUNK, part);
            for (int j = 0; j < BLOCK; j++)
                whole[j] += part[j];
        }
        for (int j = 0; j < BLOCK; j++)
            units[block + j] = (float)whole[j] * of->scale1[block + j] + of->bias1[block + j];
    }
    memcpy(second, of->bias2, (size_t)net->second * sizeof(float));
    for (int strip = 0; strip < net->second; strip += STRIP)
        sum_strip(of->weights2 + strip, net->second, units, net->width, second + strip);
    for (int j = 0; j < net->second; j++)
        if (second[j] < 0.0f)
            second[j] = 0.0f;
}

static float weighed(const float *row, const float *second, int count, float bias)
{
    float sum = bias;
    for (int j = 0; j < count; j++)
        sum += row[j] * second[j];
    return sum;
}

/* Logits become shares that sum to 1, as a list. */
static PyObject *shared(float *logits, int count)
{
    float most = logits[0], total = 0.0f;
    for (int i = 1; i < count; i++)
        if (logits[i] > most)
            most = logits[i];
    for (int i = 0; i < count; i++) {
        logits[i] = expf(logits[i] - most);
        total += logits[i];
    }
    PyObject *list = PyList_New(count);
    if (list == NULL)
        return NULL;
    for (int i = 0; i < count; i++) {
        PyObject *number = PyFloat_FromDouble((double)(logits[i] / total));
        if (number == NULL) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SET_ITEM(list, i, number);
    }
    return list;
}

/* Numbers that an encoder packed, two bytes each and the lower first: each from 0 to below the limit; how many, or -1
 * with an error set. */
static int unpacked(PyObject *packed, int limit, int most, const char *what, uint16_t *found)
{
    Py_ssize_t count = PyBytes_GET_SIZE(packed) / 2;
    if (count > most || PyBytes_GET_SIZE(packed) % 2) {
        PyErr_Format(PyExc_ValueError, "%zd bytes of %s, at most %d are told, two bytes each",
                     PyBytes_GET_SIZE(packed), what, most);
        return -1;
    }
    const uint8_t *byte = (const uint8_t *)PyBytes_AS_STRING(packed);
    for (Py_ssize_t i = 0; i < count; i++) {
        int number = byte[2 * i] | byte[2 * i + 1] << 8;
        if (number >= limit) {
            PyErr_Format(PyExc_ValueError, "%s: %d is not from 0 to %d", what, number, limit - 1);
            return -1;
        }
        found[i] = (uint16_t)number;
    }
    return (int)count;
}

/* The same of a list of numbers, or of packed ones. */
static int numbers(PyObject *list, int limit, int most, const char *what, uint16_t *found)
{
    if (PyBytes_Check(list))
        return unpacked(list, limit, most, what, found);
    if (!PyList_Check(list)) {
        PyErr_Format(PyExc_TypeError, "%s are a list of numbers", what);
        return -1;
    }
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (count > most) {
        PyErr_Format(PyExc_ValueError, "%zd %s, at most %d are told", count, what, most);
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        long number = PyLong_AsLong(PyList_GET_ITEM(list, i));
        if (number < 0 || number >= limit) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_ValueError, "%s: %ld is not from 0 to %d", what, number, limit - 1);
            return -1;
        }
        found[i] = (uint16_t)number;
    }
    return (int)count;
}

static PyObject *Net_values(Net *net, PyObject *list)
{
    uint16_t active[MOST_ACTIVE];
    float second[MOST_SECOND], logits[MOST_SEATS] = {0};
    int count = numbers(list, net->features, MOST_ACTIVE, "features", active);
    if (count < 0)
        return NULL;
    for (int n = 0; n < net->nets; n++) {
        const Layers *of = &net->layers[n];
        forward(net, of, active, count, second);
        for (int s = 0; s < net->seats; s++)
            logits[s] += weighed(of->value + (size_t)s * (size_t)net->second, second, net->second, of->value_bias[s]);
    }
    for (int s = 0; s < net->seats; s++)
        logits[s] /= (float)net->nets;
    return shared(logits, net->seats);
}

static PyObject *Net_priors(Net *net, PyObject *const *given, Py_ssize_t many)
{
    uint16_t active[MOST_ACTIVE], asked[MOST_ACTIVE];
    float second[MOST_SECOND], logits[MOST_ACTIVE];
    if (many != 2) {
        PyErr_SetString(PyExc_TypeError, "priors needs features and actions");
        return NULL;
    }
    int count = numbers(given[0], net->features, MOST_ACTIVE, "features", active);
    int options = count < 0 ? -1 : numbers(given[1], net->actions, MOST_ACTIVE, "actions", asked);
    if (options < 0)
        return NULL;
    if (options == 0)
        return PyList_New(0);
    memset(logits, 0, sizeof logits);
    for (int n = 0; n < net->nets; n++) {
        const Layers *of = &net->layers[n];
        forward(net, of, active, count, second);
        for (int i = 0; i < options; i++)
            logits[i] += weighed(of->policy + (size_t)asked[i] * (size_t)net->second, second, net->second,
                                 of->policy_bias[asked[i]]);
    }
    for (int i = 0; i < options; i++)
        logits[i] /= (float)net->nets;
    return shared(logits, options);
}

static int within(int number, int most, const char *what)
{
    if (number >= 1 && number <= most)
        return 1;
    PyErr_Format(PyExc_ValueError, "%d %s: 1 to %d", number, what, most);
    return 0;
}

/* Read so many floats into place; 0 with an error set where one is no number. */
static int floats(const char **from, float *into, size_t count)
{
    memcpy(into, *from, count * sizeof(float));
    *from += count * sizeof(float);
    for (size_t i = 0; i < count; i++)
        if (!(fabsf(into[i]) < 1e6f)) {
            PyErr_SetString(PyExc_ValueError, "the net holds a number that is none");
            return 0;
        }
    return 1;
}

/* Read a matrix of int8, a scale for each of its rows or each of its columns, as floats. */
static void scaled(const char **from, float *into, const float *scale, int rows, int columns, int by_row)
{
    const int8_t *read = (const int8_t *)*from;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            into[(size_t)i * (size_t)columns + (size_t)j] = (float)*read++ * scale[by_row ? i : j];
    *from = (const char *)read;
}

static PyObject *Net_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"features", "width", "second", "seats", "actions", "nets", "numbers", NULL};
    int features, width, second, seats, actions, nets;
    Py_buffer file;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "iiiiiiy*", names, &features, &width, &second, &seats,
                                     &actions, &nets, &file))
        return NULL;
    Net *net = NULL;
    float *scales = NULL;
    if (!within(features, MOST_FEATURES, "features") || !within(width, MOST_WIDTH, "units")
        || !within(second, MOST_SECOND, "units of the second layer") || !within(seats, MOST_SEATS, "seats")
        || !within(actions, MOST_ACTIONS, "actions") || !within(nets, MOST_NETS, "nets"))
        goto failed;
    if (width % BLOCK || second % STRIP) {
        PyErr_Format(PyExc_ValueError, "%d and %d units: multiples of %d and %d", width, second, BLOCK, STRIP);
        goto failed;
    }
    size_t f = (size_t)features, w = (size_t)width, s = (size_t)second, p = (size_t)seats, a = (size_t)actions;
    size_t in_floats = w + w + s + s + p * s + p + a + a;
    size_t in_bytes = w * s + a * s + f * w;
    size_t need = (size_t)nets * (in_floats * sizeof(float) + in_bytes);
    if ((size_t)file.len != need) {
        PyErr_Format(PyExc_ValueError, "the net has %zd bytes, its sizes need %zu", file.len, need);
        goto failed;
    }
    net = (Net *)type->tp_alloc(type, 0);
    if (net == NULL)
        goto failed;
    size_t kept = w + w + s + p * s + p + a * s + a + w * s;
    net->memory = PyMem_Malloc((size_t)nets * (kept * sizeof(float) + f * w));
    scales = PyMem_Malloc((s + a) * sizeof(float));
    if (net->memory == NULL || scales == NULL) {
        PyErr_NoMemory();
        goto failed;
    }
    net->features = features, net->width = width, net->second = second;
    net->seats = seats, net->actions = actions, net->nets = nets;
    float *place = net->memory;
    int8_t *rows = (int8_t *)((float *)net->memory + (size_t)nets * kept);
    const char *from = file.buf;
    for (int n = 0; n < nets; n++) {
        Layers *of = &net->layers[n];
        of->scale1 = place, place += w;
        of->bias1 = place, place += w;
        of->bias2 = place, place += s;
        of->value = place, place += p * s;
        of->value_bias = place, place += p;
        of->policy_bias = place, place += a;
        of->policy = place, place += a * s;
        of->weights2 = place, place += w * s;
        of->rows = rows, rows += f * w;
        if (!floats(&from, of->scale1, w) || !floats(&from, of->bias1, w) || !floats(&from, scales, s)
            || !floats(&from, of->bias2, s) || !floats(&from, of->value, p * s) || !floats(&from, of->value_bias, p)
            || !floats(&from, scales + s, a) || !floats(&from, of->policy_bias, a))
            goto failed;
        scaled(&from, of->weights2, scales, width, second, 0);
        scaled(&from, of->policy, scales + s, actions, second, 1);
        memcpy(of->rows, from, f * w);
        from += f * w;
    }
    PyMem_Free(scales);
    PyBuffer_Release(&file);
    return (PyObject *)net;
failed:
    PyMem_Free(scales);
    Py_XDECREF(net);
    PyBuffer_Release(&file);
    return NULL;
}

static void Net_dealloc(Net *net)
{
    PyMem_Free(net->memory);
    Py_TYPE(net)->tp_free((PyObject *)net);
}

static PyMethodDef net_methods[] = {
    {"values", (PyCFunction)Net_values, METH_O, "Each seat's chance to win, the chooser's first."},
    {"priors", (PyCFunction)(void (*)(void))Net_priors, METH_FASTCALL, "How likely each action is to be the best."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NetType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "parlour.bots._net.Net",
    .tp_basicsize = sizeof(Net),
    .tp_dealloc = (destructor)Net_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The numbers of a net, ready to be asked.",
    .tp_methods = net_methods,
    .tp_new = Net_new,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_net",
    .m_doc = "A small net, forward only.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit__net(void)
{
    if (PyType_Ready(&NetType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made != NULL && PyModule_AddObjectRef(made, "Net", (PyObject *)&NetType) < 0)
        Py_CLEAR(made);
    return made;
}
