import Diagnostics
import Scenes

/// What came of the figures of a page.
public struct FigurePage: Sendable {
    /// One of the pictures.
    public struct Picture: Sendable, Equatable {
        /// What came of it.
        public enum State: Sendable, Equatable {
            /// It was as it would be drawn.
            case unchanged
            /// It is new, or another than before.
            case drawn
            /// There is none.
            case missing
            /// It would be drawn otherwise now, for this reason.
            case stale(String)
        }

        /// The path of its file.
        public let path: String
        /// The line of its block in the page, from 1.
        public let line: Int
        /// What came of it.
        public let state: State
    }

    /// The path of the page.
    public let path: String
    /// The pictures in the order of the page; none when something is wrong with it, and when writing fails, those that
    /// were written until then.
    public internal(set) var pictures: [Picture] = []
    /// The lines of the blocks whose pictures the page did not show as it should. Drawing has corrected them.
    public internal(set) var staleLinks: [Int] = []
    /// The paths of pictures that were drawn for the page and that no figure names any longer, in its folder and those of
    /// its pictures. With ``DocumentationFigures/prunes``, drawing has deleted them.
    public internal(set) var leftovers: [String] = []
    /// What is wrong with the page, and warnings of what in it has no effect.
    public internal(set) var problems: [Diagnostic] = []
    /// The paths of the files that the pictures are made of.
    package internal(set) var files: Set<String> = []

    /// Whether something is so wrong with the page that it stays as it is.
    public var hasErrors: Bool { problems.contains { $0.severity == .error } }

    init(path: String) { self.path = path }
}

extension FigurePage.Picture.State {
    init(_ state: FigureDrawing.Picture.State) {
        switch state {
        case .unchanged: self = .unchanged
        case .drawn: self = .drawn
        case .missing: self = .missing
        case .stale(let reason): self = .stale(reason)
        }
    }
}

/// What came of figures.
public struct FigureReport: Sendable {
    /// The pages in their order, those without figures too.
    public internal(set) var pages: [FigurePage] = []

    /// Whether nothing is wrong with any page.
    public var isFaultless: Bool { !pages.contains { $0.hasErrors } }

    /// Whether nothing is wrong, every picture is as it would be drawn now, every page showed its own, and none was
    /// left over. After drawing it tells whether there was anything to do.
    public var isUpToDate: Bool {
        isFaultless
            && pages.allSatisfy { page in
                page.staleLinks.isEmpty && page.leftovers.isEmpty
                    && page.pictures.allSatisfy { $0.state == .unchanged }
            }
    }

    /// How many pictures there are of each kind, and errors, in one line: `12 drawn, 30 unchanged`.
    public var summary: String {
        let states = pages.flatMap(\.pictures).map(\.state)
        func part(_ name: String, _ isCounted: (FigurePage.Picture.State) -> Bool) -> String? {
            let count = states.count(where: isCounted)
            return count > 0 ? "\(count) \(name)" : nil
        }
        let drawn = part("drawn") { $0 == .drawn }
        let missing = part("missing") { $0 == .missing }
        let stale = part("stale") { if case .stale = $0 { true } else { false } }
        let leftovers = pages.reduce(0) { $0 + $1.leftovers.count }
        let errors = pages.reduce(0) { $0 + $1.problems.count { $0.severity == .error } }
        let parts = [
            drawn ?? (missing == nil && stale == nil ? "0 drawn" : nil), missing, stale,
            part("unchanged") { $0 == .unchanged }, leftovers > 0 ? "\(leftovers) left over" : nil,
            errors > 0 ? "\(errors) \(errors == 1 ? "error" : "errors")" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
