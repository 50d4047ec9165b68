/// A view or a layout guide in a constraint.
package protocol LayoutItem: LayoutAnchoring {
    /// The view itself, or the view that determines the guide. `nil` for a guide without owner.
    var layoutView: View? { get }
}

extension View: LayoutItem {
    package var layoutView: View? { self }
}

extension LayoutGuide: LayoutItem {
    package var layoutView: View? { subview ?? owningView }
}
