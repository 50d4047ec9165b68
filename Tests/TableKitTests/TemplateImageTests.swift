import TableSpecimens
import Testing

@testable import TableKit
@testable import ViewKit

@Suite("Template and highlighted images")
struct TemplateImageTests {
    private let image = Image.plain(4, 4)

    @Test func templateUsesInheritedTint() {
        let (table, view) = (TableView(), ImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
        table.addSubview(view)
        table.surround()
        view.image = image.withRenderingMode(.alwaysTemplate)
        #expect(Drawing(of: view).images.isEmpty)
        #expect(Drawing(of: view).templates.map(\.color) == [RGBA(0, 122, 255)])
        table.surround(.dark)
        #expect(Drawing(of: view).templates.map(\.color) == [RGBA(10, 132, 255)])
        table.tintColor = .red
        #expect(Drawing(of: view).templates.map(\.color) == [RGBA(255, 0, 0)])
        view.tintColor = .green
        #expect(Drawing(of: view).templates.map(\.color) == [RGBA(0, 255, 0)])
        #expect(Drawing(of: view).templates.map(\.rect) == [view.frame])
        view.tintColor = .clear
        #expect(Drawing(of: view).entries.isEmpty)
    }

    @Test func renderingModeSharesPixelsAndRetainsSize() {
        let large = Image.plain(20, 10)
        let template = Image(large.bitmap!, scale: 2).withRenderingMode(.alwaysTemplate)
        #expect(template.size == CGSize(width: 10, height: 5) && template.scale == 2)
        #expect(template.bitmap === large.bitmap)
        #expect(template.renderingMode == .alwaysTemplate && large.renderingMode == .automatic)
    }

    @Test(arguments: Image.RenderingMode.allCases)
    func systemButtonsTreatImagesAsTemplates(mode: Image.RenderingMode) {
        for (type, usual) in [(Button.ButtonType.system, true), (.custom, false)] {
            let button = Button(type: type)
            button.setImage(image.withRenderingMode(mode), for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            let isTemplate = mode == .alwaysTemplate || (mode == .automatic && usual)
            #expect(Drawing(of: button).templates.count == (isTemplate ? 1 : 0))
            #expect(Drawing(of: button).images.count == (isTemplate ? 0 : 1))
        }
    }

    @Test func symbolInRowHasTintAndSizeOfBodyText() {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.imageView?.image = Image(systemName: "circle")
        }
        let stroke = Drawing(of: script.table).strokes.first
        #expect(stroke?.color == RGBA(0, 122, 255))
        #expect(abs((stroke?.ink.width ?? 0) - 17) < 0.01)
        script.table.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        script.table.reloadData()
        // 28 points rather than 17, in a row that is high enough.
        #expect(abs((Drawing(of: script.table).strokes.first?.ink.width ?? 0) - 28) < 0.01)
    }

    @Test func symbolInButtonHasConfigurationOfState() {
        let button = Button(type: .system)
        button.setImage(Image(systemName: "circle"), for: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
        button.setPreferredSymbolConfiguration(Image.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 39, height: 39))
    }

    @Test func selectedRowShowsHighlightedImage() {
        let other = Image.plain(6, 6)
        let script = ScriptedTable(rows: [2]) { cell, _ in
            cell.imageView?.image = image
            cell.imageView?.highlightedImage = other.withRenderingMode(.alwaysTemplate)
        }
        script.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let drawing = Drawing(of: script.table)
        #expect(drawing.images.map(\.image) == [image.bitmap])
        #expect(drawing.templates.map(\.image) == [other.bitmap])
        // The row is laid out for the usual image.
        #expect(drawing.templates.map(\.rect.size) == [CGSize(width: 4, height: 4)])
    }
}
