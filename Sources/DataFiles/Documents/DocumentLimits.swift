/// The limits of one document, which bound the memory and the time that it can require.
package struct DocumentLimits: Sendable {
    /// The maximum size of a document in bytes. Longer data belong in separate files.
    package var bytes = 4 << 20
    /// The maximum nesting depth of sequences and mappings.
    package var depth = 64
    /// The maximum number of values, including those that aliases repeat.
    package var nodes = 400_000

    package init() {}
}
