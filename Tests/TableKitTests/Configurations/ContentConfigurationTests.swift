import TableSpecimens
import Testing

@testable import TableKit

@Suite("Content configurations of rows")
struct ContentConfigurationTests {
    static let lineHeight = CGFloat(Font.systemFont(ofSize: 17).lineHeight)

    /// Returns a table whose rows have a configuration.
    /// Returns the drawing of a table of rows with a configuration.
    private func drawing(_ configuration: ListContentConfiguration, rows: Int = 1) -> Drawing {
        let script = table(configuration, rows: rows)
        return withExtendedLifetime(script) { Drawing(of: script.table) }
    }

    private func table(
        _ configuration: ListContentConfiguration, _ style: TableView.Style = .plain, rows: Int = 1,
        _ change: @escaping (TableViewCell) -> Void = { _ in }
    ) -> ScriptedTable {
        ScriptedTable(style, rows: [rows]) { cell, _ in
            cell.contentConfiguration = configuration
            change(cell)
        }
    }

    private func content(
        _ kind: ListContentKind, _ text: String = "Text", _ detail: String? = nil, image: Image? = nil
    ) -> ListContentConfiguration {
        var content = ListContentConfiguration(kind)
        (content.text, content.secondaryText, content.image) = (text, detail, image)
        return content
    }

    /// Checks that the texts and rectangles of two tables are the same.
    private func expectSame(_ first: TableView, _ second: TableView, _ comment: Comment) {
        let (first, second) = (Drawing(of: first), Drawing(of: second))
        func sorted(_ drawing: Drawing) -> [Drawing.Text] {
            drawing.texts.sorted { ($0.baseline, $0.x) < ($1.baseline, $1.x) }
        }
        #expect(first.texts.count == second.texts.count && !first.texts.isEmpty, comment)
        for (text, other) in zip(sorted(first), sorted(second)) {
            #expect(abs(text.x - other.x) < 0.01 && abs(text.baseline - other.baseline) < 0.01, comment)
            #expect(text.color == other.color && text.run.font == other.run.font, comment)
        }
        #expect(first.boxes == second.boxes && first.images.map(\.rect) == second.images.map(\.rect), comment)
    }

    // MARK: Defaults

    /// The values that a program reads are those of the screen, for a new configuration and for one that is updated.
    @Test func defaultsAreThoseOfTheScreen() {
        var theme = Theme.default
        theme.cell.imageGap = 3
        theme.cell.default.font = .systemFont(ofSize: 31)
        theme.layoutMargin = 5
        theme.contentUnavailable.textPadding = 77
        theme.contentUnavailable.font = .systemFont(ofSize: 32)
        theme.lists.cornerRadius = 9
        theme.controls.configuredButton.titlePadding = 6
        let early = ListContentConfiguration.cell()
        let environment = Environment(traits: TraitCollection(), theme: theme)
        Screen.withMain(environment) {
            let content = ListContentConfiguration.cell()
            #expect(content.imageToTextPadding == 3 && content.directionalLayoutMargins.leading == 5)
            #expect(content.textProperties.font.pointSize == 31 && early.textProperties.font.pointSize != 31)
            let state = CellConfigurationState(traitCollection: TraitCollection())
            #expect(early.updated(for: state).textProperties.font.pointSize == 31)
            let message = ContentUnavailableConfiguration.empty()
            #expect(message.textToSecondaryTextPadding == 77 && message.textProperties.font.pointSize == 32)
            #expect(BackgroundConfiguration.listSidebarCell().cornerRadius == 9)
            #expect(Button.Configuration.plain().titlePadding == 6)
        }
        #expect(BackgroundConfiguration.listSidebarCell().cornerRadius != 9)
    }

    // MARK: The same image as cell styles

    @Test(arguments: [TableViewCell.CellStyle.default, .subtitle, .value1], TableView.Style.allCases)
    func configurationsDrawLikeCellStyles(cells: TableViewCell.CellStyle, style: TableView.Style) {
        func fill(_ cell: TableViewCell, _ path: IndexPath) {
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.row)"
            if cells != .default { content.secondaryText = "Detail \(path.row)" }
            content.image = path.row == 0 ? nil : .plain(20, 20)
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }
        let configured = ScriptedTable(style, rows: [2], cells: cells, fill: fill)
        let plain = ScriptedTable(style, rows: [2], cells: cells) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.detailTextLabel?.text = "Detail \(path.row)"
            cell.imageView?.image = path.row == 0 ? nil : .plain(20, 20)
            cell.accessoryType = .disclosureIndicator
        }
        for theme in [Theme.modern, .ios26, .flat, .classic] {
            for direction in LayoutDirection.allCases {
                let traits = TraitCollection(layoutDirection: direction)
                for table in [configured.table, plain.table] {
                    table.environment = Environment(traits: traits, theme: theme)
                }
                let comment: Comment = "\(cells) \(style) \(theme.tableWidth) \(direction)"
                #expect(configured.table.contentSize == plain.table.contentSize, comment)
                expectSame(configured.table, plain.table, comment)
            }
        }
    }

    @Test func subtitleCellHasMeasuredFigures() {
        let script = table(content(.subtitleCell, "Text", "Detail"))
        #expect(script.table.contentSize.height == 58)
        let drawing = Drawing(of: script.table)
        #expect(drawing.text("Text")!.baseline.isAbout(25) && drawing.text("Text")!.x == 16)
        #expect(drawing.text("Detail")!.baseline.isAbout(44))
        #expect(drawing.text("Detail")!.run.font.size == 12)
    }

    @Test func textWrapsWithMarginsOf11() {
        let script = table(content(.cell, String(repeating: "many words ", count: 20)))
        let drawing = Drawing(of: script.table)
        let lines = Set(drawing.texts.map(\.baseline)).count
        #expect(lines > 3)
        let texts = Self.lineHeight + 22 * CGFloat(lines - 1)
        #expect(script.table.contentSize.height == (texts + 22).rounded(.up))
    }

    // MARK: Side by side

    @Test func valueCellStacksTextsThatDoNotFit() {
        let (long, value) = ("A text that takes a part", "A value that takes a part")
        let script = table(content(.valueCell, long, value))
        let drawing = Drawing(of: script.table)
        #expect(drawing.text(long)!.x == 16 && drawing.text(value)!.x == 16)
        #expect(drawing.text(long)!.baseline < drawing.text(value)!.baseline)
        let stack = Theme.modern.cell.stack
        let height = stack.topPadding + 2 * Self.lineHeight + stack.gap + stack.bottomPadding
        #expect(script.table.contentSize.height == height.rounded(.up))
        let short = self.drawing(content(.valueCell, "Text", "Value"))
        #expect(short.text("Text")!.baseline == short.text("Value")!.baseline)
        let end = short.text("Value")!
        #expect((end.x + end.run.width).isAbout(359))
    }

    @Test func anyCellCanPreferTextsSideBySide() {
        var side = content(.cell, "Text", "Value")
        #expect(!side.prefersSideBySideTextAndSecondaryText)
        side.prefersSideBySideTextAndSecondaryText = true
        let drawing = self.drawing(side)
        #expect(drawing.text("Text")!.baseline.isAbout(drawing.text("Value")!.baseline))
        var stacked = content(.valueCell, "Text", "Value")
        stacked.prefersSideBySideTextAndSecondaryText = false
        let other = self.drawing(stacked)
        #expect(other.text("Value")!.x == 16)
        #expect(other.text("Text")!.baseline < other.text("Value")!.baseline)
    }

    @Test func largeTextStacksValues() {
        let script = table(content(.valueCell, "Text", "Value"))
        script.table.environment = Environment(
            traits: TraitCollection(preferredContentSizeCategory: .accessibilityMedium), theme: .modern)
        let texts = Drawing(of: script.table).texts
        #expect(texts.map(\.run.font.size) == [28, 28] && texts.map(\.x) == [16, 16])
    }

    @Test func horizontalPaddingDecidesWhetherTextsFit() {
        var content = content(.valueCell, "Text", "Value")
        content.textToSecondaryTextHorizontalPadding = 300
        #expect(drawing(content).text("Value")!.x == 16)
    }

    // MARK: Images

    @Test func imageIsCenteredInReservedSize() {
        var content = content(.cell, image: .plain(20, 20))
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 50)
        let script = table(content)
        let drawing = Drawing(of: script.table)
        #expect(script.table.contentSize.height == 72)
        #expect(drawing.images[0].rect == CGRect(x: 26, y: 26, width: 20, height: 20))
        #expect(drawing.text("Text")!.x == 72)
    }

    @Test func rowGrowsWithImageUpToMaximumSize() {
        var content = content(.cell, image: .plain(60, 60))
        let natural = table(content)
        #expect(natural.table.contentSize.height == 82)
        #expect(Drawing(of: natural.table).images[0].rect == CGRect(x: 16, y: 11, width: 60, height: 60))
        content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
        content.imageToTextPadding = 4
        let limited = table(content)
        #expect(limited.table.contentSize.height == 52)
        let drawing = Drawing(of: limited.table)
        #expect(drawing.images[0].rect == CGRect(x: 16, y: 11, width: 30, height: 30))
        #expect(drawing.text("Text")!.x == 50)
    }

    @Test func sidebarCentersImagesInStandardWidth() {
        let script = table(content(.sidebarCell, image: .plain(20, 20)))
        let drawing = Drawing(of: script.table)
        #expect(drawing.images[0].rect.minX == 17.5 && drawing.text("Text")!.x == 55)
    }

    @Test func symbolsAreCenteredInStandardWidth() {
        for name in ["star", "trash"] {
            let drawing = self.drawing(content(.cell, image: Image(systemName: name)))
            #expect(drawing.text("Text")!.x == 55, "\(name)")
        }
    }

    @Test func templateImageHasTintOfConfiguration() {
        var content = content(.cell, image: Image.plain(20, 20).withRenderingMode(.alwaysTemplate))
        let blue = Color.systemBlue.light
        #expect(drawing(content).templates.map(\.color) == [blue])
        content.imageProperties.tintColor = .red
        #expect(drawing(content).templates.map(\.color) == [RGBA(255, 0, 0)])
        content.imageProperties.tintColorTransformer = .init { $0.withAlphaComponent(0.5) }
        #expect(drawing(content).templates.map(\.color) == [RGBA(255, 0, 0, 0.5)])
    }

    // MARK: Margins

    @Test func marginsAreAtLeastThoseOfTheCell() {
        var content = content(.cell)
        #expect(
            content.directionalLayoutMargins
                == DirectionalEdgeInsets(top: 15.7, leading: 8, bottom: 15.7, trailing: 8))
        content.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 20, leading: 50, bottom: 30, trailing: 8)
        let script = table(content)
        #expect(script.table.contentSize.height == (Self.lineHeight + 50).rounded(.up))
        #expect(Drawing(of: script.table).text("Text")!.x == 50)
        content.directionalLayoutMargins.leading = 4
        #expect(drawing(content).text("Text")!.x == 16)
        content.axesPreservingSuperviewLayoutMargins = []
        #expect(drawing(content).text("Text")!.x == 4)
        let (left, right) = (table(content), table(content))
        right.table.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        let text = Drawing(of: right.table).text("Text")!
        #expect((text.x + text.run.width).isAbout(371))
        #expect(Drawing(of: left.table).text("Text")!.x == 4)
    }

    @Test func separatorBeginsAtText() {
        let drawing = self.drawing(content(.cell, image: .plain(40, 30)), rows: 2)
        let lines = drawing.boxes(TableFiguresTests.line)
        #expect(lines.map(\.minX) == [72, 72])
    }

    // MARK: Values

    @Test func unsetPropertiesHaveValuesOfTheme() {
        var content = content(.subtitleCell, "Text", "Detail")
        #expect(content.textProperties.font == .preferredFont(forTextStyle: .body))
        #expect(content.secondaryTextProperties.font == .preferredFont(forTextStyle: .caption1))
        #expect(content.textProperties.color == .label && content.textProperties.numberOfLines == 0)
        #expect(content.imageToTextPadding == 16)
        #expect(ListContentConfiguration.groupedHeader().textProperties.transform == .none)
        let script = table(content)
        script.table.environment = Environment(traits: TraitCollection(), theme: .classic)
        #expect(Drawing(of: script.table).texts.map(\.run.font.size).sorted() == [14, 18])
        content.textProperties.font = .systemFont(ofSize: 30)
        content.textProperties.color = .red
        content.textProperties.transform = .uppercase
        let own = table(content)
        own.table.environment = script.table.environment
        let drawing = Drawing(of: own.table)
        #expect(drawing.texts.contains { $0.run.font.size == 30 && $0.color == RGBA(255, 0, 0) })
    }

    @Test func configurationsAreEqualByValue() {
        #expect(content(.cell) == content(.cell) && content(.cell) != content(.subtitleCell))
        var transformed = content(.cell)
        transformed.textProperties.colorTransformer = .grayscale
        var other = content(.cell)
        #expect(transformed != other)
        other.textProperties.colorTransformer = .grayscale
        #expect(transformed == other && transformed.hashValue == other.hashValue)
        transformed.textProperties.color = .red
        let gray = transformed.textProperties.resolvedColor().light
        #expect(gray.red == gray.green && gray.green == gray.blue && gray.red > 0.2 && gray.red < 0.22)
        let image = Image.plain(2, 2)
        #expect(content(.cell, image: image) == content(.cell, image: image))
        #expect(content(.cell, image: image) != content(.cell, image: .plain(2, 2)))
    }

    @Test func attributedTextReplacesText() {
        var content = content(.cell, "Text", "Detail")
        content.attributedText = NSAttributedString(
            string: "Other", attributes: [.foregroundColor: Color.red])
        let drawing = self.drawing(content)
        #expect(drawing.text("Text") == nil && drawing.text("Other")?.color == RGBA(255, 0, 0))
    }

    @Test func invalidNumbersTerminateNothing() {
        for number in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
            var content = content(.valueCell, "Text", "Detail", image: .plain(20, 20))
            content.directionalLayoutMargins = .init(
                top: number, leading: number, bottom: number, trailing: number)
            content.imageToTextPadding = number
            content.textToSecondaryTextHorizontalPadding = number
            content.textToSecondaryTextVerticalPadding = number
            content.imageProperties.maximumSize = CGSize(width: number, height: number)
            content.imageProperties.reservedLayoutSize = CGSize(width: number, height: number)
            content.imageProperties.cornerRadius = number
            content.textProperties.minimumScaleFactor = number
            #expect(table(content).table.contentSize.height.isFinite)
        }
    }

    @Test func viewCanBeOutsideOfCells() {
        let view = ListContentView(configuration: content(.subtitleCell, "Text", "Detail"))
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 58))
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 58)
        #expect(Drawing(of: view).text("Text")!.x == 8)
        view.configuration = content(.cell, "Other")
        #expect(Drawing(of: view).texts.count == 1)
        #expect((view.configuration as? ListContentConfiguration)?.text == "Other")
    }
}
