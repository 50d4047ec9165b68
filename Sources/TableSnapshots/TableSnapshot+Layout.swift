import Files
import Foundation
import Images
import TableKit

extension TableSnapshot {
    /// The text chunk with the record of the layout and the texts. `nil` if the parts are unknown.
    package var layoutChunk: PNGText? {
        layoutRecord.map { PNGText(keyword: LayoutRecord.keyword, text: $0.text, isCompressed: true) }
    }

    /// The record of the layout and the texts. `nil` if the parts are unknown.
    package var layoutRecord: LayoutRecord? {
        var record = LayoutRecord()
        record.size = CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
        record.traits = traits.words
        record.elements = layoutElements
        var count = min(record.elements.count, LayoutRecord.maxElements)
        // A row remains whole.
        while count < record.elements.count, count > 1, !record.elements[count].part.name.isEmpty {
            count -= 1
        }
        let others = record.elements[count...]
        if !others.isEmpty {
            let lines = others.map(\.lineWithoutFrame).joined(separator: "\n")
            record.rest = LayoutRecord.Rest(
                count: others.count, digest: SHA256.hexadecimal(of: Data(lines.utf8)))
            record.elements.removeSubrange(count...)
        }
        if case .transition = subject { return nil }
        return record
    }

    /// The elements from top to bottom, each with its parts, table by table.
    private var layoutElements: [LayoutRecord.Element] {
        if case .composition(let composition) = subject {
            return composition.panels.flatMap { panel in
                panel.snapshot.layoutElements.map { $0.offset(by: panel.origin) }
            }
        }
        var blocks: [[LayoutRecord.Element]] = []
        // The views of a part of the table exist at one time.
        let ranges = stride(from: 0, to: pixelHeight, by: Self.maxRowsAtOnce).map {
            $0..<min($0 + Self.maxRowsAtOnce, pixelHeight)
        }
        forEachPart(inRows: ranges, limit: pixelHeight) { part, view in
            let element = LayoutRecord.Element(part, of: view, scale: scale)
            if part.part.name.isEmpty || blocks.isEmpty {
                blocks.append([element])
            } else {
                blocks[blocks.count - 1].append(element)
            }
        }
        // Headers are drawn after rows. Of elements at one height, the first drawn one is first.
        let order = blocks.indices.sorted { a, b in
            let tops = (blocks[a][0].frame?.minY ?? 0, blocks[b][0].frame?.minY ?? 0)
            return tops.0 == tops.1 ? a < b : tops.0 < tops.1
        }
        return order.flatMap { blocks[$0] }
    }
}

extension LayoutRecord.Element {
    /// Describes a part of an image.
    ///
    /// - Parameter scale: The number of pixels per point.
    fileprivate init(_ part: SnapshotPart, of view: View, scale: Double) {
        let frame = CGRect(
            x: part.frame.minX / scale, y: part.frame.minY / scale, width: part.frame.width / scale,
            height: part.frame.height / scale)
        self.init(part: part.part, frame: frame)
        if let label = view as? Label {
            text = label.text ?? ""
            font = label.plainFont.words
            color = label.plainTextColor.word(in: label.traitCollection)
        } else if view.isAccessibilityControl {
            let texts = [view.accessibilityLabel, view.accessibilityValue].compactMap(\.self)
            text = texts.isEmpty ? nil : texts.joined(separator: ", ")
        } else if let cell = view as? TableViewCell, part.part.name.isEmpty {
            states = cell.stateWords
        }
    }
}

extension LayoutRecord.Element {
    fileprivate func offset(by origin: CGPoint) -> Self {
        var element = self
        element.frame = frame?.offsetBy(dx: origin.x, dy: origin.y)
        return element
    }
}

extension TableViewCell {
    /// The accessory, and the states that change the appearance.
    fileprivate var stateWords: String {
        let accessory = isEditing ? editingAccessoryType : accessoryType
        let words = [
            accessory == .none ? nil : "\(accessory)", isSelected ? "selected" : nil,
            isHighlighted ? "highlighted" : nil, isEditing ? "editing" : nil,
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }
}

extension TraitCollection {
    /// The traits that determine an image, in pairs of words.
    fileprivate var words: String {
        let direction = layoutDirection == .rightToLeft ? "rtl" : "ltr"
        return
            "scale \(displayScale.points) appearance \(userInterfaceStyle.rawValue) direction \(direction) "
            + "size \(preferredContentSizeCategory.shortName)"
            + (accessibilityContrast == .high ? " contrast high" : "")
    }
}

extension Font {
    /// The size, the weight, the slant and the family, without those of the system font.
    fileprivate var words: String {
        let name = Weight.names.first { $0.value == weight }?.name ?? weight.rawValue.points
        let words = [
            pointSize.points, weight == .regular ? nil : name, isItalic ? "italic" : nil,
            family.map { $0.filter { !$0.isWhitespace && $0 != "\"" } },
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }
}

extension Color {
    private static let namesOfColors = Dictionary(uiKitNames.map { ($0.value, $0.name) }) { first, _ in first
    }

    /// The name of the color, or its hexadecimal digits with traits.
    fileprivate func word(in traits: TraitCollection) -> String {
        if let name = Self.namesOfColors[self] { return name }
        let color = resolvedColor(with: traits)
        return color.hexadecimal
    }
}
