import TableSnapshots

/// A kind of item in display lists, with an image that contains it.
enum ItemSpecimen: String, CaseIterable {
    case rectangle, stripes, roundedRectangle, border, fill, gradient, stroke, shadow, glyphs, text,
        glyphShadow, rule
    case image, template, magnified, transformed, mask, clip, group, element

    /// The image, 120 points wide or somewhat wider.
    var snapshot: TableSnapshot {
        get throws {
            var options = SnapshotOptions(theme: .modern)
            if self == .stripes {
                options.theme.plain.background = .stripes(.white, .systemTeal, width: 2, period: 7)
                options.height = 40
                return try TableSnapshot(of: TableView(frame: Self.bounds, style: .plain), options: options)
            }
            if self == .magnified {
                let table = TableView(frame: Self.bounds, style: .plain)
                table.tableHeaderView = Self.box(CGRect(x: 0, y: 0, width: 120, height: 40), .systemTeal)
                options.callouts = [.magnifier("table header", zoom: 2)]
                return try TableSnapshot(of: table, options: options)
            }
            let view = Self.box(Self.bounds, .white)
            view.addSubview(content)
            return try TableSnapshot(of: view, options: options)
        }
    }

    private static let bounds = CGRect(x: 0, y: 0, width: 120, height: 40)
    private static let frame = CGRect(x: 10, y: 10, width: 80, height: 20)

    private static func box(_ frame: CGRect, _ color: Color) -> View {
        let view = View(frame: frame)
        view.backgroundColor = color
        return view
    }

    /// The view whose drawing contains the item.
    private var content: View {
        let view = Self.box(Self.frame, .systemTeal)
        switch self {
        case .rectangle, .stripes, .magnified: break
        case .roundedRectangle: view.cornerRadius = 6
        case .border: (view.layer.borderWidth, view.layer.borderColor) = (3, Color.systemRed.cgColor)
        case .fill, .stroke: return Triangle(frame: Self.frame, isFilled: self == .fill)
        case .gradient:
            let layer = GradientLayer()
            layer.frame = view.bounds
            layer.colors = [Color.systemYellow, Color.systemRed]
            view.layer.addSublayer(layer)
        case .shadow:
            view.layer.shadowOpacity = 0.5
            view.layer.shadowRadius = 3
            view.layer.shadowOffset = CGSize(width: 2, height: 4)
        case .glyphs: return Self.label([:])
        case .text: return Self.label([.foregroundColor: Color.systemRed.withAlphaComponent(0.5)])
        case .glyphShadow:
            var shadow = Shadow()
            (shadow.shadowBlurRadius, shadow.shadowOffset) = (2, CGSize(width: 1, height: 2))
            return Self.label([.shadow: shadow])
        case .rule: return Self.label([.underlineStyle: UnderlineStyle.single.rawValue])
        case .element: return Self.label([.link: "https://example.org/"])
        case .image, .template:
            // In the size in which it is drawn, because programs enlarge images differently.
            let pixels: [[UInt8]] = [[200, 30, 60, 255], [0, 0, 0, 0]]
            let bytes = (0..<160 * 40).flatMap { pixels[$0 % 160 / 80] }
            guard let bitmap = try? Bitmap(width: 160, height: 40, bytes: bytes) else { break }
            let image = Image(bitmap: bitmap)
            let imageView = ImageView(frame: Self.frame)
            imageView.image = self == .image ? image : image.withRenderingMode(.alwaysTemplate)
            return imageView
        case .transformed: view.transform = CGAffineTransform(rotationAngle: 0.3)
        case .mask, .clip, .group:
            view.cornerRadius = self == .mask ? 8 : 0
            view.clipsToBounds = self != .group
            view.alpha = self == .group ? 0.5 : 1
            view.addSubview(Self.box(CGRect(x: -10, y: 10, width: 60, height: 20), .systemRed))
        }
        return view
    }

    private static func label(_ attributes: [NSAttributedString.Key: Any]) -> Label {
        let label = Label(frame: frame)
        label.attributedText = NSAttributedString(string: "Wörter", attributes: attributes)
        return label
    }
}

/// A view that draws a path.
private final class Triangle: View {
    private let isFilled: Bool

    init(frame: CGRect, isFilled: Bool) {
        self.isFilled = isFilled
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = BezierPath()
        path.move(to: CGPoint(x: 2, y: 18))
        path.addLine(to: CGPoint(x: 40, y: 2))
        path.addLine(to: CGPoint(x: 78, y: 18))
        path.close()
        path.lineWidth = 3
        Color.systemRed.set()
        if isFilled { path.fill() } else { path.stroke() }
    }
}
