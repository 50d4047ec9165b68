import TableKit

/// A header or footer that is more than a title.
final class SceneBandView: TableViewHeaderFooterView {
    /// Makes a band for a table of a width in points.
    init(_ model: SceneBand, isUppercase: Bool, width: CGFloat, factory: SceneViewFactory) {
        super.init(reuseIdentifier: nil)
        if let text = model.text, let label = textLabel {
            label.text = isUppercase ? text.text?.uppercased() : text.text
            text.apply(to: label)
        }
        backgroundColor = model.background
        let lowest = model.views.compactMap { $0.frame?.maxY }.max() ?? 0
        contentView.frame.size = CGSize(width: width, height: CGFloat(model.height ?? Double(lowest)))
        let outlets = SceneOutlets()
        for view in model.views { contentView.addSubview(factory.make(view, outlets)) }
    }

    required init?(coder: NSCoder) { nil }
}
