import DataFiles
import TableKit

extension TableScene {
    /// Validates the parts that depend on the complete scene: names of prototypes and outlets, and keys
    /// without effect.
    static func check(_ scene: inout TableScene, _ node: DocumentNode, _ reader: inout SceneReader) {
        if let sections = node.entry("sections"),
            let other = ["rows", "data", "row"].lazy.compactMap({ node.entry($0) }).first
        {
            reader.fail(
                "the table's rows stand either here or in sections, which begin on line \(sections.position.line)",
                at: other.position)
        }
        checkNames(ofStatesIn: node, &reader)
        // After an error, the indices of the scene may differ from those of the file.
        guard !reader.hasErrors else { return }
        let moments = [scene.moment] + scene.states.map { scene.moment.overlaid(with: $0.moment) }
        let isEdited = moments.contains { $0.isEditing == true || $0.steps.contains(.edit(true)) }
        checkSteps(scene, node, &reader)
        if !isEdited {
            for key in ["reorder", "editingSelection"] {
                guard let entry = node.entry(key) else { continue }
                reader.warn(
                    "\"\(key)\" has no effect: the table is not edited; write editing: true",
                    at: entry.position)
            }
        }
        warnUnused(scene, node, &reader)
        BandChecker(bands: scene.bands).check(scene, node, &reader)
        let checker = RowChecker(prototypes: scene.prototypes, isEdited: isEdited)
        if let prototypes = node.entry("prototypes") {
            reader.within(key: "prototypes") { reader in
                for entry in prototypes.value.mapping ?? [] {
                    reader.within(key: entry.key) { checker.checkPrototype(entry.value, &$0) }
                }
            }
        }
        if node.entry("sections") != nil {
            reader.within(key: "sections") { reader in
                let nodes = node.entry("sections")?.value.sequence ?? []
                for (index, (section, node)) in zip(scene.sections, nodes).enumerated() {
                    reader.within(index: index) { checker.check(section, node, &$0) }
                }
            }
        } else if let section = scene.sections.first {
            SceneSection.checkContent(section, node, &reader)
            checker.check(section, node, &reader)
        }
    }
}

extension TableScene {
    /// Reports duplicate names of states, because their images would replace each other. On some file
    /// systems, names are case-insensitive.
    private static func checkNames(ofStatesIn node: DocumentNode, _ reader: inout SceneReader) {
        var known: Set<String> = []
        for (index, state) in (node.entry("states")?.value.sequence ?? []).enumerated() {
            guard let node = state.entry("name")?.value, let name = node.scalar?.text,
                !known.insert(name.lowercased()).inserted
            else { continue }
            reader.within(key: "states") { reader in
                reader.within(index: index) {
                    $0.fail(
                        "another state is called \"\(name.shortened)\" as well, and their pictures would have one name",
                        at: node.position)
                }
            }
        }
    }

    /// Reports scroll steps without a screen, because they have no effect on a complete table.
    private static func checkSteps(_ scene: TableScene, _ node: DocumentNode, _ reader: inout SceneReader) {
        func check(_ moment: SceneMoment, _ node: DocumentNode, _ reader: inout SceneReader) {
            guard moment.screen == nil, let steps = node.entry("steps")?.value.sequence else { return }
            for (index, (step, node)) in zip(moment.steps, steps).enumerated() where step.scrolls {
                reader.within(key: "steps") { reader in
                    reader.within(index: index) {
                        $0.warn(
                            "this scrolls, and the picture is of the whole table; write screen: {} for what a screen shows",
                            at: node.position)
                    }
                }
            }
        }
        check(scene.moment, node, &reader)
        reader.within(key: "states") { reader in
            let nodes = node.entry("states")?.value.sequence ?? []
            for (index, (state, node)) in zip(scene.states, nodes).enumerated() {
                reader.within(index: index) {
                    check(scene.moment.overlaid(with: state.moment), node, &$0)
                }
            }
        }
    }
}

extension SceneStep {
    /// A Boolean value that indicates whether the step only scrolls.
    fileprivate var scrolls: Bool {
        switch self {
        case .scroll, .drag: true
        case .tap(let target): target.element == .index
        case .touch, .swipe, .lift, .move, .edit: false
        }
    }
}

/// A validator of rows that depends on the known prototypes.
private struct RowChecker {
    let prototypes: [String: SceneRow]
    let isEdited: Bool

    func checkPrototype(_ node: DocumentNode, _ reader: inout SceneReader) {
        guard let entry = node.entry("prototype") else { return }
        reader.fail("a prototype does not begin from another", at: entry.position)
    }

    func check(_ section: SceneSection, _ node: DocumentNode, _ reader: inout SceneReader) {
        if let nodes = node.sequence {
            check(section.rows, nodes, &reader)
        } else if let nodes = node.entry("rows")?.value.sequence {
            reader.within(key: "rows") { check(section.rows, nodes, &$0) }
        }
        if let row = section.row, let node = node.entry("row")?.value {
            reader.within(key: "row") { check(row, node, isTemplate: true, &$0) }
        }
    }

    private func check(_ rows: [SceneRow], _ nodes: [DocumentNode], _ reader: inout SceneReader) {
        for (index, (row, node)) in zip(rows, nodes).enumerated() {
            reader.within(index: index) { check(row, node, isTemplate: false, &$0) }
        }
    }

    private func check(
        _ row: SceneRow, _ node: DocumentNode, isTemplate: Bool, _ reader: inout SceneReader
    ) {
        guard let base = prototype(of: row, node, isTemplate, &reader) else { return }
        let whole = SceneRow.definition.overlay(base, with: row)
        checkValues(whole, node, &reader)
        if !isTemplate { checkStatic(row, node, &reader) }
        warn(whole, node, &reader)
        for (index, (rowCase, node)) in zip(row.cases, node.entry("when")?.value.sequence ?? []).enumerated()
        {
            reader.within(key: "when") { reader in
                reader.within(index: index) { reader in
                    guard let base = prototype(of: rowCase.row, node, true, &reader) else { return }
                    let laid = SceneRow.definition.overlay(
                        base, with: SceneRow.definition.overlay(whole, with: rowCase.row))
                    checkValues(laid, node, &reader)
                }
            }
        }
    }

    private func prototype(
        of row: SceneRow, _ node: DocumentNode, _ isTemplate: Bool, _ reader: inout SceneReader
    ) -> SceneRow? {
        guard let name = row.prototype, !(isTemplate && name.contains("{")) else { return SceneRow() }
        if let prototype = prototypes[name] { return prototype }
        reader.failPrototype(name, of: node, among: prototypes.keys.sorted(), kind: "prototype")
        return nil
    }

    /// Reports values for unknown outlets and tags.
    private func checkValues(_ row: SceneRow, _ node: DocumentNode, _ reader: inout SceneReader) {
        // The outlets of a prototype that depends on the record are unknown.
        guard row.prototype?.contains("{") != true else { return }
        reader.checkValues(of: node, among: row.viewNames, in: "row")
    }

    /// Reports templates in static rows, which have no columns.
    private func checkStatic(_ row: SceneRow, _ node: DocumentNode, _ reader: inout SceneReader) {
        if let entry = node.entry("when") {
            reader.warn("conditions have no effect on a row that is not made from data", at: entry.position)
        }
        for key in ["accessory", "editingAccessory", "editingStyle", "background"] {
            guard let value = node.entry(key)?.value, value.scalar?.text.contains("{") == true else {
                continue
            }
            reader.within(key: key) {
                $0.fail("only the row of data has columns; found \(value.inWords)", at: value.position)
            }
        }
    }

    private func warn(_ row: SceneRow, _ node: DocumentNode, _ reader: inout SceneReader) {
        if let detail = node.entry("detail"), row.style == .default {
            reader.warn(
                "the style default shows no detail; use subtitle, value1 or value2", at: detail.position)
        }
        if let width = node.entry("indentationWidth"), row.indentation ?? 0 == 0 {
            reader.warn(
                "\"indentationWidth\" has no effect without indentation, the number of levels",
                at: width.position)
        }
        guard !isEdited else { return }
        for key in ["editingStyle", "editingAccessory", "reorder", "indentsWhileEditing"] {
            guard let entry = node.entry(key) else { continue }
            reader.warn(
                "\"\(key)\" has no effect: the table is not edited; write editing: true", at: entry.position)
        }
    }
}

extension SceneRow {
    /// The outlets and tags of the row's views.
    var viewNames: [String] {
        var all = views
        for case .view(let view)? in [accessory, editingAccessory] { all.append(view) }
        if let backgroundView { all.append(backgroundView) }
        for case .view(let view)? in [selectedBackground, multipleSelectionBackground] { all.append(view) }
        return all.names
    }
}

extension [SceneView] {
    /// The outlets and tags of the views and their subviews.
    var names: [String] {
        flatMap { view in
            [view.outlet, view.tag.map { String($0) }].compactMap { $0 } + view.views.names
        }
    }
}
