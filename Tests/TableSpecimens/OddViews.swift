import DisplayList
import Foundation
import Images
import TableKit

/// A view with one public number out of range, and the names of its type and of the number.
package struct OddView {
    package let name: String
    package let make: (OddNumber) -> View

    init(_ name: String, _ make: @escaping (OddNumber) -> View) { (self.name, self.make) = (name, make) }

    /// The odd views of all types.
    package static var all: [OddView] {
        [plain, labels, texts, sliders, segments, controls, spacings, stacks, cells, drawings].flatMap { $0 }
    }

    private static let frame = CGRect(x: 2, y: 2, width: 80, height: 24)

    /// Returns a view of a common size after a change of one of its numbers.
    static func odd<V: View>(
        _ name: String, _ make: @escaping @autoclosure () -> V, _ change: @escaping (V, OddNumber) -> Void
    ) -> OddView {
        OddView("\(V.self).\(name)") { number in
            let view = make()
            view.frame = frame
            view.backgroundColor = .yellow
            change(view, number)
            return view
        }
    }

    static func insets(_ number: OddNumber) -> EdgeInsets {
        let side = number.fraction
        return EdgeInsets(top: side, left: side, bottom: side, right: side)
    }

    static func image(scale: CGFloat = 1) -> Image? {
        (try? Bitmap(width: 2, height: 2, bytes: Array(repeating: 99, count: 16))).map {
            Image(bitmap: $0, scale: scale)
        }
    }

    // MARK: Views

    private static var plain: [OddView] {
        [
            OddView("View.init(frame:)") { View(frame: $0.rect) },
            odd("frame", View()) { $0.frame = $1.rect },
            odd("bounds", View()) { $0.bounds = $1.rect },
            odd("center", View()) { $0.center = $1.point },
            odd("alpha", View()) { $0.alpha = $1.fraction },
            odd("cornerRadius", View()) {
                $0.cornerRadius = $1.fraction
                $0.clipsToBounds = true
            },
            odd("layoutMargins", View()) { $0.layoutMargins = insets($1) },
            odd("autoresizingMask", View()) { view, number in
                let child = View(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
                child.autoresizingMask = .init(rawValue: number.whole)
                view.addSubview(child)
                view.frame = number.rect
                view.frame = frame
            },
            odd("insertSubview", View()) { $0.insertSubview(View(frame: $1.rect), at: $1.whole) },
            odd("tag", View()) {
                $0.tag = $1.whole
                _ = $0.viewWithTag($1.whole)
            },
            odd("convert", View()) { view, number in
                let child = View(frame: number.rect)
                view.addSubview(child)
                _ = (child.convert(number.point, to: view), child.convert(number.point, from: view))
                _ = (child.convert(number.rect, to: nil), child.convert(number.rect, from: nil))
                _ = (view.hitTest(number.point, with: nil), view.point(inside: number.point, with: nil))
            },
            odd("systemLayoutSizeFitting", View()) { _ = $0.systemLayoutSizeFitting($1.size) },
            odd("LayoutConstraint", View()) { view, number in
                let label = Label()
                label.text = "Some text"
                label.numberOfLines = 0
                label.preferredMaxLayoutWidth = number.fraction
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                let left = label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: number.fraction)
                left.priority = LayoutPriority(Float(number.fraction))
                left.isActive = true
                label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: number.fraction)
                    .isActive = true
                label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
                view.layoutMargins = insets(number)
                view.layoutIfNeeded()
                left.constant = -number.fraction
                _ = (view.systemLayoutSizeFitting(number.size), label.hasAmbiguousLayout, "\(left)")
            },
            odd("layer", View()) {
                $0.layer.cornerRadius = $1.fraction
                $0.layer.borderWidth = $1.fraction
                $0.layer.maskedCorners = .init(rawValue: $1.whole)
                $0.layer.cornerCurve = .continuous
            },
            odd("borderWidth", View()) {
                $0.layer.borderWidth = $1.fraction
                $0.layer.cornerRadius = 4
            },
            odd("layoutPriorities", View()) { view, number in
                let priority = LayoutPriority(Float(number.fraction))
                view.setContentHuggingPriority(priority, for: .horizontal)
                view.setContentCompressionResistancePriority(priority, for: .vertical)
            },
            odd("image", ImageView()) { view, number in
                view.image = image(scale: number.fraction)
                view.sizeToFit()
            },
            odd("frame", ImageView()) { $0.frame = $1.rect },
            odd("contentMode", ImageView(image: image())) {
                $0.contentMode = .scaleAspectFit
                $0.frame.size.height = $1.fraction
            },
            odd("backgroundColor", View()) { view, number in
                let part = number.fraction
                view.backgroundColor = Color(red: part, green: part, blue: part, alpha: part)
                view.tintColor = Color(white: part, alpha: part).withAlphaComponent(part)
            },
            odd("contentOffset", ScrollView()) { view, number in
                view.contentOffset = number.point
                view.contentInset = insets(number)
                view.setContentOffset(number.point, animated: true)
                view.scrollRectToVisible(number.rect, animated: false)
                view.insertSubview(View(frame: number.rect), at: number.whole)
                view.verticalScrollIndicatorInsets = insets(number)
                view.flashScrollIndicators()
            },
            odd("scrollRectToVisible", ScrollView()) { $0.scrollRectToVisible($1.rect, animated: true) },
        ]
    }

    // MARK: Text

    private static func label(_ text: String = "Some odd text") -> Label {
        let label = Label()
        label.text = text
        return label
    }

    private static var labels: [OddView] {
        [
            odd("frame", label()) { $0.frame = $1.rect },
            odd("numberOfLines", label()) { $0.numberOfLines = $1.whole },
            odd("numberOfLines wrapped", label("a\nb c d e f g h i j k l m n o p q r s t")) {
                $0.numberOfLines = $1.whole
                $0.lineBreakMode = .byWordWrapping
            },
            odd("minimumScaleFactor", label("A text that is too wide for its label")) {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = $1.fraction
            },
            odd("minimumScaleFactor of lines", label("A text that is too wide for its label")) {
                $0.numberOfLines = 2
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = $1.fraction
            },
            odd("shadowOffset", label()) {
                $0.shadowColor = .red
                $0.shadowOffset = $1.size
            },
            odd("font", label()) { $0.font = .systemFont(ofSize: $1.fraction) },
            odd("font by name", label()) {
                $0.font = Font(family: "Inter", pointSize: $1.fraction).withSize($1.fraction)
            },
            odd("bold font", label()) { $0.font = .boldSystemFont(ofSize: $1.fraction) },
            odd("italic font", label()) { $0.font = .italicSystemFont(ofSize: $1.fraction) },
            odd("pointSize", label()) { $0.font?.pointSize = $1.fraction },
            odd("weight", label()) {
                $0.font = .systemFont(ofSize: 12, weight: Font.Weight(rawValue: $1.fraction))
            },
            odd("scaledFont", label()) { label, number in
                let traits = TraitCollection(preferredContentSizeCategory: .extraLarge)
                let font = Font.systemFont(ofSize: number.fraction)
                let metrics = FontMetrics(forTextStyle: .body)
                label.font = metrics.scaledFont(
                    for: font, maximumPointSize: number.fraction, compatibleWith: traits)
                _ = metrics.scaledValue(for: number.fraction, compatibleWith: traits)
                label.adjustsFontForContentSizeCategory = true
            },
            odd("font in a size", label()) {
                $0.font = FontMetrics.default.scaledFont(
                    for: .systemFont(ofSize: 12), maximumPointSize: $1.fraction)
            },
            odd("textColor", label()) {
                $0.textColor = Color(red: $1.fraction, green: 0, blue: $1.fraction, alpha: $1.fraction)
            },
        ]
    }

    private static func text(
        _ name: String, _ attributes: @escaping (OddNumber) -> [NSAttributedString.Key: Any]
    ) -> OddView {
        odd("attributedText \(name)", Label()) { (label: Label, number: OddNumber) in
            let attributes = attributes(number)
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "Some odd\ntext of lines", attributes: attributes)
            _ = "text".size(withAttributes: attributes)
            for options in [StringDrawingOptions(rawValue: number.whole), .usesLineFragmentOrigin] {
                _ = "text".boundingRect(with: number.size, options: options, attributes: attributes)
            }
        }
    }

    private static func paragraph(
        _ name: String, _ path: WritableKeyPath<ParagraphStyle, CGFloat>
    ) -> OddView {
        text("paragraph \(name)") { number in
            let style = NSMutableParagraphStyle()
            style[dynamicMember: path] = number.fraction
            return [.paragraphStyle: style]
        }
    }

    private static var texts: [OddView] {
        [
            text("kern") { [.kern: $0.fraction] }, text("tracking") { [.tracking: $0.whole] },
            text("baseline") { [.baselineOffset: Double($0.fraction)] },
            text("underline") { [.underlineStyle: $0.whole] },
            text("underline fraction") { [.underlineStyle: Double($0.fraction)] },
            text("strikethrough") { [.strikethroughStyle: UnderlineStyle(rawValue: $0.whole)] },
            text("font") { [.font: Font.systemFont(ofSize: $0.fraction)] },
            text("shadow") { number in
                let shadow = NSShadow()
                shadow.shadowOffset = number.size
                shadow.shadowBlurRadius = number.fraction
                return [.shadow: shadow]
            },
            text("blur") { number in
                var shadow = Shadow()
                shadow.shadowBlurRadius = number.fraction
                return [.shadow: shadow]
            },
            text("hyphenation") { number in
                let style = NSMutableParagraphStyle()
                style.hyphenationFactor = Float(number.fraction)
                return [.paragraphStyle: style]
            },
            paragraph("lineSpacing", \.lineSpacing), paragraph("paragraphSpacing", \.paragraphSpacing),
            paragraph("paragraphSpacingBefore", \.paragraphSpacingBefore),
            paragraph("lineHeightMultiple", \.lineHeightMultiple),
            paragraph("minimumLineHeight", \.minimumLineHeight),
            paragraph("maximumLineHeight", \.maximumLineHeight),
            paragraph("firstLineHeadIndent", \.firstLineHeadIndent), paragraph("headIndent", \.headIndent),
            paragraph("tailIndent", \.tailIndent),
        ]
    }
}
