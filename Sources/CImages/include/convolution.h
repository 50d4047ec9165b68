#ifndef CIMAGES_CONVOLUTION_H
#define CIMAGES_CONVOLUTION_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Writes a row of pixels, each of which is a weighted sum of `row_count` × `weight_count` pixels.
///
/// Weights are in 65,536ths. A pixel's weight is the product of a weight of its row and one of its column.
/// `weight_count` is a multiple of four, and the weights of each target pixel follow each other.
///
/// - Parameters:
///   - rows: The pixels, `row_size` in each row, four bytes each.
///   - starts: The first pixel in a row for each target pixel. `weight_count` pixels from it must be in the row.
void cimages_convolve_row(
    uint32_t *target, size_t width, const uint32_t *rows, size_t row_size, const int32_t *row_weights,
    size_t row_count, const int32_t *starts, const int32_t *weights, size_t weight_count);

#pragma clang assume_nonnull end

#endif
