import Figures

/// Figures drawn or checked once, of which everything is told that is not as it was.
struct FiguresRun {
    private let figures: DocumentationFigures
    private let draws: Bool
    /// What was wrong the last time, which is not told again.
    private var known: Set<String> = []

    init(_ figures: DocumentationFigures, draws: Bool) {
        self.figures = figures
        self.draws = draws
    }

    /// Does it, and tells each page when it is its turn.
    ///
    /// - Parameter isStopped: Whether to leave the rest.
    mutating func report(isStopped: () -> Bool = { false }) throws -> FigureReport {
        let progress = ProgressBar(isQuiet: false)
        defer { progress.end() }
        var failure: (any Error)?
        let report = try figures.run(draws: draws, progress: progress.show) { page in
            progress.end()
            do { try tell(page) } catch { failure = error }
            return failure == nil && !isStopped()
        }
        if let failure { throw failure }
        known = Set(report.pages.flatMap(\.problems).map(\.description))
        return report
    }

    private func tell(_ page: FigurePage) throws {
        for problem in page.problems.map(\.description) where !known.contains(problem) {
            Diagnostics.report(problem)
        }
        for picture in page.pictures {
            let place = "\(page.path):\(picture.line)"
            switch picture.state {
            case .unchanged: break
            case .drawn: try print("drawn    \(picture.path)")
            case .missing: try print("missing  \(place): \(picture.path)")
            case .stale(let reason): try print("stale    \(place): \(picture.path): \(reason)")
            }
        }
        if draws, !page.staleLinks.isEmpty, !page.hasErrors { return try print("changed  \(page.path)") }
        for line in page.staleLinks where !draws {
            try print("stale    \(page.path):\(line): the page does not show its picture as it should")
        }
    }

    private func print(_ line: String) throws { try Tablesnap.print(line.onOneLine + "\n") }
}
