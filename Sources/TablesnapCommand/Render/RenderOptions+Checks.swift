import DataFiles
import Diagnostics
import Scenes

extension RenderOptions {
    /// Throws for values out of range, and for options that exclude or require others.
    func check() throws(UsageError) {
        let format = try ImageFormat(of: output)
        try checkPart(ofScreen: showsScreen)
        if subtitle != nil, value != nil {
            throw UsageError(
                "--subtitle and --value exclude each other; choose one, or join them: --subtitle \"{a}, {b}\""
            )
        }
        if wraps, lines != nil { throw .exclusive("--wrap", "--lines") }
        if query != nil, table != nil { throw .exclusive("--query", "--table") }
        if watches, output == "-" {
            throw UsageError(
                "--watch draws the image repeatedly; name a file with -o instead of standard output")
        }
        if columns != nil, let option = value != nil ? "--value" : image != nil ? "--image" : nil {
            throw .exclusive("--columns", option)
        }
        if columns == nil, summarizes, requiresList {
            throw UsageError("\(summary.isEmpty ? "--total" : "--summary") requires --columns")
        }
        if !isEditing, editingStyle != nil || canReorder {
            throw UsageError("\(canReorder ? "--reorder" : "--editing-style") requires --editing")
        }
        if rowsPerPage != nil, let option = sceneOptions.values.sorted().first {
            throw .exclusive(option, "--split")
        }
        try checkFormats()
        if isDark, !appearances.isEmpty, appearances != [.dark] {
            let names = appearances.map(\.rawValue).joined(separator: ",")
            throw UsageError("--dark and --appearance \(names) contradict each other")
        }
        if rowsPerPage != nil, isScreen || offset != nil || height != nil {
            throw .exclusive(isScreen ? "--screen" : offset != nil ? "--offset" : "--height", "--split")
        }
        if isEditing, swiped != nil { throw .exclusive("--editing", "--swipe") }
        if swiped != nil, dragged != nil { throw .exclusive("--swipe", "--drag") }
        if format != .pdf, paper != nil || pageNumbers != nil {
            let option = paper != nil ? "--paper" : "--page-numbers"
            throw UsageError("\(option) requires PDF; use -o with a name that ends in .pdf")
        }
        if let pageNumbers, pageNumbers != .none, paper == .fit {
            throw .exclusive("--page-numbers", "--paper fit")
        }
        if scrollTo != nil, offset != nil { throw .exclusive("--scroll-to", "--offset") }
    }

    /// Throws for unknown locales, orders of dates and dates.
    private func checkFormats() throws(UsageError) {
        do throws(Diagnostic) {
            if let locale { _ = try DataLocale.named(locale) }
        } catch {
            throw UsageError("--locale: \(error.sentence)")
        }
        do throws(Diagnostic) {
            if let dates { _ = try DateReading(dates) }
        } catch {
            throw UsageError("--dates: \(error.sentence)")
        }
        if let now, CivilTime(now) == nil {
            throw UsageError("--now: expected a date such as 2026-11-21, found \"\(now)\"")
        }
    }

    /// Throws for options that a scene excludes.
    func check(for scene: TableScene) throws(UsageError) {
        if scene.interaction.screen != nil { try checkPart(ofScreen: true) }
        guard rowsPerPage != nil else { return }
        guard scene.sections.count == 1, scene.sections[0].data != nil else {
            throw UsageError("--split requires records, or a scene whose only section has data")
        }
        var usual = SceneInteraction()
        usual.isEditing = scene.interaction.isEditing
        guard scene.interaction == usual, scene.states.isEmpty else {
            throw UsageError("--split requires a scene without a screen, callouts, and states of single rows")
        }
    }

    /// Throws for parts of the table outside the ranges of the same keys in scenes.
    private func checkPart(ofScreen isScreen: Bool) throws(UsageError) {
        let offsets = isScreen ? SceneLimits.screenOffset : SceneLimits.cropOffset
        let heights = isScreen ? SceneLimits.screenHeight : SceneLimits.cropHeight
        for (option, number, range) in [("--offset", offset, offsets), ("--height", height, heights)] {
            guard let number, !range.contains(number) else { continue }
            throw .expected(range, option, found: SceneLimits.text(number))
        }
    }
}
