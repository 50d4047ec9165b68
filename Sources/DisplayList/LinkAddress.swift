/// The address of a link in a file: an HTTP, HTTPS or mail address of at most 2,000 bytes.
package struct LinkAddress: Sendable, Hashable {
    /// The address in ASCII characters that have no meaning in strings of PDF files. Others are percent-encoded.
    package let text: String

    private static let schemes = ["https://", "http://", "mailto:"]
    private static let maxLength = 2000
    private static let plainCharacters = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&*+,;=%".utf8)

    /// Creates an address. The result is `nil` if it is too long, or has another scheme or none.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.maxLength else { return nil }
        let lowercased = text.lowercased()
        guard let scheme = Self.schemes.first(where: lowercased.hasPrefix), scheme != lowercased else {
            return nil
        }
        self.text = text.utf8.reduce(into: "") { result, byte in
            if Self.plainCharacters.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
