// Members that listings use and that have no or little effect on images.
extension View {
    /// The content of a view that mirrors in a right-to-left layout. Mirrors `UISemanticContentAttribute`.
    public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
        /// The layout direction of the traits.
        case unspecified
        /// The layout of playback controls, from left to right.
        case playback
        /// The layout of controls of directions, from left to right.
        case spatial
        /// The layout from left to right.
        case forceLeftToRight
        /// The layout from right to left.
        case forceRightToLeft
    }

    /// The layout direction of the view's content. Setting it overrides the layout direction for the view and its
    /// subviews.
    public var semanticContentAttribute: SemanticContentAttribute {
        get {
            switch traitOverrides.layoutDirection {
            case nil: .unspecified
            case .leftToRight: .forceLeftToRight
            case .rightToLeft: .forceRightToLeft
            }
        }
        set {
            switch newValue {
            case .unspecified: traitOverrides.layoutDirection = nil
            case .playback, .spatial, .forceLeftToRight: traitOverrides.layoutDirection = .leftToRight
            case .forceRightToLeft: traitOverrides.layoutDirection = .rightToLeft
            }
        }
    }

    /// The layout direction of the view's content. Mirrors `UIView.effectiveUserInterfaceLayoutDirection`.
    public var effectiveUserInterfaceLayoutDirection: LayoutDirection { traitCollection.layoutDirection }

    /// Returns the layout direction of content with an attribute. Without one, it is that of the screen. Mirrors
    /// `UIView.userInterfaceLayoutDirection(for:)`.
    public static func userInterfaceLayoutDirection(for attribute: SemanticContentAttribute)
        -> LayoutDirection
    {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: Screen.main.traitCollection.layoutDirection)
    }

    /// Returns the layout direction of content with an attribute. Without one, it is the given direction. Mirrors
    /// `UIView.userInterfaceLayoutDirection(for:relativeTo:)`.
    public static func userInterfaceLayoutDirection(
        for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection
    ) -> LayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Schedules drawing. Present for compatibility with UIKit, because every image draws all views.
    public func setNeedsDisplay() {}

    /// Schedules drawing of a rectangle. Present for compatibility with UIKit, because every image draws all views.
    public func setNeedsDisplay(_ rect: CGRect) {}

    /// A Boolean value that indicates whether the view receives several touches at a time. It is always `false`, and
    /// setting it has no effect.
    public var isMultipleTouchEnabled: Bool {
        get { false }
        set {}
    }

    /// A Boolean value that indicates whether other views receive no touches during those of this view. It is always
    /// `false`, and setting it has no effect.
    public var isExclusiveTouch: Bool {
        get { false }
        set {}
    }

    /// Returns a view that shows the present appearance of this view.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
        let snapshot = RecordedView(frame: frame)
        let context = GraphicsContext()
        layoutIfNeeded()
        describe(in: context)
        snapshot.recording = context.list
        snapshot.origin = frame.origin
        return snapshot
    }
}

private final class RecordedView: View {
    var recording = DisplayList()
    var origin = CGPoint.zero

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        context.translated(by: CGPoint(x: -origin.x, y: -origin.y)) { context.draw(recording) }
    }
}

/// An effect of a visual effect view. Mirrors `UIVisualEffect`.
open class VisualEffect {
    /// Creates an effect.
    public init() {}
}
