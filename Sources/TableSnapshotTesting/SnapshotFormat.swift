import Diagnostics

/// What an assertion compares of a subject: its pixels, or a text.
public enum SnapshotFormat: String, Sendable, Hashable, CaseIterable {
    /// The pixels, in a PNG file such as `test@2x.png`.
    case image
    /// The accessibility elements as text, in a file such as `test.accessibility.txt`: a line for each, in VoiceOver's
    /// order.
    ///
    /// The name has no scale, which has no effect on the text.
    case accessibility
    /// The layout and the texts as text, in a file such as `test@2x.layout.txt`: a line for each row, header and footer,
    /// and each of their parts, with its frame in points, its font, its color and its characters.
    ///
    /// It is what `tablesnap layout` prints. Frames depend on the scale, because they begin at whole pixels, and on the
    /// fonts.
    case layout
    /// The pixels with the accessibility elements outlined and numbered in VoiceOver's order, and a legend of what
    /// VoiceOver reads, in a file such as `test@2x.accessibility.png`.
    ///
    /// `TableSnapshot.showingAccessibility()` returns the image.
    case accessibilityImage

    var isText: Bool { self == .accessibility || self == .layout }

    /// The end of the golden file's name. No name of a snapshot has one with dots, so that it differs from all images.
    func ending(scale: CGFloat?) -> String {
        let end = scale.map { TraitCollection.suffix(ofScale: $0) } ?? ""
        return switch self {
        case .image: end + GoldenName.imageEnding
        case .accessibility: GoldenName.textEndings.accessibility
        case .layout: end + GoldenName.textEndings.layout
        case .accessibilityImage: "\(end).accessibility" + GoldenName.imageEnding
        }
    }
}

extension SnapshotImage {
    /// Returns the image in which a format shows the subject.
    ///
    /// - Throws: A `Diagnostic` for a bitmap, which has only pixels.
    func image(as format: SnapshotFormat) throws -> SnapshotImage {
        guard format != .image else { return self }
        guard let snapshot else {
            throw Diagnostic(
                message: "a bitmap has no layout and no accessibility elements",
                remedy: "omit “as”, or pass the view")
        }
        guard format == .accessibilityImage else { return self }
        return SnapshotImage(try snapshot.showingAccessibility(), named: name)
    }

    /// Returns what is compared: the drawing, or a text.
    func golden(as format: SnapshotFormat) throws -> GoldenContent {
        switch content {
        case .bitmap(let bitmap, let texts): .image(DrawnImage(bitmap, texts: texts))
        case .snapshot(let snapshot):
            switch format {
            case .image, .accessibilityImage: .image(try snapshot.drawn())
            case .accessibility: .text(try snapshot.accessibilityText())
            case .layout: .text(try snapshot.layoutText())
            }
        }
    }
}
