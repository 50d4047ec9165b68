import DataFiles
import TableKit

/// The titles in the header of columns. They wrap if the columns are too wide together.
final class ColumnTitles {
    private let titles: [InlineMarkdown]
    /// Boolean values that indicate which titles are on their side.
    private let areRotated: [Bool]
    private let label = Label()
    private let style: Theme.Columns
    private let maxLines: Int
    /// The latest height, which sections of the same columns share.
    private var latest: (widths: [CGFloat], height: CGFloat)?

    /// Creates titles of columns. They are empty if there is no header.
    ///
    /// - Parameter areRotated: Boolean values that indicate which of them are on their side.
    init(_ titles: [InlineMarkdown], areRotated: [Bool], _ style: Theme.Columns, measuringView: View) {
        (self.titles, self.areRotated, self.style) = (titles, areRotated, style)
        maxLines = max(style.titleLines, 1)
        label.font = style.headerFont
        measuringView.addSubview(label)
    }

    /// Returns the width of a title on one line.
    func width(of title: InlineMarkdown) -> CGFloat {
        label.show(title, style)
        label.numberOfLines = 1
        return label.textLayout(width: .infinity).width
    }

    /// Returns the minimum widths of a title on one line, on up to two lines, and so on. Words do not break.
    func widths(of column: Int) -> [CGFloat] {
        let title = titles[column]
        if areRotated[column] { return [title.spans.isEmpty ? 0 : height(of: title)] }
        let breakable = title.breakable
        let words = breakable.split { $0 == " " || $0 == .titleBreak || $0.isNewline }
        var widths = [title.split(whereSeparator: \.isNewline).map { width(of: $0) }.max() ?? 0]
        guard maxLines > 1, words.count > 1 else { return widths }
        let minimum = (words.map { width(of: $0) }.max() ?? 0) + ColumnTexts.tolerance
        label.show(breakable, style)
        label.numberOfLines = 0
        while let whole = widths.last, whole > minimum, widths.count < maxLines {
            var (narrow, wide) = (minimum, whole)
            if lineCount(in: minimum) <= widths.count + 1 { wide = minimum }
            while wide - narrow > 1 {
                let middle = (narrow + wide) / 2
                if lineCount(in: middle) <= widths.count + 1 { wide = middle } else { narrow = middle }
            }
            widths.append(wide)
        }
        return widths
    }

    /// Returns the number of lines of the label's text.
    private func lineCount(in width: CGFloat) -> Int { label.textLayout(width: width).lineCount }

    /// Returns the height of the titles in columns of some widths, with a common last baseline. Fonts of other scripts
    /// may have higher lines.
    func height(in widths: [CGFloat]) -> CGFloat {
        if let latest, latest.widths == widths { return latest.height }
        // Empty titles have the height of a line.
        var (above, below) = extent(of: InlineMarkdown(literal: "A"), in: .infinity)
        for (index, title) in titles.enumerated() where !title.spans.isEmpty {
            // A title on its side begins at the baseline.
            let extent = areRotated[index] ? (width(of: title), 0) : extent(of: title, in: widths[index])
            (above, below) = (max(above, extent.0), max(below, extent.1))
        }
        latest = (widths, above + below)
        return above + below
    }

    /// Returns the height of a title on one line.
    func height(of title: InlineMarkdown) -> CGFloat {
        label.show(title, style)
        label.numberOfLines = 1
        return label.sizeThatFits(.zero).height
    }

    /// Returns the height of a title above and below its last baseline. It wraps if it is wider than the space.
    private func extent(of title: InlineMarkdown, in space: CGFloat) -> (above: CGFloat, below: CGFloat) {
        label.showTitle(title, style, in: space, maxLines: maxLines)
        let height = label.size(width: space, height: .infinity).height
        return (height - label.descent, label.descent)
    }
}

extension Label {
    /// Shows the title of a column, on one line if it fits into a width in points.
    func showTitle(_ title: InlineMarkdown, _ style: Theme.Columns, in width: CGFloat, maxLines: Int) {
        show(title, style)
        numberOfLines = title.text.contains(where: \.isNewline) ? maxLines : 1
        guard textLayout(width: .infinity).width > width else { return }
        show(title.breakable, style)
        numberOfLines = maxLines
    }
}

extension InlineMarkdown {
    /// The title with the places where names of columns may break onto another line.
    fileprivate var breakable: InlineMarkdown { mapTexts(\.breakableTitle) }
}

extension Character {
    /// The zero-width space, an invisible place where a title may break.
    fileprivate static let titleBreak: Character = "\u{200B}"
}

extension String {
    /// The title with the places where names of columns may break onto another line: after underscores and points, and
    /// before the uppercase letters of camel case. Digits stay together, as in `2024_25`.
    fileprivate var breakableTitle: String {
        var title = ""
        for character in self {
            if let last = title.last, last.permitsTitleBreak(before: character) { title.append(.titleBreak) }
            title.append(character)
        }
        return title
    }

    /// The title without these places.
    package var withoutTitleBreaks: String { filter { $0 != .titleBreak } }
}

extension Character {
    fileprivate func permitsTitleBreak(before next: Character) -> Bool {
        switch self {
        case "_", ".": next.isLetter
        default: isLowercase && next.isUppercase
        }
    }
}
