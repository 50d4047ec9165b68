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

    /// The appearance of a button in a state.
    struct Look {
        var font: Font
        var titleColor: Color
        var titleOpacity: CGFloat = 1
        var imageOpacity: CGFloat = 1
        /// The background of a selected button's title or icon.
        var ground: Color?
    }

    /// The current appearance. A title color that the program set for the current state takes precedence. For a custom
    /// button, so does its color for the normal state.
    var look: Look {
        let controls = environment.theme.controls
        let metrics = controls.button
        guard buttonType != .custom else {
            var look = Look(
                font: metrics.customFont, titleColor: titleColor(for: state) ?? metrics.customTitleColor)
            // As in UIKit, the program is responsible for the titles of custom buttons.
            if isHighlighted { look.imageOpacity = metrics.highlightedImageOpacity }
            if !isEnabled { look.imageOpacity = controls.disabledOpacity }
            return look
        }
        var look = Look(font: metrics.font, titleColor: titleColor(for: .normal) ?? tintColor)
        if isSelected {
            look.ground = look.titleColor
            look.titleColor = metrics.selectedTitleColor
        }
        if !isEnabled {
            fade(&look, to: metrics.disabledColor)
            look.imageOpacity = controls.disabledOpacity
        } else if isHighlighted {
            look.titleOpacity = metrics.highlightedOpacity
            look.imageOpacity = metrics.highlightedOpacity
        }
        if let own = titleColorOfItsOwn(for: state) { look.titleColor = own }
        return look
    }

    /// Applies the disabled appearance of a system button. A color that the program set is dimmed instead of replaced.
    private func fade(_ look: inout Look, to color: Color) {
        if look.ground != nil {
            look.ground = color
        } else if titleColor(for: .normal) == nil {
            look.titleColor = color
        } else {
            look.titleOpacity = environment.theme.controls.disabledOpacity
        }
    }
}
