#ifndef CPNG_PNG_STREAM_H
#define CPNG_PNG_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// libpng makes the chunks and their checksums, and the caller provides the compressed pixels. The functions of libpng
// for the end of a file and for texts are not used: they require libpng to compress the image, and texts to precede it.
//
// The arguments must be valid. An error, such as a lack of memory, ends the program.

enum { CPNG_HEADER_SIZE = 64 };

/// Writes the signature and the chunks before the texts of an 8-bit image to `output`, which has space for
/// CPNG_HEADER_SIZE bytes. The sides and the resolution are up to 2^31 - 1; a resolution of 0 is omitted. Returns the
/// number of bytes.
size_t cpng_write_header(
    uint8_t *output, uint32_t width, uint32_t height, bool has_alpha, uint32_t pixels_per_meter);

/// Writes one chunk of `count` + 12 bytes to `output`, and returns their number. `type` is four letters, `count` below
/// 2^31.
size_t cpng_write_chunk(uint8_t *output, const char *type, const uint8_t *_Nullable bytes, size_t count);

/// Returns the version of libpng at run time.
const char *cpng_version(void);

#pragma clang assume_nonnull end

#endif
