import DataFiles
import Diagnostics

/// The checks of a complete scene, which depend on more than one of its parts.
struct SceneChecker {
    let scene: TableScene
    /// The images of the scene, each with its interaction state.
    let pictures: [ScenePicture]
    /// A Boolean value that indicates whether any image shows the table in editing mode.
    let isEdited: Bool
    var reader: SceneReader

    /// Reports unknown prototypes, outlets and tags, and warns of keys without effect.
    static func check(_ scene: TableScene, _ reader: inout SceneReader) {
        if let sections = reader.location(ofKey: "sections"),
            let key = ["rows", "data", "row"].first(where: { reader.has($0) })
        {
            reader.fail(
                "the table's rows stand either here or in sections, which begin on line \(sections.line)",
                key: key)
        }
        // After an error, the indices of the scene may differ from those of the file.
        guard !reader.hasErrors else { return }
        var checker = SceneChecker(scene, reader)
        checker.checkPrototypes()
        checker.checkSections()
        checker.warnUnused()
        reader = checker.reader
    }

    private init(_ scene: TableScene, _ reader: SceneReader) {
        self.scene = scene
        self.reader = reader
        pictures = scene.pictures
        isEdited = pictures.contains { $0.moment.isEditing == true || $0.moment.steps.contains(.edit(true)) }
    }

    private mutating func checkPrototypes() {
        for name in scene.prototypes.keys.sorted() {
            reader.fail(
                "a prototype does not begin from another", key: "prototype", at: "prototypes.\(name)")
        }
        for name in scene.bands.keys.sorted() {
            reader.fail(
                "a band of this list does not begin from another", key: "prototype", at: "bands.\(name)")
        }
    }

    private mutating func checkSections() {
        let isListed = reader.has("sections")
        for (section, path) in scene.placedSections(isListed: isListed) {
            if !isListed { section.checkContent(&reader) }
            for (band, path) in section.placedBands(at: path) { check(band, at: path) }
            for (row, path) in section.placedRows(at: path) { check(row, at: path, isTemplate: false) }
            if let row = section.row { check(row, at: path.appending(key: "row"), isTemplate: true) }
        }
    }

    private mutating func check(_ band: SceneBand, at path: String) {
        guard let base = base(band.prototype, in: scene.bands, "band", at: path) else { return }
        let names = SceneBand.definition.overlay(base, with: band).placedViews(at: path).names
        checkValues(band.values, among: names, in: "band", at: path)
    }

    // MARK: Rows

    private mutating func check(_ row: SceneRow, at path: String, isTemplate: Bool) {
        guard let whole = completed(row, at: path, isTemplate: isTemplate) else { return }
        if !isTemplate { checkStatic(row, at: path) }
        warnUnused(whole, at: path)
        for (index, rowCase) in row.cases.enumerated() {
            let change = SceneRow.definition.overlay(whole, with: rowCase.row)
            _ = completed(rowCase.row, laidOver: change, at: "\(path).when[\(index)]", isTemplate: true)
        }
    }

    /// Returns a row completed by its prototype, and checks its values.
    ///
    /// - Parameter whole: The row with the properties that it does not specify. `nil` stands for the row.
    /// - Returns: `nil` if there is no such prototype.
    private mutating func completed(
        _ row: SceneRow, laidOver whole: SceneRow? = nil, at path: String, isTemplate: Bool
    ) -> SceneRow? {
        let isKnown = !isTemplate || row.prototype?.contains("{") != true
        guard let base = base(isKnown ? row.prototype : nil, in: scene.prototypes, "prototype", at: path)
        else { return nil }
        let completed = SceneRow.definition.overlay(base, with: whole ?? row)
        // The outlets of a prototype that depends on the record are unknown.
        if completed.prototype?.contains("{") != true {
            let names = completed.placedViews(at: path).names
            checkValues(row.values, among: names, in: "row", at: path)
        }
        return completed
    }

    /// Reports templates in static rows, which have no columns.
    private mutating func checkStatic(_ row: SceneRow, at path: String) {
        reader.warn(
            "conditions have no effect on a row that is not made from data", key: "when", at: path)
        let templates = [
            ("accessory", row.accessory?.mark?.template),
            ("editingAccessory", row.editingAccessory?.mark?.template),
            ("editingStyle", row.editingStyle?.template), ("background", row.background?.template),
        ]
        for case (let key, let template?) in templates {
            reader.fail(
                "only the row of data has columns; found \"\(template.shortened)\"", at: "\(path).\(key)")
        }
    }

    // MARK: Names

    /// Returns the prototype with a name, or an empty one without a name. Reports an unknown name.
    private mutating func base<Part: SceneObject>(
        _ name: String?, in prototypes: [String: Part], _ kind: String, at path: String
    ) -> Part? {
        guard let name else { return Part() }
        if let base = prototypes[name] { return base }
        let remedy = remedy(forUnknown: name, among: prototypes.keys.sorted())
        reader.fail("no \(kind) is called \"\(name.shortened)\"; \(remedy)", at: "\(path).prototype")
        return nil
    }

    /// Reports values for unknown outlets and tags.
    private mutating func checkValues(
        _ values: [String: String], among known: [String], in kind: String, at path: String
    ) {
        for name in values.keys.sorted() where !known.contains(name) {
            let remedy =
                known.isEmpty
                ? "the \(kind) has no views with one" : remedy(forUnknown: name, among: known.sorted())
            reader.fail(
                "\"\(name.shortened)\" is not an outlet or tag of a view; \(remedy)", key: name,
                at: "\(path).values")
        }
    }
}
