/// The code of a Swift source without comments and string literals.
struct SwiftCode {
    private let source: [UInt8]
    private var position = 0
    private(set) var bytes: [UInt8] = []

    init(_ text: String) {
        source = Array(text.utf8)
        while position < source.count { copyOrSkip() }
    }

    private static let quote = UInt8(ascii: "\""), slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
    private static let backslash = UInt8(ascii: "\\"), newline = UInt8(ascii: "\n")

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= source.count else { return false }
        return (0..<count).allSatisfy { source[position + $0] == text.utf8Start[$0] }
    }

    private mutating func copyOrSkip() {
        if starts(with: "//") {
            while position < source.count, source[position] != Self.newline { position += 1 }
        } else if starts(with: "/*") {
            while position < source.count, !starts(with: "*/") { position += 1 }
            position += 2
        } else if starts(with: "#\"") {
            position += 2
            while position < source.count, !starts(with: "\"#") { position += 1 }
            position += 2
        } else if source[position] == Self.quote {
            skipString()
        } else {
            bytes.append(source[position])
            position += 1
        }
    }

    /// Skips a literal with the code in its interpolations.
    private mutating func skipString() {
        let isLong = starts(with: "\"\"\"")
        position += isLong ? 3 : 1
        while position < source.count {
            if starts(with: "\\(") {
                position += 2
                skipInterpolation()
            } else if source[position] == Self.backslash {
                position += 2
            } else if isLong ? starts(with: "\"\"\"") : source[position] == Self.quote {
                position += isLong ? 3 : 1
                return
            } else {
                position += 1
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while position < source.count, depth > 0 {
            switch source[position] {
            case Self.quote:
                skipString()
                continue
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            position += 1
        }
    }
}
