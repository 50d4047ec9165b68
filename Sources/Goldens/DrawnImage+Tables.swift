import ImageComparison
package import TableSnapshots

extension TableSnapshot {
    /// Draws the image, with a record of the libraries and fonts that affect its pixels.
    package func drawn() throws(SnapshotError) -> DrawnImage {
        let (bitmap, environment, missingFonts) = try bitmapWithEnvironment()
        var image = DrawnImage(bitmap, scale: scale, texts: [environment], fonts: fonts)
        image.missingFonts = missingFonts
        return image
    }
}

extension DrawnImage {
    /// Returns the drawing with the record of the layout of its snapshot, if there is one.
    func withLayout(of snapshot: TableSnapshot?) -> DrawnImage {
        guard texts.text(of: LayoutRecord.keyword) == nil, let text = snapshot?.layoutChunk else {
            return self
        }
        var image = self
        image.texts.append(text)
        return image
    }
}

extension ChangedParts {
    /// Returns the changed rows, cells and parts of a table. The result is `nil` if nothing changed or the parts are
    /// unknown.
    ///
    /// - Parameter snapshot: The drawn snapshot.
    static func of(_ snapshot: TableSnapshot, in comparison: ImageComparison) -> ChangedParts? {
        guard !comparison.regions.isEmpty else { return nil }
        let parts = snapshot.parts(inRows: comparison.regions.map { $0.y..<$0.y + $0.height })
        guard !parts.isEmpty else { return nil }
        return of(parts, in: comparison)
    }
}

extension Verdict {
    /// The differences from the environment of the golden image, such as “drawn with Inter-Regular.otf 4.001, the golden
    /// with 3.019”. `nil` if the image does not differ, if there are none, or if the golden image has no record.
    package var environmentDifference: String? {
        guard outcome == .different, let reference, let drawing,
            let golden = DrawingEnvironment(recordedIn: reference.bytes)
        else { return nil }
        return DrawingEnvironment.differenceHere(from: golden, with: drawing.fonts)
    }

    /// A Boolean value that indicates whether the golden image has fonts that this machine lacks.
    package var hasOtherFonts: Bool {
        guard let reference, let drawing else { return false }
        return DrawingEnvironment.fontDifferenceHere(from: reference.bytes, with: drawing.fonts) != nil
    }
}

extension CGRect {
    /// The smallest rectangle of whole pixels that contains a frame in points, which a record has rounded to a hundredth.
    func pixels(at scale: Double) -> PixelRect {
        // Sides are sums of two rounded numbers.
        let rounding = min(0.01 * scale + 1e-6, Double(width) * scale / 2, Double(height) * scale / 2)
        let rect = CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
        return PixelRect(around: rect.insetBy(dx: rounding, dy: rounding))
    }
}

extension PixelRect {
    /// Creates the smallest rectangle of whole pixels that contains a rectangle.
    package init(around rect: CGRect) {
        func whole(_ number: CGFloat) -> Int { Int(clamping: number, within: 1_000_000_000_000) }
        let (x, y) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
        self.init(
            x: x, y: y, width: whole(rect.maxX.rounded(.up)) - x, height: whole(rect.maxY.rounded(.up)) - y)
    }
}
