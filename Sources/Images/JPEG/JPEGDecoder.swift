import CTurboJPEG

/// An owner of TurboJPEG's decompressor, whose functions report errors without `longjmp`.
struct JPEGDecoder: ~Copyable {
    private let handle: tjhandle

    init() throws(ImageError) {
        guard let handle = tjInitDecompress() else { throw .outOfMemory }
        self.handle = handle
    }

    deinit { tjDestroy(handle) }

    /// Decodes the pixels in their stored orientation, four bytes each: red, green, blue and 255, or CMYK.
    ///
    /// libjpeg reads the size from the file, and never writes beyond the given one.
    ///
    /// - Parameters:
    ///   - width: The width in the header, divided by 1, 2, 4 or 8 and rounded up.
    ///   - height: The height in the header, divided in the same way.
    func pixels(of file: [UInt8], header: JPEGHeader, width: Int, height: Int) throws(ImageError) -> [UInt8] {
        let format = header.colors == .grayOrColor ? TJPF_RGBA : TJPF_CMYK
        // The accurate transform gives the same result on all processors. The limit of 500 scans in libjpeg
        // applies if a corrupt file contains more than the header's check finds.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
        let size = width * height * Bitmap.bytesPerPixel
        var status: Int32 = 0
        let pixels = [UInt8](unsafeUninitializedCapacity: size) { pixels, count in
            // Pixels missing in a corrupt file must not contain earlier contents of the memory.
            pixels.initialize(repeating: 0)
            status = tjDecompress2(
                handle, file, UInt(file.count), pixels.baseAddress, Int32(width), 0, Int32(height),
                Int32(format.rawValue), Int32(flags))
            count = size
        }
        if status != 0 { try check() }
        return pixels
    }

    /// Throws the error of the last call, unless all viewers ignore it.
    private func check() throws(ImageError) {
        let reason = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
        if reason.hasPrefix("Insufficient memory") || reason.contains("Memory allocation failure") {
            throw .outOfMemory
        }
        guard !reason.hasPrefix("Premature end") else { throw .cutShort }
        // Cameras write a few bytes between the pixels and the end, which cause a warning.
        let isWarning = tjGetErrorCode(handle) == TJERR_WARNING.rawValue
        guard isWarning, reason.contains("extraneous bytes") else { throw .damaged(reason) }
    }
}
