/// The limits of one document, which bound the memory and the time that it can require.
enum DocumentLimits {
    /// The maximum size of a document in bytes. Longer data belong in separate files.
    static let bytes = 4 << 20
    /// The maximum nesting depth of sequences and mappings.
    static let depth = 64
    /// The maximum number of values, including those that aliases repeat.
    static let nodes = 400_000
}
