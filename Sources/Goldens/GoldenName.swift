/// Names of golden files, made of names that may hold anything.
package enum GoldenName {
    /// The path of a test's golden picture below the folder of all, without extension: `Suite/test` or
    /// `Suite/test.name`, where each name tells one of several pictures from the others.
    package static func path(suite: String, test: String, names: [String] = []) -> String {
        fileName(suite) + "/" + ([test] + names).map(fileName).joined(separator: ".")
    }

    /// A part of a file's name: letters, digits and `-_+@=`, with dashes for everything else. Where that loses
    /// something, eight digits tell the name from others with the same letters.
    package static func fileName(_ name: String) -> String {
        var kept = ""
        for character in name {
            let isKept = character.isLetter || character.isNumber || extras.contains(character)
            if isKept, kept.utf8.count + character.utf8.count <= longest {
                kept.append(character)
            } else if isKept {
                break
            } else if kept.last != "-", kept.utf8.count < longest {
                kept.append("-")
            }
        }
        // A command would take a dash in front for an option.
        while kept.first == "-" { kept.removeFirst() }
        while kept.last == "-" { kept.removeLast() }
        guard kept != name || name.isEmpty else { return kept }
        return (kept.isEmpty ? "" : kept + "-") + digest(name)
    }

    private static let extras: Set<Character> = ["-", "_", "+", "@", "="]

    /// In bytes; with digests, a test and two names stay below the 255 of common file systems.
    private static let longest = 60

    /// The lower half of the 64-bit FNV-1a hash.
    private static func digest(_ name: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(UInt32(truncatingIfNeeded: hash), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
