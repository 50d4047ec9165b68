#include "png_decode.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libpng's simplified reading interface would be shorter, but in 1.6.39 as Debian patched it, it mixes up the
// rows of interlaced 16-bit pictures.

struct input {
    const uint8_t *bytes;
    size_t count;
};

static void report_error(png_structp png, png_const_charp message) {
    snprintf(png_get_error_ptr(png), CPNG_MESSAGE_SIZE, "%s", message);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void take_input(png_structp png, png_bytep bytes, size_t count) {
    struct input *input = png_get_io_ptr(png);
    if (count > input->count) png_error(png, "the file ends too early");
    memcpy(bytes, input->bytes, count);
    input->bytes += count;
    input->count -= count;
}

// What is not read cannot do harm: texts and profiles may be compressed and inflate to any size.
static void ignore_other_chunks(png_structp png) {
    static const png_byte names[] = "bKGD\0cHRM\0eXIf\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0"
                                    "pHYs\0sBIT\0sCAL\0sPLT\0sTER\0tEXt\0tIME\0zTXt";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, sizeof names / 5);
}

// Turns the indexes at the end of a row, so that every one is read before it is overwritten, into colours. libpng itself
// would take colours that are not in the palette for black.
static void expand_palette(png_structp png, png_infop info, size_t width, uint8_t *row) {
    png_colorp palette = NULL;
    png_bytep alphas = NULL;
    int colour_count = 0, alpha_count = 0;
    png_get_PLTE(png, info, &palette, &colour_count);
    png_get_tRNS(png, info, &alphas, &alpha_count, NULL);
    const uint8_t *indexes = row + 3 * width;
    for (size_t x = 0; x < width; x++) {
        int index = indexes[x];
        if (index >= colour_count) png_error(png, "a pixel has a colour that is not in the palette");
        row[4 * x] = palette[index].red;
        row[4 * x + 1] = palette[index].green;
        row[4 * x + 2] = palette[index].blue;
        row[4 * x + 3] = index < alpha_count ? alphas[index] : 255;
    }
}

static void convert_to_rgba(png_structp png) {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
}

// Rows that are being decoded, to be freed however decoding ends.
struct rows {
    uint8_t *bytes;
    cpng_row_sink sink;
    void *context;
};

static void read_pixels(png_structp png, png_infop info, uint32_t width, uint32_t height, struct rows *rows) {
    ignore_other_chunks(png);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "its size has changed");
    }
    bool has_palette = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
    // Also says that a file that does not tell its gamma is sRGB. It comes first, as libpng demands.
    png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    if (has_palette) png_set_packing(png); else convert_to_rgba(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t bytes_per_row = 4 * (size_t)width;
    size_t offset = has_palette ? 3 * (size_t)width : 0;
    if (png_get_rowbytes(png, info) != bytes_per_row - offset) png_error(png, "its pixels are of no known kind");
    // The rows of an interlaced picture are complete only with the last pass.
    bool is_interlaced = passes > 1;
    rows->bytes = calloc(is_interlaced ? height : 1, bytes_per_row);
    if (rows->bytes == NULL) png_error(png, "there is no memory");
    for (int pass = 1; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) png_read_row(png, rows->bytes + y * bytes_per_row + offset, NULL);
    }
    for (uint32_t y = 0; y < height; y++) {
        uint8_t *row = rows->bytes + (is_interlaced ? y * bytes_per_row : 0);
        png_read_row(png, row + offset, NULL);
        if (has_palette) expand_palette(png, info, width, row);
        rows->sink(rows->context, row);
    }
    // Checks the checksum behind the pixels.
    png_read_end(png, NULL);
}

bool cpng_decode(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, cpng_row_sink sink, void *context,
    char *message) {
    struct input input = {file, count};
    struct rows rows = {NULL, sink, context};
    snprintf(message, CPNG_MESSAGE_SIZE, "there is no memory");
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, report_error, ignore_warning);
    if (png == NULL) return false;
    png_infop info = png_create_info_struct(png);
    if (info == NULL || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        free(rows.bytes);
        return false;
    }
    png_set_read_fn(png, &input, take_input);
    // The caller decides what is too large.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    read_pixels(png, info, width, height, &rows);
    png_destroy_read_struct(&png, &info, NULL);
    free(rows.bytes);
    return true;
}
