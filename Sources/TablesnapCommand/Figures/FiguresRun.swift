import Figures

/// A run that draws or checks figures, and reports all that were out of date.
struct FiguresRun {
    private let figures: DocumentationFigures
    private let draws: Bool
    /// The problems of the previous run, which are not reported again.
    private var known: Set<String> = []
    /// A Boolean value that indicates whether the previous run reported anything.
    private(set) var hasReported = false

    init(_ figures: DocumentationFigures, draws: Bool) {
        self.figures = figures
        self.draws = draws
    }

    /// Runs, and reports each page in order.
    ///
    /// - Parameter isStopped: Returns whether to cancel the run.
    mutating func report(isStopped: () -> Bool = { false }) throws -> FigureReport {
        hasReported = false
        let progress = ProgressBar(isQuiet: false)
        defer { progress.end() }
        var failure: (any Error)?
        let report = try figures.run(draws: draws, progress: progress.show) { page in
            progress.end()
            do { try printChanges(of: page) } catch { failure = error }
            return failure == nil && !isStopped()
        }
        if let failure { throw failure }
        known = Set(report.pages.flatMap { $0.problems.map(\.description) + $0.orphanedImages })
        return report
    }

    private mutating func printChanges(of page: FigurePage) throws {
        for problem in page.problems.map(\.description) where !known.contains(problem) {
            StandardError.report(problem)
            hasReported = true
        }
        for image in page.images {
            let location = "\(page.path):\(image.line)"
            switch image.state {
            case .unchanged: break
            case .drawn: try print("drawn        \(image.path)")
            case .missing: try print("missing      \(location): \(image.path)")
            case .outOfDate(let reason): try print("out of date  \(location): \(image.path): \(reason)")
            }
        }
        for path in page.orphanedImages where !known.contains(path) {
            try print(
                draws && figures.prunes
                    ? "deleted      \(path)"
                    : "orphaned     \(path): no figure of \(page.path) uses it; "
                        + "delete it, or draw with --prune")
        }
        if draws, !page.outOfDateLinks.isEmpty {
            return try print("changed      \(page.path)")
        }
        for line in page.outOfDateLinks where !draws {
            try print("out of date  \(page.path):\(line): the link to the image")
        }
    }

    private mutating func print(_ line: String) throws {
        try Tablesnap.printLine(line)
        hasReported = true
    }
}
