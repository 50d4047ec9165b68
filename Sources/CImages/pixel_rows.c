#include "pixel_rows.h"

#include <string.h>

typedef uint8_t bytes16 __attribute__((vector_size(16)));

enum { FILTER_NONE = 0, FILTER_SUB = 1 };

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define ARGB_RED 2
#define ARGB_GREEN 1
#define ARGB_BLUE 0
#else
#define ARGB_RED 1
#define ARGB_GREEN 2
#define ARGB_BLUE 3
#endif

// Converts groups of four pixels by one byte shuffle each. Every store writes 16 bytes, of which 12 are pixels, so the
// caller converts the last pixels of the row. Returns the number of converted pixels.
__attribute__((always_inline)) static inline size_t shuffle_to_rgb(
    uint8_t *output, const uint8_t *pixels, size_t width, bool is_argb) {
    size_t x = 0;
    for (; x + 6 <= width; x += 4) {
        bytes16 four;
        memcpy(&four, pixels + 4 * x, sizeof four);
        bytes16 packed =
            is_argb ? __builtin_shufflevector(
                          four, four, ARGB_RED, ARGB_GREEN, ARGB_BLUE, ARGB_RED + 4, ARGB_GREEN + 4,
                          ARGB_BLUE + 4, ARGB_RED + 8, ARGB_GREEN + 8, ARGB_BLUE + 8, ARGB_RED + 12,
                          ARGB_GREEN + 12, ARGB_BLUE + 12, -1, -1, -1, -1)
                    : __builtin_shufflevector(
                          four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
        memcpy(output + 3 * x, &packed, sizeof packed);
    }
    return x;
}

#if defined(__x86_64__)
// The byte shuffle is an SSSE3 instruction, which the compiler may not use for every x86-64 processor.
__attribute__((target("ssse3"))) static size_t shuffle_to_rgb_ssse3(
    uint8_t *output, const uint8_t *pixels, size_t width, bool is_argb) {
    return is_argb ? shuffle_to_rgb(output, pixels, width, true)
                   : shuffle_to_rgb(output, pixels, width, false);
}

static size_t shuffle_where_fast(uint8_t *output, const uint8_t *pixels, size_t width, bool is_argb) {
    return __builtin_cpu_supports("ssse3") ? shuffle_to_rgb_ssse3(output, pixels, width, is_argb) : 0;
}
#else
static size_t shuffle_where_fast(uint8_t *output, const uint8_t *pixels, size_t width, bool is_argb) {
    return shuffle_to_rgb(output, pixels, width, is_argb);
}
#endif

static void pack_rgb(uint8_t *output, const uint8_t *pixels, size_t width, bool is_argb) {
    size_t red = is_argb ? ARGB_RED : 0, green = is_argb ? ARGB_GREEN : 1, blue = is_argb ? ARGB_BLUE : 2;
    for (size_t x = shuffle_where_fast(output, pixels, width, is_argb); x < width; x++) {
        output[3 * x] = pixels[4 * x + red];
        output[3 * x + 1] = pixels[4 * x + green];
        output[3 * x + 2] = pixels[4 * x + blue];
    }
}

// Returns the word with the bytes red, green, blue, alpha in memory.
static inline uint32_t rgba_word(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
#if ARGB_BLUE == 0
    return alpha << 24 | blue << 16 | green << 8 | red;
#else
    return red << 24 | green << 16 | blue << 8 | alpha;
#endif
}

// Returns color * 255 / alpha, rounded to nearest, with one division for each pixel. `reciprocal` is 2^24 / alpha,
// rounded up, which gives the exact quotient for every dividend below 2^16.
static inline uint32_t unpremultiplied(uint32_t color, uint32_t alpha, uint32_t reciprocal) {
    uint32_t value = (uint32_t)(((uint64_t)(color * 255 + alpha / 2) * reciprocal) >> 24);
    return value > 255 ? 255 : value;
}

static inline uint32_t straight_rgba(uint32_t argb) {
    uint32_t alpha = argb >> 24;
    if (alpha == 0) return 0;
    uint32_t reciprocal = ((1u << 24) + alpha - 1) / alpha;
    return rgba_word(
        unpremultiplied(argb >> 16 & 255, alpha, reciprocal),
        unpremultiplied(argb >> 8 & 255, alpha, reciprocal), unpremultiplied(argb & 255, alpha, reciprocal),
        alpha);
}

static void pack_rgba_from_argb(uint8_t *output, const uint8_t *pixels, size_t width) {
    enum { BLOCK = 8 };
    uint32_t block[BLOCK];
    size_t x = 0;
    for (; x + BLOCK <= width; x += BLOCK) {
        memcpy(block, pixels + 4 * x, sizeof block);
        uint32_t common = UINT32_MAX;
        for (size_t i = 0; i < BLOCK; i++) common &= block[i];
        if (common >> 24 == 255) {
            for (size_t i = 0; i < BLOCK; i++) {
                block[i] = rgba_word(block[i] >> 16 & 255, block[i] >> 8 & 255, block[i] & 255, 255);
            }
        } else {
            for (size_t i = 0; i < BLOCK; i++) block[i] = straight_rgba(block[i]);
        }
        memcpy(output + 4 * x, block, sizeof block);
    }
    for (; x < width; x++) {
        memcpy(block, pixels + 4 * x, 4);
        block[0] = straight_rgba(block[0]);
        memcpy(output + 4 * x, block, 4);
    }
}

// Returns whether differences between adjacent pixels are small, as in photographs and gradients. There, the differences
// compress better than the colors. For text and uniform areas, the colors compress better.
static bool is_smooth(const uint8_t *row, size_t size, size_t pixel_size, uint32_t smoothness) {
    enum { SMALL_STEP = 16, STRIDE = 32, MOST_ADDITIONS = 255 };
    uint32_t small = 0, large = 0;
    size_t i = pixel_size;
    while (i + sizeof(bytes16) <= size) {
        // Byte counters use sixteen lanes, and are emptied before they can overflow.
        bytes16 not_small = {0}, not_flat = {0};
        int additions = 0;
        for (; additions < MOST_ADDITIONS && i + sizeof(bytes16) <= size; i += STRIDE, additions++) {
            bytes16 here, before;
            memcpy(&here, row + i, sizeof here);
            memcpy(&before, row + i - pixel_size, sizeof before);
            bytes16 step = here - before;
            not_small -= (bytes16)((bytes16)(step + SMALL_STEP) > 2 * SMALL_STEP);
            not_flat -= (bytes16)(step != 0);
        }
        for (size_t lane = 0; lane < sizeof(bytes16); lane++) {
            large += not_small[lane];
            small += (uint32_t)(not_flat[lane] - not_small[lane]);
        }
    }
    return small > (uint64_t)smoothness * large;
}

static void subtract_pixel_before(uint8_t *row, size_t size, size_t pixel_size) {
    for (size_t i = size; i-- > pixel_size;) row[i] = (uint8_t)(row[i] - row[i - pixel_size]);
}

size_t cpng_filtered_row_size(size_t width, bool has_alpha) { return 1 + width * (has_alpha ? 4 : 3); }

void cpng_filter_rows(
    uint8_t *output, const uint8_t *pixels, size_t bytes_per_row, size_t width, size_t row_count,
    bool is_argb, bool has_alpha, uint32_t smoothness) {
    size_t pixel_size = has_alpha ? 4 : 3;
    size_t size = pixel_size * width;
    for (size_t y = 0; y < row_count; y++, pixels += bytes_per_row, output += 1 + size) {
        uint8_t *row = output + 1;
        if (!has_alpha) {
            pack_rgb(row, pixels, width, is_argb);
        } else if (is_argb) {
            pack_rgba_from_argb(row, pixels, width);
        } else {
            memcpy(row, pixels, size);
        }
        if (is_smooth(row, size, pixel_size, smoothness)) {
            output[0] = FILTER_SUB;
            subtract_pixel_before(row, size, pixel_size);
        } else {
            output[0] = FILTER_NONE;
        }
    }
}

static void pack_opaque_rgba_from_argb(uint8_t *output, const uint8_t *pixels, size_t width) {
    for (size_t x = 0; x < width; x++) {
        uint32_t argb;
        memcpy(&argb, pixels + 4 * x, sizeof argb);
        uint32_t word = rgba_word(argb >> 16 & 255, argb >> 8 & 255, argb & 255, 255);
        memcpy(output + 4 * x, &word, sizeof word);
    }
}

void cpng_straighten_rows(
    uint8_t *output, const uint8_t *pixels, size_t bytes_per_row, size_t width, size_t row_count, bool has_alpha) {
    for (size_t row = 0; row < row_count; row++) {
        if (has_alpha) {
            pack_rgba_from_argb(output, pixels, width);
        } else {
            pack_opaque_rgba_from_argb(output, pixels, width);
        }
        output += 4 * width;
        pixels += bytes_per_row;
    }
}
