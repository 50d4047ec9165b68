extension TableViewCell {
    /// A predefined arrangement of a row's content. Mirrors `UITableViewCell.CellStyle`.
    public enum CellStyle: Int, Sendable, Hashable, CaseIterable {
        /// An image and a text.
        case `default`
        /// A text at the left and a value at the right.
        case value1
        /// A short name in a column at the left and a value after it.
        case value2
        /// A text above a smaller one.
        case subtitle
    }

    /// A mark at the right of a row. Mirrors `UITableViewCell.AccessoryType`.
    public enum AccessoryType: Int, Sendable, Hashable, CaseIterable {
        /// Nothing.
        case none
        /// A chevron: the row leads on.
        case disclosureIndicator
        /// A button for details, and a chevron.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// What a row offers while its table is edited. Mirrors `UITableViewCell.EditingStyle`.
    public enum EditingStyle: Int, Sendable, Hashable, CaseIterable {
        /// Nothing.
        case none
        /// A red disc with a minus.
        case delete
        /// A green disc with a plus.
        case insert
    }

    /// How a row shows that it is selected. Mirrors `UITableViewCell.SelectionStyle`.
    public enum SelectionStyle: Int, Sendable, Hashable, CaseIterable {
        /// Not at all.
        case none
        /// In the theme's color; blue in a theme of old, as UIKit had it.
        case blue
        /// In gray.
        case gray
        /// In the theme's color.
        case `default`
    }

    /// How large the image of a predefined style may be. Mirrors
    /// `UIListContentConfiguration.ImageProperties`.
    public struct ImageProperties: Sendable, Hashable {
        /// The largest size in points; 0 in a direction for no limit but the row's height.
        public var maximumSize = CGSize.zero
        /// The width in points kept free for the image, which stands in its middle, so that the texts of rows with
        /// images of different widths begin at the same place; 0 for the image's own width.
        public var reservedWidth: CGFloat = 0
        /// A Boolean value that indicates whether a row without an image keeps ``reservedWidth`` free too. In UIKit its
        /// text begins where an image would.
        public var reservesWidthWithoutImage = false

        /// Makes properties that limit nothing.
        public init() {}
    }
}
