import DisplayList
import TableKit

extension OddView {
    // MARK: Stacks

    private static func stack() -> StackView {
        let label = Label()
        label.text = "Text"
        let stack = StackView(arrangedSubviews: [
            label, View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Switch(),
        ])
        return stack
    }

    static var spacings: [OddView] {
        StackView.Distribution.allCases.map { distribution in
            odd("spacing \(distribution)", stack()) { (stack: StackView, number: OddNumber) in
                stack.distribution = distribution
                stack.spacing = number.fraction
            }
        }
    }

    static var stacks: [OddView] {
        [
            odd("frame", stack()) { $0.frame = $1.rect },
            odd("setCustomSpacing", stack()) {
                $0.setCustomSpacing($1.fraction, after: $0.arrangedSubviews[0])
                $0.axis = .vertical
            },
            odd("insertArrangedSubview", stack()) {
                $0.insertArrangedSubview(View(frame: $1.rect), at: $1.whole)
            },
            odd("layoutMargins", stack()) {
                $0.isLayoutMarginsRelativeArrangement = true
                $0.layoutMargins = insets($1)
            },
            odd("priorities", stack()) {
                let priority = LayoutPriority(rawValue: Float($1.fraction))
                $0.arrangedSubviews[0].setContentHuggingPriority(priority, for: .horizontal)
                $0.arrangedSubviews[2].setContentCompressionResistancePriority(priority, for: .horizontal)
                $0.frame.size.width = 10
            },
        ]
    }

    // MARK: Cells

    private static func cell() -> TableViewCell {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = image()
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    static var cells: [OddView] {
        [
            odd("frame", cell()) { $0.frame = $1.rect },
            odd("indentationLevel", cell()) { $0.indentationLevel = $1.whole },
            odd("indentationWidth", cell()) {
                $0.indentationLevel = 1
                $0.indentationWidth = $1.fraction
            },
            odd("indentation", cell()) {
                $0.indentationLevel = $1.whole
                $0.indentationWidth = $1.fraction
            },
            odd("separatorInset", cell()) { $0.separatorInset = insets($1) },
            odd("layoutMargins", cell()) {
                $0.layoutMargins = insets($1)
                $0.contentView.layoutMargins = insets($1)
            },
            odd("imageProperties.maximumSize", cell()) { $0.imageProperties.maximumSize = $1.size },
            odd("imageProperties.reservedWidth", cell()) {
                $0.imageProperties.reservedWidth = $1.fraction
            },
            odd("accessoryView", cell()) { $0.accessoryView = View(frame: $1.rect) },
            odd("image", cell()) { $0.imageView?.image = image(scale: $1.fraction) },
            odd("contentView", cell()) { $0.contentView.frame = $1.rect },
            odd("backgroundView", cell()) { $0.backgroundView = View(frame: $1.rect) },
            odd("contentConfiguration", cell()) { cell, number in
                var content = ListContentConfiguration.valueCell()
                (content.text, content.secondaryText) = ("Text", "Value")
                content.image = image()
                content.imageToTextPadding = number.fraction
                content.textToSecondaryTextVerticalPadding = number.fraction
                content.imageProperties.maximumSize = number.size
                content.imageProperties.reservedLayoutSize = number.size
                cell.contentConfiguration = content
            },
            odd("contentConfiguration.directionalLayoutMargins", cell()) { cell, number in
                var content = ListContentConfiguration.groupedHeader()
                content.text = "Text"
                content.directionalLayoutMargins = DirectionalEdgeInsets(insets(number), isRightToLeft: false)
                cell.contentConfiguration = content
            },
            odd("backgroundConfiguration", cell()) { cell, number in
                var background = BackgroundConfiguration.listCell()
                background.cornerRadius = number.fraction
                background.strokeWidth = number.fraction
                background.strokeOutset = number.fraction
                background.backgroundInsets = DirectionalEdgeInsets(insets(number), isRightToLeft: false)
                cell.backgroundConfiguration = background
            },
            odd("frame", TableViewHeaderFooterView(reuseIdentifier: nil)) {
                $0.textLabel?.text = "Header"
                $0.frame = $1.rect
            },
            odd("layoutMargins", TableViewHeaderFooterView(reuseIdentifier: nil)) {
                $0.textLabel?.text = "Header"
                $0.layoutMargins = insets($1)
            },
        ]
    }

    // MARK: Drawings

    /// A view with custom drawing.
    private final class Canvas: View {
        var draws: (GraphicsContext) -> Void = { _ in }
        override func draw(_ rect: CGRect, in context: GraphicsContext) { draws(context) }
    }

    private static let green = RGBA(red: 0, green: 1, blue: 0)

    private static func drawing(
        _ name: String, _ draw: @escaping (GraphicsContext, OddNumber) -> Void
    ) -> OddView {
        odd("\(name)", Canvas()) { canvas, number in canvas.draws = { draw($0, number) } }
    }

    private static var path: Path { Path(roundedRect: CGRect(x: 1, y: 1, width: 20, height: 9), radius: 3) }

    static var drawings: [OddView] {
        [
            drawing("fill") { $0.fill($1.rect, with: green) },
            drawing("fill color") {
                let part = Double($1.fraction)
                $0.fill(path, with: RGBA(red: part, green: part, blue: part, alpha: part))
                $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3), with: RGBA(red: part, green: 0, blue: 0))
            },
            drawing("fill path") {
                let corners = Path.Corners(rawValue: $1.whole)
                $0.fill(Path(roundedRect: $1.rect, radius: 3, corners: corners), with: green)
                $0.fill(
                    Path(roundedRect: $1.rect, radius: 3, corners: corners, curve: .continuous), with: green)
                $0.fill(Path(ovalIn: $1.rect), with: green)
            },
            drawing("radius") {
                let rect = CGRect(x: 1, y: 1, width: 20, height: 9)
                $0.fill(Path(roundedRect: rect, radius: Double($1.fraction)), with: green)
                $0.drawShadow(
                    of: Path(roundedRect: rect, radius: Double($1.fraction)), offset: .zero, radius: 2,
                    with: green)
            },
            drawing("points") {
                var path = Path()
                path.addLine(to: $1.point)
                path.close()
                path.move(to: $1.point)
                path.addLine(to: CGPoint(x: 9, y: 9))
                path.addCurve(to: $1.point, control1: $1.point, control2: CGPoint(x: $1.fraction, y: 0))
                $0.fill(path, with: green)
                $0.stroke(path, width: 1, with: green)
            },
            drawing("stroke") { $0.stroke(path, width: Double($1.fraction), with: green) },
            drawing("mitered stroke") {
                $0.stroke(path, width: $1.fraction, with: green)
            },
            drawing("shadow radius") {
                $0.drawShadow(of: path, offset: .zero, radius: Double($1.fraction), with: green)
            },
            drawing("shadow offset") {
                $0.drawShadow(of: path, offset: $1.size, radius: 2, with: green)
            },
            drawing("shadow path") {
                $0.drawShadow(of: Path(ovalIn: $1.rect), offset: .zero, radius: 2, with: green)
            },
            drawing("clipped") { context, number in
                context.clipped(to: number.rect) { context.fill(path, with: green) }
            },
            drawing("translated") { context, number in
                context.translated(by: number.point) { context.fill(path, with: green) }
            },
            drawing("opacity") { context, number in
                context.withOpacity(Double(number.fraction)) { context.fill(path, with: green) }
            },
        ]
    }
}
