#include "blending.h"

#include <string.h>

// Functions with wide arguments are always inlined, so that their calling convention does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t shorts16 __attribute__((vector_size(32)));

// A block is 16 bytes: four pixels, or sixteen of a mask.
enum { PIXELS = 4, BYTES = 16 };

__attribute__((always_inline)) static inline shorts16 widened(bytes16 bytes) {
    return __builtin_convertvector(bytes, shorts16);
}

// Returns the products, divided by 255 and rounded.
__attribute__((always_inline)) static inline shorts16 products(shorts16 first, shorts16 second) {
    shorts16 products = first * second + 128;
    return (products + (products >> 8)) >> 8;
}

// Returns the source plus the part of the target that it does not cover.
__attribute__((always_inline)) static inline bytes16 blended(shorts16 source, shorts16 alpha, bytes16 target) {
    shorts16 rest = products(widened(target), 255 - alpha);
    // Filters of scaled images can make a color larger than its alpha.
    return __builtin_elementwise_add_sat(
        __builtin_convertvector(source, bytes16), __builtin_convertvector(rest, bytes16));
}

// Returns the alpha of each of four pixels for all of its bytes.
__attribute__((always_inline)) static inline shorts16 alphas(shorts16 pixels) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return __builtin_shufflevector(pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
#else
    return __builtin_shufflevector(pixels, pixels, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12);
#endif
}

__attribute__((always_inline)) static inline bytes16 repeated(uint32_t color) {
    uint32_t colors[PIXELS] = {color, color, color, color};
    bytes16 result;
    memcpy(&result, colors, sizeof result);
    return result;
}

// Blends a color over up to four pixels. `mask` has one byte for each.
__attribute__((always_inline)) static inline void blend_color(
    uint8_t *target, const uint8_t *mask, size_t count, bytes16 color) {
    uint32_t coverage = 0;
    memcpy(&coverage, mask, count);
    if (coverage == 0) return;
    bytes16 pixels = {0}, covered = {0};
    memcpy(&pixels, target, 4 * count);
    memcpy(&covered, &coverage, sizeof coverage);
    covered = __builtin_shufflevector(covered, covered, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    shorts16 source = products(widened(color), widened(covered));
    pixels = blended(source, alphas(source), pixels);
    memcpy(target, &pixels, 4 * count);
}

void cimages_blend_color(
    uint8_t *target, size_t target_bytes_per_row, const uint8_t *mask, size_t mask_bytes_per_row, size_t width,
    size_t height, uint32_t color) {
    bytes16 colors = repeated(color);
    for (size_t y = 0; y < height; y++, target += target_bytes_per_row, mask += mask_bytes_per_row) {
        size_t x = 0;
        for (; x + PIXELS <= width; x += PIXELS) blend_color(target + 4 * x, mask + x, PIXELS, colors);
        for (; x < width; x++) blend_color(target + 4 * x, mask + x, 1, colors);
    }
}

__attribute__((always_inline)) static inline void blend_opacity(
    uint8_t *target, const uint8_t *mask, size_t count, shorts16 opacity) {
    bytes16 covered = {0}, coverage = {0};
    memcpy(&coverage, mask, count);
    memcpy(&covered, target, count);
    shorts16 source = products(widened(coverage), opacity);
    covered = blended(source, source, covered);
    memcpy(target, &covered, count);
}

void cimages_blend_opacity(
    uint8_t *target, size_t target_bytes_per_row, const uint8_t *mask, size_t mask_bytes_per_row, size_t width,
    size_t height, uint8_t opacity) {
    shorts16 opacities = (shorts16){0} + opacity;
    for (size_t y = 0; y < height; y++, target += target_bytes_per_row, mask += mask_bytes_per_row) {
        size_t x = 0;
        for (; x + BYTES <= width; x += BYTES) blend_opacity(target + x, mask + x, BYTES, opacities);
        for (; x < width; x++) blend_opacity(target + x, mask + x, 1, opacities);
    }
}

__attribute__((always_inline)) static inline void blend_pixels(
    uint8_t *target, const uint8_t *source, size_t count) {
    bytes16 pixels = {0}, colors = {0};
    memcpy(&colors, source, 4 * count);
    memcpy(&pixels, target, 4 * count);
    shorts16 wide = widened(colors);
    pixels = blended(wide, alphas(wide), pixels);
    memcpy(target, &pixels, 4 * count);
}

void cimages_blend_pixels(
    uint8_t *target, size_t target_bytes_per_row, const uint8_t *source, size_t source_bytes_per_row, size_t width,
    size_t height) {
    for (size_t y = 0; y < height; y++, target += target_bytes_per_row, source += source_bytes_per_row) {
        size_t x = 0;
        for (; x + PIXELS <= width; x += PIXELS) blend_pixels(target + 4 * x, source + 4 * x, PIXELS);
        for (; x < width; x++) blend_pixels(target + 4 * x, source + 4 * x, 1);
    }
}
