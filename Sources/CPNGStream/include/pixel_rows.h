#ifndef CPNG_PIXEL_ROWS_H
#define CPNG_PIXEL_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a pixel of four bytes is stored.
typedef enum cpng_pixel_layout {
    /// Cairo's: one 32-bit number in the processor's byte order, alpha in the high byte, colors
    /// multiplied by alpha.
    CPNG_PREMULTIPLIED_ARGB,
    /// Red, green, blue, alpha, one byte each, colors not multiplied by alpha.
    CPNG_STRAIGHT_RGBA,
} cpng_pixel_layout;

/// Bytes of one filtered row: the filter type, then three or four bytes a pixel.
size_t cpng_filtered_row_size(size_t width, bool has_alpha);

/// Turns pixels into filtered PNG rows, one after another in `output`. Without `has_alpha` the alpha of the
/// pixels is not looked at.
void cpng_filter_rows(
    uint8_t *output, const uint8_t *pixels, size_t bytes_per_row, size_t width, size_t row_count,
    cpng_pixel_layout layout, bool has_alpha);

/// Turns premultiplied ARGB pixels into straight RGBA ones, rows without anything between them in `output`: the same
/// that a file of those rows holds. Without `has_alpha` the alpha of the pixels is not looked at, and becomes 255.
void cpng_straighten_rows(
    uint8_t *output, const uint8_t *pixels, size_t bytes_per_row, size_t width, size_t row_count, bool has_alpha);

#pragma clang assume_nonnull end

#endif
