#include "png_stream.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

static void append(png_structp png, png_bytep bytes, size_t count) {
    uint8_t **end = png_get_io_ptr(png);
    memcpy(*end, bytes, count);
    *end += count;
}

static void flush_nothing(png_structp png) { (void)png; }

// libpng would print warnings to standard error.
static void ignore_warning(png_structp png, png_const_charp reason) { (void)png, (void)reason; }

// Returns a writer to memory, whose end moves. As nothing calls setjmp, libpng aborts on errors.
static png_structp writer(uint8_t **end) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, ignore_warning);
    if (png == NULL) abort();
    png_set_write_fn(png, end, append, flush_nothing);
    // By default, libpng rejects sides above 1,000,000 pixels, but a long table may be higher.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    return png;
}

size_t cpng_write_header(
    uint8_t *output, uint32_t width, uint32_t height, bool has_alpha, uint32_t pixels_per_meter) {
    uint8_t *end = output;
    png_structp png = writer(&end);
    png_infop info = png_create_info_struct(png);
    if (info == NULL) abort();
    png_set_IHDR(
        png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    if (pixels_per_meter != 0) {
        png_set_pHYs(png, info, pixels_per_meter, pixels_per_meter, PNG_RESOLUTION_METER);
    }
    png_write_info(png, info);
    png_destroy_write_struct(&png, &info);
    return (size_t)(end - output);
}

size_t cpng_write_chunk(uint8_t *output, const char *type, const uint8_t *bytes, size_t count) {
    uint8_t *end = output;
    png_structp png = writer(&end);
    png_write_chunk(png, (png_const_bytep)type, bytes, count);
    png_destroy_write_struct(&png, NULL);
    return (size_t)(end - output);
}

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
