import DisplayList
import Typesetting

extension DeviceSpace {
    /// Returns the sides of the box for a character that no font contains, in whole pixels. The run starts at `x`.
    func bars(of box: GlyphRun.MissingGlyph, x: Double, baseline: Double) -> [StripRect] {
        let thickness = thickness(box.stroke)
        let width = max(pixels(box.width) - 2 * thickness, thickness)
        let height = max(pixels(box.height), thickness)
        let left = pixels(x + box.x) + thickness
        let bottom = row(of: baseline)
        let inside = max(height - 2 * thickness, 0)
        return [
            StripRect(x: left, y: bottom - height, width: width, height: thickness),
            StripRect(x: left, y: bottom - thickness, width: width, height: thickness),
            StripRect(x: left, y: bottom - height + thickness, width: thickness, height: inside),
            StripRect(
                x: left + width - thickness, y: bottom - height + thickness, width: thickness, height: inside),
        ]
    }
}
