import Foundation
import TableSpecimens
import TestSupport
import Testing

@testable import TableSnapshots

@Suite("Attachments of text in files")
struct TextAttachmentImageTests {
    /// A label of 60 × 30 points whose text is a letter, a red square of 10 points and a letter.
    private func label() throws -> Label {
        let red = try Bitmap(
            width: 10, height: 10, bytes: [[UInt8]](repeating: [255, 0, 0, 255], count: 100).flatMap(\.self))
        let label = Label(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        label.backgroundColor = .white
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: NSTextAttachment(image: Image(bitmap: red))))
        text.append(NSAttributedString(string: "b"))
        label.attributedText = text
        return label
    }

    @Test func pixelsOfImageAreBetweenThoseOfTheText() throws {
        let label = try label()
        let bitmap = try TableSnapshot(of: label, options: SnapshotOptions(scale: 2)).bitmap()
        let reds = (0..<bitmap.width * bitmap.height).filter { index in
            bitmap.bytes[index * 4..<index * 4 + 4].elementsEqual([255, 0, 0, 255])
        }
        let (columns, rows) = (reds.map { $0 % bitmap.width }, reds.map { $0 / bitmap.width })
        let (left, right) = (try #require(columns.min()), try #require(columns.max()))
        // Edges between pixels are mixed with the background.
        #expect((18...20).contains(right - left + 1) && (18...20).contains(Set(rows).count))
        let baseline = try #require(label.drawnText).baseline
        #expect(abs(Double(try #require(rows.max()) + 1) - baseline * 2) <= 1)
        let letter = TextLayout(.init(text: "a", font: .systemFont(ofSize: 17))).width * 2
        #expect(abs(Double(left) - letter) <= 1.5)
    }

    @Test func vectorFilesContainTheImage() throws {
        let svg = try TableSnapshot(of: label()).svgData()
        #expect(String(decoding: svg, as: UTF8.self).contains("<image"))
        let pdf = try TableSnapshot(of: label()).pdfData(paper: nil, pageNumbers: .none)
        let text = String(decoding: pdf, as: Unicode.ASCII.self)
        #expect(text.contains("/Subtype /Image"))
    }
}
