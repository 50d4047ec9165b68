import CCairo
import DisplayList
import Foundation

extension DeviceSpace {
    /// Returns the rectangles of stripes in whole pixels, from left to right. Their maximum number is about
    /// the number of pixel columns.
    package func bars(of stripes: Stripes) -> [PixelRect] {
        let whole = pixels(stripes.rect)
        let period = stripes.period
        // Lines less than a pixel apart, or wider than their period, form one area.
        guard period * scale >= 1, stripes.width < period else { return [whole] }
        let farthest = 2 * Double(StripSurface.maximumSide) / scale
        let left = max(stripes.rect.minX, -farthest)
        let right = min(stripes.rect.maxX, farthest)
        var number = ((left - stripes.start) / period).rounded(.down)
        guard abs(number) < Self.limit else { return [] }
        var bars: [PixelRect] = []
        while stripes.start + number * period < right {
            let x = stripes.start + number * period
            let (start, end) = (max(x, stripes.rect.minX), min(x + stripes.width, stripes.rect.maxX))
            if start < end {
                let first = edge(start)
                bars.append(
                    PixelRect(x: first, y: whole.y, width: max(edge(end) - first, 1), height: whole.height))
            }
            number += 1
        }
        return bars
    }
}

extension [DeviceSpace.PixelRect] {
    /// Sets the context's path to the rectangles.
    func trace(on context: OpaquePointer) {
        cairo_new_path(context)
        for rect in map(\.near) {
            cairo_rectangle(
                context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
        }
    }
}
