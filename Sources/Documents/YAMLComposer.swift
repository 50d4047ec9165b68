/// Makes the value of a YAML document from its events: aliases are replaced by what they stand for, and merge keys
/// (`<<`) by the entries they bring.
struct YAMLComposer {
    private let events: YAMLEvents
    private let limits: DocumentLimits
    private var anchors: [String: (node: DocumentNode, size: Int)] = [:]
    /// How many values there are so far, with those that aliases repeat.
    private var size = 0

    init(_ bytes: [UInt8], _ limits: DocumentLimits) {
        events = YAMLEvents(bytes)
        self.limits = limits
    }

    /// The only document of the text.
    mutating func document() throws(DocumentFault) -> DocumentNode {
        var root: DocumentNode?
        while true {
            let event = try events.next()
            switch event.kind {
            case .documentStart:
                guard root == nil else {
                    throw DocumentFault(
                        position: event.position,
                        sentence: "a second document begins here; one file holds one document")
                }
                root = try node(try events.next(), depth: 1)
            case .streamEnd:
                guard let root else {
                    throw DocumentFault(position: .start, sentence: "the document is empty")
                }
                return root
            default: break
            }
        }
    }

    private mutating func node(_ event: YAMLEvents.Event, depth: Int) throws(DocumentFault) -> DocumentNode {
        let before = size
        try count(1, at: event.position)
        if case .alias(let name) = event.kind { return try alias(name, at: event.position) }
        let isTaggedText = try checkTag(event)
        let position = event.position
        let result: DocumentNode
        switch event.kind {
        case .scalar(let text, let isText):
            result = DocumentNode(
                .scalar(DocumentScalar(text, isText: isText || isTaggedText)), at: position)
        case .sequenceStart(let isFlow):
            result = DocumentNode(.sequence(try elements(depth, position)), at: position, isFlow: isFlow)
        case .mappingStart(let isFlow):
            result = DocumentNode(.mapping(try entries(depth, position)), at: position, isFlow: isFlow)
        default:
            throw DocumentFault(position: position, sentence: "a value is missing here")
        }
        if let anchor = event.anchor { anchors[anchor] = (result, size - before) }
        return result
    }

    private mutating func count(_ more: Int, at position: DocumentPosition) throws(DocumentFault) {
        size += more
        guard size <= limits.nodes else {
            throw DocumentFault(
                position: position,
                sentence:
                    "the document has more than \(limits.nodes) values, counting those that aliases repeat")
        }
    }

    private mutating func alias(
        _ name: String, at position: DocumentPosition
    ) throws(DocumentFault) -> DocumentNode {
        guard let anchor = anchors[name] else {
            throw DocumentFault(
                position: position,
                sentence: "*\(name) stands for nothing: no &\(name) ends before it")
        }
        try count(anchor.size - 1, at: position)
        // Mistakes in what is repeated are told where it is written.
        return anchor.node
    }

    /// Whether the tag says that a scalar is a text. Others are refused, because nothing here would heed them.
    private func checkTag(_ event: YAMLEvents.Event) throws(DocumentFault) -> Bool {
        guard let tag = event.tag, tag != "!" else { return event.tag != nil }
        if tag == "tag:yaml.org,2002:str" { return true }
        throw DocumentFault(
            position: event.position, sentence: "the tag \(tag) means nothing here; leave it out")
    }

    // MARK: Collections

    private func checkDepth(_ depth: Int, _ position: DocumentPosition) throws(DocumentFault) {
        guard depth <= limits.depth else {
            throw DocumentFault(
                position: position, sentence: "values nest more than \(limits.depth) levels deep")
        }
    }

    private mutating func elements(
        _ depth: Int, _ position: DocumentPosition
    ) throws(DocumentFault) -> [DocumentNode] {
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
    ) throws(DocumentFault) -> [DocumentEntry] {
        try checkDepth(depth, position)
        var entries = DocumentEntries()
        var merged: [DocumentNode] = []
        while true {
            let event = try events.next()
            if case .collectionEnd = event.kind { break }
            guard case .scalar(let key, let isText) = event.kind else {
                throw DocumentFault(position: event.position, sentence: "a key is a text, not this")
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

    /// Adds the entries of a mapping, or of each of several, whose keys are not there yet.
    private func merge(_ node: DocumentNode, into entries: inout DocumentEntries) throws(DocumentFault) {
        for source in node.sequence ?? [node] {
            guard let mapping = source.mapping else {
                throw DocumentFault(position: source.position, sentence: "<< wants a mapping, such as *name")
            }
            for entry in mapping where !entries.contains(entry.key) { try entries.append(entry) }
        }
    }
}

/// Entries of one mapping, no two of which have the same key.
struct DocumentEntries {
    private(set) var list: [DocumentEntry] = []
    private var places: [String: DocumentPosition] = [:]

    func contains(_ key: String) -> Bool { places[key] != nil }

    mutating func append(_ entry: DocumentEntry) throws(DocumentFault) {
        if let other = places.updateValue(entry.position, forKey: entry.key) {
            throw DocumentFault(
                position: entry.position,
                sentence:
                    "\"\(entry.key.shortened)\" is given a second time; the first is on line \(other.line)")
        }
        list.append(entry)
    }
}
