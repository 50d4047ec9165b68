#ifndef CPNG_PNG_STREAM_H
#define CPNG_PNG_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Takes bytes of the file, in order. Returns true when all were taken. It must return: libpng reports
/// failures with longjmp, which may not pass through a Swift frame.
typedef bool (*cpng_sink)(void *context, const uint8_t *bytes, size_t count);

/// A PNG file being written: libpng makes the signature, the chunks and their checksums. The compressed
/// picture is handed in ready-made.
typedef struct cpng_stream cpng_stream;

/// What goes in front of the picture data.
typedef struct {
    uint32_t width;             ///< pixels, 1 ... 2^31 - 1
    uint32_t height;            ///< pixels, 1 ... 2^31 - 1
    bool has_alpha;             ///< 8-bit RGBA when true, 8-bit RGB otherwise
    uint32_t pixels_per_metre;  ///< both directions; 0 writes no pHYs chunk
} cpng_header;

/// Returns NULL when there is no memory.
cpng_stream *_Nullable cpng_stream_create(cpng_sink sink, void *context);
void cpng_stream_destroy(cpng_stream *stream);

/// The calls below return false when they fail; the message then says why. After a failure the stream may
/// only be destroyed.

/// Adds a text to be written by `cpng_stream_write_header`. The keyword is Latin-1, the text Latin-1
/// (a tEXt chunk) or UTF-8 (an iTXt chunk). Both end with a zero byte.
bool cpng_stream_add_text(cpng_stream *stream, const char *keyword, const char *text, bool is_utf8);
bool cpng_stream_write_header(cpng_stream *stream, cpng_header header);
/// Writes one IDAT chunk. `count` is below 2^31.
bool cpng_stream_write_image_data(cpng_stream *stream, const uint8_t *bytes, size_t count);
bool cpng_stream_write_end(cpng_stream *stream);

const char *cpng_stream_message(const cpng_stream *stream);

#pragma clang assume_nonnull end

#endif
