#ifndef CPNG_PNG_DECODE_H
#define CPNG_PNG_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum { CPNG_MESSAGE_SIZE = 128 };

/// Decodes a whole PNG file of any kind to straight 8-bit sRGB: bytes red, green, blue, alpha, row by row
/// without gaps. The file must be a picture of `width` × `height` pixels.
///
/// A gamma other than sRGB's is converted; the chunk sRGB overrides gAMA. Primaries (cHRM) and colour profiles
/// (iCCP) are not looked at.
///
/// Returns false when it cannot; `message` then says why, in at most CPNG_MESSAGE_SIZE bytes with a zero at
/// the end.
bool cpng_decode(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char *message);

#pragma clang assume_nonnull end

#endif
