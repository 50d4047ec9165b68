/// A command line with its effect, which help, manual pages and the documentation show.
struct CommandExample: Sendable {
    let line: String
    let effect: String

    init(_ line: String, _ effect: String) {
        self.line = line
        self.effect = effect
    }
}
