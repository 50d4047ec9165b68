import CTurboJPEG

/// Owns TurboJPEG's decompressor, whose calls report errors without jumping.
struct JPEGDecoder: ~Copyable {
    private let handle: tjhandle

    init() throws(JPEGError) {
        guard let handle = tjInitDecompress() else { throw .outOfMemory }
        self.handle = handle
    }

    deinit { tjDestroy(handle) }

    /// Decodes the pixels as they are stored, four bytes each: red, green, blue and 255, or the four inks.
    ///
    /// libjpeg reads the file's size itself, and never writes beyond the one given here.
    ///
    /// - Parameters:
    ///   - width: What is left of the header's width when it is divided by 1, 2, 4 or 8.
    ///   - height: What is left of the height likewise.
    func pixels(
        of file: [UInt8], header: JPEGHeader, width: Int, height: Int
    ) throws(JPEGError) -> [UInt8] {
        let format = header.colors == .grayOrColor ? TJPF_RGBA : TJPF_CMYK
        // The exact transform, so that processors agree; libjpeg's own limit of 500 scans, should it find more in a
        // damaged file than the header's check.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
        let size = width * height * Bitmap.bytesPerPixel
        var status: Int32 = 0
        let pixels = [UInt8](unsafeUninitializedCapacity: size) { pixels, count in
            // What a damaged file leaves out must not be whatever the memory held.
            pixels.initialize(repeating: 0)
            status = tjDecompress2(
                handle, file, UInt(file.count), pixels.baseAddress, Int32(width), 0, Int32(height),
                Int32(format.rawValue), Int32(flags))
            count = size
        }
        if status != 0 { try check() }
        return pixels
    }

    /// Throws what the last call reported, unless every viewer passes over it.
    private func check() throws(JPEGError) {
        let reason = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
        if reason.hasPrefix("Insufficient memory") || reason.contains("Memory allocation failure") {
            throw .outOfMemory
        }
        guard !reason.hasPrefix("Premature end") else { throw .cutShort }
        // Cameras leave a few bytes between the pixels and the end.
        let isWarning = tjGetErrorCode(handle) == TJERR_WARNING.rawValue
        guard isWarning, reason.contains("extraneous bytes") else { throw .damaged(reason) }
    }
}
