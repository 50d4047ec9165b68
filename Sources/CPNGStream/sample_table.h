#ifndef CPNG_SAMPLE_TABLE_H
#define CPNG_SAMPLE_TABLE_H

#include <stdbool.h>
#include <stdint.h>

/// The gamma of sRGB in the PNG specification, times 100,000.
enum { CPNG_SRGB_GAMMA = 45455 };

/// Returns a 16-bit sample rounded to 8 bits.
static inline uint8_t cpng_rounded_sample(uint32_t sample) { return (uint8_t)((sample + 128) / 257); }

/// Creates the table of the 8-bit sRGB sample for each sample of a file: 65,536 entries for 16 bits, or 256 for 8.
///
/// `gamma` is that of the file, times 100,000, 1 or more. In 8-bit files, a gamma that changes no sample by more than
/// 1 of 255 counts as that of sRGB. Programs round it, and every pixel would change. The table is NULL if no
/// conversion is necessary. Returns false if there is not enough memory.
bool cpng_make_sample_table(uint8_t **table, bool is_deep, int32_t gamma);

#endif
