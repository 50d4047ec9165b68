import Diagnostics
import TableKit

/// A header or footer view that contains more than a title.
final class SceneHeaderFooterView: TableViewHeaderFooterView {
    /// Creates a view for a table of a width in points.
    ///
    /// - Throws: A diagnostic for an invalid value of a view.
    init(
        _ model: SceneHeaderFooter, isUppercase: Bool, width: CGFloat, factory: SceneViewFactory
    ) throws(Diagnostic) {
        super.init(reuseIdentifier: nil)
        // Warnings also contain the location of the header or footer.
        partName = "the header or footer"
        contentKind = model.style
        if let label = textLabel { model.text?.show(on: label, isUppercase: isUppercase) }
        backgroundColor = model.background
        let lowest = model.views.compactMap { $0.frame?.maxY }.max() ?? 0
        contentView.frame.size = CGSize(width: width, height: CGFloat(model.height ?? Double(lowest)))
        let outlets = SceneOutlets()
        factory.add(model.views, to: contentView, model.constraints, outlets)
        for (name, value) in model.values.sorted(by: { $0.key < $1.key }) {
            try outlets.fill(name, with: value, factory.images)
        }
    }

    required init?(coder: NSCoder) { nil }
}
