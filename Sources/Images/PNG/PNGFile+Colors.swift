extension PNGFile {
    /// The colors of the file if they are not drawn correctly as sRGB, as the subject of a sentence. `nil` if they are.
    ///
    /// As in the PNG specification, cICP takes precedence over a profile (iCCP), and that over sRGB and cHRM. The gamma
    /// (gAMA) is converted.
    package var ignoredColors: String? {
        let colors = chunks.prefix { $0.type != "IDAT" }
        func content(_ type: String) -> ArraySlice<UInt8>? {
            colors.first { $0.type == type }.map { bytes[$0.content] }
        }
        if let codes = content("cICP"), codes.count == 4 { return Self.ignoredColors(codes: Array(codes)) }
        if let content = content("iCCP") { return ignoredColors(profile: content) }
        guard content("sRGB") == nil, !format.isGray, let primaries = content("cHRM"), primaries.count == 32
        else { return nil }
        let start = primaries.startIndex
        let isSRGB = Self.primaries.enumerated().allSatisfy { index, value in
            abs(Int(Self.number(in: bytes, at: start + 4 * index)) - value) <= 1000
        }
        return isSRGB ? nil : "the color space in cHRM"
    }

    /// The white, red, green and blue of sRGB, multiplied by 100,000.
    private static let primaries = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]

    /// - Parameter codes: The primaries, the transfer function, the matrix and the range, as in ITU-T H.273.
    private static func ignoredColors(codes: [UInt8]) -> String? {
        switch (codes[0], codes[1]) {
        case (1, 13): return nil
        case (12, 13): return "the color space Display P3"
        default: return "the color space \(codes.map(String.init).joined(separator: "-")) (cICP)"
        }
    }

    private func ignoredColors(profile content: ArraySlice<UInt8>) -> String? {
        // Keyword, null, compression method, profile.
        guard let end = content.firstIndex(of: 0), content.endIndex - end > 2 else {
            return ColorProfile.subject(of: nil)
        }
        var space = Self.maxInflatedBytes
        let profile = Self.inflated(content[(end + 2)...], &space).flatMap { ColorProfile($0) }
        return ColorProfile.subject(of: profile, otherName: String(decoding: content[..<end], as: UTF8.self))
    }
}
