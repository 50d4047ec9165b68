import Diagnostics
import Goldens

/// A review of failed images in a terminal, one by one.
struct TerminalReview {
    private var decisions: ImageDecisions
    private let artifacts: GoldenArtifacts
    private let terminal: Terminal
    private let kind: TerminalImage.Kind
    /// The index of the shown image.
    private var index = 0
    /// The indices of the decided images, in the order of the decisions.
    private var history: [Int] = []

    init(
        _ decisions: ImageDecisions, of artifacts: GoldenArtifacts, on terminal: Terminal,
        _ kind: TerminalImage.Kind
    ) {
        (self.decisions, self.artifacts) = (decisions, artifacts)
        (self.terminal, self.kind) = (terminal, kind)
    }

    private static let question =
        "[a]ccept [r]eject [s]kip [u]ndo [p]revious, show [c]hanges [b]efore [n]ow [d]ifference, [?], [q]uit? "

    private static let help = """
        a  accept: the new image becomes the golden image
        r  reject: the golden image remains, and the new one is removed
        s  skip: decide later
        u  undo the decision about this image, or else the last one
        p  go back to the previous image
        c  show each change before and after
        b  show the golden image
        n  show the new image
        d  show the difference
        q  quit

        """

    /// Prompts for decisions until the last image or the end.
    ///
    /// - Returns: A Boolean value that indicates whether all images are decided.
    mutating func run() throws -> Bool {
        while index < decisions.failures.count {
            try showImage()
            while try !perform(readKey()) {}
        }
        return decisions.count(.undecided) == 0
    }

    private var failure: GoldenFailure { decisions.failures[index] }

    private func showImage() throws {
        let decision = decisions.decisions[index]
        let state = decision == .undecided ? "" : ", \(decision.rawValue)"
        let title = "\(failure.golden)  (\(failure.owner))\(state)".onOneLine
        terminal.write(
            "\n\(index + 1) of \(decisions.failures.count)  \(title)\n\(failure.message.onLines)\n")
        // The message contains the different lines of a text.
        if decision == .undecided, !failure.isText { try show(failure.kind == .different ? .changes : .now) }
    }

    private func readKey() -> Character? {
        terminal.write(Self.question)
        let key = terminal.readKey()
        terminal.write((key.map(String.init) ?? "") + "\n")
        return key
    }

    /// Performs the action of a key.
    ///
    /// - Returns: A Boolean value that indicates whether another image is next.
    private mutating func perform(_ key: Character?) throws -> Bool {
        switch key {
        case "a": return try accept()
        case "r": return try reject()
        case "s": index += 1
        case "u": return undo()
        case "p": index = max(0, index - 1)
        case "c": return try show(.changes)
        case "b": return try show(.before)
        case "n": return try show(.now)
        case "d": return try show(.difference)
        case "?": return write(Self.help)
        // These are the end of the input, and the keys for interrupt and end. While keys are read one by one, no key sends a
        // signal.
        case nil, "q", "\u{3}", "\u{4}", "\u{1B}": index = decisions.failures.count
        default: return write("[?] lists the keys.\n")
        }
        return true
    }

    private mutating func accept() throws -> Bool {
        guard isUndecided else { return false }
        if try !decisions.accept(index) { terminal.write("Another run accepted this image.\n") }
        return next()
    }

    private mutating func reject() throws -> Bool {
        guard isUndecided else { return false }
        try decisions.reject(index)
        return next()
    }

    private mutating func next() -> Bool {
        history.append(index)
        index += 1
        return true
    }

    private mutating func undo() -> Bool {
        let isDecided = decisions.decisions[index] != .undecided
        guard let last = isDecided ? index : history.last else { return write("There is nothing to undo.\n") }
        do {
            try decisions.undo(last)
            history.removeAll { $0 == last }
            index = last
            return true
        } catch {
            return write(StandardError.lines(of: error).map { $0 + "\n" }.joined())
        }
    }

    /// A Boolean value that indicates whether the image has no decision. Otherwise, the terminal shows what to do.
    private var isUndecided: Bool {
        let decision = decisions.decisions[index]
        if decision != .undecided { terminal.write("This image is \(decision.rawValue); undo that first.\n") }
        return decision == .undecided
    }

    private func write(_ text: String) -> Bool {
        terminal.write(text)
        return false
    }

    @discardableResult
    private func show(_ view: ReviewView) throws -> Bool {
        if failure.isText {
            return write((try view.text(of: failure, artifacts) ?? "There is no such text.").onLines + "\n")
        }
        guard kind != .none else { return write(view.path(of: failure, artifacts).onOneLine + "\n") }
        guard let bitmap = try view.bitmap(of: failure, artifacts) else {
            return write("There is no such image.\n")
        }
        terminal.write(try TerminalImage(bitmap, fitting: terminal.size).bytes(kind))
        return write("\n")
    }
}
