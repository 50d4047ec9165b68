import TableSpecimens
import Testing

@testable import TableKit

@Suite("Configurations of headers and footers")
struct HeaderConfigurationTests {
    /// A delegate whose header views a test makes.
    private final class Headers: TableViewDelegate {
        let make: (TableView) -> View?

        init(_ make: @escaping (TableView) -> View?) { self.make = make }

        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
            make(tableView)
        }
    }

    /// Runs a test of a table of one row, whose header a closure makes.
    private func withHeader<Output>(
        _ style: TableView.Style, theme: Theme = .modern, _ make: @escaping () -> View,
        _ body: (TableView) throws -> Output
    ) rethrows -> Output {
        let script = ScriptedTable(style, rows: [1])
        let headers = Headers { _ in make() }
        script.table.delegate = headers
        script.table.surround(theme: theme)
        return try withExtendedLifetime((script, headers)) { try body(script.table) }
    }

    private func header(_ content: ListContentConfiguration) -> TableViewHeaderFooterView {
        let view = TableViewHeaderFooterView(reuseIdentifier: nil)
        var content = content
        content.text = "Title"
        view.contentConfiguration = content
        return view
    }

    private func titleText(of table: TableView) throws -> Drawing.Text {
        try #require(Drawing(of: table).texts.min { $0.baseline < $1.baseline })
    }

    private func expectLikeTitle(
        _ style: TableView.Style, _ theme: Theme, _ content: ListContentConfiguration
    ) throws {
        let titled = ScriptedTable(style, rows: [1])
        titled.headers = [0: "Title"]
        titled.table.surround(theme: theme)
        let title = try titleText(of: titled.table)
        let comment: Comment = "\(style) \(theme.tableWidth) \(content.kind)"
        try withHeader(style, theme: theme, { header(content) }) { table in
            #expect(table.contentSize == titled.table.contentSize, comment)
            let text = try titleText(of: table)
            #expect(abs(text.x - title.x) < 0.01, comment)
            #expect(abs(text.baseline - title.baseline) < 0.01, comment)
            #expect(text.color == title.color && text.run.font == title.run.font, comment)
            #expect(text.run.glyphs.map(\.index) == title.run.glyphs.map(\.index), comment)
        }
    }

    @Test func configurationsDrawLikeTitles() throws {
        for theme in [Theme.modern, .ios26, .flat] {
            for style in TableView.Style.allCases { try expectLikeTitle(style, theme, .header()) }
            try expectLikeTitle(.plain, theme, .plainHeader())
            try expectLikeTitle(.grouped, theme, .groupedHeader())
        }
    }

    @Test func prominentHeadersHaveLargerFonts() throws {
        let contents = [
            ListContentConfiguration.groupedHeader(), .sidebarHeader(), .prominentInsetGroupedHeader(),
            .extraProminentInsetGroupedHeader(),
        ]
        let sizes = contents.map { content in
            withHeader(.insetGrouped, { header(content) }) { table in
                Drawing(of: table).texts.min { $0.baseline < $1.baseline }?.run.font.size
            }
        }
        #expect(sizes == [13, 17, 20, 22])
    }

    @Test func labelsAreAbsentWithConfiguration() {
        let view = TableViewHeaderFooterView()
        let plain = view.contentView
        #expect(view.textLabel != nil && view.detailTextLabel != nil)
        view.contentConfiguration = ListContentConfiguration.header()
        #expect(view.textLabel == nil && view.detailTextLabel == nil)
        #expect(view.contentView is ListContentView)
        view.contentConfiguration = nil
        #expect(view.contentView === plain)
    }

    @Test func detailIsBelowTitle() {
        func make() -> View {
            let view = TableViewHeaderFooterView()
            view.textLabel?.text = "Title"
            view.detailTextLabel?.text = "Detail"
            return view
        }
        let baselines = withHeader(.grouped, make) { table in
            Drawing(of: table).texts.map(\.baseline).sorted().prefix(2)
        }
        #expect(baselines.count == 2 && baselines[0] < baselines[1] - 10)
    }

    /// The background is replaced by a red one that begins at a distance from the top edge.
    private func expectRedBackground(
        below top: CGFloat, _ setBackground: @escaping (TableViewHeaderFooterView) -> Void
    ) {
        func make() -> View {
            let view = TableViewHeaderFooterView()
            view.textLabel?.text = "Title"
            setBackground(view)
            return view
        }
        let drawing = withHeader(.plain, make) { Drawing(of: $0) }
        #expect(drawing.boxes(RGBA(255, 0, 0)) == [CGRect(x: 0, y: top, width: 375, height: 28 - top)])
        #expect(drawing.boxes(RGBA(247, 247, 247)).isEmpty)
    }

    @Test func backgroundViewReplacesBackground() {
        expectRedBackground(below: 0) { view in
            let background = View()
            background.backgroundColor = .red
            view.backgroundView = background
        }
    }

    @Test func backgroundConfigurationReplacesBackground() {
        expectRedBackground(below: 4) { view in
            var background = BackgroundConfiguration.listHeader()
            background.backgroundColor = .red
            background.backgroundInsets.top = 4
            view.backgroundConfiguration = background
        }
    }

    @Test func updateIsCalledBeforeDisplay() {
        var states: [ViewConfigurationState] = []
        func make() -> View {
            let view = TableViewHeaderFooterView()
            view.configurationUpdateHandler = { view, state in
                states.append(state)
                var content = view.defaultContentConfiguration().updated(for: state)
                content.text = "Title"
                view.contentConfiguration = content
            }
            return view
        }
        let drawing = withHeader(.plain, make) { Drawing(of: $0) }
        #expect(drawing.text("Title", weight: .semibold) != nil && !states.isEmpty)
    }
}
