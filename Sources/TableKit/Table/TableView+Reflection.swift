import Diagnostics

// A table that is upside down, such as a chat whose rows begin at the bottom.
extension TableView {
    /// Returns the reflection of the content in an image of a viewport, by the table's transform. `nil` if there is none.
    ///
    /// An image of the table has the size of the viewport, so other transforms have no effect on it.
    package func reflection(in viewport: CGRect) -> CGAffineTransform? {
        guard !transform.isTranslation else { return nil }
        guard let own = transform.squareSymmetry, own.b == 0, own.c == 0 else {
            Warnings.report("the table of an image can be reflected, but not scaled or rotated")
            return nil
        }
        let scale = traitCollection.displayScale
        // Both edges of the image are on whole pixels.
        func sumOfEdges(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
            (2 * start.nearestPixel(scale: scale) + length.nearestPixel(scale: scale)) / scale
        }
        return CGAffineTransform(
            a: own.a, b: 0, c: 0, d: own.d, tx: own.a < 0 ? sumOfEdges(viewport.minX, viewport.width) : 0,
            ty: own.d < 0 ? sumOfEdges(viewport.minY, viewport.height) : 0)
    }
}

extension Range<CGFloat> {
    /// Returns the range of y coordinates in a reflection, or that of which this one is the reflection.
    package func reflected(by reflection: CGAffineTransform) -> Range {
        guard reflection.d < 0 else { return self }
        return Range(from: reflection.ty - upperBound, to: reflection.ty - lowerBound)
    }
}
