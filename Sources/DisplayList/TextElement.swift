/// What text is in the structure of a document, for files that have one.
package enum TextElement: Sendable, Equatable {
    /// A table among others, with the elements in it.
    case table
    /// Text that belongs to no section.
    case paragraph
    /// The header of a section.
    case header(section: Int)
    /// A row, which may go on over several pages.
    case row(Int, section: Int)
    /// The footer of a section.
    case footer(section: Int)
}
