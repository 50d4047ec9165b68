import ImageComparison
import TableSnapshots

extension Drawing {
    /// Draws an image, with records of the libraries and fonts that affect its pixels, and of its layout.
    package init(_ snapshot: TableSnapshot, scale: Double) throws(SnapshotError) {
        let (bitmap, records, missingFonts) = try snapshot.bitmapWithRecords()
        self.init(bitmap, scale: scale, texts: records, fonts: snapshot.fonts)
        self.missingFonts = missingFonts
    }
}

extension GoldenCheck {
    /// Returns the changed rows, cells and parts of a table. The result is `nil` if nothing changed or the parts are
    /// unknown.
    ///
    /// - Parameter snapshot: The drawn snapshot.
    package func changedParts(of snapshot: TableSnapshot) -> ChangedParts? {
        guard let comparison, !comparison.regions.isEmpty else { return nil }
        let parts = snapshot.parts(inRows: comparison.regions.map { $0.y..<$0.y + $0.height })
        return parts.isEmpty ? nil : ChangedParts(parts, in: comparison)
    }

    /// The differences from the environment of the golden image. `nil` if there are none, or if the golden image has no
    /// record.
    package var environmentDifference: String? {
        guard let reference, let golden = DrawingEnvironment(recordedIn: reference.bytes) else { return nil }
        return DrawingEnvironment.differenceHere(from: golden, with: drawing.fonts)
    }

    /// Returns sentences that explain a difference: the changed parts, and the differences from the environment of the
    /// golden image. A new or different image of one color is remarked on.
    ///
    /// - Parameter changed: The changed parts. `nil` if they are unknown.
    package func reasons(_ changed: ChangedParts?) -> [String] {
        switch outcome {
        case .different:
            [
                isReplaced ? "Cause: \(Self.replacement)" : nil,
                changed.map { "Changed: \($0.summary())" }, layoutDifference,
                environmentDifference.map { "The image was \($0)" }, drawing.remark,
            ].compactMap(\.self)
        case .recorded, .missing: drawing.remark.map { [$0] } ?? []
        case .passed, .sameLayout, .unreadable, .incomplete, .notRecorded: []
        }
    }

    /// Returns the complete report of a failed check: its description and the ``reasons(_:)``, one on each line.
    package func report(_ changed: ChangedParts?) -> String {
        ([description] + reasons(changed)).joined(separator: "\n")
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
