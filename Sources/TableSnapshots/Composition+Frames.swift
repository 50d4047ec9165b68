extension Composition {
    /// Draws the shadow of a table and the device frame.
    func describeCase(of panel: Panel, in range: Range<CGFloat>, _ context: GraphicsContext) {
        let device = style.device
        let radius = frame.hasDevice ? device.cornerRadius : frame.cornerRadius ?? 0
        if frame.hasShadow { describeShadow(of: panel.body, radius, in: range, context) }
        guard frame.hasDevice else { return }
        func color(_ color: Color) -> RGBA { color.resolvedColor(with: traits) }
        let shape = RoundedRectangle(panel.body, radius: radius)
        context.fill(shape, with: color(device.color))
        context.drawBorder(of: shape, width: device.borderWidth, with: color(device.borderColor))
        describeControls(on: panel.body, color(device.detailColor), context)
    }

    /// Returns the areas on which the lines of callouts can have other colors than around the table: the table, and the
    /// straight sides of a device.
    func traitsOfLines(
        of callouts: CalloutLayout, on panel: Panel
    ) -> [(area: CGRect, traits: TraitCollection)] {
        let (screen, body) = (panel.screen?.frame ?? panel.table, panel.body)
        let table = (area: screen, traits: panel.snapshot.options.environment.traits)
        guard frame.hasDevice else { return [table] }
        let device = style.device
        let (across, down) = (
            body.insetBy(dx: 0, dy: device.cornerRadius), body.insetBy(dx: device.cornerRadius, dy: 0)
        )
        let (side, end) = (screen.minX - body.minX, screen.minY - body.minY)
        let sides = [
            CGRect(x: body.minX, y: across.minY, width: side, height: across.height),
            CGRect(x: screen.maxX, y: across.minY, width: side, height: across.height),
            CGRect(x: down.minX, y: body.minY, width: down.width, height: end),
            CGRect(x: down.minX, y: screen.maxY, width: down.width, height: end),
        ]
        let traits = traits.withContrast(
            of: callouts.style.lineColor, on: device.color.resolvedColor(with: traits))
        return [table] + sides.filter { !$0.isNull && !$0.isEmpty }.map { ($0, traits) }
    }

    /// Draws the slot above the screen and the home button below it.
    private func describeControls(on body: CGRect, _ color: RGBA, _ context: GraphicsContext) {
        let device = style.device
        let slot = CGRect(
            x: body.midX - device.slotSize.width / 2,
            y: body.minY + (device.end - device.slotSize.height) / 2,
            width: device.slotSize.width, height: device.slotSize.height)
        if !slot.isEmpty { context.fill(RoundedRectangle(slot, radius: slot.height / 2), with: color) }
        guard device.buttonDiameter > 0 else { return }
        let side = device.buttonDiameter
        let button = CGRect(
            x: body.midX - side / 2, y: body.maxY - (device.end + side) / 2, width: side, height: side)
        context.drawBorder(
            of: RoundedRectangle(button, radius: side / 2), width: device.buttonStroke, with: color)
    }

    /// Draws only the part of a shadow that a range of the image shows. The complete shadow of a long table would
    /// require as much memory as its image.
    private func describeShadow(
        of rect: CGRect, _ radius: CGFloat, in range: Range<CGFloat>, _ context: GraphicsContext
    ) {
        let shadow = style.shadow
        // Beyond this distance, neither the shape nor its corners affect the range. The part has space for two corners.
        let reach = 4 * shadow.radius + abs(shadow.offset.height) + 2 * radius + 2
        let top = max(rect.minY, range.lowerBound - reach)
        let bottom = min(rect.maxY, range.upperBound + reach)
        guard top < bottom else { return }
        let cut = CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
        context.drawShadow(
            of: Path(roundedRect: cut, radius: radius), offset: shadow.offset, radius: shadow.radius,
            with: shadow.color.resolvedColor(with: traits))
    }
}
