import TableSpecimens
import Testing

@testable import TableKit

@Suite("Sizes of text")
struct DynamicTypeTests {
    private func traits(_ category: ContentSizeCategory) -> TraitCollection {
        TraitCollection(preferredContentSizeCategory: category)
    }

    /// Returns a cell with a content size category, as high as it fits.
    private func cell(
        _ style: TableViewCell.CellStyle, _ category: ContentSizeCategory, width: CGFloat = 375,
        prepare: (TableViewCell) -> Void = { _ in }
    ) -> TableViewCell {
        let cell = TableViewCell(style: style)
        cell.environment = Environment(traits: traits(category), theme: .modern)
        cell.textLabel?.text = "Wi-Fi"
        cell.detailTextLabel?.text = "Home"
        prepare(cell)
        cell.frame.size = cell.sizeThatFits(CGSize(width: width, height: 0))
        cell.layoutIfNeeded()
        return cell
    }

    /// Returns the sizes at which a row's runs of glyphs are drawn, from top to bottom.
    private func sizes(_ cell: TableViewCell) -> [Double] {
        Drawing(of: cell).texts.sorted { ($0.baseline, $0.x) < ($1.baseline, $1.x) }.map(\.run.font.size)
    }

    private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let caption: [CGFloat] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    private static let footnote: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]

    @Test(arguments: ContentSizeCategory.allCases)
    func fontsOfRowsAndHeadersFollowContentSize(category: ContentSizeCategory) {
        let index = category.rawValue
        #expect(sizes(cell(.default, category)) == [Double(Self.body[index])])
        #expect(
            sizes(cell(.subtitle, category)) == [Double(Self.body[index]), Double(Self.caption[index])])
        #expect(
            sizes(cell(.value1, category)) == [Double(Self.body[index]), Double(Self.body[index])])
        let script = ScriptedTable(.grouped, rows: [1])
        script.headers = [0: "H"]
        script.footers = [0: "F"]
        script.fill = { _, _ in }
        script.table.environment = Environment(traits: traits(category), theme: .modern)
        let texts = Drawing(of: script.table).texts
        #expect(texts.map(\.run.font.size) == [Double(Self.footnote[index]), Double(Self.footnote[index])])
    }

    @Test func fixedFontsDoNotScale() throws {
        let fixed = cell(.default, .accessibilityLarge) { $0.textLabel?.font = .systemFont(ofSize: 17) }
        #expect(sizes(fixed) == [17])
        let asked = cell(.default, .accessibilityLarge) {
            $0.textLabel?.font = FontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 34))
        }
        #expect(sizes(asked) == [66])
        let limited = cell(.default, .accessibilityLarge) {
            $0.textLabel?.font = FontMetrics.default.scaledFont(
                for: .boldSystemFont(ofSize: 34), maximumPointSize: 40)
        }
        #expect(sizes(limited) == [40])
        let preferred = cell(.default, .accessibilityLarge) {
            $0.textLabel?.font = .preferredFont(forTextStyle: .headline)
        }
        #expect(sizes(preferred) == [33] && preferred.textLabel?.font.weight == .semibold)
        // Attributed text, too.
        let attributed = cell(.default, .accessibilityLarge) {
            let fonts = [Font.preferredFont(forTextStyle: .caption1), .systemFont(ofSize: 12)]
            let text = NSMutableAttributedString(string: "")
            for font in fonts {
                text.append(NSAttributedString(string: "x", attributes: [.font: font]))
            }
            $0.textLabel?.attributedText = text
        }
        #expect(sizes(attributed) == [26, 12])
        #expect(attributed.textLabel?.font.pointSize == 26)
    }

    @Test func fontsForSpecificTraitsScaleOnlyWhenAdjusting() {
        let small = Font.preferredFont(forTextStyle: .body, compatibleWith: traits(.extraSmall))
        #expect(small.pointSize == 14 && small.textStyle == .body)
        #expect(sizes(cell(.default, .accessibilityMedium) { $0.textLabel?.font = small }) == [14])
        let adjusted = cell(.default, .accessibilityMedium) {
            $0.textLabel?.font = small
            $0.textLabel?.adjustsFontForContentSizeCategory = true
        }
        #expect(sizes(adjusted) == [28])
        // A font with an explicit size has no text style.
        #expect(sizes(cell(.default, .accessibilityMedium) { $0.textLabel?.font = small.withSize(9) }) == [9])
        #expect(FontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: traits(.small)) == 30)
    }

    @Test func valuesAreBelowTextAtAccessibilitySizes() throws {
        for style in [TableViewCell.CellStyle.value1, .value2] {
            for category in ContentSizeCategory.allCases {
                let cell = cell(style, category)
                let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
                let isStacked = category >= .accessibilityMedium
                #expect((detail.frame.minY >= text.frame.maxY) == isStacked)
                #expect((detail.frame.minX == text.frame.minX) == isStacked)
                #expect(text.numberOfLines == (isStacked ? 0 : 1))
            }
        }
    }

    @Test func headersGrowButDoNotShrink() {
        func height(_ style: TableView.Style, _ category: ContentSizeCategory) -> CGFloat {
            let script = ScriptedTable(style, rows: [1, 1])
            script.headers = [0: "H", 1: "H"]
            script.table.environment = Environment(traits: traits(category), theme: .modern)
            return script.table.rectForHeader(inSection: 1).height
        }
        #expect(height(.plain, .extraSmall) == 28 && height(.plain, .large) == 28)
        #expect(height(.grouped, .extraSmall) == 38 && height(.grouped, .large) == 38)
        // A line of 40 points is 28 higher than one of 17, and one of 33 is 24 higher than one of 13.
        #expect(height(.plain, .accessibilityExtraLarge) == 56)
        #expect(height(.grouped, .accessibilityExtraLarge) == 62)
    }

    @Test func accessoriesAndControlsGrowWithText() throws {
        func lines(_ category: ContentSizeCategory) -> [CGRect] {
            let cell = cell(.default, category) {
                $0.accessoryType = .disclosureIndicator
                $0.editingAccessoryType = .disclosureIndicator
                $0.editingStyle = .delete
                $0.setEditing(true, animated: false)
            }
            let drawing = Drawing(of: cell)
            return drawing.strokes.map(\.ink) + [drawing.fills[0].bounds]
        }
        let (usual, large) = (lines(.large), lines(.accessibilityExtraExtraExtraLarge))
        #expect(usual.map { $0.size.height.rounded() } == [12, 22])
        #expect(large.map { $0.size.height.rounded() } == [21, 39])
        // The chevron stays near the margin.
        #expect(abs(large[0].maxX - 358) < 0.01)
    }

    @Test func classicTextDoesNotScale() {
        let script = ScriptedTable(rows: [1], cells: .value1)
        script.table.environment = Environment(
            traits: traits(.accessibilityExtraLarge), theme: .classic)
        #expect(Drawing(of: script.table).texts.map(\.run.font.size) == [17, 17])
        #expect(script.table.contentSize.height == 44)
    }
}
