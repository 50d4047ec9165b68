import Scenes
import TableSnapshots

extension RenderOptions {
    /// Applies the options for styles and states to a scene.
    func apply(to scene: inout TableScene) {
        if let tableStyle { scene.style = tableStyle }
        if let device { scene.device = device }
        if let width { scene.width = width }
        if fitsColumns { scene.fitsColumns = true }
        if columns != nil { (scene.title, scene.subtitle) = (title, subtitle) }
        if let rowHeight { scene.rowHeight = .points(rowHeight) }
        if let imageColumn { scene.imageColumn = imageColumn }
        if wraps { (scene.wraps, scene.lines) = (true, nil) }
        if let lines { (scene.wraps, scene.lines) = (false, lines) }
        if isAlternating { scene.isAlternating = true }
        if hasIndex { scene.index = scene.index ?? SceneIndex() }
        if canReorder { scene.canReorder = true }
        if let description { scene.description = description }
        if let only = traits.count == 1 ? traits.first : nil {
            scene.traits = scene.traits.overlaid(with: only)
        }
        apply(to: &scene.interaction)
    }

    /// The maximum number of lines of texts for a few records, and how many these are at most. Large tables are drawn faster
    /// with one line.
    static let (usualLines, maxWrapped) = (4, 200)

    /// Returns a Boolean value that indicates whether the texts of some records can have several lines: the records are few, their
    /// rows can grow, and no option specifies the lines.
    func wrapsTexts(of records: Int) -> Bool {
        !wraps && lines == nil && !fitsColumns && rowHeight == nil
            && min(records, limit ?? .max) <= Self.maxWrapped
    }

    /// Applies the options for the interaction state to that of a scene.
    private func apply(to interaction: inout SceneInteraction) {
        if isEditing { interaction.isEditing = true }
        if !selection.isEmpty { interaction.selected = selection }
        if !highlighted.isEmpty { interaction.highlighted = highlighted }
        if let swiped { interaction.swiped = swiped }
        if let dragged { interaction.dragged = dragged }
        if isRefreshing { interaction.isRefreshing = true }
        if showsScreen || (interaction.screen != nil && (offset != nil || height != nil)) {
            var screen = interaction.screen ?? SceneScreen()
            if let height { screen.height = height }
            if let offset { screen.offset = offset }
            if let scrollTo { (screen.scrollTo, screen.position) = (scrollTo.row, scrollTo.position) }
            interaction.screen = screen
        } else if offset != nil || height != nil {
            interaction.crop = SceneCrop(
                offset: offset ?? interaction.crop?.offset ?? 0, height: height ?? interaction.crop?.height)
        }
    }

    /// The options that replace values of the scene, by the paths of the values.
    var sceneOptions: [String: String] {
        let given = [
            ("selected", "--select", !selection.isEmpty),
            ("highlighted", "--highlight", !highlighted.isEmpty), ("swiped", "--swipe", swiped != nil),
            ("dragged", "--drag", dragged != nil), ("screen.scrollTo", "--scroll-to", scrollTo != nil),
        ]
        return Dictionary(uniqueKeysWithValues: given.filter(\.2).map { ($0.0, $0.1) })
    }

    /// The options that select records, by the paths of the values in the scene.
    var dataOptions: [String: String] {
        func option(_ name: String, _ path: String, _ indices: Range<Int>) -> [(String, String)] {
            [(path, name)] + indices.map { ("\(path)[\($0)]", name) }
        }
        return Dictionary(
            uniqueKeysWithValues: [("data.filter", "--filter")] + option("--sort", "data.sort", sort.indices)
                + option("--summary", "summary", summary.indices) + option("--total", "total", total.indices))
    }

    /// All combinations of the options for traits.
    var traits: [SceneTraits] {
        var all = [SceneTraits()]
        all[0].language = language
        func vary<Value>(_ trait: WritableKeyPath<SceneTraits, Value?>, _ values: [Value]) {
            all = all.varied(trait, values)
        }
        vary(\.direction, directions)
        vary(\.typeSize, typeSizes)
        vary(\.contrast, contrasts)
        vary(\.appearance, isDark ? [.dark] : appearances)
        vary(\.scale, scales)
        return all
    }

    /// Applies the option for the theme to a scene.
    func applyTheme(to scene: inout TableScene) throws {
        guard let theme else { return }
        if [".yaml", ".yml", ".json"].contains(where: theme.lowercased().hasSuffix) {
            scene.theme = .custom(
                try ThemeFile.read(path: theme, name: theme, allowsOutside: allowsOutside))
        } else {
            do {
                scene.theme = .named(try ThemeName.named(theme))
            } catch {
                throw UsageError("--theme: \(error.sentence), or a file ending in .yaml or .json")
            }
        }
    }

    /// Applies the options for rows to the template of the row.
    func apply(to row: inout SceneRow) {
        if let cellStyle { row.style = ListContentKind(cellStyle) }
        if let imageHeight { row.image?.size = CGSize(width: 0, height: imageHeight) }
    }

    /// Throws if there are options for records but the input is a scene, which has keys for them.
    func checkForScene(_ input: RenderInput) throws(UsageError) {
        let options: [(String, Bool)] =
            rowTextOptions.map { ($0, $1 != nil) } + [
                ("--columns", columns != nil), ("--summary", !summary.isEmpty), ("--total", !total.isEmpty),
                ("--section", section != nil), ("--filter", filter != nil),
                ("--sort", !sort.isEmpty), ("--limit", limit != nil), ("--accessory", accessory != nil),
                ("--editing-style", editingStyle != nil), ("--cell-style", cellStyle != nil),
                ("--image-height", imageHeight != nil),
                ("--locale", locale != nil), ("--dates", dates != nil), ("--now", now != nil),
            ]
        if let (name, _) = options.first(where: { $0.1 }) {
            let remedy = input.recordsHint(isCertain: false).map { ", or \($0)" } ?? ""
            throw UsageError("\(name) requires records; use a key of the scene instead\(remedy)")
        }
    }
}
