import TableKit

/// The style of a row, which its values have if their columns specify none.
package struct ColumnRowStyle {
    /// The font. Properties that it does not specify are those of the columns.
    package var font: FontProperties?
    /// The color of the values.
    package var color: Color?
    /// The background, on which texts without a color stay readable.
    package var background: Color?

    package init() {}
}
