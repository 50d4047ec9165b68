import CPNGStream
import Files

/// An owner of libpng's writing structure, which makes the chunks of the file.
struct PNGStream: ~Copyable {
    private let handle: OpaquePointer
    private let context: Context

    /// The context of the C callback. It stores the error while libpng unwinds its calls.
    private final class Context {
        let sink: any ByteSink
        var failure: OutputError?

        init(sink: any ByteSink) { self.sink = sink }

        func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
            do {
                try sink.write(bytes)
                return true
            } catch {
                failure = error
                return false
            }
        }
    }

    init(sink: any ByteSink) throws(PNGError) {
        let context = Context(sink: sink)
        let handle = cpng_stream_create(
            { context, bytes, count in
                Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
                    .take(UnsafeRawBufferPointer(start: bytes, count: count))
            }, Unmanaged.passUnretained(context).toOpaque())
        guard let handle else { throw .outOfMemory }
        self.handle = handle
        self.context = context
    }

    deinit { cpng_stream_destroy(handle) }

    /// Writes all chunks before the pixels.
    ///
    /// - Parameter header: A valid header.
    func writeHeader(_ header: PNGHeader) throws(PNGError) {
        let description = cpng_header(
            width: UInt32(header.width), height: UInt32(header.height), has_alpha: !header.isOpaque,
            pixels_per_metre: header.pixelsPerMetre ?? 0)
        try check(cpng_stream_write_header(handle, description))
        for text in header.texts { try writeText(text) }
    }

    /// Writes one chunk of compressed pixels, below 2^31 bytes.
    func writeImageData(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
        guard let start = bytes.baseAddress else { return }
        let pointer = start.assumingMemoryBound(to: UInt8.self)
        try check(cpng_stream_write_chunk(handle, "IDAT", pointer, bytes.count))
    }

    /// Writes a valid text, before or after the pixels.
    func writeText(_ text: PNGText) throws(PNGError) {
        let (type, content) = text.chunk
        try check(cpng_stream_write_chunk(handle, type, content, content.count))
    }

    func writeEnd() throws(PNGError) { try check(cpng_stream_write_chunk(handle, "IEND", nil, 0)) }

    private func check(_ isDone: Bool) throws(PNGError) {
        guard !isDone else { return }
        if let failure = context.failure { throw .output(failure) }
        throw .encoder(String(cString: cpng_stream_message(handle)))
    }
}
