/// A failure as an annotation of GitHub Actions next to the scene.
struct Annotation {
    /// The workflow command, with a line break.
    let line: String

    init(_ image: ImageResult) {
        let title = "\(image.name): \(image.outcome.category)"
        line =
            "::error file=\(Self.property(image.scene)),title=\(Self.property(title))::"
            + Self.escaped(image.messages.joined(separator: "\n").onLines) + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text.onOneLine).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
