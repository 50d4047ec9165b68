import DataFiles
import DataTables
import TableKit

// The views above and below all sections.
extension SceneTable {
    /// Adds the title and the header to the first page of a table, and the footer and the notes to the last.
    ///
    /// - Parameter records: The records of the page. `nil` is the complete table.
    func showTitles(onPageOf records: Range<Int>?) {
        let (scene, style) = (content.scene, content.theme.titles)
        table.accessibilityLabel =
            scene.isMarkdown ? scene.title.map { InlineMarkdown($0).text } : scene.title
        if records?.lowerBound ?? 0 == 0 {
            let title = scene.title.map {
                TableTextsView.Text(
                    "title", $0 + scene.marks { $0.part == .title }, style.titleFont, style.titleColor,
                    style.alignment, isHeading: true)
            }
            let subtitle = scene.subtitle.map {
                TableTextsView.Text(
                    "subtitle", $0 + scene.marks { $0.part == .subtitle }, style.subtitleFont,
                    style.subtitleColor, style.alignment)
            }
            table.tableHeaderView = decoration([title, subtitle].compactMap { $0 }, above: scene.header)
        }
        if records?.upperBound ?? .max >= content.recordCount {
            let notes = zip(scene.notes, scene.noteMarks).enumerated().map { index, note in
                let text = [note.1, note.0.text].compactMap(\.self).joined(separator: " ")
                return TableTextsView.Text("note \(index)", text, style.noteFont, style.noteColor)
            }
            table.tableFooterView = decoration(notes, below: scene.footer)
        }
    }

    /// Returns a view of texts next to a view of the scene, as wide as the table. The result is `nil` without both.
    private func decoration(
        _ texts: [TableTextsView.Text], above lower: SceneView? = nil, below upper: SceneView? = nil
    ) -> View? {
        let own = (lower ?? upper).map { decoration($0) }
        guard !texts.isEmpty else { return own }
        let inset = table.group(\.sideInset).value(forWidth: table.frame.width) + table.contentMargin
        let view = TableTextsView(
            texts, markdown: content.scene.isMarkdown ? content.theme.columns : nil, inset: inset, own,
            isBelow: upper != nil)
        factory.measuringView.addSubview(view)
        defer { view.removeFromSuperview() }
        view.frame.size = view.sizeThatFits(CGSize(width: table.frame.width, height: 0))
        return view
    }

    /// Creates a view above or below all rows, as wide as the table.
    private func decoration(_ model: SceneView) -> View {
        let view = factory.make(model, SceneOutlets())
        if model.frame == nil {
            view.frame.size.height =
                view.systemLayoutSizeFitting(
                    CGSize(width: table.frame.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        return view
    }
}
