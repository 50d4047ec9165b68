extension Button {
    /// The type of a button. Mirrors `UIButton.ButtonType`.
    public enum ButtonType: Int, Sendable, Hashable, CaseIterable {
        /// A button without a predefined style.
        case custom
        /// A button with text in the tint color.
        case system
        /// The letter “i” in a ring, like a cell's detail button.
        case detailDisclosure
        /// Has the same appearance as ``detailDisclosure``, as in current UIKit.
        case infoLight
        /// Has the same appearance as ``detailDisclosure``, as in current UIKit.
        case infoDark
        /// A plus sign in a ring.
        case contactAdd

        /// The name of system buttons before iOS 7.
        public static let roundedRect = ButtonType.system

        /// The accessibility label of a button without a title.
        var spokenName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "More Info"
            case .contactAdd: "Add Contact"
            }
        }
    }

    struct Style {
        var font: Font
        var titleColor: Color
        var titleOpacity: CGFloat = 1
        var imageOpacity: CGFloat = 1
        /// The background of a selected button's title or icon.
        var backgroundColor: Color?
    }

    /// The current appearance. A title color that the program set for the current state takes precedence. For a custom
    /// button, so does its color for the normal state.
    var style: Style {
        let controls = environment.theme.controls
        let metrics = controls.button
        guard buttonType != .custom else {
            var style = Style(
                font: metrics.customFont, titleColor: titleColor(for: state) ?? metrics.customTitleColor)
            // As in UIKit, the program is responsible for the titles of custom buttons.
            if isHighlighted { style.imageOpacity = metrics.highlightedImageOpacity }
            if !isEnabled { style.imageOpacity = controls.disabledOpacity }
            return style
        }
        var style = Style(font: metrics.font, titleColor: titleColor(for: .normal) ?? tintColor)
        if isSelected {
            style.backgroundColor = style.titleColor
            style.titleColor = metrics.selectedTitleColor
        }
        if !isEnabled {
            fade(&style, to: metrics.disabledColor)
            style.imageOpacity = controls.disabledOpacity
        } else if isHighlighted {
            style.titleOpacity = metrics.highlightedOpacity
            style.imageOpacity = metrics.highlightedOpacity
        }
        if let own = explicitTitleColor(for: state) { style.titleColor = own }
        return style
    }

    /// Applies the disabled appearance of a system button. A color that the program set is dimmed instead of replaced.
    private func fade(_ style: inout Style, to color: Color) {
        if style.backgroundColor != nil {
            style.backgroundColor = color
        } else if titleColor(for: .normal) == nil {
            style.titleColor = color
        } else {
            style.titleOpacity = environment.theme.controls.disabledOpacity
        }
    }
}
