#include "png_reader.h"

#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libpng's simplified reading interface would be shorter, but in 1.6.39 as Debian patched it, it mixes up the
// rows of interlaced 16-bit images. Its gamma conversion is not used either: whether the palette that png_get_PLTE
// returns is converted depends on the patch level, and 16-bit samples lose most of their bits.

// The gamma of sRGB in the PNG specification, times 100,000.
enum { SRGB_GAMMA = 45455 };

// Returns a 16-bit sample rounded to 8 bits.
static uint8_t rounded_sample(uint32_t sample) { return (uint8_t)((sample + 128) / 257); }

// Returns a sample from 0 to 255, converted as the PNG specification recommends for decoders.
static double converted(uint32_t sample, uint32_t maximum, double exponent) {
    return 255 * pow((double)sample / maximum, exponent);
}

static bool is_noticeable(double exponent) {
    for (uint32_t sample = 0; sample < 256; sample++) {
        if (fabs(converted(sample, 255, exponent) - sample) > 1) return true;
    }
    return false;
}

// Creates the table of the 8-bit sRGB sample for each sample of a file: 65,536 entries for 16 bits, or 256 for 8.
//
// `gamma` is that of the file, times 100,000, 1 or more. In 8-bit files, a gamma that changes no sample by more than
// 1 of 255 counts as that of sRGB. Programs round it, and every pixel would change. The table is NULL if no
// conversion is necessary. Returns false if there is not enough memory.
static bool make_sample_table(uint8_t **table, bool is_deep, int32_t gamma) {
    double exponent = (double)SRGB_GAMMA / gamma;
    bool has_gamma = gamma != SRGB_GAMMA && (is_deep || is_noticeable(exponent));
    *table = NULL;
    if (!has_gamma && !is_deep) return true;
    uint32_t maximum = is_deep ? 65535 : 255;
    *table = malloc(maximum + 1);
    if (*table == NULL) return false;
    for (uint32_t sample = 0; sample <= maximum; sample++) {
        (*table)[sample] = has_gamma ? (uint8_t)(converted(sample, maximum, exponent) + 0.5) : rounded_sample(sample);
    }
    return true;
}

// All memory to be freed is in this structure instead of in variables of the function that calls setjmp. Such
// variables have no defined value after a jump, and optimized builds lost their memory.
struct cpng_reader {
    png_structp png;
    png_infop info;
    uint32_t width, height;

    // The file during a call, and the number of bytes read.
    const uint8_t *file;
    size_t count, offset;

    // The pixels in the format of libpng: one row, or all of an interlaced image.
    uint8_t *stored_rows;
    size_t stored_row_size;
    bool is_begun, is_interlaced, has_palette, is_deep;
    uint32_t rows_read;

    // The converted value of each sample; NULL if there is no conversion.
    uint8_t *samples;
    png_color palette[PNG_MAX_PALETTE_LENGTH];
    uint8_t alphas[PNG_MAX_PALETTE_LENGTH];
    int color_count;

    // The reason of the latest error.
    char message[128];
};

// Stores the reason and jumps to where `cpng_reader_read_row` called setjmp.
static void report_error(png_structp png, png_const_charp reason) {
    cpng_reader *reader = png_get_error_ptr(png);
    snprintf(reader->message, sizeof reader->message, "%s", reason);
    png_longjmp(png, 1);
}

// libpng would print warnings to standard error.
static void ignore_warning(png_structp png, png_const_charp reason) { (void)png, (void)reason; }

static void take_input(png_structp png, png_bytep bytes, size_t count) {
    cpng_reader *reader = png_get_io_ptr(png);
    if (count > reader->count - reader->offset) png_error(png, "the file ends too early");
    memcpy(bytes, reader->file + reader->offset, count);
    reader->offset += count;
}

// Ignored chunks are harmless: compressed texts and profiles could inflate to any size.
static void ignore_other_chunks(png_structp png) {
    static const png_byte names[] = "bKGD\0cHRM\0eXIf\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0"
                                    "pHYs\0sBIT\0sCAL\0sPLT\0sTER\0tEXt\0tIME\0zTXt";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, sizeof names / 5);
}

cpng_reader *cpng_reader_create(uint32_t width, uint32_t height) {
    cpng_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    reader->width = width;
    reader->height = height;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, report_error, ignore_warning);
    if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
    if (reader->info == NULL) {
        cpng_reader_destroy(reader);
        return NULL;
    }
    png_set_read_fn(reader->png, reader, take_input);
    // The caller limits the size.
    png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    ignore_other_chunks(reader->png);
    return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader->stored_rows);
    free(reader->samples);
    free(reader);
}

const char *cpng_reader_message(const cpng_reader *reader) { return reader->message; }

static void copy_palette(cpng_reader *reader) {
    png_colorp colors = NULL;
    png_bytep alphas = NULL;
    int alpha_count = 0;
    png_get_PLTE(reader->png, reader->info, &colors, &reader->color_count);
    png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
    for (int i = 0; i < reader->color_count; i++) {
        reader->palette[i] = colors[i];
        reader->alphas[i] = i < alpha_count ? alphas[i] : 255;
    }
}

// Returns the gamma of the file, times 100,000.
static int32_t file_gamma(const cpng_reader *reader) {
    int intent = 0;
    png_fixed_point gamma = 0;
    if (png_get_sRGB(reader->png, reader->info, &intent) != 0) return SRGB_GAMMA;
    png_get_gAMA_fixed(reader->png, reader->info, &gamma);
    return gamma > 0 ? gamma : SRGB_GAMMA;
}

// Makes libpng return palette indexes, or red, green, blue and alpha of 8 or 16 bits each.
static void choose_layout(cpng_reader *reader) {
    png_structp png = reader->png;
    reader->has_palette = png_get_color_type(png, reader->info) == PNG_COLOR_TYPE_PALETTE;
    reader->is_deep = png_get_bit_depth(png, reader->info) == 16;
    if (reader->has_palette) {
        copy_palette(reader);
        png_set_packing(png);
    } else {
        png_set_expand(png);
        png_set_gray_to_rgb(png);
        png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
    }
    reader->stored_row_size = (reader->has_palette ? 1 : reader->is_deep ? 8 : 4) * (size_t)reader->width;
}

static void begin(cpng_reader *reader) {
    png_structp png = reader->png;
    png_read_info(png, reader->info);
    if (png_get_image_width(png, reader->info) != reader->width
        || png_get_image_height(png, reader->info) != reader->height) {
        png_error(png, "its size has changed");
    }
    choose_layout(reader);
    if (!make_sample_table(&reader->samples, reader->is_deep, file_gamma(reader))) {
        png_error(png, "there is no memory");
    }
    int passes = png_set_interlace_handling(png);
    reader->is_interlaced = passes > 1;
    png_read_update_info(png, reader->info);
    if (png_get_rowbytes(png, reader->info) != reader->stored_row_size) {
        png_error(png, "its pixels are of an unknown kind");
    }
    uint32_t stored_count = reader->is_interlaced ? reader->height : 1;
    reader->stored_rows = calloc(stored_count, reader->stored_row_size);
    if (reader->stored_rows == NULL) png_error(png, "there is no memory");
    // The rows of an interlaced image are complete only after the last pass.
    for (int pass = 0; reader->is_interlaced && pass < passes; pass++) {
        for (uint32_t y = 0; y < reader->height; y++) {
            png_read_row(png, reader->stored_rows + y * reader->stored_row_size, NULL);
        }
    }
}

// libpng would interpret indexes beyond the palette as black.
static void expand_palette(cpng_reader *reader, const uint8_t *indexes, uint8_t *row) {
    for (uint32_t x = 0; x < reader->width; x++, row += 4) {
        int index = indexes[x];
        if (index >= reader->color_count) png_error(reader->png, "a pixel has a color that is not in the palette");
        row[0] = reader->palette[index].red;
        row[1] = reader->palette[index].green;
        row[2] = reader->palette[index].blue;
        row[3] = reader->alphas[index];
    }
}

// Gamma does not apply to alpha.
static void convert_samples(const cpng_reader *reader, const uint8_t *stored, uint8_t *row) {
    const uint8_t *samples = reader->samples;
    for (uint32_t x = 0; x < reader->width; x++, row += 4) {
        if (reader->is_deep) {
            for (int part = 0; part < 3; part++, stored += 2) row[part] = samples[stored[0] << 8 | stored[1]];
            row[3] = rounded_sample((uint32_t)(stored[0] << 8 | stored[1]));
            stored += 2;
        } else {
            for (int part = 0; part < 3; part++) row[part] = samples[row[part]];
        }
    }
}

static void read_row(cpng_reader *reader, uint8_t *row) {
    if (!reader->is_begun) begin(reader);
    reader->is_begun = true;
    uint8_t *stored = reader->stored_rows;
    if (reader->is_interlaced) {
        stored += reader->rows_read * reader->stored_row_size;
    } else {
        png_read_row(reader->png, stored, NULL);
    }
    if (reader->has_palette) {
        expand_palette(reader, stored, row);
    } else if (!reader->is_deep) {
        memcpy(row, stored, reader->stored_row_size);
    }
    if (reader->samples != NULL) convert_samples(reader, stored, row);
    reader->rows_read++;
    // This verifies the checksum after the pixels.
    if (reader->rows_read == reader->height) png_read_end(reader->png, NULL);
}

bool cpng_reader_read_row(cpng_reader *reader, const uint8_t *file, size_t count, uint8_t *row) {
    reader->file = file;
    reader->count = count;
    if (setjmp(png_jmpbuf(reader->png))) return false;
    read_row(reader, row);
    return true;
}
