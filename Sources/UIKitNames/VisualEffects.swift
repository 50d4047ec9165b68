import TableKit

/// A view with content in front of a blurred background. Mirrors `UIVisualEffectView`.
///
/// An image does not show the blur: set the background color that it should have.
open class UIVisualEffectView: View {
    /// The effect. It is not drawn.
    open var effect: VisualEffect?

    /// The view that contains the content.
    public let contentView = View()

    /// Creates a view with an effect.
    public convenience init(effect: VisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a view without an effect and a frame.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }
}

/// A blur of the content behind a view, which is not drawn. Mirrors `UIBlurEffect`.
open class UIBlurEffect: VisualEffect {
    /// The colors of a blur. Mirrors `UIBlurEffect.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// A light color.
        case extraLight, light
        /// A dark color.
        case dark
        /// A color that follows the appearance.
        case regular, prominent
        /// A material of the system.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
            systemChromeMaterial
    }

    /// The colors of the blur.
    public let style: Style

    /// Creates a blur.
    public init(style: Style) { self.style = style }
}

/// A blur that shows through the content in front of it, which is not drawn. Mirrors `UIVibrancyEffect`.
open class UIVibrancyEffect: VisualEffect {
    /// Creates an effect for content in front of a blur.
    public init(blurEffect: UIBlurEffect) {}
}
