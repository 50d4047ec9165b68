#include "convolution.h"

#include <string.h>

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef int32_t ints4 __attribute__((vector_size(16)));
typedef int32_t ints8 __attribute__((vector_size(32)));
typedef int64_t longs4 __attribute__((vector_size(32)));

enum { FRACTION_BITS = 16, HALF = 1 << (FRACTION_BITS - 1), MAX_PART = 255 };

// Adds the parts of two pixels, multiplied by a weight each.
__attribute__((always_inline)) static inline void add_pair(
    ints8 *sums, const uint32_t *pixels, int32_t first, int32_t second) {
    bytes8 parts;
    memcpy(&parts, pixels, sizeof parts);
    ints8 weights = {first, first, first, first, second, second, second, second};
    *sums += __builtin_convertvector(parts, ints8) * weights;
}

// Adds the parts of pixels of a row, multiplied by a weight each.
__attribute__((always_inline)) static inline void add_pixels(
    ints8 *sums, const uint32_t *pixels, int64_t row_weight, const int32_t *weights, size_t count) {
    for (size_t i = 0; i < count; i += 4) {
        ints4 four;
        memcpy(&four, weights + i, sizeof four);
        longs4 products = (__builtin_convertvector(four, longs4) * row_weight + HALF) >> FRACTION_BITS;
        four = __builtin_convertvector(products, ints4);
        add_pair(sums, pixels + i, four[0], four[1]);
        add_pair(sums, pixels + i + 2, four[2], four[3]);
    }
}

// Returns a pixel whose parts are the sums of the two halves, rounded and limited.
__attribute__((always_inline)) static inline uint32_t pixel(const ints8 *sums) {
    ints4 parts = __builtin_shufflevector(*sums, *sums, 0, 1, 2, 3);
    parts += __builtin_shufflevector(*sums, *sums, 4, 5, 6, 7);
    parts = (parts + HALF) >> FRACTION_BITS;
    parts &= parts > 0;
    parts -= (parts - MAX_PART) & (parts > MAX_PART);
    bytes4 bytes = __builtin_convertvector(parts, bytes4);
    uint32_t result;
    memcpy(&result, &bytes, sizeof result);
    return result;
}

__attribute__((always_inline)) static inline void convolve_row(
    uint32_t *target, size_t width, const uint32_t *rows, size_t row_size, const int32_t *row_weights,
    size_t row_count, const int32_t *starts, const int32_t *weights, size_t weight_count) {
    for (size_t x = 0; x < width; x++, weights += weight_count) {
        ints8 sums = {0};
        const uint32_t *pixels = rows + starts[x];
        for (size_t y = 0; y < row_count; y++, pixels += row_size) {
            add_pixels(&sums, pixels, row_weights[y], weights, weight_count);
        }
        target[x] = pixel(&sums);
    }
}

#if defined(__x86_64__)
// These instructions are much faster, but not every x86-64 processor has them.
__attribute__((target("avx2"))) static void convolve_row_with_avx2(
    uint32_t *target, size_t width, const uint32_t *rows, size_t row_size, const int32_t *row_weights,
    size_t row_count, const int32_t *starts, const int32_t *weights, size_t weight_count) {
    convolve_row(target, width, rows, row_size, row_weights, row_count, starts, weights, weight_count);
}
#endif

void cimages_convolve_row(
    uint32_t *target, size_t width, const uint32_t *rows, size_t row_size, const int32_t *row_weights,
    size_t row_count, const int32_t *starts, const int32_t *weights, size_t weight_count) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) {
        convolve_row_with_avx2(
            target, width, rows, row_size, row_weights, row_count, starts, weights, weight_count);
        return;
    }
#endif
    convolve_row(target, width, rows, row_size, row_weights, row_count, starts, weights, weight_count);
}
