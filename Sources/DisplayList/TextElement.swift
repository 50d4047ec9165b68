/// The role of text in the structure of a document, for structured formats.
package enum TextElement: Sendable, Equatable {
    /// A table, which contains other elements.
    case table
    /// Text outside of sections.
    case paragraph
    /// The header of a section.
    case header(section: Int)
    /// A row, which can span several pages.
    case row(Int, section: Int)
    /// A row of a table of columns, which contains cells. Negative rows are lines of titles.
    case tableRow(Int, section: Int)
    /// A cell in such a row.
    case cell(isTitle: Bool)
    /// The footer of a section.
    case footer(section: Int)
    /// A link in another element.
    case link(LinkAddress)
}
