import DataTables
import TableKit

/// A view of texts below each other, aligned with those of the rows, next to another view.
final class TableTextsView: View, PartNaming {
    private let labels: [Label]
    private let inset: CGFloat
    private let other: View?
    /// A Boolean value that indicates whether the texts are below the other view.
    private let isBelow: Bool

    /// A text and its style.
    struct Text {
        let name: String
        let text: String
        let font: Font
        let color: Color
        let alignment: TextAlignment
        let isHeading: Bool

        init(
            _ name: String, _ text: String, _ font: Font, _ color: Color,
            _ alignment: TextAlignment = .natural, isHeading: Bool = false
        ) {
            (self.name, self.text, self.font, self.color) = (name, text, font, color)
            (self.alignment, self.isHeading) = (alignment, isHeading)
        }
    }

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - markdown: The style of inline Markdown in the texts. `nil` if they are literal.
    ///   - inset: The distance from the edges of the table to the texts.
    init(
        _ texts: [Text], markdown: Theme.Columns?, inset: CGFloat, _ other: View?, isBelow: Bool
    ) {
        self.inset = inset
        self.other = other
        self.isBelow = isBelow
        labels = texts.map { text in
            let label = Label()
            label.font = text.font
            label.textColor = text.color
            label.textAlignment = text.alignment
            label.show(text.text, markdown)
            label.numberOfLines = 0
            label.partName = text.name
            if text.isHeading { label.accessibilityTraits = .header }
            return label
        }
        super.init(frame: .zero)
        isOpaque = false
        let views = (isBelow ? [other] : []) + labels + (isBelow ? [] : [other])
        for case let view? in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    // The views have their names in the scene.
    var partNames: [ObjectIdentifier: String] { [:] }

    override func layoutSubviews() {
        let otherHeight = other?.frame.height ?? 0
        let texts = textFrames(top: isBelow ? otherHeight : 0, width: bounds.width)
        for (label, frame) in zip(labels, texts.frames) { label.frame = frame }
        other?.frame = CGRect(x: 0, y: isBelow ? 0 : texts.bottom, width: bounds.width, height: otherHeight)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = textFrames(top: 0, width: size.width).bottom + (other?.frame.height ?? 0)
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    private func textFrames(top: CGFloat, width: CGFloat) -> (frames: [CGRect], bottom: CGFloat) {
        let style = environment.theme.titles
        var y = top + style.padding
        let frames = labels.map { label in
            let textWidth = max(width - 2 * inset, 0)
            let height = label.size(width: textWidth, height: .infinity).height
            defer { y += height + style.spacing }
            return CGRect(x: inset, y: y, width: textWidth, height: height)
        }
        return (frames, y - style.spacing + style.padding)
    }
}
