#ifndef CPNG_SAMPLE_TABLE_H
#define CPNG_SAMPLE_TABLE_H

#include <stdbool.h>
#include <stdint.h>

/// The gamma that PNG states for sRGB, times 100,000.
enum { CPNG_SRGB_GAMMA = 45455 };

/// A sample of 16 bits in 8.
static inline uint8_t cpng_rounded_sample(uint32_t sample) { return (uint8_t)((sample + 128) / 257); }

/// Makes a table of the 8-bit sRGB sample that every sample of a file becomes: 65,536 of 16 bits, or 256 of 8.
///
/// `gamma` is the file's, times 100,000, 1 or more. One that moves no sample by more than 1 of 255 counts as sRGB's in
/// files of 8 bits: programs round it, and every pixel would change. The table is NULL when nothing is to be converted. Returns false when there is no memory.
bool cpng_make_sample_table(uint8_t **table, bool is_deep, int32_t gamma);

#endif
