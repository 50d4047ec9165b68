import Foundation
import TableSpecimens
import Testing

@testable import TableKit

@Suite("Attachments in text")
struct TextAttachmentTests: AttributedLabels {
    private let image: Image

    init() throws {
        image = Image(
            bitmap: try Bitmap(width: 20, height: 30, bytes: [UInt8](repeating: 255, count: 20 * 30 * 4)))
    }

    /// Letters have half of their spacing at each side, about 0.24 points at 17 points.
    private let halfOfSpacing = 0.25

    private func attachment(_ bounds: CGRect = .zero) -> NSTextAttachment {
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = bounds
        return attachment
    }

    private func rects(_ view: View) -> [CGRect] { Drawing(of: view).images.map(\.rect) }

    @Test func imageIsOnTheBaselineAfterTheText() throws {
        let mixed = label(
            joined(text("before "), NSAttributedString(attachment: attachment()), text("after")))
        let drawing = Drawing(of: mixed)
        let (before, after) = try (
            #require(drawing.text("before ")), #require(drawing.text("after"))
        )
        let rect = try #require(drawing.images.first?.rect)
        #expect(drawing.images.count == 1 && rect.size == image.size)
        #expect(abs(rect.minX - (before.x + before.run.width)) < halfOfSpacing)
        #expect(abs(rect.maxX - after.x) < halfOfSpacing)
        #expect(abs(rect.maxY - before.baseline) < 0.01)
        // The line is higher than its text.
        let plain = label(joined(text("before "), text("after")))
        let (size, plainSize) = (mixed.sizeThatFits(.zero), plain.sizeThatFits(.zero))
        #expect(abs(size.width - plainSize.width - 20) <= 1)
        let font = Font.systemFont(ofSize: 17)
        #expect(abs(size.height - (30 - font.descender)) < 0.5 && size.height > plainSize.height)
        #expect(drawing.texts.allSatisfy { $0.run.missing.isEmpty })
    }

    @Test func boundsPlaceAndResizeTheImage() throws {
        let lowered = label(
            joined(
                text("a"),
                NSAttributedString(attachment: attachment(CGRect(x: 2, y: -4, width: 10, height: 8))),
                text("b")))
        let drawing = Drawing(of: lowered)
        let (first, last) = try (#require(drawing.text("a")), #require(drawing.text("b")))
        let rect = try #require(drawing.images.first?.rect)
        #expect(abs(rect.minX - (first.x + first.run.width + 2)) < halfOfSpacing)
        #expect(abs(rect.maxY - (first.baseline + 4)) < 0.01 && rect.size == CGSize(width: 10, height: 8))
        #expect(abs(last.x - (first.x + first.run.width + 10)) < halfOfSpacing)
        #expect(lowered.sizeThatFits(.zero).height == label(text("ab")).sizeThatFits(.zero).height)
    }

    @Test func emptyAttachmentIsSpace() throws {
        let space = NSTextAttachment()
        space.bounds.size.width = 25
        let spaced = Drawing(of: label(joined(text("a"), NSAttributedString(attachment: space), text("b"))))
        let (first, last) = try (#require(spaced.text("a")), #require(spaced.text("b")))
        #expect(abs(last.x - (first.x + first.run.width + 25)) < halfOfSpacing && spaced.images.isEmpty)
    }

    @Test func attachmentsWrapAndAreTruncatedWithTheText() {
        let icons = NSMutableAttributedString(string: "")
        for _ in 0..<12 { icons.append(NSAttributedString(attachment: attachment())) }
        let wrapped = label(icons, width: 100, height: 200)
        #expect(rects(wrapped).allSatisfy { $0.maxX <= 100 } && rects(wrapped).count < 5)
        wrapped.numberOfLines = 0
        #expect(rects(wrapped).count == 12 && Set(rects(wrapped).map(\.minY)).count == 3)
        wrapped.numberOfLines = 1
        wrapped.adjustsFontSizeToFitWidth = true
        #expect(rects(wrapped).count == 12 && rects(wrapped).allSatisfy { $0.maxX <= 100 && $0.width < 9 })
    }

    @Test func templatesAndSymbolsHaveTheColorAndSizeOfTheText() throws {
        let template = NSTextAttachment(image: image.withRenderingMode(.alwaysTemplate))
        let star = NSTextAttachment(image: try #require(Image(systemName: "star.fill")))
        let icons = NSMutableAttributedString(attachment: template)
        icons.append(NSAttributedString(attachment: star))
        icons.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 0, length: 2))
        let colored = label(icons)
        #expect(Drawing(of: colored).templates.map(\.color) == [red])
        let fills = Drawing(of: colored).fills
        #expect(!fills.isEmpty && fills.allSatisfy { $0.color == red })
        let small = try #require(fills.first).bounds.height
        colored.font = .systemFont(ofSize: 34)
        #expect(abs(try #require(Drawing(of: colored).fills.first).bounds.height - 2 * small) < 0.1)
    }

    /// An attachment that is centered at the height of capital letters, as in many programs.
    private final class CenteredAttachment: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect {
            var bounds = super.attachmentBounds(
                for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position,
                characterIndex: charIndex)
            bounds.origin.y = CGFloat(charIndex)
            bounds.size.height = lineFrag.height
            return bounds
        }
    }

    @Test func subclassesDetermineBounds() throws {
        let font = Font.systemFont(ofSize: 24)
        let own = NSMutableAttributedString(string: "é😀")
        own.append(
            NSAttributedString(attachment: CenteredAttachment(image: image), attributes: [.font: font]))
        let drawing = Drawing(of: label(own))
        let rect = try #require(drawing.images.first?.rect)
        let baseline = try #require(drawing.texts.first?.baseline)
        #expect(abs(rect.maxY - (baseline - 3)) < 0.01 && rect.height == font.lineHeight)
    }

    @Test func buttonsTextViewsCellsAndDrawnTextShowAttachments() {
        let text = joined(text("a"), NSAttributedString(attachment: attachment()))
        let frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        let button = Button(frame: frame)
        button.setAttributedTitle(text, for: .normal)
        let configured = Button(frame: frame)
        configured.configuration = .filled()
        configured.setAttributedTitle(text, for: .normal)
        let view = TextView(frame: frame)
        view.attributedText = text
        let field = TextField(frame: frame)
        field.attributedPlaceholder = text
        var configuration = ListContentConfiguration.cell()
        configuration.attributedText = text
        let content = ListContentView(configuration: configuration)
        content.frame = frame
        for view in [button, configured, view, field, content] {
            #expect(rects(view).map(\.size) == [image.size], "\(view)")
        }
        let drawn = GraphicsImageRenderer(size: frame.size).image { _ in text.draw(at: .zero) }
        #expect(rects(ImageView(image: drawn)).map(\.size) == [image.size])
        #expect(abs(text.size().width - joined(self.text("a")).size().width - 20) < 0.1)
    }

    @Test func attributedStringsRetainAttributesOfObjects() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let mixed = NSMutableAttributedString(attachment: attachment())
        mixed.addAttributes(
            [.paragraphStyle: style, .underlineStyle: UnderlineStyle.single.rawValue, .kern: 2],
            range: NSRange(location: 0, length: 1))
        let attributes = try #require(AttributedString(mixed).runs.first).attributes
        #expect(attributes.attachment?.image === image && attributes.paragraphStyle?.alignment == .center)
        #expect(attributes.underlineStyle == .single && attributes.kern == 2)
    }

    @Test(arguments: OddNumber.all)
    func oddBoundsAreDrawn(number: OddNumber) {
        let odd = attachment(number.rect)
        let text = joined(text("a"), NSAttributedString(attachment: odd), text("b"))
        let drawn = label(text)
        drawn.numberOfLines = 0
        #expect(Drawing(of: drawn).texts.isEmpty == false)
        #expect(drawn.sizeThatFits(.zero).height.isFinite)
    }
}
