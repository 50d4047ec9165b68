import TableSpecimens
import Testing

@testable import TableKit

@Suite("Text, value and height of a row")
struct CellTextTests {
    @Test func valueShrinksBeforeText() {
        let value = "a value of some length"
        let cell = TableViewCell(style: .value1)
        cell.textLabel?.text = "Short"
        cell.detailTextLabel?.text = value
        let size = CGSize(width: 320, height: 44)
        let (textWidth, valueWidth) = (
            cell.textLabel!.sizeThatFits(.zero).width, cell.detailTextLabel!.sizeThatFits(.zero).width
        )
        let fitting = cell.rowLayout(for: size)
        #expect(fitting.text?.width == textWidth)
        #expect(fitting.detail?.width == valueWidth)

        // The text still fits whole; the value is what becomes narrower.
        cell.textLabel?.text = "A text that takes its part"
        let whole = cell.textLabel!.sizeThatFits(.zero).width
        let tight = cell.rowLayout(for: size)
        #expect(whole + 6 + valueWidth > 288)
        #expect(tight.text?.width == whole)
        #expect(tight.detail!.width < valueWidth)
        #expect(tight.detail!.minX >= tight.text!.maxX + 6 - 0.01)

        // Neither fits: the value retains 0.3 of the space, and the text is truncated.
        cell.textLabel?.text = String(repeating: "A text without end ", count: 9)
        let both = cell.rowLayout(for: size)
        #expect(abs(both.detail!.maxX - 304) < 0.01)
        #expect(both.detail!.width > 0.25 * 288 && both.detail!.width <= 0.35 * 288)
        #expect(both.text!.width > 0.6 * 288)
    }

    @Test func textAndValueShareBaseline() {
        for style in [TableViewCell.CellStyle.value1, .value2] {
            for (first, second) in [(17.0, 17.0), (12, 30), (30, 12)] {
                let cell = TableViewCell(style: style)
                cell.textLabel?.text = "Ag"
                cell.detailTextLabel?.text = "Value"
                cell.textLabel?.font = .systemFont(ofSize: first)
                cell.detailTextLabel?.font = .systemFont(ofSize: second)
                cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
                let drawing = Drawing(of: cell)
                #expect(
                    abs(drawing.text("Ag")!.baseline - drawing.text("Value")!.baseline) < 1e-6,
                    "\(style) \(first)")
            }
        }
    }

    @Test func rowWithTallImageFitsItsText() {
        let cell = TableViewCell(style: .default)
        cell.imageView?.image = .plain(120, 120)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "many words ", count: 20)
        let height = cell.sizeThatFits(CGSize(width: 375, height: 0)).height
        let layout = cell.rowLayout(for: CGSize(width: 375, height: height))
        let wanted = cell.textLabel!.sizeThatFits(CGSize(width: layout.text!.width, height: 0)).height
        #expect(wanted <= height)
        #expect(layout.text!.width > 60)
    }
}
