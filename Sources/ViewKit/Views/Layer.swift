/// The border and corners of a view, under the names that UIKit code uses. Mirrors the part of `CALayer` that tables
/// require. The view stores all values.
public struct Layer {
    let view: View

    /// The radius of the view's rounded corners, in points. They clip the view's content only with ``masksToBounds``.
    public var cornerRadius: CGFloat {
        get { view.cornerRadius }
        nonmutating set { view.cornerRadius = newValue }
    }

    /// The corners that are rounded.
    public var maskedCorners: Path.Corners {
        get { view.maskedCorners }
        nonmutating set { view.maskedCorners = newValue }
    }

    /// The curve of the rounded corners.
    public var cornerCurve: CornerCurve {
        get { view.cornerCurve }
        nonmutating set { view.cornerCurve = newValue }
    }

    /// A Boolean value that indicates whether the view clips its content to its bounds and rounded corners. Equivalent
    /// to the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }

    /// The width of the border inside the view's edge, in points. 0 or less draws no border.
    ///
    /// The border appears above all content of the view. Its width is rounded to whole pixels, at least one.
    public var borderWidth: CGFloat {
        get { view.border.width }
        nonmutating set { view.border.width = newValue }
    }

    /// The color of the border. `nil` draws no border. Unlike a `CGColor`, it adapts to the appearance.
    public var borderColor: Color? {
        get { view.border.color }
        nonmutating set { view.border.color = newValue }
    }
}

extension View {
    /// The border and corners of the view. Mirrors `UIView.layer`.
    public var layer: Layer { Layer(view: self) }

    struct Border {
        var width: CGFloat = 0
        var color: Color? = .black
    }
}

extension Color {
    /// The color itself, because layers accept colors. Mirrors `UIColor.cgColor`.
    public var cgColor: Color { self }
}
