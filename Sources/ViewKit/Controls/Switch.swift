/// A control that is on or off. Mirrors `UISwitch`. A switch always has the theme's size, regardless of its frame.
open class Switch: Control {
    /// A Boolean value that indicates whether the switch is on.
    open var isOn = false

    /// Turns the switch on or off. An image shows the end of the animation.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    // MARK: Touches

    private var touchStart = CGPoint.zero

    open override func beginTracking(at point: CGPoint) -> Bool {
        touchStart = point
        return true
    }

    /// Toggles the switch for a tap. A drag leaves the thumb on the side where it ends.
    open override func endTracking(at point: CGPoint) {
        let isPulled = abs(point.x - touchStart.x) >= environment.theme.touches.slop
        guard isPulled || isTouchInside else { return }
        let wasOn = isOn
        setOn(isPulled ? fraction(of: point) >= 0.5 : !isOn, animated: true)
        if isOn != wasOn { sendActions(for: primaryEvents) }
    }

    // MARK: Appearance

    /// The color of the track when the switch is on. `nil` uses the theme's value.
    open var onTintColor: Color?

    /// The color of the thumb. `nil` uses the theme's value.
    open var thumbTintColor: Color?

    override var fixedSize: CGSize? { environment.theme.controls.switch.size }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(value: isOn ? "1" : "0", traits: [.button, .toggleButton])
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let controls = environment.theme.controls
        let metrics = controls.switch
        let track = isOn ? onTintColor ?? metrics.onColor : metrics.offColor
        let size = metrics.thumbSize
        let width = size.width + (isHighlighted ? metrics.highlightedWidth : 0)
        let x = isOn ? rect.maxX - metrics.thumbMargin - width : rect.minX + metrics.thumbMargin
        let thumb = CGRect(x: x, y: rect.midY - size.height / 2, width: width, height: size.height)
        context.withOpacity(isEnabled ? 1 : controls.disabledOpacity) {
            context.fill(Path(pillIn: rect), with: resolved(track))
            let capsule = RoundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
            if let shade = metrics.shade { context.paint(capsule, with: shade, traitCollection) }
            if let titles = metrics.titles {
                let (left, right) = isOn ? (rect.minX, thumb.minX) : (thumb.maxX, rect.maxX)
                let side = CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
                draw(titles, in: directed(side, in: rect), context)
            }
            if let color = metrics.borderColor {
                context.drawBorder(of: capsule, width: 1, with: resolved(color))
            }
            draw(
                metrics.thumb, in: directed(thumb, in: rect), on: capsule, color: thumbTintColor, context)
        }
    }

    private func draw(
        _ titles: Theme.Controls.SwitchTitles, in side: CGRect, _ context: GraphicsContext
    ) {
        guard side.width > 0 else { return }
        var request = TextRequest(
            text: isOn ? titles.on : titles.off, font: titles.font.resolved(for: traitCollection))
        request.systemFont = environment.theme.systemFont
        request.language = environment.traits.typesettingLanguage
        request.width = side.width
        let text = TextLayout(request)
        let frame = side.centered(CGSize(width: text.width, height: text.height))
        context.draw(text, at: frame.origin, with: resolved(isOn ? titles.onColor : titles.offColor))
    }
}
