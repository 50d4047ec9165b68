#include "png_stream.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>

#include "png_message.h"

struct cpng_stream {
    png_structp png;
    png_infop info;
    cpng_sink sink;
    void *context;
    cpng_message message;
};

static void pass_to_sink(png_structp png, png_bytep bytes, size_t count) {
    cpng_stream *stream = png_get_io_ptr(png);
    if (!stream->sink(stream->context, bytes, count)) png_error(png, "the output did not take the bytes");
}

static void flush_nothing(png_structp png) { (void)png; }

cpng_stream *cpng_stream_create(cpng_sink sink, void *context) {
    cpng_stream *stream = calloc(1, sizeof *stream);
    if (stream == NULL) return NULL;
    stream->sink = sink;
    stream->context = context;
    stream->png = png_create_write_struct(
        PNG_LIBPNG_VER_STRING, &stream->message, cpng_report_error, cpng_ignore_warning);
    if (stream->png != NULL) stream->info = png_create_info_struct(stream->png);
    if (stream->info == NULL) {
        cpng_stream_destroy(stream);
        return NULL;
    }
    png_set_write_fn(stream->png, stream, pass_to_sink, flush_nothing);
    // By default, libpng rejects sides above 1,000,000 pixels, but a long table may be higher.
    png_set_user_limits(stream->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    return stream;
}

void cpng_stream_destroy(cpng_stream *stream) {
    png_destroy_write_struct(&stream->png, &stream->info);
    free(stream);
}

bool cpng_stream_write_header(cpng_stream *stream, cpng_header header) {
    if (setjmp(png_jmpbuf(stream->png))) return false;
    png_set_IHDR(
        stream->png, stream->info, header.width, header.height, 8,
        header.has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    if (header.pixels_per_metre != 0) {
        png_set_pHYs(
            stream->png, stream->info, header.pixels_per_metre, header.pixels_per_metre,
            PNG_RESOLUTION_METER);
    }
    png_write_info(stream->png, stream->info);
    return true;
}

bool cpng_stream_write_chunk(cpng_stream *stream, const char *type, const uint8_t *bytes, size_t count) {
    if (setjmp(png_jmpbuf(stream->png))) return false;
    png_write_chunk(stream->png, (png_const_bytep)type, bytes, count);
    return true;
}

const char *cpng_stream_message(const cpng_stream *stream) { return stream->message.text; }

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
