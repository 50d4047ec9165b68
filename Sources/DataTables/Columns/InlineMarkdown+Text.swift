package import DataFiles
import TableKit

extension InlineMarkdown {
    /// Returns the text for a label with a font. `nil` if it needs no attributes.
    package func attributedText(_ font: Font, _ style: Theme.Columns) -> NSAttributedString? {
        guard spans.contains(where: { !$0.style.isEmpty }) else { return nil }
        let whole = NSMutableAttributedString(string: "")
        for span in spans {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if !span.style.isDisjoint(with: [.emphasis, .strong, .code]) {
                var font = font
                if span.style.contains(.code), let family = style.codeFamily { font.family = family }
                if span.style.contains(.strong) { font.weight = .bold }
                if span.style.contains(.emphasis) { font.isItalic = true }
                attributes[.font] = font
            }
            if span.style.contains(.code) { attributes[.backgroundColor] = style.codeBackground }
            if span.style.contains(.strikethrough) { attributes[.strikethroughStyle] = UnderlineStyle.single }
            if span.style.contains(.link) { attributes[.foregroundColor] = style.linkColor }
            attributes[.link] = span.address
            whole.append(NSAttributedString(string: span.text, attributes: attributes))
        }
        return whole
    }
}

extension Label {
    /// Shows inline Markdown in the font of the label.
    package func show(_ markdown: InlineMarkdown, _ style: Theme.Columns) {
        text = markdown.text
        if let styled = markdown.attributedText(font, style) { attributedText = styled }
    }
}

extension DataColumn {
    /// Returns the text that a value shows, without markup.
    func shownText(_ value: String) -> String {
        if let chart {
            return !chart.includesValue ? "" : chart.kind.isOfList ? ChartPoints.last(of: value) : value
        }
        switch content {
        case .text, .image: return value
        case .markdown: return InlineMarkdown(value).text
        case .link: return Self.link(value.trimmed).title
        }
    }

    /// Returns the title and the address of a link in Markdown, or of an address, whose title has no scheme.
    static func link(_ link: String) -> (title: String, address: String) {
        let markdown = InlineMarkdown(link)
        if let address = markdown.spans.lazy.compactMap(\.address).first { return (markdown.text, address) }
        guard
            let scheme = ["https://", "http://", "mailto:"].first(where: { link.lowercased().hasPrefix($0) })
        else { return (link, link) }
        let address = link.dropFirst(scheme.count)
        return (String(address.last == "/" ? address.dropLast() : address), link)
    }
}
