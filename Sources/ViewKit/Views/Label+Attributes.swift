extension Label {
    /// The attributes of plain text.
    var ownAttributes: [NSAttributedString.Key: Any] {
        var style = ParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [
            .font: plainFont, .foregroundColor: plainTextColor, .paragraphStyle: style,
        ]
        attributes[.shadow] = ownShadow
        return attributes
    }

    /// Sets an attribute on the complete attributed text, or removes it if the value is `nil`.
    func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        changeAttributedText { text, whole in
            if let value {
                text.addAttribute(key, value: value, range: whole)
            } else {
                text.removeAttribute(key, range: whole)
            }
        }
    }

    private func changeAttributedText(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        guard let givenText else { return }
        let changed = NSMutableAttributedString(attributedString: givenText)
        change(changed, NSRange(location: 0, length: changed.length))
        attributedText = changed
    }

    /// Changes the paragraph styles of the attributed text. Other paragraphs inherit the label's style.
    func changeParagraphStyles(_ change: (inout ParagraphStyle) -> Void) {
        changeAttributedText { text, whole in
            let options = NSAttributedString.EnumerationOptions.longestEffectiveRangeNotRequired
            text.enumerateAttribute(.paragraphStyle, in: whole, options: options) { value, range, _ in
                guard var style = TextAttributes.paragraphStyle(value) else { return }
                change(&style)
                text.addAttribute(.paragraphStyle, value: style, range: range)
            }
        }
    }
}
