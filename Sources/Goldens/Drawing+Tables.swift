import ImageComparison
import Images
import TableSnapshots

extension Drawing {
    /// Draws a picture. It carries a record of the libraries and fonts that decided its pixels.
    package init(_ snapshot: TableSnapshot, scale: Double) throws(SnapshotError) {
        let (bitmap, environment) = try snapshot.bitmapWithEnvironment()
        self.init(bitmap, scale: scale, texts: [environment])
    }
}

extension GoldenCheck {
    /// The rows, cells and parts of a table that changed; nil when nothing did or none is known.
    ///
    /// - Parameter snapshot: What was drawn.
    package func changedParts(of snapshot: TableSnapshot) -> ChangedParts? {
        guard let comparison, !comparison.regions.isEmpty else { return nil }
        let parts = snapshot.parts(inRows: comparison.regions.map { $0.y..<$0.y + $0.height })
        guard !parts.isEmpty else { return nil }
        return comparison.changedParts(
            among: parts.map {
                PicturePart(owner: $0.owner, name: $0.name, rect: PixelRect(around: $0.frame))
            })
    }

    /// What is different here from where the golden picture was drawn; nil when nothing is, or it does not tell.
    package var environmentDifference: String? {
        guard let reference, let golden = DrawingEnvironment(recordedIn: reference.bytes) else { return nil }
        return DrawingEnvironment.differenceHere(from: golden)
    }

    /// What explains a drawing that differs, a sentence each: which parts changed, and what is different here from where
    /// the golden picture was drawn.
    ///
    /// - Parameter changed: The parts that changed, when they are known.
    package func reasons(_ changed: ChangedParts?) -> [String] {
        guard outcome == .different else { return [] }
        return [
            changed.map { "Changed: \($0.summary())" }, environmentDifference.map { "The picture was \($0)" },
        ].compactMap(\.self)
    }

    /// All there is to say of a check that did not pass: what came of it and the ``reasons(_:)``, on a line each.
    package func report(_ changed: ChangedParts?) -> String {
        ([description] + reasons(changed)).joined(separator: "\n")
    }
}

extension PixelRect {
    /// All pixels that a rectangle touches.
    package init(around rect: CGRect) {
        func whole(_ number: CGFloat) -> Int { Int(min(max(number.isNaN ? 0 : number, -1e12), 1e12)) }
        let (x, y) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
        self.init(
            x: x, y: y, width: whole(rect.maxX.rounded(.up)) - x, height: whole(rect.maxY.rounded(.up)) - y)
    }
}
