import TableKit

/// The screen of a device around a table: the status bar above it, and the home indicator below it.
final class DeviceScreenView: View {
    private let style: Theme.DeviceScreen
    private let clock = Label()
    private let symbols = [
        ImageView(image: Image(systemName: "wifi")), ImageView(image: Image(systemName: "battery.100")),
    ]

    /// Creates the screen around a table, which has the given frame in its coordinates.
    init(_ style: Theme.DeviceScreen, around table: CGRect, _ environment: Environment) {
        self.style = style
        super.init(
            frame: CGRect(
                x: table.minX, y: table.minY - style.topHeight, width: table.width,
                height: table.height + style.topHeight + style.bottomHeight))
        self.environment = environment
        clock.text = style.clock
        clock.font = style.clockFont
        clock.textAlignment = .center
        for symbol in symbols {
            symbol.preferredSymbolConfiguration = .init(pointSize: style.symbolSize, weight: .medium)
        }
        for view in [clock] + symbols as [View] { addSubview(view) }
        clock.textColor = style.color
        tintColor = style.color
        layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    /// Continues the background of a table, with the clock and the symbols in the appearance that is legible on it.
    func setBackground(of table: View) {
        defaultBackground = table.effectiveBackground
        guard case .color(let color)? = defaultBackground else { return }
        let background: RGBA = resolved(color)
        defaultBackground = .color(Color(light: background, dark: background))
        overrideUserInterfaceStyle =
            traitCollection.withContrast(of: style.color, on: background).userInterfaceStyle
    }

    private var island: CGRect {
        CGRect(
            x: bounds.midX - style.islandSize.width / 2, y: style.islandTop, width: style.islandSize.width,
            height: style.islandSize.height)
    }

    override func layoutSubviews() {
        let size = clock.sizeThatFits(.zero)
        show(
            clock,
            at: CGRect(
                x: style.clockCenter - size.width / 2, y: style.clockBaseline - clock.firstBaseline,
                width: size.width, height: size.height))
        let middle = style.clockBaseline - clock.font.capHeight / 2
        var right = bounds.width - style.symbolMargin
        for symbol in symbols.reversed() {
            let size = symbol.sizeThatFits(.zero)
            let frame = CGRect(
                x: right - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
            show(symbol, at: frame)
            right = frame.minX - style.symbolGap
        }
        // A part of the status bar alone would be lopsided.
        let parts = [clock] + symbols as [View]
        let fits = parts.allSatisfy { bounds.contains($0.frame) && !$0.frame.intersects(island) }
        for part in parts { part.isHidden = !fits }
    }

    /// Positions a part of the status bar.
    private func show(_ view: View, at frame: CGRect) { view.frame = directed(frame, in: bounds) }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        context.fill(Path(pillIn: island), with: resolved(style.islandColor))
        let indicator = CGRect(
            x: bounds.midX - style.indicatorSize.width / 2,
            y: bounds.maxY - style.indicatorBottom - style.indicatorSize.height,
            width: style.indicatorSize.width, height: style.indicatorSize.height)
        context.fill(Path(pillIn: indicator), with: resolved(style.color))
    }
}
