#ifndef CPNG_PNG_STREAM_H
#define CPNG_PNG_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Writes bytes of the file, in order, and returns whether it wrote all of them. It must return: libpng reports
/// errors with longjmp, which must not pass through a Swift frame.
typedef bool (*cpng_sink)(void *context, const uint8_t *bytes, size_t count);

/// A PNG file that is being written: libpng makes the signature, the chunks and their checksums. The caller provides
/// the compressed pixels.
typedef struct cpng_stream cpng_stream;

/// The properties in the chunks before the pixels.
typedef struct {
    uint32_t width;             ///< pixels, 1 ... 2^31 - 1
    uint32_t height;            ///< pixels, 1 ... 2^31 - 1
    bool has_alpha;             ///< 8-bit RGBA if true, 8-bit RGB otherwise
    uint32_t pixels_per_metre;  ///< both directions; 0 writes no pHYs chunk
} cpng_header;

/// Returns NULL if there is not enough memory.
cpng_stream *_Nullable cpng_stream_create(cpng_sink sink, void *context);
void cpng_stream_destroy(cpng_stream *stream);

/// The functions below return false for an error, and the message is then the reason. After an error, the stream must
/// only be destroyed.

/// Writes the signature and the chunks that describe the image.
bool cpng_stream_write_header(cpng_stream *stream, cpng_header header);
/// Writes one chunk with its checksum. `type` is four letters, `count` below 2^31.
///
/// The functions of libpng for the end of a file and for texts are not used. They require libpng to compress the image,
/// and texts to precede it.
bool cpng_stream_write_chunk(
    cpng_stream *stream, const char *type, const uint8_t *_Nullable bytes, size_t count);

const char *cpng_stream_message(const cpng_stream *stream);

/// Returns the version of libpng at run time.
const char *cpng_version(void);

#pragma clang assume_nonnull end

#endif
