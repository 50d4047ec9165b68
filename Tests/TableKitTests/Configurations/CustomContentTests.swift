import TableSpecimens
import Testing

@testable import TableKit

@Suite("Content views of programs")
struct CustomContentTests {
    private struct Badge: ContentConfiguration {
        var title: String
        var isSelected = false

        func makeContentView() -> any View & ContentView { BadgeView(self) }

        func updated(for state: any ConfigurationState) -> Badge {
            var updated = self
            updated.isSelected = (state as? CellConfigurationState)?.isSelected ?? false
            return updated
        }
    }

    private final class BadgeView: View, ContentView {
        var configuration: any ContentConfiguration { didSet { show() } }
        let label = Label()

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            addSubview(label)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() {
            guard let badge = configuration as? Badge else { return }
            label.text = badge.title
            label.textColor = badge.isSelected ? .red : .label
        }

        override func layoutSubviews() { label.frame = bounds.insetBy(dx: 20, dy: 10) }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }

    @Test func viewIsTheContentViewAndSizesTheRow() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.contentConfiguration = Badge(title: "Badge \(path.row)")
            cell.accessoryType = .disclosureIndicator
        }
        #expect(script.table.contentSize.height == 140)
        let drawing = Drawing(of: script.table)
        #expect(drawing.text("Badge 0")!.x == 20 && drawing.text("Badge 1") != nil)
        let cell = try #require(script.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.contentView is BadgeView && cell.contentView.superview === cell)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 351, height: 70))
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        #expect(cell.accessibilityLabel == "Badge 0")
    }

    @Test func viewIsReusedForConfigurationsOfItsType() {
        let cell = TableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let plain = cell.contentView
        cell.contentConfiguration = Badge(title: "One")
        let badge = cell.contentView
        #expect(plain.superview == nil && badge !== plain)
        cell.contentConfiguration = Badge(title: "Two")
        #expect(cell.contentView === badge && Drawing(of: cell).text("Two") != nil)
        cell.contentConfiguration = ListContentConfiguration.cell()
        #expect(cell.contentView is ListContentView && badge.superview == nil)
        cell.contentConfiguration = nil
        #expect(cell.contentView === plain && plain.superview === cell && cell.textLabel != nil)
        cell.textLabel?.text = "Text"
        #expect(Drawing(of: cell).text("Text")!.x == 16)
    }

    @Test func viewHasTheMarginsOfTheRowUntilItIsReplaced() {
        let cell = TableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let margins = cell.contentView.layoutMargins
        let ownMargins = View().layoutMargins
        #expect(margins.left == 16 && margins != ownMargins)
        cell.contentConfiguration = Badge(title: "One")
        let badge = cell.contentView
        #expect(badge.layoutMargins == margins && badge.subviews[0].layoutMargins == ownMargins)
        cell.contentConfiguration = nil
        #expect(badge.layoutMargins == ownMargins && cell.contentView.layoutMargins == margins)
    }

    @Test func configurationIsUpdatedForState() {
        let cell = TableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.contentConfiguration = Badge(title: "One")
        cell.setSelected(true, animated: false)
        #expect(Drawing(of: cell).text("One")?.color == RGBA(255, 0, 0))
        #expect((cell.contentConfiguration as? Badge)?.isSelected == true)
        cell.setSelected(false, animated: false)
        #expect(Drawing(of: cell).text("One")?.color == RGBA(0, 0, 0))
    }

    @Test func cellRetainsItsOrderOfViews() {
        let cell = TableViewCell()
        let index = cell.subviews.firstIndex { $0 === cell.contentView }
        cell.contentConfiguration = Badge(title: "One")
        #expect(cell.subviews.firstIndex { $0 === cell.contentView } == index)
    }
}
