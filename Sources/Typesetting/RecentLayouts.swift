/// The layouts of short texts, since tables repeat texts, and measure them before they draw them.
///
/// Layouts are in two generations. If the newer one is full, it becomes the older one, which is dropped. So adding one of
/// millions of different texts takes constant time.
struct RecentLayouts {
    private var newer: [TextRequest: TextLayout] = [:]
    private var older: [TextRequest: TextLayout] = [:]

    /// The maximum number of layouts of a generation.
    static let capacity = 2048
    private static let maxBytes = 64

    /// Returns a Boolean value that indicates whether the layout of a request is worth retaining. Attributed texts are
    /// rarely equal, and long ones take much memory.
    static func retains(_ request: TextRequest) -> Bool {
        request.spans.isEmpty && request.paragraphs.isEmpty && !request.hyphenates
            && request.text.utf8.count <= maxBytes
    }

    subscript(request: TextRequest) -> TextLayout? {
        mutating get {
            if let layout = newer[request] { return layout }
            guard let layout = older[request] else { return nil }
            insert(layout, for: request)
            return layout
        }
    }

    mutating func insert(_ layout: TextLayout, for request: TextRequest) {
        if newer.count == Self.capacity {
            swap(&newer, &older)
            newer.removeAll(keepingCapacity: true)
        }
        newer[request] = layout
    }

    var count: Int { newer.count + older.count }

    mutating func removeAll() { (newer, older) = ([:], [:]) }
}
