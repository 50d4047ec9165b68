package import Diagnostics
import Files

/// The names of golden files, derived from arbitrary strings.
package enum GoldenName {
    /// The end of the file names of golden images.
    package static let imageEnding = ".png"

    /// The ends of the file names of golden texts, from which other text files differ.
    package static let textEndings = (accessibility: ".accessibility.txt", layout: ".layout.txt")

    /// Returns a Boolean value that indicates whether a name or a path is that of a golden text.
    package static func isText(_ name: String) -> Bool {
        name.hasSuffix(textEndings.accessibility) || name.hasSuffix(textEndings.layout)
    }

    /// Returns the name of a golden file in messages and artifacts.
    static func withoutImageEnding(_ path: String) -> String {
        path.hasSuffix(imageEnding) ? String(path.dropLast(imageEnding.count)) : path
    }

    /// Returns the golden images and texts in a folder and its subfolders, as paths below it.
    package static func files(in folder: String) throws(Diagnostic) -> [String] {
        try FileSearch.files(in: folder, withExtensions: ["png", "txt"]).filter {
            isText($0) || !$0.hasSuffix(".txt")
        }
    }

    /// Returns the end of a file's path from its name in messages and artifacts.
    package static func path(named name: String) -> String { isText(name) ? name : name + imageEnding }

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
