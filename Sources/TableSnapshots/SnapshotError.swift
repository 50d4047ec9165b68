import Files
import Images

/// Why a picture could not be made. The description is one sentence for people.
public struct SnapshotError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of thing went wrong.
    public enum Kind: Sendable, Equatable {
        /// The width, scale or part of the table asked for makes no picture.
        case invalidSize
        /// A font the theme needs is not installed.
        case fontMissing
        /// The progress of an update is not from 0 to 1.
        case invalidProgress
        /// A part that was named is not one of the picture.
        case invalidPart
        /// A picture that is shown turned out to be damaged, or its file is not there any more.
        case image
        /// Cairo could not draw, for want of memory for example.
        case drawing
        /// The file could not be written.
        case output
    }

    /// What kind of thing went wrong.
    public let kind: Kind

    /// The whole sentence, without a full stop.
    public let description: String

    /// What of a picture's options is wrong.
    package enum Option: Equatable, Sendable {
        /// The callout with a number, from 0.
        case callout(Int)
        /// The offset or height of the part that is drawn.
        case window
    }

    /// What of the picture's options is wrong; nil when that is not known.
    package let option: Option?

    init(_ kind: Kind, _ description: String, of option: Option? = nil) {
        self.kind = kind
        self.description = description
        self.option = option
    }

    init(_ error: OutputError) { self.init(.output, "\(error)") }

    init(_ error: PNGError) {
        if case .output(let reason) = error {
            self.init(reason)
        } else {
            self.init(.output, "the picture \(error)")
        }
    }
}
