extension UnsafeRawBufferPointer {
    /// Removes bytes from the front.
    package mutating func removeFirst(_ count: Int) {
        self = UnsafeRawBufferPointer(rebasing: self[count...])
    }
}
