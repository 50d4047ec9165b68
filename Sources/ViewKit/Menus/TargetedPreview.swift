/// The appearance of a preview. Mirrors `UIPreviewParameters`. Images show no previews.
open class PreviewParameters {
    /// The background color of the preview. `nil` uses the system's.
    open var backgroundColor: Color?

    /// The outline of the visible part of the view. `nil` shows the complete view.
    open var visiblePath: BezierPath?

    /// The outline of the shadow. `nil` uses that of the visible part.
    open var shadowPath: BezierPath?

    /// Creates the system's appearance.
    public init() {}
}

/// The appearance of the preview of a dragged or dropped row. Mirrors `UIDragPreviewParameters`. Images show no
/// previews.
public final class DragPreviewParameters: PreviewParameters {}

/// The container and the center of a preview. Mirrors `UIPreviewTarget`.
open class PreviewTarget {
    /// The view that contains the preview.
    public let container: View

    /// The center of the preview in the container.
    public let center: CGPoint

    /// Creates a target.
    public init(container: View, center: CGPoint) {
        self.container = container
        self.center = center
    }
}

/// The preview of a view in a context menu. Mirrors `UITargetedPreview`. Images show no previews.
open class TargetedPreview {
    /// The view to show.
    public let view: View

    /// The appearance of the preview.
    public let parameters: PreviewParameters

    /// The position of the preview. `nil` uses the position of the view.
    public let target: PreviewTarget?

    /// Creates a preview of a view.
    public init(
        view: View, parameters: PreviewParameters = PreviewParameters(), target: PreviewTarget? = nil
    ) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }
}
