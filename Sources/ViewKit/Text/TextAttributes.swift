/// The values of an attribute dictionary in the types that labels use. Values of other types are ignored.
struct TextAttributes {
    private let values: [NSAttributedString.Key: Any]

    init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

    /// The attributes that affect the layout.
    var style: TextStyle {
        var style = TextStyle()
        style.font = values[.font] as? Font
        style.language = values[.languageIdentifier] as? String
        style.letterSpacing = number(.tracking) ?? number(.kern) ?? 0
        style.baselineOffset = number(.baselineOffset) ?? 0
        style.underline = lines(.underlineStyle)
        style.strikethrough = lines(.strikethroughStyle)
        style.hasBackground = values[.backgroundColor] is Color
        return style
    }

    /// The attributes that affect the colors.
    var colors: StyledText.Colors {
        StyledText.Colors(
            color: values[.foregroundColor] as? Color, background: values[.backgroundColor] as? Color,
            underline: values[.underlineColor] as? Color,
            strikethrough: values[.strikethroughColor] as? Color,
            shadow: values[.shadow] as? Shadow ?? (values[.shadow] as? NSShadow)?.value,
            link: ((values[.link] as? URL)?.absoluteString ?? values[.link] as? String).flatMap {
                LinkAddress($0)
            })
    }

    /// Returns the attachment at an offset in the UTF-16 of the text.
    func attachment(at offset: Int) -> TextAttachment? {
        values[.attachment] as? TextAttachment
            ?? (values[.attachment] as? NSTextAttachment)?.value(at: offset, values[.font] as? Font)
    }

    var paragraphStyle: ParagraphStyle? { Self.paragraphStyle(values[.paragraphStyle]) }

    static func paragraphStyle(_ value: Any?) -> ParagraphStyle? {
        value as? ParagraphStyle ?? (value as? NSParagraphStyle)?.value
    }

    /// The attributes with values in the place of objects, and with numbers of one type.
    var valuesOnly: [NSAttributedString.Key: Any] {
        var result = values
        result[.paragraphStyle] = paragraphStyle
        result[.attachment] = attachment(at: 0)
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] where values[key] != nil {
            result[key] = lines(key)
        }
        for key in [NSAttributedString.Key.kern, .tracking, .baselineOffset] {
            result[key] = number(key).map { CGFloat($0) }
        }
        return result
    }

    private func lines(_ key: NSAttributedString.Key) -> UnderlineStyle {
        values[key] as? UnderlineStyle ?? UnderlineStyle(rawValue: number(key).map { Int($0) } ?? 0)
    }

    /// Returns a finite number of any numeric type, clamped to the drawable range.
    private func number(_ key: NSAttributedString.Key) -> Double? {
        let number: Double? =
            switch values[key] {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Int: Double(value)
            case let value as Float: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? min(max($0, -10_000), 10_000) : nil }
    }
}
