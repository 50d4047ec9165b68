#ifndef CPNG_PNG_READER_H
#define CPNG_PNG_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A decoder of a PNG file of any kind, row by row from the top. It owns all memory for decoding. Only an interlaced
/// image is in memory as a whole.
///
/// A gamma other than that of sRGB is converted, in 8-bit files only if it changes samples by more than 1 of 255. The
/// sRGB chunk overrides gAMA. Primaries (cHRM) and color profiles (iCCP) are ignored.
typedef struct cpng_reader cpng_reader;

/// Creates a decoder of an image of `width` × `height` pixels, the size in the file. Returns NULL if there is not
/// enough memory.
cpng_reader *_Nullable cpng_reader_create(uint32_t width, uint32_t height);
void cpng_reader_destroy(cpng_reader *reader);

/// Decodes the next row: `width` pixels of straight 8-bit sRGB in the order red, green, blue, alpha. With the last row,
/// it checks the rest of the file.
///
/// `file` is the complete file in every call, but its address may change. Returns false for an error, and the message
/// is then the reason. After an error, and after `height` rows, the reader must only be destroyed.
bool cpng_reader_read_row(cpng_reader *reader, const uint8_t *file, size_t count, uint8_t *row);

const char *cpng_reader_message(const cpng_reader *reader);

#pragma clang assume_nonnull end

#endif
