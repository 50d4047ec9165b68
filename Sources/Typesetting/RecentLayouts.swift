/// The layouts of short texts that tables repeat, such as the categories of a column.
///
/// The first layouts are retained, since tables measure a sample of their texts before they draw it. When there is no more
/// space, a layout is retained if its text is laid out for the second time: those of texts that are all different would
/// only take memory from the processor's caches.
struct RecentLayouts {
    private var layouts = RecentValues<Key, TextLayout>(capacity: RecentLayouts.capacity)
    /// The hash values of the latest requests, each at the position of its last bits.
    private var hashValues = [Int](repeating: 0, count: 4096)

    /// A request, whose hash value only depends on what differs between the texts of a table.
    private struct Key: Hashable {
        let request: TextRequest

        func hash(into hasher: inout Hasher) {
            // The hash value of a string is that of its normal form, which takes as long as a layout.
            request.text.utf8.withContiguousStorageIfAvailable {
                hasher.combine(bytes: UnsafeRawBufferPointer($0))
            }
            hasher.combine(request.width)
        }
    }

    /// The maximum number of layouts.
    static let capacity = 4096
    private static let maxBytes = 64

    /// Returns a Boolean value that indicates whether the layout of a request is worth retaining. Attributed texts are
    /// rarely equal, and long ones take much memory.
    static func retains(_ request: TextRequest) -> Bool {
        request.spans.isEmpty && request.paragraphs.isEmpty && !request.hyphenates
            && request.text.utf8.count <= maxBytes
    }

    subscript(request: TextRequest) -> TextLayout? {
        mutating get { layouts[Key(request: request)] }
    }

    /// Retains a layout if there is space or if its request is known, and otherwise remembers the request.
    mutating func insert(_ layout: TextLayout, for request: TextRequest) {
        let key = Key(request: request)
        if !layouts.hasSpace {
            let hashValue = key.hashValue
            let position = hashValue & (hashValues.count - 1)
            guard hashValues[position] == hashValue else {
                hashValues[position] = hashValue
                return
            }
        }
        layouts.insert(layout, for: key)
    }

    var count: Int { layouts.count }
}
