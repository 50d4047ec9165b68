#ifndef CPNG_PNG_DECODE_H
#define CPNG_PNG_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum { CPNG_MESSAGE_SIZE = 128 };

/// Takes the next row of a picture: `width` pixels of straight 8-bit sRGB, bytes red, green, blue, alpha. It must
/// return: libpng reports failures with longjmp, which may not pass through a Swift frame.
typedef void (*cpng_row_sink)(void *context, const uint8_t *row);

/// Decodes a whole PNG file of any kind, row by row from the top. The file must be a picture of `width` × `height`
/// pixels. Only an interlaced one is ever in memory as a whole.
///
/// A gamma other than sRGB's is converted; the chunk sRGB overrides gAMA. Primaries (cHRM) and colour profiles
/// (iCCP) are not looked at.
///
/// Returns false when it cannot; `message` then says why, in at most CPNG_MESSAGE_SIZE bytes with a zero at
/// the end.
bool cpng_decode(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, cpng_row_sink sink, void *context,
    char *message);

#pragma clang assume_nonnull end

#endif
