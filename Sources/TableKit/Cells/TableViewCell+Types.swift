extension TableViewCell {
    /// A predefined arrangement of a row's content. Mirrors `UITableViewCell.CellStyle`.
    public enum CellStyle: Int, Sendable, Hashable, CaseIterable {
        /// An image and a text.
        case `default`
        /// A text at the left and a value at the right.
        case value1
        /// A short name in a left column, followed by a value.
        case value2
        /// A text above smaller text.
        case subtitle
    }

    /// The accessory at the right of a row. Mirrors `UITableViewCell.AccessoryType`.
    public enum AccessoryType: Int, Sendable, Hashable, CaseIterable {
        /// No accessory.
        case none
        /// A chevron, which indicates that the row leads to another screen.
        case disclosureIndicator
        /// A detail button and a chevron.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A detail button.
        case detailButton
    }

    /// The editing control of a row. Mirrors `UITableViewCell.EditingStyle`.
    public enum EditingStyle: Int, Sendable, Hashable, CaseIterable {
        /// No control.
        case none
        /// A red disc with a minus sign.
        case delete
        /// A green disc with a plus sign.
        case insert
    }

    /// The state that a row changes to. Mirrors `UITableViewCell.StateMask`.
    public struct StateMask: OptionSet, Sendable, Hashable {
        /// The state as bits.
        public let rawValue: UInt

        /// Creates a state from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The row is in editing mode.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The row is swiped and shows its actions, such as deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

        init(isEditing: Bool, isSwiped: Bool) {
            self = isEditing ? .showingEditControl : []
            if isSwiped { insert(.showingDeleteConfirmation) }
        }
    }

    /// The appearance of a row with the focus. Mirrors `UITableViewCell.FocusStyle`. Images show no focus.
    public enum FocusStyle: Int, Sendable, Hashable, CaseIterable {
        /// The system's appearance.
        case `default`
        /// An appearance that the program provides.
        case custom
    }

    /// The state of a row that is dragged to another app. Mirrors `UITableViewCell.DragState`.
    public enum DragState: Int, Sendable, Hashable, CaseIterable {
        /// The row is not dragged.
        case none
        /// The drag begins.
        case lifting
        /// The row is dragged.
        case dragging
    }

    /// The appearance of a selected row. Mirrors `UITableViewCell.SelectionStyle`.
    public enum SelectionStyle: Int, Sendable, Hashable, CaseIterable {
        /// No change of appearance.
        case none
        /// The theme's selection color, which is blue in the classic theme, as in early versions of UIKit.
        case blue
        /// Gray.
        case gray
        /// The theme's selection color.
        case `default`
    }

    /// The size limits of the image of a predefined style. UIKit has them only in content configurations; see
    /// ``ListContentConfiguration/ImageProperties``.
    package struct ImageProperties: Sendable, Hashable {
        /// The maximum size in points. 0 removes the limit in that dimension; the row's height always limits the image.
        package var maximumSize = CGSize.zero
        /// The width in points that is reserved for the image, which is centered in it. 0 uses the image's width.
        ///
        /// It aligns the texts of rows whose images have different widths.
        package var reservedWidth: CGFloat = 0
        /// A Boolean value that indicates whether a row without an image reserves ``reservedWidth`` too. Otherwise, as
        /// in UIKit, its text begins at the image's position.
        package var reservesWidthWithoutImage = false

        /// Creates properties without limits.
        package init() {}
    }
}
