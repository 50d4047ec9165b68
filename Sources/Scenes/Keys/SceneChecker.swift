import DataFiles
import SceneSchema

/// The checks of a complete scene, which depend on more than one of its parts.
struct SceneChecker {
    let scene: TableScene
    /// The images of the scene, each with its interaction state.
    let variants: [SceneVariant]
    /// A Boolean value that indicates whether any image shows the table in editing mode.
    let isEdited: Bool
    var reader: SceneReader

    /// Reports unknown prototypes, outlets and tags, and warns of keys without effect.
    static func check(_ scene: TableScene, _ reader: inout SceneReader) {
        if let sections = reader.location(ofKey: "sections"),
            let key = ["rows", "data", "row", "columns", "summary"].first(where: { reader.has($0) })
        {
            reader.fail(
                "\"\(key)\" and \"sections\" exclude each other; sections begin on line \(sections.line)",
                key: key)
        }
        reader.checkLocale(scene.locale)
        // After an error, the indices of the scene may differ from those of the file.
        guard !reader.hasErrors else { return }
        var checker = SceneChecker(scene, reader)
        checker.checkPrototypes()
        for views in scene.locatedHierarchies { checker.checkOutlets(of: views) }
        checker.checkSections()
        checker.checkNotes()
        if scene.sections.allSatisfy({ $0.columns.isEmpty }) {
            checker.reader.warn("\"total\" has no effect without \"columns\"", key: "total")
        }
        checker.warnUnused()
        reader = checker.reader
    }

    private init(_ scene: TableScene, _ reader: SceneReader) {
        self.scene = scene
        self.reader = reader
        variants = scene.variants
        isEdited = variants.contains {
            $0.interaction.isEditing == true || $0.interaction.steps.contains(.edit(true))
        }
    }

    private mutating func checkPrototypes() {
        let paths =
            scene.prototypes.keys.sorted().map { "prototypes.\($0)" }
            + scene.headerFooterPrototypes.keys.sorted().map { "headerFooterPrototypes.\($0)" }
        for path in paths { reader.fail("a prototype cannot have a prototype", key: "prototype", at: path) }
        for (name, row) in scene.prototypes.sorted(by: { $0.key < $1.key }) {
            reader.checkConstraints(row.constraints, among: row.views, at: "prototypes.\(name)")
            let views = row.locatedViews(at: "prototypes.\(name)")
            checkValues(row.values, of: views, at: "prototypes.\(name)", isTemplate: true)
            checkOutlets(of: views)
        }
        for (name, view) in scene.headerFooterPrototypes.sorted(by: { $0.key < $1.key }) {
            reader.checkConstraints(view.constraints, among: view.views, at: "headerFooterPrototypes.\(name)")
            let views = view.locatedViews(at: "headerFooterPrototypes.\(name)")
            checkValues(view.values, of: views, at: "headerFooterPrototypes.\(name)", isTemplate: true)
            checkOutlets(of: views)
        }
    }

    private mutating func checkSections() {
        let isListed = reader.has("sections")
        for (section, path) in scene.locatedSections(isListed: isListed) {
            if !isListed { section.checkContent(&reader) }
            for (headerFooter, path) in section.locatedHeadersAndFooters(at: path) {
                check(headerFooter, at: path, isTemplate: section.data?.group != nil)
            }
            if let header = section.header, section.showsTitles, header.hasMoreThanText {
                reader.warn(
                    "only the text of the header is above the titles of columns; write columnHeader: false, or omit the others",
                    at: path.appending(key: "header"))
            }
            for (row, path) in section.locatedRows(at: path) { check(row, at: path, isTemplate: false) }
            if let row = section.row { check(row, at: path.appending(key: "row"), isTemplate: true) }
        }
    }

    private mutating func check(_ headerFooter: SceneHeaderFooter, at path: String, isTemplate: Bool) {
        guard let base = base(headerFooter.prototype, in: scene.headerFooterPrototypes, at: path) else {
            return
        }
        let whole = SceneHeaderFooter.definition.overlay(base, with: headerFooter)
        let views = whole.locatedViews(at: path)
        checkValues(headerFooter.values, of: views, at: path, isTemplate: isTemplate)
        checkOutlets(of: views)
        checkConstraints(whole.constraints, among: whole.views, at: path)
    }

    // MARK: Rows

    private mutating func check(_ row: SceneRow, at path: String, isTemplate: Bool) {
        guard let whole = completed(row, at: path, isTemplate: isTemplate) else { return }
        if !isTemplate { checkStatic(row, at: path) }
        warnUnused(whole, at: path)
        for (index, rowCase) in row.cases.enumerated() {
            let change = SceneRow.definition.overlay(whole, with: rowCase.row)
            _ = completed(rowCase.row, mergedInto: change, at: "\(path).when[\(index)]", isTemplate: true)
        }
    }

    /// Returns a row completed by its prototype, and checks its values.
    ///
    /// - Parameter whole: The row with the properties that it does not specify. `nil` is the row itself.
    /// - Returns: `nil` if there is no such prototype.
    private mutating func completed(
        _ row: SceneRow, mergedInto whole: SceneRow? = nil, at path: String, isTemplate: Bool
    ) -> SceneRow? {
        let isFixed = !isTemplate || row.prototype?.contains("{") != true
        guard let base = base(isFixed ? row.prototype : nil, in: scene.prototypes, at: path)
        else { return nil }
        let completed = SceneRow.definition.overlay(base, with: whole ?? row)
        // The outlets of a prototype that depends on the record are unknown.
        if completed.prototype?.contains("{") != true {
            let views = completed.locatedViews(at: path)
            checkValues(row.values, of: views, at: path, isTemplate: isTemplate)
            checkOutlets(of: views)
            checkConstraints(completed.constraints, among: completed.views, at: path)
        }
        return completed
    }

    /// Reports templates in static rows, which have no columns.
    private mutating func checkStatic(_ row: SceneRow, at path: String) {
        reader.warn("conditions have no effect on a row without data", key: "when", at: path)
        let templates = [
            ("accessory", row.accessory?.standard?.template),
            ("editingAccessory", row.editingAccessory?.standard?.template),
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
        _ name: String?, in prototypes: [String: Part], at path: String
    ) -> Part? {
        guard let name else { return Part() }
        if let base = prototypes[name] { return base }
        let remedy = remedy(forUnknown: name, among: prototypes.keys.sorted())
        reader.fail("unknown prototype \"\(name.shortened)\"; \(remedy)", at: "\(path).prototype")
        return nil
    }

    /// Reports errors in constraints, unless the prototype specifies both them and the views.
    private mutating func checkConstraints(
        _ constraints: [SceneConstraintText], among views: [SceneView], at path: String
    ) {
        guard reader.has("constraints", at: path) || reader.has("views", at: path) else { return }
        reader.checkConstraints(constraints, among: views, at: path)
    }

    /// Reports views with the same outlet, of which a value would only reach the first. Those of a prototype are
    /// reported where it is.
    private mutating func checkOutlets(of views: [LocatedView]) {
        var paths: [String: String] = [:]
        for (view, path) in views {
            guard let outlet = view.outlet else { continue }
            guard let first = paths[outlet] else {
                paths[outlet] = path
                continue
            }
            let isOwn = reader.has("outlet", at: path)
            let location = isOwn ? reader.location(ofKey: "outlet", at: first) : nil
            let other = location.map { "the first is \(first) on line \($0.line)" }
            reader.fail(
                "duplicate outlet \"\(outlet.shortened)\"; \(other ?? "the prototype has it, too")",
                key: "outlet", at: isOwn ? path : first)
        }
    }

    /// Reports values for unknown outlets and tags, and those that their views do not understand. A text with columns is
    /// checked for each record.
    private mutating func checkValues(
        _ values: [String: String], of views: [LocatedView], at path: String, isTemplate: Bool
    ) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let outlet = views.outlet(name) else {
                let remedy = remedy(forUnknown: name, among: views.names.sorted())
                reader.fail(
                    "unknown outlet or tag \"\(name.shortened)\"; \(remedy)", key: name, at: "\(path).values")
                continue
            }
            if isTemplate, value.contains("{") { continue }
            do throws(Diagnostic) {
                try outlet.check(value)
            } catch {
                reader.fail(error.sentence, key: name, at: "\(path).values")
            }
        }
    }
}
