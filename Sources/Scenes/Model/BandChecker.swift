import DataFiles

/// A validator of headers and footers that depends on the known prototypes of them.
struct BandChecker {
    let bands: [String: SceneBand]

    func check(_ scene: TableScene, _ node: DocumentNode, _ reader: inout SceneReader) {
        if let bands = node.entry("bands")?.value.mapping {
            reader.within(key: "bands") { reader in
                for entry in bands {
                    guard let key = entry.value.entry("prototype") else { continue }
                    reader.within(key: entry.key) {
                        $0.fail("a band of this list does not begin from another", at: key.position)
                    }
                }
            }
        }
        reader.within(key: "sections") { reader in
            let nodes = node.entry("sections")?.value.sequence ?? []
            for (index, (section, node)) in zip(scene.sections, nodes).enumerated() {
                reader.within(index: index) { reader in
                    check(section.header, "header", node, &reader)
                    check(section.footer, "footer", node, &reader)
                }
            }
        }
    }

    private func check(
        _ band: SceneBand?, _ key: String, _ node: DocumentNode, _ reader: inout SceneReader
    ) {
        guard let band, let node = node.entry(key)?.value else { return }
        reader.within(key: key) { reader in
            var base = SceneBand()
            if let name = band.prototype {
                guard let found = bands[name] else {
                    return reader.failPrototype(name, of: node, among: bands.keys.sorted(), kind: "band")
                }
                base = found
            }
            let whole = SceneBand.definition.overlay(base, with: band)
            reader.checkValues(of: node, among: whole.views.names, in: "band")
        }
    }
}

extension SceneReader {
    /// Reports an unknown prototype of a row, a header or a footer.
    mutating func failPrototype(_ name: String, of node: DocumentNode, among known: [String], kind: String) {
        let all = known.isEmpty ? "there are none" : "there are \(known.joined(separator: ", "))"
        let hint =
            nearestName(to: name, among: known).map { "did you mean \"\($0)\"? T" + all.dropFirst() } ?? all
        within(key: "prototype") {
            $0.fail(
                "no \(kind) is called \"\(name.shortened)\"; \(hint)",
                at: node.entry("prototype")?.value.position ?? node.position)
        }
    }

    /// Reports values for unknown outlets and tags.
    mutating func checkValues(of node: DocumentNode, among known: [String], in kind: String) {
        for entry in node.entry("values")?.value.mapping ?? [] where !known.contains(entry.key) {
            let hint = nearestName(to: entry.key, among: known).map { "did you mean \"\($0)\"? " } ?? ""
            let all =
                known.isEmpty
                ? "the \(kind) has no views with one" : "there are \(known.sorted().joined(separator: ", "))"
            within(key: "values") {
                $0.fail(
                    "\"\(entry.key.shortened)\" is not an outlet or tag of a view; \(hint)\(all)",
                    at: entry.position)
            }
        }
    }
}
