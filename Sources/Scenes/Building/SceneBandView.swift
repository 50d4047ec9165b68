import DataFiles
import Diagnostics
import TableKit

/// A header or footer view that contains more than a title.
final class SceneBandView: TableViewHeaderFooterView {
    /// Creates a view for a table of a width in points.
    ///
    /// - Throws: A diagnostic for an invalid value of a view.
    init(
        _ model: SceneBand, isUppercase: Bool, width: CGFloat, factory: SceneViewFactory
    ) throws(Diagnostic) {
        super.init(reuseIdentifier: nil)
        if let text = model.text, let label = textLabel { Self.show(text, on: label, isUppercase) }
        backgroundColor = model.background
        let lowest = model.views.compactMap { $0.frame?.maxY }.max() ?? 0
        contentView.frame.size = CGSize(width: width, height: CGFloat(model.height ?? Double(lowest)))
        let outlets = SceneOutlets()
        for view in model.views { contentView.addSubview(factory.make(view, outlets)) }
        for (name, value) in model.values { try outlets.fill(name, with: value, factory.pictures) }
    }

    required init?(coder: NSCoder) { nil }

    private static func show(_ text: SceneText, on label: Label, _ isUppercase: Bool) {
        text.apply(to: label)
        if text.styledRuns.isEmpty {
            label.text = isUppercase ? text.text?.uppercased() : text.text
        } else {
            label.attributedText = text.literal
        }
    }
}
