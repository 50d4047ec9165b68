import DataFiles
import TableKit

/// The fonts and colors of a section's columns, and the widths of their content, under some traits.
///
/// All tables of a scene with these traits share them. A ``ColumnLayout`` places the columns in one of the tables.
package final class ColumnMeasures {
    let columns: [ResolvedColumns.Column]
    package let showsHeader: Bool
    let style: Theme.Columns
    /// A Boolean value that indicates whether the layout direction is from right to left.
    let isRightToLeft: Bool
    /// The text color of selected rows. `nil` uses the normal colors.
    let selectedColor: Color?
    /// The color of the titles, which is readable on their background.
    let headerColor: Color
    /// The fonts of the columns.
    let fonts: [Font]
    /// The fonts of the columns in summary rows.
    let summaryFonts: [Font]
    /// The colors, icons and charts of the columns.
    let styles: [ColumnStyle]
    /// The widths of the texts of the columns.
    let texts: [ColumnTexts]
    let titles: ColumnTitles
    /// The number of columns of row titles, which are the first ones.
    let rowTitleCount: Int
    /// The groups of columns with a title. They are empty if there is no header.
    let groups: [Group]
    /// The height of the titles of groups with the padding above them, and the line below.
    let groupsHeight: CGFloat
    /// The widths of these titles.
    private(set) var groupWidths: [ColumnWidths.Group]
    /// The widths of the content of columns.
    private(set) var contents: [ColumnWidths.Column]
    /// The superview of the measured labels, which has their environment.
    private let measuringView: View

    /// Adjacent columns with a title above theirs.
    struct Group: Equatable {
        /// The name in the columns, and the marks of notes after it.
        var name: InlineMarkdown, marks: String
        var columns: Range<Int>

        var title: InlineMarkdown { name.appending(literal: marks) }
    }

    /// The style of markup in titles, which is readable on their background.
    var titleStyle: Theme.Columns {
        var style = style
        style.linkColor = headerColor
        if style.headerBackground != nil { style.codeBackground = .clear }
        return style
    }

    private init(
        _ columns: ResolvedColumns, fonts: [Font], summaryFonts: [Font], styles: [ColumnStyle],
        texts: [ColumnTexts], titles: ColumnTitles, contents: [ColumnWidths.Column], groups: [Group],
        groupsHeight: CGFloat, groupWidths: [ColumnWidths.Group], measuringView: View
    ) {
        let theme = measuringView.environment.theme
        self.columns = columns.columns
        showsHeader = columns.showsHeader
        style = theme.columns
        isRightToLeft = measuringView.isRightToLeft
        selectedColor = theme.cell.selectedTextColor
        headerColor =
            theme.columns.headerBackground.map {
                ColorScale.Shade(fill: $0, text: theme.columns.headerColor).text
            } ?? theme.columns.headerColor
        (self.fonts, self.summaryFonts, self.styles) = (fonts, summaryFonts, styles)
        (self.texts, self.titles, self.contents) = (texts, titles, contents)
        (self.groups, self.groupsHeight, self.groupWidths) = (groups, groupsHeight, groupWidths)
        (rowTitleCount, self.measuringView) = (columns.rowTitleCount, measuringView)
    }

    /// Gives sections with the same columns the same widths, so that their values are aligned.
    package static func align(_ sections: [ColumnMeasures]) {
        // Sections without a header have the widths of those with one.
        let groupWidths = sections.map(\.groupWidths).first { !$0.isEmpty } ?? []
        for section in sections { section.groupWidths = groupWidths }
        for index in sections.first?.columns.indices ?? 0..<0 {
            let texts = sections.map { $0.texts[index] }
            ColumnTexts.align(texts)
            let numberWidth = (texts.first?.numberWidth ?? 0).rounded(.up)
            let lineCount = sections.map { $0.contents[index].contents.count }.max() ?? 1
            let contents = (1...lineCount).map { lines in
                let content = sections.map { $0.contents[index].content(lines: lines) }.max() ?? 0
                return max(content, numberWidth)
            }
            let minimum = sections.compactMap { $0.contents[index].chartMinimum }.max()
            let word = sections.map { $0.contents[index].wordMinimum }.max() ?? 0
            let usual = sections.map { $0.contents[index].usualMinimum }.max() ?? 0
            let complete = sections.map { $0.contents[index].completeMinimum }.max() ?? 0
            let hasNames = sections.contains { $0.contents[index].hasNames }
            let isOfAddresses = sections.allSatisfy { $0.contents[index].isOfAddresses }
            for section in sections {
                section.contents[index].contents = contents
                section.contents[index].chartMinimum = minimum
                section.contents[index].wordMinimum = word
                section.contents[index].usualMinimum = usual
                section.contents[index].completeMinimum = complete
                section.contents[index].hasNames = hasNames
                section.contents[index].isOfAddresses = isOfAddresses
            }
        }
    }
}

// Measuring.
extension ColumnMeasures {
    /// Measures columns of a section: the sampled texts, and those that may be the widest of all.
    ///
    /// - Parameter environment: That of the table.
    package static func measuring(
        _ columns: ResolvedColumns, in environment: Environment, _ images: ImageStore
    ) -> ColumnMeasures {
        let measuringView = View()
        measuringView.environment = environment
        let style = environment.theme.columns
        let fonts = columns.columns.map {
            $0.font(basedOn: $0.model.isRowTitle ? style.rowTitleFont : style.font, style)
        }
        let summaryFonts = columns.columns.map { $0.font(basedOn: style.summaryFont, style) }
        let styles = zip(columns.columns, fonts).map {
            $0.style(style, font: $1, measuringView: measuringView)
        }
        let titles = ColumnTitles(
            columns.columns.map { columns.showsHeader ? $0.shownTitle : InlineMarkdown(literal: "") },
            areRotated: columns.columns.map(\.model.rotatesTitle), style,
            measuringView: measuringView)
        let label = Label()
        measuringView.addSubview(label)
        let summaries = columns.summaries.groups.sample + columns.summaries.total.sample
        let texts = columns.columns.indices.map { index in
            let texts = ColumnTexts(
                columns.columns[index], font: fonts[index], summaryFont: summaryFonts[index], style,
                label: label)
            texts.measure(
                caseFonts: styles[index].cases.compactMap(\.font)
                    + columns.rowFonts.map { $0.font(basedOn: fonts[index]) },
                summaries.map { summary in
                    (
                        summary.shownText(
                            index, missingText: columns.columns[index].model.missing ?? style.missingText),
                        index == summary.titleColumn
                    )
                })
            return texts
        }
        var contents = columns.columns.indices.map { index in
            columns.columns[index].content(
                texts[index], styles[index], titleWidths: titles.widths(of: index),
                imageHeight: style.imageHeight, images)
        }
        if let index = columns.nameColumn {
            contents[index].hasNames = true
            contents[index].usualMinimum = styles[index].width(texts[index].nameWidth).rounded(.up)
            contents[index].completeMinimum = styles[index].width(texts[index].completeNameWidth).rounded(.up)
        }
        let groups = columns.showsHeader ? columns.groups : []
        return ColumnMeasures(
            columns, fonts: fonts, summaryFonts: summaryFonts, styles: styles, texts: texts, titles: titles,
            contents: contents, groups: groups, groupsHeight: titles.height(ofGroups: groups, style),
            groupWidths: groups.map { titles.width(of: $0, style) }, measuringView: measuringView)
    }
}

extension ResolvedColumns.Column {
    /// Returns the font of the column.
    fileprivate func font(basedOn font: Font, _ style: Theme.Columns) -> Font {
        var font = model.font?.font(basedOn: font) ?? font
        if !isText { font.features += style.numberFeatures }
        return font
    }

    /// Returns the widths of the content.
    ///
    /// - Parameter titleWidths: Those of the title on one line, on up to two lines, and so on.
    fileprivate func content(
        _ texts: ColumnTexts, _ style: ColumnStyle, titleWidths: [CGFloat], imageHeight: CGFloat,
        _ images: ImageStore
    ) -> ColumnWidths.Column {
        let width = model.showsImage ? imageWidth(height: imageHeight, images) : style.width(texts.width)
        let titleWidths = titleWidths.map { $0 + ColumnTexts.tolerance }
        let titleMinimum = titleWidths.last ?? 0
        let minimum = style.minimumWidth(texts.width)
        return ColumnWidths.Column(
            contents: titleWidths.map { max(width, $0).rounded(.up) },
            width: model.width, isText: isShortened, isRowTitle: model.isRowTitle,
            chartMinimum: minimum.map { max($0, titleMinimum).rounded(.up) },
            wordMinimum: isShortened ? max(style.width(texts.wordWidth), titleMinimum).rounded(.up) : 0,
            usualMinimum: isShortened ? style.width(texts.shortWidth).rounded(.up) : 0,
            completeMinimum: isShortened ? style.width(texts.completeWidth).rounded(.up) : 0,
            isOfAddresses: isOfAddresses)
    }

    /// Returns the width of the widest sampled image.
    private func imageWidth(height: CGFloat, _ images: ImageStore) -> CGFloat {
        Set(sampledTexts).reduce(0) { width, path in
            guard let size = images.size(path.trimmed), size.height > 0 else { return width }
            return max(width, size.width * height / size.height)
        }
    }
}

extension ColumnTitles {
    /// Returns the width of the title of a group, without the gaps between its columns.
    fileprivate func width(of group: ColumnMeasures.Group, _ style: Theme.Columns) -> ColumnWidths.Group {
        ColumnWidths.Group(
            columns: group.columns,
            titleWidth: width(of: group.title) - style.gap * CGFloat(group.columns.count - 1))
    }

    /// Returns the height of the titles of groups with the padding above them, and the line below.
    fileprivate func height(ofGroups groups: [ColumnMeasures.Group], _ style: Theme.Columns) -> CGFloat {
        guard let height = groups.map({ height(of: $0.title) }).max() else { return 0 }
        return (style.headerPadding + height + style.groupSpacing).rounded(.up)
    }
}

extension ResolvedColumns {
    /// The number of columns of row titles, which are the first ones.
    fileprivate var rowTitleCount: Int { columns.count(where: \.model.isRowTitle) }

    /// The groups of adjacent columns. A group does not continue from row titles to other columns.
    fileprivate var groups: [ColumnMeasures.Group] {
        var groups: [ColumnMeasures.Group] = []
        for (index, column) in columns.enumerated() {
            guard !column.groupTitle.text.isEmpty else { continue }
            if let last = groups.last, last.name == column.groupTitle, last.columns.upperBound == index,
                column.model.isRowTitle == columns[index - 1].model.isRowTitle
            {
                groups[groups.count - 1].columns = last.columns.lowerBound..<index + 1
            } else {
                groups.append(
                    ColumnMeasures.Group(
                        name: column.groupTitle, marks: column.groupMarks.joinedMarks,
                        columns: index..<index + 1))
            }
        }
        return groups
    }
}
