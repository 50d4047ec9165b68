import Foundation
import TableKit
import TableSpecimens
import Testing

/// Heights of the views above and below the sections.
@Suite struct TableHeaderViewTests {
    private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func assigningTheSameViewAgainTakesItsNewHeight() {
        let header = View(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        table.tableHeaderView = header
        table.layoutIfNeeded()
        header.frame.size.height = 95
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 95))
        #expect(table.contentSize.height == 95)
    }

    @Test func footerTakesItsNewHeight() {
        let footer = View(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        table.tableFooterView = footer
        table.layoutIfNeeded()
        footer.frame.size.height = 60
        table.tableFooterView = footer
        #expect(table.contentSize.height == 60)
    }

    /// The method that programs call from `viewDidLayoutSubviews()`.
    @Test func compressedHeaderIsAsHighAsItsWrappedText() throws {
        let header = View(frame: CGRect(x: 0, y: 0, width: 320, height: 0)), label = Label()
        label.numberOfLines = 0
        label.text = "A subtitle that wraps, because it is longer than the table is wide, and then some more."
        header.addSubview(label)
        label.pin(to: header, top: 16, leading: 16, bottom: 16, trailing: 16)
        header.setNeedsLayout()
        header.layoutIfNeeded()
        let size = header.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        let text = try #require(label.text.map { _ in label.sizeThatFits(CGSize(width: 288, height: 0)) })
        #expect(text.height > 40)
        #expect(abs(size.height - text.height - 32) < 1)
    }
}
