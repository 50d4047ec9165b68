import TableSpecimens
import Testing

@testable import TableKit

/// The frames of a row: those of its sides, and those in its content.
@dynamicMemberLookup
struct RowLayout {
    var sides: CellLayout
    var content: ListContentLayout

    subscript<Value>(dynamicMember path: KeyPath<ListContentLayout, Value>) -> Value {
        content[keyPath: path]
    }
}

extension TableViewCell {
    /// Returns the frames of the predefined content and its sides in a row of a size.
    func rowLayout(for size: CGSize) -> RowLayout {
        let sides = makeLayout(for: size)
        return RowLayout(sides: sides, content: parts.list.layout(in: area(of: sides)))
    }
}

@Suite("The parts of a row")
struct CellLayoutTests {
    static let height: CGFloat = 44

    /// One combination of all parts that use space in a row.
    struct Combination: CustomStringConvertible {
        var style: TableViewCell.CellStyle
        var hasImage: Bool
        var accessory: TableViewCell.AccessoryType
        var isEdited: Bool
        var isMovable: Bool
        var indentation: Int
        var width: CGFloat

        var description: String {
            "\(style) image \(hasImage) \(accessory) edit \(isEdited) move \(isMovable) indent \(indentation) "
                + "width \(width)"
        }

        static func all(widths: [CGFloat], indentations: [Int] = [0, 1, 3]) -> [Combination] {
            var combinations: [Combination] = []
            for style in TableViewCell.CellStyle.allCases {
                for accessory in TableViewCell.AccessoryType.allCases {
                    for bits in 0..<8 {
                        for indentation in indentations {
                            for width in widths {
                                combinations.append(
                                    Combination(
                                        style: style, hasImage: bits & 1 > 0, accessory: accessory,
                                        isEdited: bits & 2 > 0, isMovable: bits & 4 > 0,
                                        indentation: indentation, width: width))
                            }
                        }
                    }
                }
            }
            return combinations
        }

        func layout(
            _ text: String = "A text", _ detail: String = "a detail", height: CGFloat = CellLayoutTests.height
        ) -> RowLayout {
            let cell = TableViewCell(style: style)
            cell.surround()
            cell.textLabel?.text = text
            cell.detailTextLabel?.text = detail
            if hasImage { cell.imageView?.image = .plain(40, 30) }
            cell.accessoryType = accessory
            cell.indentationLevel = indentation
            cell.editingStyle = isEdited ? .delete : .none
            cell.showsReorderControl = isMovable
            cell.setEditing(isEdited || isMovable, animated: false)
            return cell.rowLayout(for: CGSize(width: width, height: height))
        }
    }

    /// Returns the frames of a layout in the row's coordinates, by name.
    private func parts(_ layout: RowLayout) -> [(name: String, frame: CGRect)] {
        func inRow(_ frame: CGRect?) -> CGRect? { frame?.offsetBy(dx: layout.sides.content.minX, dy: 0) }
        let all: [(String, CGRect?)] = [
            ("image", inRow(layout.image)), ("text", inRow(layout.text)), ("detail", inRow(layout.detail)),
            ("accessory", layout.sides.accessory), ("control", layout.sides.editingControl),
            ("reorder", layout.sides.reorderControl),
        ]
        return all.compactMap { name, frame in frame.map { (name, $0) } }
    }

    @Test func partsNeitherOverlapNorLeaveRow() {
        for combination in Combination.all(widths: [320, 375, 414, 1024]) {
            let parts = parts(combination.layout())
            let row = CGRect(x: 0, y: 0, width: combination.width, height: Self.height).insetBy(
                dx: -0.01, dy: -0.01)
            for (index, part) in parts.enumerated() {
                #expect(row.contains(part.frame), "\(part) in \(combination)")
                for other in parts[(index + 1)...] {
                    let shared = part.frame.intersection(other.frame)
                    #expect(
                        shared.isNull || shared.width < 0.01 || shared.height < 0.01,
                        "\(part) and \(other) in \(combination)")
                }
            }
        }
    }

    @Test func textsRetainMinimumWidth() {
        for combination in Combination.all(widths: [320, 375, 414, 1024]) {
            let layout = combination.layout(String(repeating: "long text ", count: 20))
            #expect((layout.text?.width ?? 0) > 20, "\(combination)")
            if combination.style != .default { #expect((layout.detail?.width ?? 0) > 5, "\(combination)") }
        }
    }

    @Test func narrowRowHasNoNegativeOrStrayFrames() {
        for combination in Combination.all(
            widths: [0, 1, 16, 33, 60, 100], indentations: [0, 2, 1_000_000, -3])
        {
            let layout = combination.layout(String(repeating: "long text ", count: 20))
            for (name, frame) in parts(layout) {
                #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(name) \(frame) in \(combination)")
            }
            // The accessory and the controls retain their size and are cut off. The other parts stay in the content.
            let content = CGRect(origin: .zero, size: layout.sides.content.size).insetBy(dx: -0.01, dy: -0.01)
            for (name, frame) in [("image", layout.image), ("text", layout.text), ("detail", layout.detail)] {
                guard let frame else { continue }
                #expect(
                    frame.minX >= content.minX && frame.maxX <= content.maxX,
                    "\(name) \(frame) in \(combination)")
            }
        }
    }

    @Test func wideImageFitsInRow() {
        let cell = TableViewCell()
        cell.textLabel?.text = "Text"
        cell.imageView?.image = .plain(1000, 10)
        let layout = cell.rowLayout(for: CGSize(width: 320, height: 44))
        #expect(layout.image!.maxX <= 304)
        #expect(abs(layout.image!.width / layout.image!.height - 100) < 0.01)
    }

    @Test func wrappedTextsStayInRowOfFixedHeight() {
        for style in TableViewCell.CellStyle.allCases {
            let cell = TableViewCell(style: style)
            for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) {
                label.numberOfLines = 0
                label.text = String(repeating: "many words ", count: 30)
            }
            let layout = cell.rowLayout(for: CGSize(width: 320, height: 60))
            for frame in [layout.text, layout.detail].compactMap({ $0 }) {
                #expect(frame.minY >= -0.01 && frame.maxY <= 60.01, "\(style) \(frame)")
                #expect(frame.height > 10, "\(style) \(frame)")
            }
            if let text = layout.text, let detail = layout.detail, style == .subtitle {
                #expect(text.maxY <= detail.minY + 0.01)
            }
        }
    }

    // MARK: Figures

    @Test(arguments: [(320, 16), (375, 16), (390, 16), (413, 16), (414, 20), (1024, 20)])
    func marginIncreasesAt414Points(width: CGFloat, margin: CGFloat) {
        for style in [TableViewCell.CellStyle.default, .subtitle, .value1] {
            let layout = Combination(style: style).with(width: width).layout()
            #expect(layout.text?.minX == margin)
            #expect(layout.textEdge == margin)
        }
        let value = Combination(style: .value1).with(width: width).layout()
        #expect(value.detail?.maxX == width - margin)
    }

    @Test func value2HasColumnOf90AndGapOf6() {
        let layout = Combination(style: .value2).layout()
        #expect(layout.text?.minX == 16)
        #expect(layout.text?.width == 90)
        #expect(layout.detail?.minX == 112)
        #expect(layout.detail?.maxX == 359)
    }

    @Test func imageIsAtMarginAndText16PointsAfter() {
        let layout = Combination(style: .default, hasImage: true).layout()
        #expect(layout.image == CGRect(x: 16, y: 7, width: 40, height: 30))
        #expect(layout.text?.minX == 72)
        #expect(layout.textEdge == 72)
    }

    @Test func imageIsReducedToRowButNotEnlarged() {
        let cell = TableViewCell()
        func frame(_ width: Int, _ height: Int) -> CGRect? {
            cell.imageView?.image = .plain(width, height)
            return cell.rowLayout(for: CGSize(width: 375, height: 44)).image
        }
        #expect(frame(10, 10) == CGRect(x: 16, y: 17, width: 10, height: 10))
        #expect(frame(88, 88) == CGRect(x: 16, y: 0, width: 44, height: 44))
        #expect(frame(20, 88) == CGRect(x: 16, y: 0, width: 10, height: 44))
        cell.imageProperties.maximumSize = CGSize(width: 22, height: 0)
        #expect(frame(88, 44)?.size == CGSize(width: 22, height: 11))
        cell.imageProperties.maximumSize = CGSize(width: 0, height: 22)
        #expect(frame(88, 44)?.size == CGSize(width: 44, height: 22))
        cell.imageProperties.reservedWidth = 60
        #expect(frame(88, 44) == CGRect(x: 16 + 8, y: 11, width: 44, height: 22))
        cell.textLabel?.text = "Text"
        #expect(cell.rowLayout(for: CGSize(width: 375, height: 44)).text?.minX == 92)
    }

    @Test func accessoryAndEditingControlsHaveExpectedFrames() {
        let chevron = Combination(style: .default, accessory: .disclosureIndicator).layout()
        #expect(chevron.sides.accessory?.maxX == 358)
        #expect(chevron.sides.accessory?.size == CGSize(width: 7, height: 12))
        let check = Combination(style: .default, accessory: .checkmark).layout()
        #expect(check.sides.accessory?.size == CGSize(width: 14.5, height: 14.5))
        #expect(check.sides.accessory?.maxX == 357)
        let both = Combination(style: .default, accessory: .detailDisclosureButton).layout()
        #expect(both.sides.accessory?.size == CGSize(width: 22 + 12 + 7, height: 22))
        let wide = Combination(style: .default, accessory: .detailButton).with(width: 414).layout()
        #expect(wide.sides.accessory == CGRect(x: 414 - 20 - 22, y: 11, width: 22, height: 22))

        let edited = Combination(style: .default, isEdited: true, isMovable: true).layout()
        #expect(edited.sides.editingControl == CGRect(x: 12, y: 12, width: 22, height: 22))
        #expect(edited.sides.content.minX == 38)
        #expect(edited.textEdge == 16)
        #expect(edited.sides.reorderControl == CGRect(x: 375 - 48, y: 0, width: 48, height: 44))
    }

    @Test func indentationMovesContentBy10() {
        let layout = Combination(style: .default, hasImage: true, indentation: 2).layout()
        #expect(layout.image?.minX == 36)
        #expect(layout.text?.minX == 92)
        let cell = TableViewCell()
        cell.textLabel?.text = "Text"
        cell.indentationLevel = 3
        cell.indentationWidth = 5
        #expect(cell.rowLayout(for: CGSize(width: 375, height: 44)).text?.minX == 31)
        for width in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            cell.indentationWidth = width
            for level in [0, 1, .max, .min] {
                cell.indentationLevel = level
                let frame = cell.rowLayout(for: CGSize(width: 375, height: 44)).text!
                #expect(frame.minX >= 0 && frame.maxX <= 375, "level \(level) of \(width)")
            }
        }
    }
}

extension CellLayoutTests.Combination {
    init(
        style: TableViewCell.CellStyle, hasImage: Bool = false,
        accessory: TableViewCell.AccessoryType = .none, isEdited: Bool = false, isMovable: Bool = false,
        indentation: Int = 0
    ) {
        self.init(
            style: style, hasImage: hasImage, accessory: accessory, isEdited: isEdited, isMovable: isMovable,
            indentation: indentation, width: 375)
    }

    func with(width: CGFloat) -> Self {
        var changed = self
        changed.width = width
        return changed
    }
}
