import TableSpecimens
import Testing

@testable import TableKit

@Suite("Accessibility")
struct AccessibilityTests {
    /// Returns the label, value and traits of a view.
    private func accessibility(_ view: View) -> [String?] {
        [
            view.isAccessibilityElement ? "element" : "no element", view.accessibilityLabel,
            view.accessibilityValue, view.accessibilityTraits.names.joined(separator: " "),
        ]
    }

    private func made<Made>(_ view: Made, _ prepare: (Made) -> Void) -> Made {
        prepare(view)
        return view
    }

    // MARK: Views

    @Test func viewsAreNotAccessibleByDefault() {
        let view = View()
        #expect(accessibility(view) == ["no element", nil, nil, ""])
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Map"
        view.accessibilityValue = "Oslo"
        view.accessibilityHint = "Opens the map"
        view.accessibilityTraits = [.image, .button]
        #expect(accessibility(view) == ["element", "Map", "Oslo", "button image"])
        view.accessibilityLabel = nil
        #expect(view.accessibilityLabel == nil)
    }

    @Test func labelsAndImagesHaveAccessibilityLabels() {
        #expect(accessibility(made(Label()) { $0.text = "Oslo" }) == ["element", "Oslo", nil, "staticText"])
        #expect(accessibility(Label())[0] == "no element")
        let label = made(Label()) {
            $0.text = "4°"
            $0.accessibilityLabel = "four degrees"
        }
        #expect(label.accessibilityLabel == "four degrees")
        let image = ImageView(image: .plain(4, 4))
        #expect(accessibility(image)[0] == "no element")
        image.accessibilityLabel = "Sun"
        #expect(accessibility(image) == ["element", "Sun", nil, "image"])
    }

    // MARK: Controls

    @Test func controlsHaveAccessibilityTraitsAndValues() {
        let button = made(Button(type: .system)) { $0.setTitle("Log Hello", for: .normal) }
        #expect(accessibility(button) == ["element", "Log Hello", nil, "button"])
        #expect(accessibility(Button(type: .detailDisclosure)) == ["element", "More Info", nil, "button"])
        #expect(accessibility(Button(type: .contactAdd)) == ["element", "Add Contact", nil, "button"])
        #expect(accessibility(Switch()) == ["element", nil, "0", "button toggleButton"])
        #expect(
            accessibility(made(Switch()) { $0.isOn = true }) == ["element", nil, "1", "button toggleButton"])
        let slider = made(Slider()) {
            $0.maximumValue = 10
            $0.value = 7.5
        }
        #expect(accessibility(slider) == ["element", nil, "75%", "adjustable"])
        #expect(accessibility(made(Stepper()) { $0.value = 3 }) == ["element", nil, "3", "adjustable"])
        #expect(accessibility(made(Stepper()) { $0.value = 2.5 })[2] == "2.5")
        let pages = made(PageControl()) {
            $0.numberOfPages = 5
            $0.currentPage = 1
        }
        #expect(accessibility(pages) == ["element", nil, "page 2 of 5", "adjustable"])
        let progress = made(ProgressView()) { $0.progress = 0.333 }
        #expect(accessibility(progress) == ["element", nil, "33%", "updatesFrequently"])
        let activity = ActivityIndicatorView(style: .medium)
        #expect(accessibility(activity) == ["element", "Progress halted", nil, "updatesFrequently"])
        activity.startAnimating()
        #expect(activity.accessibilityLabel == "In progress")
        let field = made(TextField()) {
            $0.placeholder = "Name"
            $0.text = "Ada"
        }
        #expect(accessibility(field)[...2] == ["element", "Name", "Ada"])
    }

    @Test func secureTextIsNotExposed() {
        let field = made(TextField()) {
            $0.text = "abc"
            $0.isSecureTextEntry = true
        }
        #expect(field.accessibilityValue == "•••")
    }

    @Test func controlsExposeSelectedAndDisabledTraits() {
        let button = made(Button(type: .system)) {
            $0.setTitle("Save", for: .normal)
            $0.setTitle("Saved", for: .selected)
            $0.isSelected = true
        }
        #expect(accessibility(button) == ["element", "Saved", nil, "button selected"])
        button.isSelected = false
        button.isEnabled = false
        #expect(accessibility(button) == ["element", "Save", nil, "button notEnabled"])
    }

    @Test func segmentsAreButtonsWithOneSelected() {
        let control = SegmentedControl(items: ["Day", "Week", "Year"])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        control.sizeToFit()
        control.layoutIfNeeded()
        let elements = control.accessibilityElements(
            inSuperview: CGAffineTransform(translationX: 10, y: 0))
        #expect(elements.map(\.label) == ["Day", "Week", "Year"])
        #expect(
            elements.map(\.traits.names) == [["button"], ["button", "selected"], ["button", "notEnabled"]])
        #expect(elements[1].frame.minX == 10 + control.bounds.width / 3)
        #expect(control.accessibilityValue == "Week")
    }

    // MARK: Rows

    /// Returns the elements of a table with one row.
    private func row(
        _ style: TableViewCell.CellStyle = .default, isEditing: Bool = false,
        fill: @escaping (TableViewCell) -> Void
    ) -> AccessibilityElement {
        let script = ScriptedTable(rows: [1], cells: style) { cell, _ in fill(cell) }
        script.identifier = { _ in nil }
        script.table.setEditing(isEditing, animated: false)
        return script.table.accessibilityTree[0]
    }

    @Test func weatherCellOfGuideJoinsItsTexts() {
        // Guide 000, listing 5-8, and the generated label of a cell.
        func fill(_ cell: TableViewCell) {
            cell.textLabel?.text = "Oslo"
            cell.detailTextLabel?.text = "4°"
        }
        let joined = row(.value1, fill: fill)
        #expect(joined.label == "Oslo, 4°" && joined.elements.isEmpty)
        let set = row(.value1) { cell in
            fill(cell)
            let temperature = cell.detailTextLabel?.accessibilityLabel ?? ""
            cell.accessibilityLabel = "\(cell.textLabel?.accessibilityLabel ?? ""), \(temperature) outside"
        }
        #expect(set.label == "Oslo, 4° outside")
    }

    @Test func stockCellOfGuideJoinsItsLabels() {
        let element = row { cell in
            for (index, text) in ["Apple Inc.", "$648.11", "up 1.85%"].enumerated() {
                let label = Label(frame: CGRect(x: 100 * index, y: 0, width: 90, height: 44))
                label.text = text
                cell.contentView.addSubview(label)
            }
        }
        #expect(element.label == "Apple Inc., $648.11, up 1.85%")
        #expect(element.elements.isEmpty && element.indexPath == IndexPath(row: 0, section: 0))
    }

    @Test func everyVisiblePartIsAccessible() {
        let element = row(.subtitle) { cell in
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Subtitle"
            cell.imageView?.image = .plain(20, 20)
            cell.imageView?.accessibilityLabel = "Sun"
            let hidden = Label()
            hidden.text = "hidden"
            hidden.isHidden = true
            let onCell = Label(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            onCell.text = "on the cell"
            cell.contentView.addSubview(hidden)
            cell.addSubview(onCell)
            let badge = Label(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            badge.text = "3 new"
            cell.accessoryView = badge
        }
        #expect(element.label == "Sun, Title, Subtitle, on the cell, 3 new")
    }

    @Test func rowWithControlsContainsThemAsElements() {
        let element = row { cell in
            cell.textLabel?.text = "Aeroplane"
            let control = Switch()
            control.isOn = true
            cell.accessoryView = control
        }
        #expect(element.label == "Aeroplane" && element.value == nil)
        #expect(element.elements.map(\.label) == ["Aeroplane", nil])
        #expect(element.elements.map(\.value) == [nil, "1"])
        #expect(element.elements[1].frame == CGRect(x: 375 - 16 - 51, y: 6.5, width: 51, height: 31))
        for type in TableViewCell.AccessoryType.allCases {
            let marked = row { cell in
                cell.textLabel?.text = "Text"
                cell.accessoryType = type
            }
            let isButton = type == .detailButton || type == .detailDisclosureButton
            #expect(marked.elements.map(\.label) == (isButton ? ["Text", "More Info"] : []), "\(type)")
            #expect(marked.traits == (type == .checkmark ? .selected : []), "\(type)")
        }
    }

    @Test func cellMayBeSingleAccessibilityElement() {
        let element = row { cell in
            cell.textLabel?.text = "Aeroplane"
            cell.accessoryView = Switch()
            cell.isAccessibilityElement = true
        }
        #expect(element.elements.isEmpty)
    }

    @Test func editedRowContainsItsControls() {
        let element = row(isEditing: true) { cell in
            cell.textLabel?.text = "Apples"
            cell.showsReorderControl = true
        }
        #expect(element.label == "Apples")
        #expect(element.elements.map(\.label) == ["Apples", "Delete", "Reorder"])
        #expect(element.elements[1].frame == CGRect(x: 12, y: 12, width: 22, height: 22))
    }

    // MARK: Tables

    @Test func treeContainsHeadersRowsAndFootersInOrder() {
        let script = ScriptedTable(.grouped, rows: [2, 1])
        script.headers = [0: "First"]
        script.footers = [1: "The end"]
        script.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let tree = script.table.accessibilityTree
        #expect(tree.map(\.label) == ["FIRST", "Row 0.0", "Row 0.1", "Row 1.0", "The end"])
        #expect(tree.map(\.traits.names) == [["header"], [], ["selected"], [], ["staticText"]])
        #expect(tree.map { $0.indexPath?.row } == [nil, 0, 1, 0, nil])
        // The frames of rows are on whole pixels.
        let row = script.table.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(tree[2].frame.isAbout(row.minX, row.minY, row.width, row.height))
    }

    @Test func partsHaveAccessibilityElements() throws {
        let script = ScriptedTable(.grouped, rows: [2, 1], cells: .value1) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.detailTextLabel?.text = "4°"
            cell.accessoryView = self.made(Switch()) { $0.isOn = path.row == 1 }
        }
        script.identifier = { _ in nil }
        script.headers = [0: "First"]
        let header = Label(frame: CGRect(x: 0, y: 0, width: 375, height: 30))
        header.text = "Top"
        script.table.tableHeaderView = header
        func element(_ part: TablePart) throws -> AccessibilityElement {
            try #require(script.table.accessibilityElement(of: part), "\(part)")
        }
        // A row is that of the tree.
        #expect(try element("row 0:1") == script.table.accessibilityTree[3])
        #expect(try element("header 0") == script.table.accessibilityTree[1])
        #expect(try element("row 0:1 text").label == "Row 1")
        #expect(try element("row 0:1 detail").label == "4°")
        let control = try element("row 0:1 accessory")
        #expect(control.value == "1" && control.traits.names == ["button", "toggleButton"])
        #expect(script.table.rectForRow(at: IndexPath(row: 1, section: 0)).contains(control.frame))
        #expect(try element("header 0 text").label == "FIRST")
        #expect(try element("table header").label == "Top")
        // The content view is no element, but contains some.
        #expect(try element("row 0:0 content").elements.map(\.label) == ["Row 0", "4°"])
        for part: TablePart in [
            "row 0:2", "row 2:0", "row 0:0 image", "footer 0", "header 9 text", "index A", "text",
        ] {
            #expect(script.table.accessibilityElement(of: part) == nil, "\(part)")
        }
    }

    @Test func accessibilityTreeOfLongTableNeedsFewCells() {
        let script = ScriptedTable(rows: [2000])
        script.table.rowHeight = 44
        _ = Drawing(of: script.table, from: 0, to: 440)
        #expect(script.table.accessibilityTree.count == 2000)
        #expect(script.made.count <= 12)
        // The visible rows are unchanged.
        #expect(Drawing(of: script.table, from: 0, to: 440).texts.count == 10)
    }
}
