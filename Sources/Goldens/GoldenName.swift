/// The names of golden files, derived from arbitrary strings.
package enum GoldenName {
    /// Returns the path of a test's golden image below the folder of golden images, without scale and extension:
    /// `Module/Suite/test` or `Module/Suite/test.name`. The names distinguish several images of a test.
    package static func path(
        module: String, suite: String, test: String, names: [String] = []
    ) -> String {
        [module, suite].map { fileName($0) + "/" }.joined()
            + ([test] + names).map(fileName).joined(separator: ".")
    }

    /// Returns a file name component of letters, digits and `-_+@=`, with dashes for other characters. If characters
    /// are replaced, eight hexadecimal digits distinguish the name from similar ones.
    package static func fileName(_ name: String) -> String {
        var result = ""
        for character in name {
            let isAllowed = character.isLetter || character.isNumber || extras.contains(character)
            if isAllowed, result.utf8.count + character.utf8.count <= longest {
                result.append(character)
            } else if isAllowed {
                break
            } else if result.last != "-", result.utf8.count < longest {
                result.append("-")
            }
        }
        // A command would interpret a leading dash as an option.
        while result.first == "-" { result.removeFirst() }
        while result.last == "-" { result.removeLast() }
        guard result != name || name.isEmpty else { return result }
        return (result.isEmpty ? "" : result + "-") + digest(name)
    }

    private static let extras: Set<Character> = ["-", "_", "+", "@", "="]

    /// The maximum length in bytes. With digests, a test and two names are shorter than 255 bytes, the limit of common
    /// file systems.
    private static let longest = 60

    /// Returns the lower half of the 64-bit FNV-1a hash.
    private static func digest(_ name: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(UInt32(truncatingIfNeeded: hash), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
