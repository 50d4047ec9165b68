#ifndef CPNG_PIXEL_ROWS_H
#define CPNG_PIXEL_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns the number of bytes in a filtered row: the filter type, then three or four for each pixel.
size_t cpng_filtered_row_size(size_t width, bool has_alpha);

/// Converts pixels to filtered PNG rows, one after another in `output`. Without `has_alpha`, it ignores the alpha of
/// the pixels.
///
/// With `is_argb`, a pixel is in Cairo's format: a premultiplied 32-bit number in the processor's byte order, with alpha
/// in its high byte. Without, it is red, green, blue and alpha, one byte each, not premultiplied.
///
/// In rows with more than `smoothness` times as many small differences between adjacent pixels as large ones, the
/// differences replace the pixels.
void cpng_filter_rows(
    uint8_t *output, const uint8_t *pixels, size_t bytes_per_row, size_t width, size_t row_count,
    bool is_argb, bool has_alpha, uint32_t smoothness);

/// Converts premultiplied ARGB pixels to straight RGBA, without padding between the rows in `output`. They equal those
/// of a PNG file with these rows. Without `has_alpha`, it ignores the alpha of the pixels, which becomes 255.
void cpng_straighten_rows(
    uint8_t *output, const uint8_t *pixels, size_t bytes_per_row, size_t width, size_t row_count, bool has_alpha);

#pragma clang assume_nonnull end

#endif
