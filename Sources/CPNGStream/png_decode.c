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

static void convert_to_srgb_rgba(png_structp png, png_infop info) {
    // Also says that a file that does not tell its gamma is sRGB. It comes first, as libpng demands.
    png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
}

// Rows that are being decoded, to be freed however decoding ends.
struct rows {
    uint8_t *bytes;
    cpng_row_sink sink;
    void *context;
};

static void read_pixels(png_structp png, png_infop info, uint32_t width, uint32_t height, struct rows *rows) {
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "its size has changed");
    }
    bool is_interlaced = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7;
    convert_to_srgb_rgba(png, info);
    size_t bytes_per_row = 4 * (size_t)width;
    if (png_get_rowbytes(png, info) != bytes_per_row) png_error(png, "its pixels are of no known kind");
    // The rows of an interlaced picture are complete only with the last pass.
    rows->bytes = calloc(is_interlaced ? height : 1, bytes_per_row);
    if (rows->bytes == NULL) png_error(png, "there is no memory");
    for (int pass = 1; is_interlaced && pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
        for (uint32_t y = 0; y < height; y++) png_read_row(png, rows->bytes + y * bytes_per_row, NULL);
    }
    for (uint32_t y = 0; y < height; y++) {
        uint8_t *row = rows->bytes + (is_interlaced ? y * bytes_per_row : 0);
        png_read_row(png, row, NULL);
        rows->sink(rows->context, row);
    }
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
