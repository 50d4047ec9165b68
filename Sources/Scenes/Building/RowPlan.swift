import DataFiles
import Diagnostics
import Foundation
import TableKit

/// What rows of one kind look like, with their templates read: those written down alike, or those of the records for
/// which the same cases hold.
final class RowPlan {
    /// What a cell of the kind is made from: everything but what differs from row to row.
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

    /// A value of a row: always the same, or named by a record.
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

        /// Whether records decide the value.
        var isTemplate: Bool { if case .template = self { true } else { false } }

        /// The value for a record. An empty text stands for none.
        func value(for record: Record?) throws(Diagnostic) -> Value? {
            switch self {
            case .always(let value): return value
            case .template(let template):
                let name = record.map { template.string(for: $0) } ?? ""
                return name.isEmpty ? nil : try Value.named(name)
            }
        }
    }

    /// The mistakes in templates, each with the key of the row that has it.
    struct KeyErrors: Error {
        var all: [(key: String, sentence: String)]
    }

    /// Reads the templates of a row for records with `columns`; without records, texts stand for themselves.
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

    /// The files of the pictures that the row of a record shows.
    func picturePaths(_ record: Record?) -> [String] {
        let outlets = Set(look.imageOutlets)
        let templates =
            [image, highlightedImage].compactMap { $0 }
            + values.filter { outlets.contains($0.name) }.map(\.template)
        return templates.map { template in record.map { template.string(for: $0) } ?? template.literal }
    }

    // MARK: Heights

    /// Whether every row of the kind is as high as one line of its labels.
    var isOneLine: Bool {
        textRuns.isEmpty && detailRuns.isEmpty && look.height == nil && look.views.isEmpty
            && !look.hasAccessoryView
            && [look.text?.lines, look.detail?.lines].allSatisfy { ($0 ?? 1) == 1 }
    }

    /// Whether rows of the kind are as high as those of another, because what decides it is the same.
    func hasHeight(of other: RowPlan) -> Bool {
        isOneLine && look.withoutColors == other.look.withoutColors && (text == nil) == (other.text == nil)
            && (detail == nil) == (other.detail == nil) && (image == nil) == (other.image == nil)
    }

    // MARK: Names

    /// Whether records name values, which may mean nothing.
    var hasNames: Bool {
        [accessory, editingAccessory].contains { $0?.isTemplate == true } || editingStyle?.isTemplate == true
            || ([textColor, detailColor, background] + (textRuns + detailRuns).map(\.color))
                .contains { $0?.isTemplate == true }
    }

    /// Throws for the first name of a record that means nothing.
    func checkNames(_ record: Record) throws(Diagnostic) {
        _ = try accessory?.value(for: record)
        _ = try editingAccessory?.value(for: record)
        _ = try editingStyle?.value(for: record)
        for color in [textColor, detailColor, background] { _ = try color?.value(for: record) }
        for run in textRuns + detailRuns { _ = try run.color?.value(for: record) }
    }
}

extension TableScene {
    /// A band with what the one that it begins from says.
    func completed(_ band: SceneBand?) -> SceneBand? {
        guard var band, let base = band.prototype.flatMap({ bands[$0] }) else { return band }
        band = SceneBand.definition.overlay(base, with: band)
        band.prototype = nil
        return band
    }

    /// A row with what the table says for rows that do not say it themselves, and without what decides among rows.
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
    /// The row without what differs from row to row, so that rows that look alike use each other's cells.
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
            // What columns may stand in differs from row to row.
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

    /// The look without what says nothing of a row's height. Whatever else differs is taken to decide it.
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
