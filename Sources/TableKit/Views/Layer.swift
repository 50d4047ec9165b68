/// The looks of a view's edge, under the names UIKit's listings use. Mirrors the part of `CALayer` that tables need:
/// everything is kept by the view.
public struct Layer {
    let view: View

    /// The radius of the view's round corners, in points. What the view shows is cut off by them only with
    /// ``masksToBounds``.
    public var cornerRadius: CGFloat {
        get { view.cornerRadius }
        nonmutating set { view.cornerRadius = newValue }
    }

    /// Which corners are round.
    public var maskedCorners: Path.Corners {
        get { view.maskedCorners }
        nonmutating set { view.maskedCorners = newValue }
    }

    /// Whether what the view shows is cut off at its edges and round corners: the same as the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }

    /// The width of the line along the inside of the view's edge, in points; 0 or less for none. It is drawn above all that the
    /// view shows, in whole pixels, one at least.
    public var borderWidth: CGFloat {
        get { view.border.width }
        nonmutating set { view.border.width = newValue }
    }

    /// The color of the line; nil for none. Unlike a `CGColor` it follows the appearance.
    public var borderColor: Color? {
        get { view.border.color }
        nonmutating set { view.border.color = newValue }
    }
}

extension View {
    /// The looks of the view's edge. Mirrors `UIView.layer`.
    public var layer: Layer { Layer(view: self) }

    /// A line along the inside of a view's edge.
    struct Border {
        var width: CGFloat = 0
        var color: Color? = .black
    }
}

extension Color {
    /// The color itself: layers take it as it is. Mirrors `UIColor.cgColor`.
    public var cgColor: Color { self }
}
