/// The frames that constraints determine below a layout root.
final class LayoutEngine {
    var isOutOfDate = true
    var isApplying = false
    init(root: View, fitting: CGSize?) {}
    func apply(below view: View) {}
    func frame(of guide: LayoutGuide) -> CGRect? { nil }
    func isAmbiguous(_ item: any LayoutItem) -> Bool { false }
}

extension View {
    func fittingSize(_ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize
    {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return sizeThatFits(CGSize(width: width, height: targetSize.height))
    }
}
