import DataFiles
import Diagnostics
import TableKit

/// A cell that shows rows of a scene that look alike.
final class SceneCell: TableViewCell {
    private let look: SceneRow
    private let outlets: SceneOutlets
    /// The outlets that show something else than the look says.
    private var filled: Set<String> = []
    /// The values that fingers have given controls.
    private let controlValues: ControlValues
    /// The controls that show such a value.
    private var changed: Set<Int> = []
    /// The row that the cell shows.
    private var origin: RowOrder.Origin?

    /// Makes a cell for rows of a look.
    ///
    /// - Parameters:
    ///   - size: The size of a row without accessory, for which frames of views are given.
    ///   - imageColumn: The width kept free for an image, also where there is none; nil for what the look says.
    init(
        _ look: SceneRow, identifier: String, size: CGSize, imageColumn: Double?, factory: SceneViewFactory,
        values: ControlValues = ControlValues()
    ) {
        self.look = look
        controlValues = values
        let outlets = SceneOutlets()
        self.outlets = outlets
        super.init(style: look.style ?? .default, reuseIdentifier: identifier)
        contentView.frame.size = size
        for view in look.views { contentView.addSubview(factory.make(view, outlets)) }
        if case .view(let view)? = look.accessory { accessoryView = factory.make(view, outlets) }
        if case .view(let view)? = look.editingAccessory {
            editingAccessoryView = factory.make(view, outlets)
        }
        if let imageColumn {
            imageProperties.reservedWidth = CGFloat(imageColumn)
            imageProperties.reservesWidthWithoutImage = true
        }
        applyLook()
        if imageColumn != nil { fitImageIntoColumn() }
        applyBackgrounds(factory, outlets)
        for (index, control) in outlets.controls.enumerated() {
            control.view.addTarget(
                self, action: { (cell: SceneCell, control: Control) in cell.keepValue(of: control, index) },
                for: .valueChanged)
        }
    }

    /// Keeps the value that a finger has given a control.
    private func keepValue(of control: Control, _ index: Int) {
        guard let origin, let value = ControlValues.Value(of: control) else { return }
        controlValues[origin][index] = value
        changed.insert(index)
    }

    required init?(coder: NSCoder) { nil }

    /// Reduces images that are wider than the column, so that all texts begin at one place.
    private func fitImageIntoColumn() {
        let (limit, column) = (imageProperties.maximumSize.width, imageProperties.reservedWidth)
        imageProperties.maximumSize.width = limit > 0 ? min(limit, column) : column
    }

    private func applyLook() {
        if let text = textLabel { look.text?.apply(to: text) }
        if let detail = detailTextLabel { look.detail?.apply(to: detail) }
        if let size = look.image?.size { imageProperties.maximumSize = size }
        if let column = look.image?.column { imageProperties.reservedWidth = CGFloat(column) }
        showsReorderControl = look.canReorder ?? false
        shouldIndentWhileEditing = look.indentsWhileEditing ?? true
        indentationLevel = look.indentation ?? 0
        if let width = look.indentationWidth { indentationWidth = CGFloat(width) }
        selectionStyle = look.selectionStyle ?? .default
        separatorInset = look.separatorInset
        if let tint = look.tint { tintColor = tint }
        if let margins = look.margins { contentView.layoutMargins = margins }
        if let traits = look.traits { traitOverrides = traits.overrides }
        if let image = imageView { look.image?.apply(to: image) }
        look.accessibility?.apply(to: self) { $0 }
    }

    private func applyBackgrounds(_ factory: SceneViewFactory, _ outlets: SceneOutlets) {
        func view(_ backdrop: SceneBackdrop?) -> View? {
            switch backdrop {
            case nil: return nil
            case .view(let model)?: return factory.make(model, outlets)
            case .color(let color)?:
                let view = View()
                view.backgroundColor = color
                return view
            }
        }
        backgroundView = view(look.backgroundView.map { .view($0) })
        selectedBackgroundView = view(look.selectedBackground)
        multipleSelectionBackgroundView = view(look.multipleSelectionBackground)
    }

    /// Shows a row: one that is written down, or that of a record.
    func show(
        _ plan: RowPlan, _ record: Record?, of origin: RowOrder.Origin, pictures: PictureStore
    ) throws(Diagnostic) {
        self.origin = origin
        func string(_ template: Template?) -> String? {
            template.map { template in record.map { template.string(for: $0) } ?? template.literal }
        }
        if plan.textRuns.isEmpty {
            textLabel?.text = string(plan.text)
        } else {
            textLabel?.attributedText = try plan.textRuns.string(for: record)
        }
        if plan.detailRuns.isEmpty {
            detailTextLabel?.text = string(plan.detail)
        } else {
            detailTextLabel?.attributedText = try plan.detailRuns.string(for: record)
        }
        imageView?.image = picture(string(plan.image), pictures)
        imageView?.highlightedImage = picture(string(plan.highlightedImage), pictures)
        accessoryType = try plan.accessory?.value(for: record) ?? .none
        editingAccessoryType = try plan.editingAccessory?.value(for: record) ?? .none
        backgroundColor = try plan.background?.value(for: record)
        try show(plan.textColor, on: textLabel, record)
        try show(plan.detailColor, on: detailTextLabel, record)
        for index in changed {
            outlets.controls[index].model.show(on: outlets.controls[index].view, pictures)
        }
        for name in filled.subtracting(plan.values.map(\.name)) { outlets.restore(name, pictures) }
        filled = Set(plan.values.map(\.name))
        for (name, template) in plan.values {
            try outlets.fill(name, with: string(template) ?? "", pictures)
        }
        let values = controlValues[origin]
        for (index, value) in values { value.apply(to: outlets.controls[index].view) }
        changed = Set(values.keys)
        var accessibility = SceneAccessibility()
        for (property, template) in plan.accessibility { accessibility[keyPath: property] = string(template) }
        accessibilityLabel = accessibility.label
        accessibilityValue = accessibility.value
        accessibilityHint = accessibility.hint
        accessibilityIdentifier = accessibility.identifier
    }

    /// The parts of the row that a finger can be sent to by name.
    var namedParts: [(name: String, view: View)] { touchableParts + outlets.named }

    private func picture(_ path: String?, _ pictures: PictureStore) -> Image? {
        guard let image = path.flatMap({ pictures.image($0, fitting: imagePixels) }) else { return nil }
        return look.image?.renderingMode.map { image.withRenderingMode($0) } ?? image
    }

    /// The size in pixels that the row's picture is drawn within, as far as it is known.
    private var imagePixels: CGSize {
        let scale = traitCollection.displayScale
        let limit = imageProperties.maximumSize
        return CGSize(
            width: limit.width > 0 ? limit.width * scale : .infinity,
            height: limit.height > 0 ? limit.height * scale : .infinity)
    }

    private func show(
        _ color: RowPlan.Bound<Color>?, on label: Label?, _ record: Record?
    ) throws(Diagnostic) {
        guard let color, color.isTemplate, let label else { return }
        label.textColor = try color.value(for: record) ?? label.defaultAppearance.color
    }
}

extension SceneText {
    /// Gives a label what is said, except for the text.
    func apply(to label: Label) {
        if let font { label.font = font.font }
        if case .fixed(let color)? = color { label.textColor = color }
        if let highlightedColor { label.highlightedTextColor = highlightedColor }
        if let alignment { label.textAlignment = alignment }
        if let lines { label.numberOfLines = lines }
        if let lineBreak { label.lineBreakMode = lineBreak }
        if let hyphenates { label.hyphenates = hyphenates }
        if let minimumScale {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = CGFloat(minimumScale)
        }
        if let baselineAdjustment { label.baselineAdjustment = baselineAdjustment }
        if let shadow {
            label.shadowColor = shadow.shadow.shadowColor
            label.shadowOffset = shadow.offset
        }
        if let language { label.traitOverrides.typesettingLanguage = language }
    }
}
