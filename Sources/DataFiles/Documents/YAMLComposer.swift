import Diagnostics

/// A parser of YAML documents from events. It replaces aliases by their values, and merge keys (`<<`) by the
/// entries of their mappings.
struct YAMLComposer {
    private let events: YAMLEvents
    private var anchors: [String: (node: DocumentNode, size: Int)] = [:]
    /// The number of values, including those that aliases repeat.
    private var size = 0

    init(_ bytes: [UInt8]) { events = YAMLEvents(bytes) }

    /// Returns the only document of the text.
    mutating func document() throws(Diagnostic) -> DocumentNode {
        var root: DocumentNode?
        while true {
            let event = try events.next()
            switch event.kind {
            case .documentStart:
                guard root == nil else {
                    throw Diagnostic(
                        position: event.position,
                        message: "a second document begins here; write it in another file")
                }
                root = try node(try events.next(), depth: 1)
            case .streamEnd:
                guard let root else { throw Diagnostic(position: .start, message: "the document is empty") }
                return root
            default: break
            }
        }
    }

    private mutating func node(_ event: YAMLEvents.Event, depth: Int) throws(Diagnostic) -> DocumentNode {
        let before = size
        try count(1, at: event.position)
        if case .alias(let name) = event.kind { return try alias(name, at: event.position) }
        let isTaggedText = try checkTag(event)
        let position = event.position
        let result: DocumentNode
        switch event.kind {
        case .scalar(let text, let isText):
            result = DocumentNode(.scalar(DocumentScalar(text, isText: isText || isTaggedText)), at: position)
        case .sequenceStart(let isFlow):
            result = DocumentNode(.sequence(try elements(depth, position)), at: position, isFlow: isFlow)
        case .mappingStart(let isFlow):
            result = DocumentNode(.mapping(try entries(depth, position)), at: position, isFlow: isFlow)
        default: throw Diagnostic(position: position, message: "a value is missing here")
        }
        if let anchor = event.anchor { anchors[anchor] = (result, size - before) }
        return result
    }

    private mutating func count(_ more: Int, at position: DocumentPosition) throws(Diagnostic) {
        size += more
        guard size <= DocumentLimits.nodes else {
            throw Diagnostic(
                position: position,
                message:
                    "the document has more than \(DocumentLimits.nodes) values, including those that aliases repeat"
            )
        }
    }

    private mutating func alias(
        _ name: String, at position: DocumentPosition
    ) throws(Diagnostic) -> DocumentNode {
        guard let anchor = anchors[name] else {
            throw Diagnostic(
                position: position, message: "unknown alias *\(name); no &\(name) ends before it")
        }
        try count(anchor.size - 1, at: position)
        // Errors in repeated values are reported at their anchors.
        return anchor.node
    }

    /// Returns a Boolean value that indicates whether a tag makes a scalar a text. It rejects other tags,
    /// because they would have no effect.
    private func checkTag(_ event: YAMLEvents.Event) throws(Diagnostic) -> Bool {
        guard let tag = event.tag, tag != "!" else { return event.tag != nil }
        if tag == "tag:yaml.org,2002:str" { return true }
        throw Diagnostic(position: event.position, message: "unknown tag \(tag); remove it")
    }

    // MARK: Collections

    private func checkDepth(_ depth: Int, _ position: DocumentPosition) throws(Diagnostic) {
        guard depth <= DocumentLimits.depth else {
            throw Diagnostic(
                position: position, message: "values nest more than \(DocumentLimits.depth) levels deep")
        }
    }

    private mutating func elements(
        _ depth: Int, _ position: DocumentPosition
    ) throws(Diagnostic) -> [DocumentNode] {
        try checkDepth(depth, position)
        var elements: [DocumentNode] = []
        while true {
            let event = try events.next()
            if case .collectionEnd = event.kind { return elements }
            elements.append(try node(event, depth: depth + 1))
        }
    }

    private mutating func entries(
        _ depth: Int, _ position: DocumentPosition
    ) throws(Diagnostic) -> [DocumentEntry] {
        try checkDepth(depth, position)
        var entries = DocumentEntries()
        var merged: [DocumentNode] = []
        while true {
            let event = try events.next()
            if case .collectionEnd = event.kind { break }
            guard case .scalar(let key, let isText) = event.kind else {
                throw Diagnostic(position: event.position, message: "expected a text as a key")
            }
            let value = try node(try events.next(), depth: depth + 1)
            if key == "<<", !isText {
                merged.append(value)
            } else {
                try entries.append(DocumentEntry(key, value, at: event.position))
            }
        }
        for node in merged { try merge(node, into: &entries) }
        return entries.list
    }

    /// Adds the missing entries of a mapping, or of each mapping in a sequence.
    private func merge(_ node: DocumentNode, into entries: inout DocumentEntries) throws(Diagnostic) {
        for source in node.sequence ?? [node] {
            guard let mapping = source.mapping else {
                throw Diagnostic(position: source.position, message: "<< requires a mapping, such as *name")
            }
            for entry in mapping where !entries.contains(entry.key) { try entries.append(entry) }
        }
    }
}

/// The entries of one mapping, whose keys are unique.
struct DocumentEntries {
    private(set) var list: [DocumentEntry] = []
    private var locations: [String: DocumentPosition] = [:]

    func contains(_ key: String) -> Bool { locations[key] != nil }

    mutating func append(_ entry: DocumentEntry) throws(Diagnostic) {
        if let other = locations.updateValue(entry.position, forKey: entry.key) {
            throw Diagnostic(
                position: entry.position,
                message: "duplicate key \"\(entry.key.shortened)\"; the first is on line \(other.line)")
        }
        list.append(entry)
    }
}
