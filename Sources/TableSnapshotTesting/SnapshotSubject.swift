import Images

/// Something that pictures can be made of, to be compared with golden ones: tables, other views, controllers, scenes,
/// images, and snapshots that are prepared already.
///
/// A type of your own becomes one by answering the pictures of what it is made of:
///
/// ```swift
/// extension Settings: SnapshotSubject {
///     func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
///         try makeTable().snapshotPictures(with: options)
///     }
/// }
/// ```
public protocol SnapshotSubject {
    /// The pictures, not drawn yet.
    ///
    /// - Parameter options: How they are drawn; nil when a test says nothing about it.
    func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture]
}

/// One picture of a ``SnapshotSubject``.
public struct SnapshotPicture {
    /// What tells it from the subject's other pictures; nil when it is the only or the first one. It becomes a part of
    /// the golden file's name.
    public let name: String?

    let content: Content

    enum Content {
        /// With what is to be done once it is drawn, to find mistakes that drawing it met.
        case snapshot(TableSnapshot, scale: Double, finish: () throws -> Void)
        /// With what the file says of it.
        case bitmap(Bitmap, texts: [PNGText])
    }

    /// A picture of a table or a view.
    public init(_ snapshot: TableSnapshot, named name: String? = nil) {
        self.init(snapshot, named: name, finish: {})
    }

    /// A picture whose pixels are known.
    public init(_ bitmap: Bitmap, named name: String? = nil) {
        self.name = name
        content = .bitmap(bitmap, texts: [])
    }

    /// A picture in a PNG file. A golden picture made of it says what the file says, such as what it was drawn with.
    ///
    /// - Throws: When the file is no PNG or is damaged.
    public init(pngBytes: [UInt8], named name: String? = nil) throws {
        self.name = name
        content = .bitmap(try Bitmap(pngBytes: pngBytes), texts: try PNGFile(pngBytes).texts)
    }

    /// An image of a table or a view, with what is done after it is drawn: to find errors that drawing met.
    package init(_ snapshot: TableSnapshot, named name: String?, finish: @escaping () throws -> Void) {
        self.name = name
        content = .snapshot(snapshot, scale: snapshot.scale, finish: finish)
    }
}

extension View: SnapshotSubject {
    /// One picture of the view, or of the whole table.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        [SnapshotPicture(try TableSnapshot(of: self, options: options ?? SnapshotOptions()))]
    }
}

extension ViewController: SnapshotSubject {
    /// One picture of the controller's view.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        try view.snapshotPictures(with: options)
    }
}

extension TableSnapshot: SnapshotSubject {
    /// The picture itself. Its options were chosen when it was prepared, so a test cannot choose others.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        guard options == nil else { throw SnapshotTestingError.hasOptions("a snapshot that is prepared") }
        return [SnapshotPicture(self)]
    }
}

extension Bitmap: SnapshotSubject {
    /// The picture itself, which no options change.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        guard options == nil else { throw SnapshotTestingError.hasOptions("a picture in memory") }
        return [SnapshotPicture(self)]
    }
}

extension Image: SnapshotSubject {
    /// The image, pixel for pixel unless the options have another scale.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        let view = ImageView(image: self)
        return try view.snapshotPictures(with: options ?? SnapshotOptions(scale: scale))
    }
}
