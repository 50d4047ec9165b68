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

/// Writes the signature and the chunks that describe the picture.
bool cpng_stream_write_header(cpng_stream *stream, cpng_header header);
/// Writes one chunk with its checksum. `type` is four letters, `count` below 2^31. libpng's own way to end a file
/// and to write texts is not used: it insists on compressing the picture itself, and knows texts only in front.
bool cpng_stream_write_chunk(
    cpng_stream *stream, const char *type, const uint8_t *_Nullable bytes, size_t count);

const char *cpng_stream_message(const cpng_stream *stream);

/// The version of the libpng that is in use.
const char *cpng_version(void);

#pragma clang assume_nonnull end

#endif
