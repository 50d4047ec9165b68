extension TextField {
    /// The border of a text field. Mirrors `UITextField.BorderStyle`.
    public enum BorderStyle: Int, Sendable, Hashable, CaseIterable {
        /// No border.
        case none
        /// A thin line in the text color.
        case line
        /// A thin gray line.
        case bezel
        /// A thin gray line with rounded corners around a background.
        case roundedRect
    }

    /// The visibility of additional views. Mirrors `UITextField.ViewMode`.
    public enum ViewMode: Int, Sendable, Hashable, CaseIterable {
        /// The view is never visible.
        case never
        /// The view is visible during editing.
        case whileEditing
        /// The view is visible except during editing.
        case unlessEditing
        /// The view is always visible.
        case always
    }
}
