/// The methods that a scroll view calls when it scrolls. Mirrors `UIScrollViewDelegate`. Every method has a default
/// implementation.
///
/// A class that declares the conformance implements the methods itself: methods that only its subclasses add are not
/// called. See `TableViewDelegate`.
public protocol ScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset.
    func scrollViewDidScroll(_ scrollView: ScrollView)

    /// Called when the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)

    /// Called when the touch ends. The view comes to rest at `targetContentOffset` unless the delegate changes it.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called after the touch has ended.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

    /// Called after the touch has ended, when the view begins to move to its resting position.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

    /// Called when the view has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

    /// Called when an animated scroll has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

    /// Called by UIKit when the zoom scale has changed. tablesnap does not zoom.
    func scrollViewDidZoom(_ scrollView: ScrollView)

    /// Returns the view to zoom. tablesnap does not zoom.
    func viewForZooming(in scrollView: ScrollView) -> View?

    /// Called by UIKit when the user begins to zoom. tablesnap does not zoom.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)

    /// Called by UIKit when the user has zoomed. tablesnap does not zoom.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)

    /// Returns a Boolean value that indicates whether a tap on the status bar scrolls to the top. Images have no status
    /// bar.
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

    /// Called by UIKit after a tap on the status bar. Images have no status bar.
    func scrollViewDidScrollToTop(_ scrollView: ScrollView)

    /// Called by UIKit when the safe area has changed the adjusted inset. tablesnap does not call it.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Leaves the target unchanged.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: ScrollView) {}

    /// Returns `nil`.
    public func viewForZooming(in scrollView: ScrollView) -> View? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}

    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
