import Records
import SceneFiles
import TableSnapshots

extension RenderOptions {
    /// Lays what the command line says of looks and states over a scene.
    func apply(to scene: inout TableScene) throws(UsageError) {
        if let style: TableView.Style = try Self.named(tableStyle, "--style") { scene.style = style }
        if let width { scene.width = width }
        if let rowHeight { scene.rowHeight = .points(rowHeight) }
        if wraps { scene.wraps = true }
        if alternates { scene.isAlternating = true }
        if isEditing { scene.isEditing = true }
        if canReorder { scene.canReorder = true }
        if let description { scene.description = description }
        try applyTraits(to: &scene)
        if offset != nil || height != nil {
            scene.window = SceneWindow(
                offset: offset ?? scene.window?.offset ?? 0, height: height ?? scene.window?.height)
        }
    }

    private func applyTraits(to scene: inout TableScene) throws(UsageError) {
        if let scale { scene.traits.scale = scale }
        let named: UserInterfaceStyle? = try Self.named(appearance, "--appearance")
        if isDark, named == .light { throw UsageError("--dark and --appearance light contradict each other") }
        if let appearance = isDark ? .dark : named { scene.traits.appearance = appearance }
    }

    /// Lays what the command line says of rows over the row of each record.
    func apply(to row: inout SceneRow) throws(UsageError) {
        if let style: TableViewCell.CellStyle = try Self.named(cellStyle, "--cell-style") {
            row.style = style
        }
        if let imageHeight { row.image?.size = CGSize(width: 0, height: imageHeight) }
    }

    /// How the file is compressed.
    func compressionLevel() throws(UsageError) -> SnapshotOptions.Compression {
        switch compression {
        case nil, "fast": return .fast
        case "stable": return .stable
        case let name?: throw UsageError("--compression: \"\(name)\" is neither fast nor stable")
        }
    }

    /// Refuses options for records when the input is a scene, which says these things itself.
    func checkForScene() throws(UsageError) {
        let options: [(String, Bool)] = [
            ("--title", title != nil), ("--subtitle", subtitle != nil), ("--value", value != nil),
            ("--image", image != nil), ("--section", section != nil), ("--accessory", accessory != nil),
            ("--editing-style", editingStyle != nil), ("--cell-style", cellStyle != nil),
            ("--image-height", imageHeight != nil), ("--split", rowsPerPage != nil),
        ]
        if let (name, _) = options.first(where: { $0.1 }) {
            throw UsageError("\(name) is for records; a scene says that itself")
        }
    }

    private static func named<Value: NamedValue>(_ name: String?, _ option: String) throws(UsageError)
        -> Value?
    {
        guard let name else { return nil }
        do {
            return try Value.named(name)
        } catch {
            throw UsageError("\(option): \(error.sentence)")
        }
    }
}
