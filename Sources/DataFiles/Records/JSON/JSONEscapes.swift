/// A decoder of JSON strings with valid escapes.
package enum JSONEscapes {
    /// Appends the decoded text of `string`, the bytes between the quotes. An unpaired surrogate becomes
    /// U+FFFD.
    package static func decode(_ string: UnsafeRawBufferPointer, into text: inout [UInt8]) {
        var at = 0
        while at < string.count {
            guard string[at] == .backslash else {
                text.append(string[at])
                at += 1
                continue
            }
            let letter = string[at + 1]
            if letter == UInt8(ascii: "u") {
                at += decodeUnicode(string, at: at, into: &text)
            } else {
                text.append(plain(letter))
                at += 2
            }
        }
    }

    /// Returns the byte of a one-letter escape.
    private static func plain(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): .lineFeed
        case UInt8(ascii: "r"): .carriageReturn
        case UInt8(ascii: "t"): .tab
        default: letter
        }
    }

    /// Appends the character of the `\u` escape at `at`. Returns the length of the escape in bytes, which is
    /// 12 for a pair.
    private static func decodeUnicode(
        _ string: UnsafeRawBufferPointer, at: Int, into text: inout [UInt8]
    ) -> Int {
        let first = codeUnit(string, at: at)
        let isPair =
            UTF16.isLeadSurrogate(first) && at + 11 < string.count && string[at + 6] == .backslash
            && string[at + 7] == UInt8(ascii: "u")
        let second = isPair ? codeUnit(string, at: at + 6) : 0
        let units = UTF16.isTrailSurrogate(second) ? [first, second] : [first]
        text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        return 6 * units.count
    }

    /// Returns the value of the four hexadecimal digits of the `\u` escape at `at`.
    private static func codeUnit(_ string: UnsafeRawBufferPointer, at: Int) -> UInt16 {
        string[(at + 2)..<(at + 6)].reduce(0) { $0 << 4 | UInt16($1.hexadecimalValue ?? 0) }
    }
}
