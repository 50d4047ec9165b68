import DataFiles
import Diagnostics
import Foundation
import TableKit

/// The style and the parsed templates of equal static rows, or of the rows of records that meet the same
/// cases.
final class RowPlan {
    /// The style of the rows' cells, without the parts that differ from row to row.
    let look: SceneRow
    let text: Template?
    let detail: Template?
    let textRuns: [RunPlan]
    let detailRuns: [RunPlan]
    let image: Template?
    let highlightedImage: Template?
    let accessory: Bound<TableViewCell.AccessoryType>?
    let editingAccessory: Bound<TableViewCell.AccessoryType>?
    let editingStyle: Bound<TableViewCell.EditingStyle>?
    let textColor: Bound<Color>?
    let detailColor: Bound<Color>?
    let background: Bound<Color>?
    let height: SceneHeight?
    let canEdit: Bool
    let isSelected: Bool
    let isHighlighted: Bool
    let values: [(name: String, template: Template)]
    let accessibility: [(property: WritableKeyPath<SceneAccessibility, String?>, template: Template)]

    /// A value of a row that is either fixed, or determined by a record.
    enum Bound<Value: NamedValue & Hashable> {
        case always(Value)
        case template(Template)

        init?(_ value: SceneValue<Value>?, columns: [String], locale: Locale) throws(Diagnostic) {
            switch value {
            case nil: return nil
            case .fixed(let value): self = .always(value)
            case .template(let text): self = .template(try Template(text, columns: columns, locale: locale))
            }
        }

        /// A Boolean value that indicates whether records determine the value.
        var isTemplate: Bool { if case .template = self { true } else { false } }

        /// Returns the value for a record. An empty text results in `nil`.
        func value(for record: Record?) throws(Diagnostic) -> Value? {
            switch self {
            case .always(let value): return value
            case .template(let template):
                let name = record.map { template.string(for: $0) } ?? ""
                return name.isEmpty ? nil : try Value.named(name)
            }
        }
    }

    /// The errors in templates, each with its key in the row.
    struct KeyErrors: Error {
        var all: [(key: String, sentence: String)]
    }

    /// Parses the templates of a row for records with `columns`. Without columns, texts are literal.
    init(
        _ row: SceneRow, columns: [String]?, locale: Locale = Locale(identifier: "en_US")
    ) throws(KeyErrors) {
        var errors = KeyErrors(all: [])
        func at<Result>(_ key: String, _ read: () throws(Diagnostic) -> Result?) -> Result? {
            do throws(Diagnostic) {
                return try read()
            } catch {
                errors.all.append((key, error.sentence))
                return nil
            }
        }
        func template(_ key: String, _ text: String?) -> Template? {
            guard let text else { return nil }
            guard let columns else { return Template(literal: text) }
            return at(key) { () throws(Diagnostic) in
                try Template.text(text, columns: columns, locale: locale)
            }
        }
        func bound<Value: NamedValue & Hashable>(
            _ key: String, _ value: SceneValue<Value>?
        ) -> Bound<Value>? {
            at(key) { () throws(Diagnostic) in
                try Bound(value, columns: columns ?? [], locale: locale)
            }
        }
        func runs(_ key: String, _ text: SceneText?) -> [RunPlan] {
            var plans: [RunPlan] = []
            for run in text?.styledRuns ?? [] {
                guard let text = template("\(key).runs", run.text ?? "") else { continue }
                let color = bound("\(key).runs", run.color)
                plans.append(RunPlan(text: text, color: color, attributes: run.attributes))
            }
            return plans
        }
        text = template("text", row.text?.text)
        textRuns = runs("text", row.text)
        detailRuns = runs("detail", row.detail)
        detail = template("detail", row.detail?.text)
        image = template("image", row.image?.file)
        highlightedImage = template("image.highlighted", row.image?.highlighted)
        accessory = bound("accessory", row.accessory?.mark)
        editingAccessory = bound("editingAccessory", row.editingAccessory?.mark)
        editingStyle = bound("editingStyle", row.editingStyle)
        textColor = bound("text.color", row.text?.color)
        detailColor = bound("detail.color", row.detail?.color)
        background = bound("background", row.background)
        var values: [(name: String, template: Template)] = []
        for (name, value) in row.values.sorted(by: { $0.key < $1.key }) {
            if let template = template("values.\(name)", value) { values.append((name, template)) }
        }
        self.values = values
        var accessibility: [(WritableKeyPath<SceneAccessibility, String?>, Template)] = []
        for property in [\SceneAccessibility.label, \.value, \.hint, \.identifier] {
            if let template = template("accessibility", row.accessibility?[keyPath: property]) {
                accessibility.append((property, template))
            }
        }
        self.accessibility = accessibility
        height = row.height
        canEdit = row.canEdit ?? true
        isSelected = row.isSelected ?? false
        isHighlighted = row.isHighlighted ?? false
        look = row.look
        if !errors.all.isEmpty { throw errors }
    }

    /// Returns the paths of the images in the row of a record.
    func picturePaths(_ record: Record?) -> [String] {
        let outlets = Set(look.imageOutlets)
        let templates =
            [image, highlightedImage].compactMap { $0 }
            + values.filter { outlets.contains($0.name) }.map(\.template)
        return templates.map { template in record.map { template.string(for: $0) } ?? template.literal }
    }

    // MARK: Heights

    /// A Boolean value that indicates whether all rows have the height of labels with one line.
    var isOneLine: Bool {
        textRuns.isEmpty && detailRuns.isEmpty && look.height == nil && look.views.isEmpty
            && !look.hasAccessoryView
            && [look.text?.lines, look.detail?.lines].allSatisfy { ($0 ?? 1) == 1 }
    }

    /// Returns a Boolean value that indicates whether rows have the same height as those of another plan,
    /// because all relevant properties are equal.
    func hasHeight(of other: RowPlan) -> Bool {
        isOneLine && look.withoutColors == other.look.withoutColors && (text == nil) == (other.text == nil)
            && (detail == nil) == (other.detail == nil) && (image == nil) == (other.image == nil)
    }

    // MARK: Names

    /// A Boolean value that indicates whether records contain names of values, which may be unknown.
    var hasNames: Bool {
        [accessory, editingAccessory].contains { $0?.isTemplate == true } || editingStyle?.isTemplate == true
            || ([textColor, detailColor, background] + (textRuns + detailRuns).map(\.color))
                .contains { $0?.isTemplate == true }
    }

    /// Throws for the first unknown name in a record.
    func checkNames(_ record: Record) throws(Diagnostic) {
        _ = try accessory?.value(for: record)
        _ = try editingAccessory?.value(for: record)
        _ = try editingStyle?.value(for: record)
        for color in [textColor, detailColor, background] { _ = try color?.value(for: record) }
        for run in textRuns + detailRuns { _ = try run.color?.value(for: record) }
    }
}

extension TableScene {
    /// Returns a header or footer completed by its prototype.
    func completed(_ band: SceneBand?) -> SceneBand? {
        guard var band, let base = band.prototype.flatMap({ bands[$0] }) else { return band }
        band = SceneBand.definition.overlay(base, with: band)
        band.prototype = nil
        return band
    }

    /// Returns a row completed by the defaults of the table, and without its cases and prototype.
    func completed(_ row: SceneRow) -> SceneRow {
        var row = row
        row.prototype = nil
        row.cases = []
        row.style = row.style ?? rowStyle ?? (row.detail == nil ? .default : .value1)
        row.canReorder = row.canReorder ?? canReorder
        if wraps {
            if row.text?.lines == nil { row.text?.lines = 0 }
            if row.detail?.lines == nil { row.detail?.lines = 0 }
        }
        return row
    }
}

extension SceneRow {
    /// The row without the parts that differ from row to row. Rows with the same style can then reuse each
    /// other's cells.
    fileprivate var look: SceneRow {
        var look = self
        for text in [\SceneRow.text, \.detail] where look[keyPath: text] != nil {
            look[keyPath: text]?.text = ""
            look[keyPath: text]?.runs = []
        }
        look.image?.file = nil
        look.image?.highlighted = nil
        look.values = [:]
        if let accessibility {
            // A column in the accessibility properties differs from row to row.
            look.accessibility = SceneAccessibility()
            look.accessibility?.traits = accessibility.traits
            look.accessibility?.isElement = accessibility.isElement
        }
        look.isSelected = nil
        look.isHighlighted = nil
        if case .mark? = look.accessory { look.accessory = nil }
        if case .mark? = look.editingAccessory { look.editingAccessory = nil }
        look.editingStyle = nil
        return look
    }

    /// The row without the parts that do not affect its height. All other differences count as differences in
    /// height.
    fileprivate var withoutColors: SceneRow {
        var look = self
        for text in [\SceneRow.text, \.detail] where look[keyPath: text] != nil {
            look[keyPath: text]?.color = nil
            look[keyPath: text]?.highlightedColor = nil
        }
        (look.background, look.tint, look.selectionStyle, look.separatorInset) = (nil, nil, nil, nil)
        (look.backgroundView, look.selectedBackground, look.multipleSelectionBackground) = (nil, nil, nil)
        (look.trailingActions, look.leadingActions, look.accessibility) = (nil, nil, nil)
        return look
    }

    /// The outlets and tags of the row's image views.
    fileprivate var imageOutlets: [String] {
        var names: [String] = []
        func collect(_ views: [SceneView]) {
            for view in views {
                if view.kind == .image {
                    names += [view.outlet, view.tag.map { String($0) }].compactMap { $0 }
                }
                collect(view.views)
            }
        }
        collect(views)
        return names
    }

    fileprivate var hasAccessoryView: Bool {
        if case .view? = accessory { true } else { false }
    }
}

extension SceneAccessory {
    fileprivate var mark: SceneValue<TableViewCell.AccessoryType>? {
        if case .mark(let value) = self { value } else { nil }
    }
}
