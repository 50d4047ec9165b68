#ifndef CIMAGES_BLENDING_H
#define CIMAGES_BLENDING_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Each function blends `height` rows of `width` pixels over others, like Cairo's default operator: the result is the
// source plus the part of the target that it does not cover. Each product is divided by 255 and rounded. Colors are
// premultiplied.

/// Blends a color over 32-bit pixels where a mask of one byte for each pixel covers them.
void cimages_blend_color(
    uint8_t *target, size_t target_bytes_per_row, const uint8_t *mask, size_t mask_bytes_per_row, size_t width,
    size_t height, uint32_t color);

/// Blends an opacity over a mask of one byte for each pixel where another mask covers it.
void cimages_blend_opacity(
    uint8_t *target, size_t target_bytes_per_row, const uint8_t *mask, size_t mask_bytes_per_row, size_t width,
    size_t height, uint8_t opacity);

/// Blends 32-bit pixels over others.
void cimages_blend_pixels(
    uint8_t *target, size_t target_bytes_per_row, const uint8_t *source, size_t source_bytes_per_row, size_t width,
    size_t height);

#pragma clang assume_nonnull end

#endif
