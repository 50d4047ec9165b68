import Foundation
import TableKit
import Testing

/// Creation of views whose classes override the initializers as for UIKit.
@Suite struct InheritedInitializerTests {
    private final class Badge: View {
        let label = Label()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Row: TableViewCell {
        static let identifier = String(describing: self)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: "Fixed")
        }

        required init?(coder: NSCoder) { nil }

        override class func awakeFromNib() { super.awakeFromNib() }
    }

    private final class Header: TableViewHeaderFooterView {
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

        required init?(coder: NSCoder) { nil }
    }

    private final class List: TableView {
        override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }

        required init?(coder: NSCoder) { nil }
    }

    @Test func subclassesInheritTheInitializerWithoutArguments() {
        let badge = Badge()
        #expect(badge.label.superview === badge)
        #expect(badge.frame == .zero)
        #expect(Row().style == .subtitle)
        #expect(Header().reuseIdentifier == nil)
        #expect(List().style == .plain)
        #expect(List(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).frame.width == 100)
    }

    @Test func selfOfStaticPropertyIsTheClass() { #expect(Row.identifier == "Row") }

    @Test func registeredClassCanPassAnotherIdentifier() {
        let table = TableView()
        table.register(Row.self, forCellReuseIdentifier: "Row")
        #expect(table.dequeueReusableCell(withIdentifier: "Row")?.reuseIdentifier == "Row")
    }

    @Test func nibCanLackAnIdentifier() {
        let table = TableView()
        Nib.withPrototypes(["Story": { TableViewCell() }]) {
            table.register(Nib(nibName: "Story", bundle: nil), forCellReuseIdentifier: "Cell")
        }
        #expect(table.dequeueReusableCell(withIdentifier: "Cell")?.reuseIdentifier == "Cell")
    }

    @Test func scrollViewsClip() {
        #expect(ScrollView().clipsToBounds)
        #expect(TableView().clipsToBounds)
        #expect(TextView().clipsToBounds)
    }
}
