import Records
import SceneFiles
import TableSnapshots

extension RenderOptions {
    /// What rows look like, for a style the columns suggest unless the command line names one.
    func look(suggested: TableViewCell.CellStyle) throws(UsageError) -> RecordTable.Look {
        var look = RecordTable.Look(theme: .modern)
        look.tableStyle = try Self.named(tableStyle, "--style") ?? .plain
        look.cellStyle = try Self.named(cellStyle, "--cell-style") ?? suggested
        if let width { look.width = width }
        look.rowHeight = rowHeight.map { CGFloat($0) }
        look.imageHeight = imageHeight.map { CGFloat($0) }
        look.wraps = wraps
        look.alternates = alternates
        look.isEditing = isEditing
        look.canReorder = canReorder
        return look
    }

    /// How the picture is made.
    func snapshotOptions() throws(UsageError) -> SnapshotOptions {
        var snapshot = SnapshotOptions()
        snapshot.traits.displayScale = scale ?? 2
        let named: UserInterfaceStyle? = try Self.named(appearance, "--appearance")
        if isDark, named == .light { throw UsageError("--dark and --appearance light contradict each other") }
        snapshot.traits.userInterfaceStyle = isDark ? .dark : named ?? .light
        snapshot.offset = offset ?? 0
        snapshot.height = height.map { CGFloat($0) }
        switch compression {
        case nil, "fast": snapshot.compression = .fast
        case "stable": snapshot.compression = .stable
        case let name?: throw UsageError("--compression: \"\(name)\" is neither fast nor stable")
        }
        return snapshot
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
