extension String {
    /// This text, truncated to 40 characters, for error messages with names of any length.
    package var shortened: String {
        let start = prefix(40)
        return start.endIndex == endIndex ? self : start + "…"
    }
}

/// Returns names as alternatives, such as “plain, grouped or inset-grouped”.
package func alternatives(_ names: [String]) -> String {
    (names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " : "") + (names.last ?? "")
}

/// Returns a clause about all names that exist, such as “expected One or Two”.
///
/// - Parameter list: The names as a list. `nil` lists all of them.
package func existing(_ names: [String], listed list: String? = nil) -> String {
    names.isEmpty ? "there are none" : "expected \(list ?? alternatives(names))"
}

extension String {
    /// The text with an uppercase first letter.
    package var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}

/// Returns a count with a noun, such as “1 row” or “2 rows”.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension BinaryFloatingPoint {
    /// The number as text, without a fraction if it is an integer.
    package var plainText: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)" }
}
