/// Why figures cannot be looked for. The description is one sentence for people.
public struct FigureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The whole sentence, without a full stop.
    public let description: String

    package init(description: String) { self.description = description }
}
