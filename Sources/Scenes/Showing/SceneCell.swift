import DataFiles
import DataTables
import TableKit

/// A reusable cell for rows of a scene with the same style.
final class SceneCell: TableViewCell {
    private let rowStyle: SceneRow
    private let outlets: SceneOutlets
    /// The values of columns. `nil` if the row has none.
    let columns: ColumnsView?
    /// The outlets with values other than those of the style.
    private var filled: Set<String> = []
    /// The values of controls that touches have changed.
    private let controlValues: ControlValues
    /// The indices of controls with such a value.
    private var changed: Set<Int> = []
    /// The row in the cell.
    private var origin: RowOrder.Origin?
    /// The location of the row, for messages.
    var location: CutTexts.Location?

    /// Creates a cell for rows of a style.
    ///
    /// - Parameters:
    ///   - size: The size of a row without an accessory, to which the frames of views refer.
    ///   - imageColumn: The reserved width for an image, which applies without one, too. `nil` uses that of
    ///     the style.
    ///   - columns: The columns of the row. `nil` shows its texts.
    init(
        _ rowStyle: SceneRow, identifier: String, size: CGSize, imageColumn: Double?,
        factory: SceneViewFactory, values: ControlValues = ControlValues(), columns: ColumnLayout? = nil
    ) {
        self.rowStyle = rowStyle
        self.columns = columns.map { ColumnsView($0) }
        controlValues = values
        let outlets = SceneOutlets()
        self.outlets = outlets
        super.init(style: .default, reuseIdentifier: identifier)
        // Warnings also contain the location of the row.
        partName = "the row"
        mayOverrideUpdates = false
        contentKind = rowStyle.style ?? .default
        contentView.frame.size = size
        if let columns = self.columns {
            (columns.rowStyle.font, columns.rowStyle.color) = (
                rowStyle.text?.font, rowStyle.text?.color?.fixed
            )
            columns.frame = contentView.bounds
            // The height of the row fits such views.
            columns.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(columns)
            consistsOfCells = true
        }
        factory.add(rowStyle.views, to: contentView, rowStyle.constraints, outlets)
        if let view = rowStyle.accessory?.view { accessoryView = factory.make(view, outlets) }
        if let view = rowStyle.editingAccessory?.view { editingAccessoryView = factory.make(view, outlets) }
        if let imageColumn {
            imageProperties.reservedWidth = CGFloat(imageColumn)
            imageProperties.reservesWidthWithoutImage = true
        }
        applyStyle()
        if imageColumn != nil {
            // Wider images are scaled down, so that all texts are aligned.
            let (limit, column) = (imageProperties.maximumSize.width, imageProperties.reservedWidth)
            imageProperties.maximumSize.width = limit > 0 ? min(limit, column) : column
        }
        applyBackgrounds(factory, outlets)
        for (index, control) in outlets.controls.enumerated() {
            control.view.addTarget(
                self,
                action: { (cell: SceneCell) in { (control: Control) in cell.storeValue(of: control, index) }
                },
                for: .valueChanged)
        }
    }

    /// Stores the value of a control after a touch.
    private func storeValue(of control: Control, _ index: Int) {
        guard let origin, let value = ControlValues.value(of: control) else { return }
        controlValues[origin][index] = value
        changed.insert(index)
    }

    required init?(coder: NSCoder) { nil }

    /// Reports the texts that are drawn incompletely.
    func report(to cutTexts: CutTexts) {
        func report(_ part: CutTexts.Part) -> (Label, TextLayout) -> Void {
            { [weak self] label, layout in
                if let location = self?.location { cutTexts.add(label, layout, as: part, at: location) }
            }
        }
        columns?.observeCutTexts { report(.column($0)) }
        textLabel?.cutTextObserver = report(.text)
        detailTextLabel?.cutTextObserver = report(.detail)
        for case let (name, label as Label) in outlets.named { label.cutTextObserver = report(.view(name)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        columns?.place(in: self)
    }

    private func applyStyle() {
        if let text = textLabel { rowStyle.text?.apply(to: text) }
        if let detail = detailTextLabel { rowStyle.detail?.apply(to: detail) }
        if let size = rowStyle.image?.size { imageProperties.maximumSize = size }
        if let column = rowStyle.image?.column { imageProperties.reservedWidth = CGFloat(column) }
        showsReorderControl = rowStyle.canReorder ?? false
        shouldIndentWhileEditing = rowStyle.indentsWhileEditing ?? true
        indentationLevel = rowStyle.indentation ?? 0
        if let width = rowStyle.indentationWidth { indentationWidth = CGFloat(width) }
        selectionStyle = rowStyle.selectionStyle ?? .default
        ownSeparatorInset = rowStyle.separatorInset
        if let tint = rowStyle.tint { tintColor = tint }
        if let radius = rowStyle.cornerRadius { cornerRadius = CGFloat(radius) }
        if let curve = rowStyle.cornerCurve { cornerCurve = curve }
        rowStyle.border?.apply(to: self)
        if contentKind.isSidebarCell { backgroundConfiguration = .listSidebarCell() }
        if let margins = rowStyle.margins { contentView.layoutMargins = margins }
        if let traits = rowStyle.traits { traitOverrides = traits.overrides }
        if let image = imageView { rowStyle.image?.apply(to: image) }
        rowStyle.accessibility?.apply(to: self)
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
        backgroundView = view(rowStyle.backgroundView.map { .view($0) })
        selectedBackgroundView = view(rowStyle.selectedBackground)
        multipleSelectionBackgroundView = view(rowStyle.multipleSelectionBackground)
    }

    /// Configures the cell for a static row or for that of a record.
    ///
    /// - Parameter previous: The values in columns of the row above.
    func show(
        _ kind: RowKind, _ record: Record?, after previous: Record?, of origin: RowOrder.Origin,
        images: ImageStore
    ) throws(Diagnostic) {
        self.origin = origin
        backgroundColor = try kind.background?.value(for: record)
        columns?.rowStyle.background = backgroundColor
        if let summary = kind.summary {
            columns?.show(summary)
        } else {
            try columns?.show(record ?? kind.cells, after: previous, images)
        }
        try kind.text.show(on: textLabel, record)
        try kind.detail.show(on: detailTextLabel, record)
        imageView?.image = image(kind.image, record, images)
        imageView?.highlightedImage = image(kind.highlightedImage, record, images)
        accessoryType = try kind.accessory?.value(for: record) ?? .none
        editingAccessoryType = try kind.editingAccessory?.value(for: record) ?? .none
        for index in changed.sorted() {
            outlets.controls[index].model.show(on: outlets.controls[index].view, images)
        }
        for name in filled.subtracting(kind.values.map(\.name)).sorted() { outlets.restore(name, images) }
        filled = Set(kind.values.map(\.name))
        for (name, template) in kind.values {
            try outlets.fill(name, with: template.string(for: record), images)
        }
        let values = controlValues[origin]
        for (index, setValue) in values.sorted(by: { $0.key < $1.key }) {
            setValue(outlets.controls[index].view)
        }
        changed = Set(values.keys)
        // Not by key paths, which would first compute the label of the row from its texts.
        accessibilityLabel = kind.accessibility.label?.string(for: record)
        accessibilityValue = kind.accessibility.value?.string(for: record)
        accessibilityHint = kind.accessibility.hint?.string(for: record)
        accessibilityIdentifier = kind.accessibility.identifier?.string(for: record)
    }

    private func image(_ file: Template?, _ record: Record?, _ images: ImageStore) -> Image? {
        images.image(
            file?.string(for: record), rowStyle.image?.renderingMode, within: imageProperties.maximumSize,
            on: self)
    }
}

extension SceneText {
    /// Sets the text of a label and the specified properties.
    func show(on label: Label, isUppercase: Bool = false) {
        apply(to: label)
        if styledSpans.isEmpty {
            label.text = isUppercase ? text?.uppercased() : text
        } else {
            label.attributedText = styledSpans.literal
        }
    }

    /// Sets the specified properties of a label, except for the text.
    func apply(to label: Label) {
        if let font { label.font = font.font }
        if let color = color?.fixed { label.textColor = color }
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
