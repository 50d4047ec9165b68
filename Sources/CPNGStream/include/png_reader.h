#ifndef CPNG_PNG_READER_H
#define CPNG_PNG_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A PNG file of any kind being decoded, row by row from the top. It owns everything that decoding allocates. Only
/// an interlaced image is ever in memory as a whole.
///
/// A gamma other than sRGB's is converted, in 8-bit files where it moves samples by more than 1 of 255; the chunk sRGB
/// overrides gAMA.
/// Primaries (cHRM) and color profiles (iCCP) are ignored.
typedef struct cpng_reader cpng_reader;

/// Begins an image of `width` × `height` pixels, which the file must have. Returns NULL when there is no memory.
cpng_reader *_Nullable cpng_reader_create(uint32_t width, uint32_t height);
void cpng_reader_destroy(cpng_reader *reader);

/// Decodes the next row: `width` pixels of straight 8-bit sRGB, bytes red, green, blue, alpha. With the last row it
/// checks the rest of the file.
///
/// `file` is the same whole file in every call; it may move between calls. Returns false when it fails, and the
/// message then contains the reason. After a failure, and after `height` rows, the reader may only be destroyed.
bool cpng_reader_read_row(cpng_reader *reader, const uint8_t *file, size_t count, uint8_t *row);

const char *cpng_reader_message(const cpng_reader *reader);

#pragma clang assume_nonnull end

#endif
