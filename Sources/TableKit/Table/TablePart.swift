/// A part of an image of a table, such as `row 0:1 text leading`.
///
/// The text of a part is the element of the table, the name of a view in the element, and an anchor of the view. The
/// view and the anchor are optional. A view has the name of its property, its outlet or its accessibility identifier. A
/// value in a column is `column 1`, or has the title of the column, such as `row 0:1 Price`.
/// In an image of a view other than a table, a part is only a name, with an optional anchor.
///
///     let row: TablePart = "row 0:1"
///     let margin: TablePart = "row 0:1 text leading"
///     let letter = TablePart(.index, "A")
public struct TablePart: Hashable, Sendable {
    /// An element of a table.
    public enum Element: Hashable, Sendable {
        /// A row: `row 0:1` for the second row of the first section.
        case row(IndexPath)
        /// The header of a section, such as `header 0`.
        case header(Int)
        /// The footer of a section, such as `footer 0`.
        case footer(Int)
        /// A section with its header and footer, such as `section 0`.
        case section(Int)
        /// The view above the first section: `table header`.
        case tableHeader
        /// The view below the last section: `table footer`.
        case tableFooter
        /// The view behind the rows: `background`.
        case background
        /// The control above the rows: `refresh control`.
        case refreshControl
        /// The index: `index`. Its titles are names in it, such as `index A`.
        case index
        /// The scroll indicator: `scroll indicator`.
        case scrollIndicator
    }

    /// An edge or a line of a view.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        /// The edge at which reading begins or ends.
        case leading, trailing
        /// The upper or lower edge.
        case top, bottom
        /// Halfway between the leading and the trailing edge.
        case center
        /// Halfway between the top and the bottom.
        case middle
        /// The baseline of the first line of a text.
        case baseline
        /// The left or right half, such as that of a stepper. Only touches can specify a half.
        case left, right
    }

    /// The element of the table. `nil` if the part belongs to no table.
    public let element: Element?
    /// The name of the view, with the anchor. Empty for the element itself.
    public let name: String

    /// The anchor. `nil` if the last word of the name is none.
    ///
    /// Views can have names that end with such a word. Whether it is an anchor depends on where the part is used.
    public var anchor: Anchor? {
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        // The anchor follows the name of a view, or an element directly.
        let hasView = words.dropLast().last.map { !$0.isEmpty } ?? (element != nil)
        return hasView ? Anchor(rawValue: String(words.last ?? "")) : nil
    }

    /// The row that contains the part, or that is the part. `nil` if it is in none.
    package var row: IndexPath? { if case .row(let path) = element { path } else { nil } }

    /// The part that the anchor belongs to, such as `row 0:1 text` for `row 0:1 text leading`.
    public var withoutAnchor: TablePart {
        anchor.map { TablePart(String(description.dropLast($0.rawValue.count + 1))) } ?? self
    }
}

extension TablePart: LosslessStringConvertible, ExpressibleByStringInterpolation {
    /// Creates a part of an element. An empty name specifies the element itself.
    ///
    /// Without an element, the name is the text of the part.
    public init(_ element: Element?, _ name: String = "") {
        self = element.map { TablePart(element: $0, name: name) } ?? TablePart(name)
    }

    /// Creates a part from its text. A text that begins with no element of a table is the name of a view.
    public init(_ text: String) {
        self.init(element: nil, name: text)
        let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        for count in 1...2 where words.count >= count {
            guard let element = Element(words.prefix(count).joined(separator: " ")) else { continue }
            let name = words.dropFirst(count).joined(separator: " ")
            if words.count == count || !name.isEmpty { self = TablePart(element: element, name: name) }
        }
    }

    /// Creates a part from a literal, such as `"row 0:1 text"`.
    public init(stringLiteral text: String) { self.init(text) }

    /// The text, such as `row 0:1 text leading`.
    public var description: String {
        guard let element else { return name }
        return name.isEmpty ? element.description : "\(element) \(name)"
    }
}

extension TablePart.Element: LosslessStringConvertible {
    /// Creates an element from its text. `nil` if the text has another form, such as a section with leading zeros.
    public init?(_ text: String) {
        let number = String(text.split(separator: " ").last ?? "")
        var elements: [Self] = [
            .tableHeader, .tableFooter, .background, .refreshControl, .index, .scrollIndicator,
        ]
        if let path = IndexPath(rowText: number) { elements.append(.row(path)) }
        if let section = Int(number) { elements += [.header(section), .footer(section), .section(section)] }
        guard let element = elements.first(where: { $0.description == text }) else { return nil }
        self = element
    }

    /// The text, such as `row 0:1`.
    public var description: String {
        switch self {
        case .row(let path): "row \(path.rowText)"
        case .header(let section): "header \(section)"
        case .footer(let section): "footer \(section)"
        case .section(let section): "section \(section)"
        case .tableHeader: "table header"
        case .tableFooter: "table footer"
        case .background: "background"
        case .refreshControl: "refresh control"
        case .index: "index"
        case .scrollIndicator: "scroll indicator"
        }
    }

    /// The section that contains the element. `nil` if it is in none.
    package var section: Int? {
        switch self {
        case .row(let path): path.section
        case .header(let section), .footer(let section), .section(let section): section
        case .tableHeader, .tableFooter, .background, .refreshControl, .index, .scrollIndicator: nil
        }
    }
}

extension TablePart {
    /// The regular expression of the texts that ``init(shortText:)`` accepts.
    package static let shortExpression =
        "(\(IndexPath.rowExpression)( \(nameExpression))?|index \(nameExpression))"
    private static let nameExpression = "[^\\s](.*[^\\s])?"

    /// Creates a part of a row or of the index from its text in steps, such as `0:1 accessory` or `index A`. A row may
    /// have the word `row` before it, as in reports.
    package init?(shortText text: String) {
        let text = text.hasPrefix(IndexPath.rowWord) ? text.dropFirst(IndexPath.rowWord.count) : text[...]
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let name = words.count > 1 ? String(words[1]) : ""
        let ends = [name.first, name.last]
        guard words.count == 1 || !name.isEmpty, !ends.contains(" "), !ends.contains("\t"),
            !name.contains(where: \.isNewline)
        else { return nil }
        if words.first == "index", !name.isEmpty {
            self.init(.index, name)
        } else if let path = words.first.flatMap({ IndexPath(rowText: $0) }) {
            self.init(.row(path), name)
        } else {
            return nil
        }
    }

    /// The text in steps. Rows omit the word `row`.
    package var shortText: String {
        guard case .row = element else { return description }
        return String(description.dropFirst("row ".count))
    }
}

extension IndexPath {
    /// The regular expression of the texts that ``init(rowText:)`` accepts.
    package static let rowExpression = "(\(rowWord))?[0-9]{1,9}(:[0-9]{1,9})?"

    /// The word before a row in reports.
    fileprivate static let rowWord = "row "

    /// Creates the index path of a row from a text such as `0:2`, `row 0:2`, or `2` in the first section.
    package init?(rowText text: some StringProtocol) {
        let text = text.dropFirst(text.hasPrefix(Self.rowWord) ? Self.rowWord.count : 0)
        let words = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Int(digits: $0, limit: 9) }
        guard words.count < 3, numbers.count == words.count, let row = numbers.last else { return nil }
        self.init(row: row, section: numbers.count == 2 ? numbers[0] : 0)
    }

    /// The text of a row, such as `0:2`.
    package var rowText: String { "\(section):\(row)" }
}

extension Int {
    /// Creates a number from decimal digits without a sign, up to a number of them.
    package init?(digits text: some StringProtocol, limit: Int) {
        guard text.utf8.count <= limit, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        self.init(text)
    }
}
