import Files

/// An error that prevents an image from being created. The description is one sentence.
public struct SnapshotError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of error.
    public enum Kind: Sendable, Equatable {
        /// The requested width, scale or part of the table is invalid.
        case invalidSize
        /// A font of the theme is not installed, or the folder of the fonts lacks it or cannot be used.
        case fontMissing
        /// The progress of a transition is not from 0 to 1.
        case invalidProgress
        /// A specified part does not exist in the image.
        case invalidPart
        /// A table cannot show its content: its data source or delegate was deallocated before drawing, because a table
        /// does not retain it, or could not read a record.
        case contentMissing
        /// An image in the table is damaged, or its file no longer exists.
        case image
        /// Cairo could not draw, for example for lack of memory.
        case drawing
        /// The file could not be written.
        case output
    }

    /// The kind of error.
    public let kind: Kind

    /// The complete sentence, without a period.
    public let description: String

    /// The invalid option.
    package enum Option: Equatable, Sendable {
        /// The callout with an index, from 0.
        case callout(Int)
        /// The offset or height of the drawn part.
        case crop
    }

    package let option: Option?

    /// The error of a table's content. The description is the same.
    package let content: (any Error)?

    init(_ kind: Kind, _ description: String, of option: Option? = nil) {
        (self.kind, self.description, self.option, content) = (kind, description, option, nil)
    }

    init(content error: any Error) {
        (kind, description, option, content) = (.contentMissing, "\(error)", nil, error)
    }

    /// Compares the kinds, the sentences and the options.
    public static func == (left: SnapshotError, right: SnapshotError) -> Bool {
        left.kind == right.kind && left.description == right.description && left.option == right.option
    }

    init(_ error: OutputError) { self.init(.output, "\(error)") }
}

extension Error {
    /// The error of a table's content if an image reports one, otherwise this error.
    package var ofContent: any Error { (self as? SnapshotError)?.content ?? self }
}
