import DataFiles
import TableKit

/// The views of a value in a column: its text, and a chart, an icon or an image.
final class ColumnCell {
    let label = Label()
    /// The views in the order in which VoiceOver reads them.
    let views: [View]
    /// The background of the cell. `nil` is none.
    private(set) var fill: Color?
    /// The path of the image. `nil` is none.
    private(set) var imagePath: String?

    private let layout: ColumnLayout
    private let index: Int
    private let column: ResolvedColumns.Column
    private let columnStyle: ColumnStyle
    private let chart: ChartView?
    /// The icon of a condition, or the image of the value.
    private let image: ImageView?
    /// A Boolean value that indicates whether the text fills the column from its leading edge: a value that is not what
    /// the chart requires, or the title of a summary row.
    private var showsRawText = false
    /// A Boolean value that indicates whether the cell is part of a summary row.
    private var isSummary = false

    /// Creates the views of a column, with its title or without a value.
    init(_ layout: ColumnLayout, _ index: Int, showsTitle: Bool) {
        (self.layout, self.index) = (layout, index)
        let (column, style) = (layout.measures.columns[index], layout.measures.styles[index])
        (self.column, columnStyle) = (column, style)
        let chart =
            showsTitle
            ? nil
            : style.chart.map {
                ChartView.make($0, style.charts, range: style.chartRange, ends: style.chartEnds)
            }
        let showsImage = column.model.showsImage
        let image = !showsTitle && (showsImage || style.iconWidth > 0) ? ImageView() : nil
        (self.chart, self.image) = (chart, image)
        views = [chart, image, label].compactMap { $0 }
        label.font = showsTitle ? layout.measures.style.headerFont : layout.measures.fonts[index]
        label.textColor = showsTitle ? layout.measures.headerColor : layout.measures.style.color
        label.numberOfLines = showsTitle ? 1 : column.lines
        // The mark of a note, and the last part of an address, remain visible.
        if showsTitle ? !column.titleMarks.isEmpty : column.isOfAddresses {
            label.lineBreakMode = .byTruncatingMiddle
        }
        label.highlightedTextColor = layout.measures.selectedColor
        label.textElement = .cell(isTitle: showsTitle || column.model.isRowTitle)
        if !showsTitle, layout.isOppositeDirection(index) {
            label.semanticContentAttribute = .forceLeftToRight
        }
        let isText = chart == nil && !showsImage
        label.setPartNames(of: column.model, index) { isText ? $0 : PartName.text(of: $0) }
        chart?.setPartNames(of: column.model, index) { $0 }
        chart?.mark = column.mark
        image?.setPartNames(of: column.model, index) { showsImage ? $0 : PartName.icon(of: $0) }
        if showsTitle {
            label.show(column.shownTitle, layout.measures.titleStyle)
            label.accessibilityLabel = column.model.fullTitle
        }
        if showsImage {
            image?.contentMode = .scaleAspectFit
            image?.clipsToBounds = true
            image?.cornerRadius = layout.measures.style.imageRadius
        }
        if column.model.content == .link, !showsTitle { label.accessibilityTraits = .link }
    }

    // MARK: Values

    /// Shows the value of a record.
    ///
    /// - Parameter isRepeated: Whether the value is that of the row above, which some columns do not show again.
    func show(
        _ record: Record?, isRepeated: Bool, _ row: ColumnRowStyle, _ images: ImageStore
    ) throws(Diagnostic) {
        isSummary = false
        let text = column.value.string(for: record)
        // Their widths are measured without spaces around them, too.
        let value = text.withoutFinalLineBreaks.trimmed
        let falseText = value.isEmpty ? column.falseText(in: record) : nil
        let isMissing = falseText == nil && column.isMissing(value)
        let number = columnStyle.requiresNumber ? record.flatMap { column.number(in: $0, text) } : nil
        let change = record.flatMap { column.changeIndex(for: $0) }.map { columnStyle.cases[$0] }
        let shade =
            change?.shade
            ?? (isMissing
                ? columnStyle.scale?.missing : number.flatMap { columnStyle.scale?.shade(of: $0.double) })
        fill = shade?.fill ?? columnStyle.background
        label.textColor = try color(record, change, shade, row, isMissing: isMissing)
        label.highlightedTextColor = fill == nil ? layout.measures.selectedColor : label.textColor
        chart?.caseColor = change?.color
        let words = isMissing ? nil : chart?.show(value, number.map { column.chartNumber($0, value) })
        let usual = layout.measures.fonts[index]
        let font = change?.font ?? row.font?.font(basedOn: usual) ?? usual
        showsRawText = chart != nil && words == nil && !isMissing
        let marks = record.map { column.marks(for: $0) } ?? ""
        if !column.marks.isEmpty {
            label.lineBreakMode = marks.isEmpty ? .byTruncatingTail : .byTruncatingMiddle
        }
        label.show(
            isMissing ? missingText : column.replacement(of: number) ?? column.drawn(value),
            of: isMissing || showsRawText ? nil : column.model, font, layout.measures.style,
            marks: marks)
        setDirection()
        setAccessibilityLabel(
            isMissing ? "missing" : words ?? falseText ?? label.text ?? "", hasChart: words != nil)
        // VoiceOver reads a false value that is not drawn.
        if column.canBeFalse {
            label.isAccessibilityElement = falseText != nil || label.text?.isEmpty == false
        }
        if let image, chart == nil { show(change, isMissing ? "" : value, images, on: image) }
        // A value with the mark of a note is visible.
        if column.model.hidesRepeats { hideText(isRepeated: isRepeated && marks.isEmpty) }
    }

    private var missingText: String { column.model.missing ?? layout.measures.style.missingText }

    /// Returns a Boolean value that indicates whether two records have the same value, or the column shows all values.
    func repeats(_ record: Record?, after previous: Record?) -> Bool {
        guard column.model.hidesRepeats else { return true }
        guard let record, let previous else { return false }
        return column.value.string(for: record) == column.value.string(for: previous)
    }

    /// Hides the text if it is that of the row above. VoiceOver reads it nevertheless.
    private func hideText(isRepeated: Bool) {
        label.isAccessibilityElement = isRepeated || label.text?.isEmpty == false
        image?.isHidden = isRepeated
        guard isRepeated else { return }
        (label.text, fill) = ("", nil)
        chart?.isHidden = true
    }

    /// Shows the value of the column in a summary row, or its title.
    func show(_ summary: SummaryRow) {
        isSummary = true
        let text = summary.texts[index]
        let isMissing = text?.isEmpty ?? false
        let isTitle = index == summary.titleColumn
        (fill, imagePath, showsRawText) = (nil, nil, isTitle)
        image?.image = nil
        label.text = summary.shownText(index, missingText: missingText)
        label.font = layout.measures.summaryFonts[index]
        label.textColor = isMissing ? layout.measures.style.missingColor : layout.measures.style.summaryColor
        label.highlightedTextColor = layout.measures.selectedColor
        setDirection()
        setAccessibilityLabel(isMissing ? "missing" : text ?? "", hasChart: false)
        if isTitle || text == nil { label.accessibilityLabel = text }
        if column.model.hidesRepeats { label.isAccessibilityElement = text != nil }
    }

    /// Sets the direction of a text in a column of texts: numbers among them run from left to right.
    private func setDirection() {
        guard layout.measures.isRightToLeft, !layout.isOppositeDirection(index) else { return }
        let hasLetters = label.text?.contains(where: \.isLetter) ?? false
        label.semanticContentAttribute = hasLetters ? .unspecified : .forceLeftToRight
    }

    private func color(
        _ record: Record?, _ change: ColumnStyle.Case?, _ shade: ColorScale.Shade?, _ row: ColumnRowStyle,
        isMissing: Bool
    ) throws(Diagnostic) -> Color {
        /// Returns a color that is readable on the background of the cell, or else of the row.
        func readable(_ color: Color) -> Color {
            (fill ?? row.background).map { columnStyle.textColor(color, on: $0) } ?? color
        }
        if !isMissing, let change, let color = change.color {
            return change.shade == nil && fill != nil ? readable(color) : color
        }
        if let shade { return shade.text }
        if isMissing {
            return row.background == nil
                ? layout.measures.style.missingColor : readable(layout.measures.style.missingColor)
        }
        if let color = try column.color?.value(for: record) ?? row.color { return color }
        let isLink = column.model.content == .link && chart == nil
        return readable(isLink ? layout.measures.style.linkColor : layout.measures.style.color)
    }

    /// Sets the text for VoiceOver on the label, or on a chart without a text.
    private func setAccessibilityLabel(_ words: String, hasChart: Bool) {
        let title = column.model.spokenTitle
        let hasText = label.text?.isEmpty == false
        label.accessibilityLabel =
            title.isEmpty && !hasChart ? nil : title.isEmpty ? words : "\(title) \(words)"
        chart?.isHidden = !hasChart
        chart?.isAccessibilityElement = hasChart && !hasText
        chart?.accessibilityLabel = label.accessibilityLabel
    }

    private func show(
        _ change: ColumnStyle.Case?, _ value: String, _ images: ImageStore, on view: ImageView
    ) {
        guard column.model.showsImage else {
            view.image = change?.icon
            view.tintColor = change?.color ?? (fill == nil ? nil : label.textColor)
            return
        }
        imagePath = value.trimmed
        view.image = images.image(
            imagePath, within: CGSize(width: 0, height: layout.measures.style.imageHeight), on: view)
        if !value.isEmpty { label.text = "" }
        let title = column.model.spokenTitle
        view.accessibilityLabel = view.image == nil || title.isEmpty ? nil : title
    }

    // MARK: Layout

    /// Returns the height of the text in a column of a width.
    func height(_ width: CGFloat) -> CGFloat {
        let text = layout.parts(of: index, 0...max(width, 0), isRightToLeft: false).text
        return label.size(width: text.upperBound - text.lowerBound, height: .infinity).height
    }

    /// A Boolean value that indicates whether the title is on its side.
    var rotatesTitle: Bool { column.model.rotatesTitle }

    /// Returns the height of a title in a column of a width. It wraps if it is wider.
    func titleHeight(_ width: CGFloat) -> CGFloat {
        if rotatesTitle { return label.size(width: .infinity, height: .infinity).width }
        label.showTitle(
            column.shownTitle, layout.measures.titleStyle, in: width,
            maxLines: max(layout.measures.style.titleLines, 1))
        return label.size(width: width, height: .infinity).height
    }

    /// Sets the frames of the views.
    ///
    /// - Parameters:
    ///   - baseline: The first baseline of the texts.
    ///   - height: The height of the text.
    ///   - rowHeight: The height of the row, which limits images.
    func place(
        in range: ClosedRange<CGFloat>, baseline: CGFloat, height: CGFloat, rowHeight: CGFloat,
        isRightToLeft: Bool
    ) {
        let parts = layout.parts(of: index, range, isRightToLeft: isRightToLeft)
        var (text, alignment) =
            showsRawText
            ? (range, layout.leadingAlignment(of: index))
            : layout.frame(
                of: label, in: index, parts.text, isRightToLeft: isRightToLeft, isSummary: isSummary)
        // The leading edge is that of the column.
        if alignment == .natural, label.semanticContentAttribute == .forceLeftToRight { alignment = .right }
        // Setting it on text with attributes would lay out the text again.
        if label.textAlignment != alignment { label.textAlignment = alignment }
        let top = baseline - label.firstBaseline
        label.frame = CGRect(
            x: text.lowerBound, y: top, width: text.upperBound - text.lowerBound, height: height)
        let middle = top + label.size(width: 0, height: .infinity).height / 2
        if let chart { place(chart, in: parts.graphic, middle, isRightToLeft: isRightToLeft) }
        guard let image, let size = image.imageSize else { return }
        guard column.model.showsImage else {
            let space = parts.text.upperBound - parts.text.lowerBound
            let textWidth = label.size(width: space, height: height).width
            let x = layout.iconX(in: index, parts, textWidth: textWidth, isRightToLeft: isRightToLeft)
            let offset = image.baselines(for: size)?.first ?? size.height
            image.frame = CGRect(origin: CGPoint(x: x, y: baseline - offset), size: size)
            return
        }
        let limit = CGSize(
            width: range.upperBound - range.lowerBound,
            height: min(layout.measures.style.imageHeight, rowHeight))
        let scale =
            size.width > 0 && size.height > 0
            ? min(limit.width / size.width, limit.height / size.height) : 0
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        // Next to a text with several lines, the image is next to the first one.
        let first = max(middle, layout.measures.style.verticalPadding + shown.height / 2)
        let isOneLine = rowHeight / 2 - first < middle - top
        image.frame = aligned(
            shown, in: range, isOneLine ? rowHeight / 2 : first, isRightToLeft: isRightToLeft)
    }

    private func place(
        _ chart: ChartView, in range: ClosedRange<CGFloat>, _ middle: CGFloat, isRightToLeft: Bool
    ) {
        var size = chart.chart.size(chart.style)
        let space = range.upperBound - range.lowerBound
        size.width = chart.chart.isFlexible ? space : min(size.width, space)
        chart.frame = aligned(size, in: range, middle, isRightToLeft: isRightToLeft).onPixel(
            scale: chart.traitCollection.displayScale)
    }

    /// Returns the frame of a graphic in the column's range, centered at a height.
    private func aligned(
        _ size: CGSize, in range: ClosedRange<CGFloat>, _ middle: CGFloat, isRightToLeft: Bool
    ) -> CGRect {
        let space = range.upperBound - range.lowerBound - size.width
        let isAtEnd = column.alignment == .trailing || column.alignment == .decimal
        let fraction: CGFloat =
            column.alignment == .center ? 0.5 : isAtEnd != isRightToLeft ? 1 : 0
        return CGRect(
            x: range.lowerBound + space * fraction, y: middle - size.height / 2, width: size.width,
            height: size.height)
    }
}

extension String {
    /// The text without line breaks at its end.
    fileprivate var withoutFinalLineBreaks: String {
        guard last?.isNewline == true else { return self }
        return String(self[..<(lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex)])
    }
}

extension View {
    /// Names the view after a column.
    fileprivate func setPartNames(of column: DataColumn, _ index: Int, _ name: (String) -> String) {
        partName = name(PartName.column(index))
        additionalPartNames = column.partNames.map(name)
    }
}

extension Label {
    /// Shows a value in the way of a column, or as it is without a column.
    ///
    /// - Parameter marks: The marks of notes after the value.
    func show(_ value: String, of column: DataColumn?, _ font: Font, _ style: Theme.Columns, marks: String) {
        if let column, column.content == .markdown, column.chart == nil {
            self.font = font
            show(InlineMarkdown(value).appending(literal: marks), style)
        } else if let column, column.content == .link, column.chart == nil {
            let link = DataColumn.link(value.trimmed)
            text = link.title + marks
            self.font = font
            attributedText = NSAttributedString(
                string: link.title, attributes: [.link: link.address]
            ).appending(marks)
        } else {
            text = (column?.shownText(value) ?? value) + marks
            self.font = font
        }
    }
}

extension NSAttributedString {
    /// Returns the text followed by one without attributes.
    fileprivate func appending(_ text: String) -> NSAttributedString {
        guard !text.isEmpty else { return self }
        let whole = NSMutableAttributedString(attributedString: self)
        whole.append(NSAttributedString(string: text))
        return whole
    }
}
