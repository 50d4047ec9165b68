/// An error in finding figures. The description is one sentence for users.
public struct FigureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The complete sentence, without a period.
    public let description: String

    package init(description: String) { self.description = description }
}
