/// A view whose text a user can edit.
protocol TextEntering: Responder {
    var enteredText: String { get set }

    /// Returns a Boolean value that indicates whether the delegate permits the replacement of a range in UTF-16 units.
    func shouldChangeText(in range: NSRange, to replacement: String) -> Bool

    /// Called after every change by the user.
    func userDidChangeText()
}

extension TextEntering {
    /// Simulates typing: begins editing, and inserts a text at the end. A control character `\u{8}` deletes the last
    /// character.
    func type(_ string: String) {
        guard becomeFirstResponder() else { return }
        for character in string {
            let old = enteredText
            let deletes = character == "\u{8}"
            if deletes, old.isEmpty { continue }
            let count = deletes ? old.last.map { String($0).utf16.count } ?? 0 : 0
            let range = NSRange(location: old.utf16.count - count, length: count)
            let replacement = deletes ? "" : String(character)
            guard shouldChangeText(in: range, to: replacement) else { continue }
            enteredText = deletes ? String(old.dropLast()) : old + replacement
            userDidChangeText()
        }
    }
}
