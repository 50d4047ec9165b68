extension Button {
    /// What a button shows and how it looks when it is used. Mirrors `UIButton.ButtonType`.
    public enum ButtonType: Int, Sendable, Hashable, CaseIterable {
        /// As the program says.
        case custom
        /// Text in the tint color.
        case system
        /// The letter i in a ring: the same as a cell's detail button.
        case detailDisclosure
        /// The same as ``detailDisclosure``, as UIKit has it today.
        case infoLight
        /// The same as ``detailDisclosure``, as UIKit has it today.
        case infoDark
        /// A plus in a ring.
        case contactAdd

        /// The name that system buttons had before iOS 7.
        public static let roundedRect = ButtonType.system

        /// What people who do not see the button are told.
        var spokenName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "More Info"
            case .contactAdd: "Add Contact"
            }
        }
    }

    /// Colors and opacities of a state.
    struct Look {
        var font: Font
        var titleColor: Color
        var titleOpacity: CGFloat = 1
        var imageOpacity: CGFloat = 1
        /// Behind the title or sign of a chosen button.
        var ground: Color?
    }

    /// How the button looks at present. A title color that the program has set for the very state, or for the normal
    /// one of a custom button, wins.
    var look: Look {
        let controls = environment.theme.controls
        let metrics = controls.button
        guard buttonType != .custom else {
            var look = Look(
                font: metrics.customFont, titleColor: titleColor(for: state) ?? metrics.customTitleColor)
            // Titles stay as they are: that is for the program to say, as with UIKit.
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

    /// Makes a look that of a system button that cannot be used. A color of the program's stays, but fainter.
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
