/// The first position where bytes are not text, and the reason.
package struct TextPlace: Equatable, Sendable {
    package let offset: Int
    /// One sentence, without a capital letter or a period.
    package let sentence: String

    /// Returns the first position of bytes that are not UTF-8 or are NUL, or `nil` if there is none.
    package static func firstFlaw(in bytes: UnsafeRawBufferPointer) -> TextPlace? {
        guard let flaw = TextFlaw.first(in: bytes) else { return nil }
        let isUTF16 = flaw.offset == 0 && bytes.count > 1 && Set([bytes[0], bytes[1]]) == [0xFE, 0xFF]
        let sentence =
            if isUTF16 {
                "the text is encoded as UTF-16; save it as UTF-8"
            } else if flaw.kind == .nul {
                "there is a NUL byte here; is this a text file?"
            } else {
                "this is not valid UTF-8; save the file in that encoding"
            }
        return TextPlace(offset: flaw.offset, sentence: sentence)
    }
}
