import DataFiles
import TableKit

/// The widths of the texts of a column, measured over a sample of its rows, and over the widest numbers of all.
final class ColumnTexts {
    /// The maximum width of the measured texts, with a distance that absorbs rounding.
    private(set) var width: CGFloat = 0
    /// The widest of these texts. Its line is 0 in a summary row.
    private(set) var widestText = LocatedText(text: "", line: 0)
    /// The width of the longest word, or of row titles on one line. It is bounded, because long words would leave other
    /// columns no space. Addresses of the Internet have none: they may break everywhere.
    private(set) var wordWidth: CGFloat = 0
    /// The width of short texts, and of the beginning of others, such as `New Mexico`.
    private(set) var shortWidth: CGFloat = 0
    /// The width of the names of rows, or of the beginning of long ones.
    private(set) var nameWidth: CGFloat = 0
    /// The width of texts that are no prose, or else of the beginning of others, and the same for the names of rows.
    private(set) var completeWidth: CGFloat = 0, completeNameWidth: CGFloat = 0
    /// The width before and after the end of the whole number, in columns that are aligned by it.
    private(set) var decimal: (before: CGFloat, after: CGFloat) = (0, 0)

    private let column: ResolvedColumns.Column
    private let font: Font
    private let summaryFont: Font
    private let style: Theme.Columns
    private let label: Label
    /// The widths of the texts from the decimal separator on, with zeros as digits.
    private var fractions: [Fraction: CGFloat] = [:]

    /// A text from the decimal separator on.
    private struct Fraction: Hashable {
        var text: String
        var isSummary: Bool
    }

    /// A text in a summary row, or nothing in columns without a summary.
    typealias Summary = (text: String?, isTitle: Bool)

    /// Creates the widths of no texts.
    ///
    /// - Parameters:
    ///   - font: The font of values without a condition.
    ///   - label: A label in the environment of the table.
    init(
        _ column: ResolvedColumns.Column, font: Font, summaryFont: Font, _ style: Theme.Columns, label: Label
    ) {
        (self.column, self.font, self.summaryFont) = (column, font, summaryFont)
        (self.style, self.label) = (style, label)
    }

    /// Measures the sampled texts of the column.
    ///
    /// - Parameter caseFonts: The fonts of values with a condition.
    func measure(caseFonts: [Font], _ summaries: [Summary]) {
        guard !column.model.showsImage else { return }
        if column.showsTexts { measureSample([font] + caseFonts) }
        measure(summaries)
        width = max(width, decimal.before + decimal.after)
        if width > 0 { width += Self.tolerance }
        if column.isText { measureWords(summaries.compactMap(\.text)) }
    }

    private func measureSample(_ fonts: [Font]) {
        // Equal texts are measured once, in the order of their characters.
        let lines = Dictionary((column.sample + column.widestTexts).map { ($0.text, $0.line) }) { first, _ in
            first
        }
        for text in column.replacements {
            for font in fonts {
                label.show(text, of: column.model, font, style, marks: "")
                include(LocatedText(text: text, line: 0), isSummary: false)
            }
        }
        // Some values have fewer marks.
        let marks = column.allMarks
        for (value, line) in lines.sorted(by: { $0.key < $1.key }) {
            let isMissing = column.isMissing(value)
            for font in fonts {
                let text = isMissing ? column.model.missing ?? style.missingText : column.drawn(value)
                label.show(text, of: isMissing ? nil : column.model, font, style, marks: marks)
                let shown = isMissing ? text : column.model.shownText(text)
                include(LocatedText(text: shown, line: line), marks: marks, isSummary: false)
            }
        }
    }

    private func measure(_ summaries: [Summary]) {
        for (text, isTitle) in summaries {
            guard let text else { continue }
            label.font = summaryFont
            if isTitle {
                include(LocatedText(text: text, line: 0), width: measured(text))
            } else {
                label.text = text
                include(LocatedText(text: text, line: 0), isSummary: true)
            }
        }
    }

    /// Includes the text of the label.
    private func include(_ text: LocatedText, marks: String = "", isSummary: Bool) {
        let whole = label.textLayout(width: .infinity).width
        include(text, width: whole)
        guard column.textAlignment == .decimal else { return }
        let after = fractionWidth(of: text.text + marks, isSummary: isSummary)
        decimal = (max(decimal.before, whole - after), max(decimal.after, after))
    }

    private func include(_ text: LocatedText, width: CGFloat) {
        guard width > self.width else { return }
        self.width = width
        widestText = text
    }

    private func measureWords(_ summaries: [String]) {
        let context = FormatContext()
        func widest(_ texts: [String], _ font: Font) -> CGFloat {
            // A part of a number with its unit would be another value.
            let words = Set(
                texts.flatMap { text in
                    context.isValue(text) ? [text[...]] : text.split(whereSeparator: \.isWhitespace)
                })
            label.font = font
            return Self.longest(words).reduce(0) {
                max($0, measured(String($1.prefix(Self.measuredLetters))))
            }
        }
        let texts = column.isOfAddresses ? [] : column.sampledTexts.map(column.model.shownText)
        let values = widest(texts, font)
        let sums = widest(summaries, summaryFont)
        let isComplete = column.model.isRowTitle && column.lines == 1
        let required = isComplete ? width : max(values, sums) + Self.tolerance
        let em = measured("—")
        wordWidth = max(min(required, Self.maxWordEms * em), valueWidth)
        shortWidth = max(min(width, Self.maxShortEms * em), wordWidth)
        nameWidth = max(min(width, Self.maxNameEms * em), wordWidth)
        completeWidth = width <= Self.maxNameEms * em ? max(width, wordWidth) : shortWidth
        completeNameWidth = width <= Self.maxCompleteNameEms * em ? max(width, wordWidth) : nameWidth
    }

    /// The width of the longest number or date among the texts, of which a part would be another one.
    private var valueWidth: CGFloat {
        let texts = Set((column.sampledTexts + column.widestTexts.map(\.text)).filter(ColumnContent.isValue))
        guard !texts.isEmpty else { return 0 }
        label.font = font
        return Self.longest(texts).reduce(0) {
            max($0, measured(column.patterned(column.model.shownText($1))))
        } + Self.tolerance
    }

    /// Returns the texts with the most letters, of which one is the widest.
    private static func longest<Text: StringProtocol>(_ texts: Set<Text>) -> some Sequence<Text> {
        texts.map { (text: $0, count: $0.count) }.sorted { ($0.count, $0.text) > ($1.count, $1.text) }
            .prefix(measuredWords).lazy.map(\.text)
    }

    /// The number of words that are measured, and the number of their letters.
    private static let (measuredWords, measuredLetters) = (100, 64)
    /// The maximum widths of words, short texts and names, in ems.
    private static let (maxWordEms, maxShortEms, maxNameEms) = (CGFloat(12), CGFloat(9), CGFloat(18))
    /// The maximum width of complete names of rows, in ems.
    private static let maxCompleteNameEms: CGFloat = 30

    private func measured(_ text: String) -> CGFloat {
        label.text = text
        return label.textLayout(width: .infinity).width
    }

    // MARK: Numbers

    /// The distance in points that absorbs rounding.
    static let tolerance: CGFloat = 0.01

    /// The width of the numbers when they are aligned.
    var numberWidth: CGFloat { decimal.before + decimal.after + Self.tolerance }

    /// Gives the columns of sections the same distance to the decimal separator.
    static func align(_ columns: [ColumnTexts]) {
        let before = columns.map(\.decimal.before).max() ?? 0
        let after = columns.map(\.decimal.after).max() ?? 0
        for column in columns { column.decimal = (before, after) }
    }

    /// Returns the width of a number's text from its decimal separator on, or else after its last digit.
    func fractionWidth(of text: String, isSummary: Bool) -> CGFloat {
        guard let end = column.numberAlignment?.fraction(of: text), !end.isEmpty else { return 0 }
        // Superscripts have other widths than digits.
        let zeros = end.map { $0.unicodeScalars.first?.properties.numericType == .decimal ? "0" : $0 }
        let fraction = Fraction(text: String(zeros), isSummary: isSummary)
        if let width = fractions[fraction] { return width }
        label.font = isSummary ? summaryFont : font
        let width = measured(fraction.text)
        if fractions.count >= Self.maxFractions { fractions.removeAll() }
        fractions[fraction] = width
        return width
    }

    /// The maximum number of cached widths.
    private static let maxFractions = 256
}
