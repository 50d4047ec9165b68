package import Diagnostics

/// A scanner of the text of constraints: a visual format or an equation. Spaces have no meaning.
///
/// Its errors have the column of the first wrong character.
package struct ConstraintScanner {
    private let characters: [Character]
    private var index = 0

    package init(_ text: String) { characters = Array(text) }

    /// The next character that is no space. `nil` at the end.
    package var next: Character? { nextIndex < characters.count ? characters[nextIndex] : nil }

    /// The column of that character, from 1.
    package var column: Int { nextIndex + 1 }

    /// A description of the next name or character for messages with “found …”.
    package var found: String {
        var copy = self
        return copy.name().map { "\"\($0.shortened)\"" } ?? next.map { "\"\($0)\"" } ?? "the end"
    }

    private var nextIndex: Int {
        characters[index...].firstIndex { !$0.isWhitespace } ?? characters.count
    }

    /// Skips a token if it is next.
    package mutating func skip(_ token: String) -> Bool {
        index = nextIndex
        guard characters[index...].starts(with: token) else { return false }
        index += token.count
        return true
    }

    /// Skips a token, which is required.
    package mutating func expect(_ token: String, _ purpose: String = "") throws(Diagnostic) {
        guard skip(token) else { throw error("expected \"\(token)\"\(purpose), found \(found)") }
    }

    /// Reads a name of letters, digits and underscores, if it is next.
    package mutating func name() -> String? {
        index = nextIndex
        guard let first = next, first.isNameStart else { return nil }
        return take { $0.isNameStart || $0.isDigit }
    }

    /// Returns the remedy for the name of an unknown view.
    package static func remedy(forUnknownView name: String, among views: [String]) -> String {
        // The text ends a name at the first character that names in constraints cannot contain.
        let outlet = views.first { view in
            var scanner = ConstraintScanner(view)
            return scanner.name() == name && view != name
        }
        guard let outlet else { return Diagnostics.remedy(forUnknown: name, among: views) }
        return
            "names in constraints consist of letters, digits and underscores; rename \"\(outlet.shortened)\""
    }

    /// Reads a number without a sign, such as `12`, `.5` or `1e3`, if it is next.
    package mutating func number() -> Double? {
        index = nextIndex
        let start = index
        var digits = take(\.isDigit)
        if index < characters.count, characters[index] == "." {
            index += 1
            digits += "." + take(\.isDigit)
        }
        let end = index
        if index < characters.count, "eE".contains(characters[index]) {
            index += 1
            let sign = take { "+-".contains($0) }
            let power = take(\.isDigit)
            if let number = Double("\(digits)e\(sign)\(power)") { return number }
            index = end
        }
        let number = digits.hasSuffix(".") ? Double(digits + "0") : Double(digits)
        if number == nil { index = start }
        return number
    }

    /// Reads the number of a priority, which is required.
    package mutating func priority() throws(Diagnostic) -> Float {
        let column = column
        guard let number = number() else {
            throw error("expected a priority from 1 to 1000 after \"@\", found \(found)")
        }
        return try priority(number, at: column)
    }

    /// Returns the priority of a number at a column.
    package func priority(_ number: Double, at column: Int) throws(Diagnostic) -> Float {
        guard (1...1000).contains(number) else {
            throw error("expected a priority from 1 to 1000, found \(number.plainText)", at: column)
        }
        return Float(number)
    }

    private mutating func take(_ isIncluded: (Character) -> Bool) -> String {
        let taken = characters[index...].prefix(while: isIncluded)
        index = taken.endIndex
        return String(taken)
    }

    /// Returns an error at a column. `nil` is the next character.
    package func error(_ message: String, _ remedy: String? = nil, at column: Int? = nil) -> Diagnostic {
        Diagnostic(column: column ?? self.column, message: message, remedy: remedy)
    }
}

extension Character {
    fileprivate var isDigit: Bool { isASCII && isNumber }

    fileprivate var isNameStart: Bool { self == "_" || (isASCII && isLetter) }
}
