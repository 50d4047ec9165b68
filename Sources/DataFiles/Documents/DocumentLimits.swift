/// How much one document may ask for. Together these bound the memory and the time any document can take.
package struct DocumentLimits: Sendable {
    /// The longest document, in bytes. Data that are longer stand in files of their own.
    package var bytes = 4 << 20
    /// How deeply sequences and mappings may nest.
    package var depth = 64
    /// The most values, counting those that aliases repeat.
    package var nodes = 400_000

    package init() {}
}
