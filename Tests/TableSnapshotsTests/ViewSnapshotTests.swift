import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Images of views other than tables")
struct ViewSnapshotTests {
    private func view(_ frame: CGRect) -> View {
        let view = View(frame: frame)
        view.backgroundColor = Color(white: 1)
        let label = Label(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
        label.text = "Label"
        let square = View(frame: CGRect(x: frame.width - 10, y: frame.height - 10, width: 10, height: 10))
        square.backgroundColor = Color(red: 1, green: 0, blue: 0)
        view.addSubview(label)
        view.addSubview(square)
        return view
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
    }

    @Test func imageSizeEqualsFrameSizeOfView() throws {
        let view = view(CGRect(x: 33, y: 44, width: 120, height: 90))
        let bitmap = try TableSnapshot(of: view, options: SnapshotOptions(scale: 1, theme: .modern)).bitmap()
        #expect(bitmap.width == 120 && bitmap.height == 90)
        #expect(pixel(bitmap, 0, 0) == [255, 255, 255, 255])
        #expect(pixel(bitmap, 119, 89) == [255, 0, 0, 255])
        #expect(pixel(bitmap, 109, 89) == [255, 255, 255, 255])
        view.frame.origin = .zero
        #expect(
            try TableSnapshot(of: view, options: SnapshotOptions(scale: 1, theme: .modern)).bitmap() == bitmap
        )
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat])
    func stripsAndCropsEqualPartsOfWhole(scale: CGFloat) throws {
        let view = view(CGRect(x: 0, y: 0, width: 100, height: 200))
        var options = SnapshotOptions(scale: scale, theme: .modern)
        let whole = try TableSnapshot(of: view, options: options).bitmap()
        options.stripHeight = 7
        #expect(try TableSnapshot(of: view, options: options).bitmap() == whole)
        options.offset = 20
        options.height = 30
        let part = try TableSnapshot(of: view, options: options).bitmap()
        let first = Int(20 * scale) * whole.bytesPerRow
        #expect(part.bytes == Array(whole.bytes[first..<first + part.bytes.count]))
    }

    @Test func viewsHaveTheSizeOfTheirConstraints() throws {
        let fixed = View()
        fixed.widthAnchor.constraint(equalToConstant: 120).isActive = true
        fixed.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let snapshot = try TableSnapshot(of: fixed, options: SnapshotOptions(scale: 1))
        #expect(snapshot.pixelWidth == 120 && snapshot.pixelHeight == 50)

        let card = View(), label = Label()
        label.numberOfLines = 0
        label.text = "A text that is longer than a table of the theme is wide, so that it has two lines."
        card.addSubview(label)
        label.pin(to: card, top: 8, leading: 8, bottom: 8, trailing: 8)
        let wrapped = try TableSnapshot(of: card, options: SnapshotOptions(scale: 1))
        #expect(wrapped.pixelWidth == 402 && (50...70).contains(wrapped.pixelHeight))

        label.text = "Badge"
        card.frame = .zero
        card.translatesAutoresizingMaskIntoConstraints = false
        #expect(try TableSnapshot(of: card, options: SnapshotOptions(scale: 1)).pixelWidth < 100)
    }

    @Test func viewsWithoutBackgroundAreTranslucent() throws {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(try !TableSnapshot(of: label, options: SnapshotOptions(theme: .modern)).bitmap().isOpaque)
        label.backgroundColor = Color(white: 1)
        #expect(try TableSnapshot(of: label, options: SnapshotOptions(theme: .modern)).bitmap().isOpaque)
        for change in [{ label.alpha = 0.5 }, { label.cornerRadius = 8 }, { label.isHidden = true }] {
            change()
            #expect(try !TableSnapshot(of: label, options: SnapshotOptions(theme: .modern)).bitmap().isOpaque)
            (label.alpha, label.cornerRadius, label.isHidden) = (1, 0, false)
        }
    }

    @Test func missingSizesAreComputed() throws {
        let label = Label()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        let snapshot = try TableSnapshot(of: label, options: SnapshotOptions(theme: .modern))
        #expect(snapshot.pixelWidth == 786)
        #expect(snapshot.pixelHeight > 100)
        #expect(throws: SnapshotError.self) {
            try TableSnapshot(of: View(), options: SnapshotOptions(theme: .modern))
        }
        #expect(throws: SnapshotError.self) {
            try TableSnapshot(
                of: View(frame: CGRect(x: 0, y: 0, width: -5, height: 5)),
                options: SnapshotOptions(theme: .modern))
        }
    }

    @Test func traitsReachAllViews() throws {
        let view = View(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let inner = View(frame: view.bounds)
        inner.backgroundColor = Color(light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0))
        view.addSubview(inner)
        #expect(
            try pixel(TableSnapshot(of: view, options: SnapshotOptions(theme: .modern)).bitmap(), 0, 0) == [
                255, 255, 255, 255,
            ])
        let dark = try TableSnapshot(of: view, options: SnapshotOptions(appearance: .dark, theme: .modern))
            .bitmap()
        #expect(pixel(dark, 0, 0) == [0, 0, 0, 255])
    }

    @Test func nestedTableShowsItsVisibleRows() throws {
        let script = ScriptedTable(rows: [100])
        let view = View(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        script.table.frame = CGRect(x: 0, y: 50, width: 375, height: 250)
        view.addSubview(script.table)
        script.table.surround(scale: 1)
        let bitmap = try TableSnapshot(of: view, options: SnapshotOptions(scale: 1, theme: .modern)).bitmap()
        let screen = try TableSnapshot(
            of: script.table, options: SnapshotOptions(scale: 1, theme: .modern, extent: .screen)
        ).bitmap()
        #expect(screen.height == 250)
        #expect(Array(bitmap.bytes.dropFirst(50 * bitmap.bytesPerRow)) == screen.bytes)
    }
}
