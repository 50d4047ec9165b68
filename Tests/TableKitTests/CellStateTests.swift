import TableSpecimens
import Testing

@testable import TableKit

/// Every combination of the parts that use space in a row, in the frames of the views and not in a layout.
@Suite("State of the cell")
struct CellStateTests {
    static let width: CGFloat = 375
    static let height: CGFloat = 44
    static let cell = Theme.modern.cell

    /// The content of the accessory area.
    enum Accessory: CaseIterable, Equatable {
        case none, disclosure, detailDisclosure, checkmark, detail
        case plainView, control, wideControl

        var type: TableViewCell.AccessoryType {
            switch self {
            case .disclosure: .disclosureIndicator
            case .detailDisclosure: .detailDisclosureButton
            case .checkmark: .checkmark
            case .detail: .detailButton
            case .none, .plainView, .control, .wideControl: .none
            }
        }

        /// The area's width in the article Metrics, in points.
        var width: CGFloat {
            switch self {
            case .none: 0
            case .disclosure: 8
            case .detailDisclosure: 22 + 10 + 8
            case .checkmark: 14
            case .detail: 22
            case .plainView: 30
            case .control: 51
            case .wideControl: 90
            }
        }

        func makeView() -> View? {
            switch self {
            case .plainView: View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            case .control: Switch()
            case .wideControl: Slider(frame: CGRect(x: 0, y: 0, width: 90, height: 34))
            default: nil
            }
        }
    }

    struct Combination: CustomStringConvertible {
        var style: TableViewCell.CellStyle
        var hasImage: Bool
        var accessory: Accessory
        /// Nil for a row that is not edited.
        var editing: TableViewCell.EditingStyle?
        var isMovable: Bool
        var indentation: Int
        var isSelected: Bool

        var description: String {
            "\(style)\(hasImage ? ", image" : ""), accessory \(accessory), "
                + "editing \(editing.map { "\($0)" } ?? "no")\(isMovable ? ", movable" : ""), "
                + "indented \(indentation)\(isSelected ? ", selected" : "")"
        }

        static func all(_ style: TableViewCell.CellStyle) -> [Combination] {
            let editings: [TableViewCell.EditingStyle?] = [nil, .some(.none), .delete, .insert]
            var combinations: [Combination] = []
            for accessory in Accessory.allCases {
                for editing in editings {
                    for indentation in [0, 1, 3] {
                        for bits in 0..<8 where editing != nil || bits & 2 == 0 {
                            combinations.append(
                                Combination(
                                    style: style, hasImage: bits & 1 > 0, accessory: accessory,
                                    editing: editing, isMovable: bits & 2 > 0, indentation: indentation,
                                    isSelected: bits & 4 > 0))
                        }
                    }
                }
            }
            return combinations
        }

        /// Gives a cell this state, independent of its previous one, and lays it out.
        func show(in cell: TableViewCell) {
            cell.imageView?.image = hasImage ? CellStateTests.image : nil
            let view = accessory.makeView()
            // While the row is edited, the usual accessory must not appear.
            let isEdited = editing != nil
            cell.accessoryType = isEdited ? .checkmark : accessory.type
            cell.accessoryView = isEdited ? nil : view
            cell.editingAccessoryType = isEdited ? accessory.type : .checkmark
            cell.editingAccessoryView = isEdited ? view : nil
            cell.editingStyle = editing ?? .none
            cell.showsReorderControl = isMovable
            cell.setEditing(isEdited, animated: false)
            cell.indentationLevel = indentation
            cell.setSelected(isSelected, animated: false)
            cell.layoutIfNeeded()
        }
    }

    private static let image = Image.plain(40, 30)

    private func makeCell(_ style: TableViewCell.CellStyle, _ direction: LayoutDirection) -> TableViewCell {
        let cell = TableViewCell(style: style)
        cell.environment = Environment(
            traits: TraitCollection(layoutDirection: direction), theme: .modern)
        cell.frame = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
        cell.textLabel?.text = String(repeating: "long text ", count: 10)
        cell.detailTextLabel?.text = String(repeating: "a detail ", count: 10)
        return cell
    }

    /// Returns the parts that show something, in the cell's coordinates.
    private func parts(_ cell: TableViewCell) -> [String: CGRect] {
        var views: [(String, View?)] = [
            ("image", cell.hasImage ? cell.imageView : nil), ("text", cell.textLabel),
            ("detail", cell.detailTextLabel), ("accessory", cell.shownAccessory),
        ]
        if !cell.parts.editingControl.isHidden { views.append(("control", cell.parts.editingControl)) }
        if !cell.parts.reorderControl.isHidden { views.append(("reorder", cell.parts.reorderControl)) }
        var frames = ["content": cell.contentView.frame]
        for case (let name, let view?) in views {
            let isInContent = view.superview === cell.contentView
            frames[name] = view.frame.offsetBy(dx: isInContent ? cell.contentView.frame.minX : 0, dy: 0)
        }
        return frames
    }

    /// The failures, reported together, because thousands of combinations fail for one reason.
    private struct Findings {
        private var found: [String] = []

        mutating func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
            if !holds { found.append(what()) }
        }

        func report(_ sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(
                found.isEmpty, "\(found.count) findings: \(found.prefix(3).joined(separator: "; "))",
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: TableViewCell.CellStyle.allCases)
    func partsNeitherOverlapNorLeaveCell(style: TableViewCell.CellStyle) {
        var findings = Findings()
        for direction in LayoutDirection.allCases {
            let cell = makeCell(style, direction)
            for combination in Combination.all(style) {
                combination.show(in: cell)
                var frames = parts(cell)
                findings.expect(
                    frames.values.allSatisfy { $0.lies(in: cell.bounds) }, "\(frames) leave \(combination)")
                let content = frames.removeValue(forKey: "content") ?? .zero
                for (name, frame) in frames {
                    let isInContent = ["image", "text", "detail"].contains(name)
                    findings.expect(
                        isInContent ? frame.lies(in: content) : !content.overlaps(frame),
                        "\(name) of \(combination): \(frame) and content \(content)")
                    for (other, otherFrame) in frames where other > name {
                        findings.expect(
                            !frame.overlaps(otherFrame), "\(name) overlaps \(other) in \(combination)")
                    }
                }
                for name in style == .default ? ["text"] : ["text", "detail"] {
                    findings.expect((frames[name]?.width ?? 0) > 20, "the \(name) of \(combination)")
                }
            }
        }
        findings.report()
    }

    @Test(arguments: TableViewCell.CellStyle.allCases)
    func contentHasMeasuredWidthAndShift(style: TableViewCell.CellStyle) throws {
        var findings = Findings()
        let cell = makeCell(style, .leftToRight)
        for combination in Combination.all(style) {
            combination.show(in: cell)
            let frames = parts(cell)
            func expect(_ name: String, _ frame: CGRect?) {
                findings.expect(frames[name] == frame, "the \(name) of \(combination): \(frames)")
            }
            let left: CGFloat = combination.editing == nil ? 0 : 38
            var right = combination.isMovable ? Self.width - 48 : Self.width
            if combination.accessory != .none {
                right -= combination.accessory.width + (combination.isMovable ? Self.cell.accessoryGap : 16)
                let accessory = try #require(frames["accessory"])
                // Accessories are on whole pixels.
                let isThere =
                    abs(accessory.minX - right) < 0.01 && abs(accessory.midY - Self.height / 2) < 0.51
                    && accessory.width == combination.accessory.width
                findings.expect(isThere, "the accessory of \(combination): \(frames)")
            }
            let isControlled = combination.editing == .delete || combination.editing == .insert
            expect("content", CGRect(x: left, y: 0, width: right - left, height: Self.height))
            expect("control", isControlled ? CGRect(x: 15, y: 11, width: 22, height: 22) : nil)
            expect("reorder", combination.isMovable ? CGRect(x: 327, y: 0, width: 48, height: 44) : nil)

            var start = left + 16 + CGFloat(combination.indentation) * 10
            if combination.hasImage {
                expect("image", CGRect(x: start, y: 7, width: 40, height: 30))
                start += 40 + 16
            }
            let end = right - (right < Self.width ? Self.cell.accessoryGap : 16)
            let (text, last) = (frames["text"], frames[style == .default ? "text" : "detail"])
            findings.expect(text?.minX == start, "the text of \(combination): \(frames)")
            findings.expect(abs((last?.maxX ?? 0) - end) < 0.01, "the end of \(combination): \(frames)")
        }
        findings.report()
    }

    @Test(arguments: TableViewCell.CellStyle.allCases)
    func rightToLeftMirrorsAllParts(style: TableViewCell.CellStyle) {
        var findings = Findings()
        let cells = (makeCell(style, .leftToRight), makeCell(style, .rightToLeft))
        for combination in Combination.all(style) {
            combination.show(in: cells.0)
            combination.show(in: cells.1)
            let (left, right) = (parts(cells.0), parts(cells.1))
            findings.expect(left.keys == right.keys, "\(combination) has \(left) and \(right)")
            for (name, frame) in left {
                let other = right[name] ?? .zero
                let isMirror =
                    abs(other.minX - (Self.width - frame.maxX)) < 0.51 && other.minY == frame.minY
                    && other.size == frame.size
                findings.expect(isMirror, "the \(name) of \(combination): \(frame) and \(other)")
            }
        }
        findings.report()
    }

    @Test(arguments: TableViewCell.CellStyle.allCases)
    func selectionMovesNothingAndFillsRow(style: TableViewCell.CellStyle) {
        var findings = Findings()
        let cell = makeCell(style, .leftToRight)
        let background = cell.parts.selectedBackground
        for combination in Combination.all(style) where !combination.isSelected {
            combination.show(in: cell)
            let before = parts(cell)
            findings.expect(background.isHidden, "\(combination) looks selected")
            var selected = combination
            selected.isSelected = true
            selected.show(in: cell)
            findings.expect(parts(cell) == before, "\(combination) moves")
            let isShown = !background.isHidden && background.frame == cell.bounds
            findings.expect(
                isShown && cell.textLabel?.isHighlighted == true, "\(combination) looks as before")
        }
        findings.report()
    }
}

extension TableViewCell {
    fileprivate var hasImage: Bool { imageView?.image != nil }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangle is inside the other one.
    fileprivate func lies(in other: CGRect) -> Bool {
        minX > other.minX - 0.01 && maxX < other.maxX + 0.01 && minY > other.minY - 0.01
            && maxY < other.maxY + 0.01
    }

    /// Returns a Boolean value that indicates whether the rectangles have more than an edge in common.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        let shared = intersection(other)
        return !shared.isNull && shared.width > 0.01 && shared.height > 0.01
    }
}
