import Diagnostics

/// A type whose images can be compared with golden images: tables, other views, controllers, scenes, images, and
/// prepared snapshots.
///
/// To conform a custom type, return its images:
///
/// ```swift
/// extension Settings: SnapshotSubject {
///     func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
///         try makeTable().snapshotImages(with: options)
///     }
/// }
/// ```
public protocol SnapshotSubject {
    /// Returns the images, before drawing.
    ///
    /// - Parameter options: The options of the images. `nil` if the test specifies none.
    func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage]
}

/// An image of a ``SnapshotSubject``.
public struct SnapshotImage {
    /// The name of the image, which becomes part of the golden file's name. `nil` for the only or first image of the
    /// subject.
    public let name: String?

    let content: Content

    enum Content {
        case snapshot(TableSnapshot)
        /// A bitmap, with the text chunks of the file.
        case bitmap(Bitmap, texts: [PNGText])
    }

    /// The snapshot. `nil` for a bitmap.
    var snapshot: TableSnapshot? { if case .snapshot(let snapshot) = content { snapshot } else { nil } }

    /// The number of pixels per point. `nil` for a bitmap.
    var scale: CGFloat? { snapshot.map { CGFloat($0.scale) } }

    /// Creates an image of a table or a view.
    public init(_ snapshot: TableSnapshot, named name: String? = nil) {
        self.name = name
        content = .snapshot(snapshot)
    }

    /// Creates an image from pixels.
    public init(_ bitmap: Bitmap, named name: String? = nil) {
        self.name = name
        content = .bitmap(bitmap, texts: [])
    }

    /// Creates an image from a PNG file. A golden image recorded from it retains the text chunks of the file, such as
    /// the environment.
    ///
    /// - Throws: `ImageError` if the file is not a PNG file or is damaged.
    public init(pngBytes: [UInt8], named name: String? = nil) throws(ImageError) {
        self.name = name
        content = .bitmap(try Bitmap(pngBytes: pngBytes), texts: try PNGFile(pngBytes).texts)
    }
}

extension View: SnapshotSubject {
    /// Returns one image of the view, or of the complete table.
    public func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        [SnapshotImage(try TableSnapshot(of: self, options: options ?? SnapshotOptions()))]
    }
}

extension ViewController: SnapshotSubject {
    /// Returns one image of the table that fills the controller's view, or else of the view.
    public func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        [SnapshotImage(try TableSnapshot(of: self, options: options ?? SnapshotOptions()))]
    }
}

extension TableSnapshot: SnapshotSubject {
    /// Returns the image itself. Its options cannot be changed after its preparation.
    public func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        if options != nil { throw Diagnostic.takesNoOptions("a prepared snapshot") }
        return [SnapshotImage(self)]
    }
}

extension Bitmap: SnapshotSubject {
    /// Returns the image itself, to which no options apply.
    public func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        if options != nil { throw Diagnostic.takesNoOptions("a bitmap") }
        return [SnapshotImage(self)]
    }
}

extension Image: SnapshotSubject {
    /// Returns the image, pixel for pixel unless the options specify another scale.
    public func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        try ImageView(image: self).snapshotImages(with: options ?? SnapshotOptions(scale: scale))
    }
}

extension Diagnostic {
    /// Returns the error for options of an image that they cannot affect.
    fileprivate static func takesNoOptions(_ subject: String) -> Diagnostic {
        Diagnostic(
            message: "\(subject) takes no options, traits or devices, because the test does not draw it")
    }
}
