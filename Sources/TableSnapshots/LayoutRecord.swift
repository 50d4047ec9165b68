import Foundation
package import Images
package import TableKit

/// The layout and the texts of an image, as its PNG file records them: readable, and a line for each element.
///
///     tablesnap-layout 2
///     image 402x88 scale 2 appearance light direction ltr size L
///     row 0:0 0,0,402,44 disclosureIndicator
///       text 20,11,41,22 17 label "Wi-Fi"
///
/// Frames are in points of the image. A text has its font, its color and its characters. Files of earlier versions record
/// the names of parts and the frames of rows in pixels; see ``init(versionOne:scale:)``.
package struct LayoutRecord: Sendable, Equatable {
    /// An element of a table, or a part of one.
    package struct Element: Sendable, Equatable {
        /// The part, such as `row 0:1 text`.
        package var part: TablePart
        /// The frame in points of the image, to a hundredth. `nil` if an earlier version did not record it.
        package var frame: CGRect?
        /// The states of the element, such as `disclosureIndicator selected`. Empty for parts.
        package var states = ""
        /// The size and style of the font, such as `17 semibold`, and the name of the color or its hexadecimal digits.
        package var font = "", color = ""
        /// The characters, or the value of a control. `nil` if there are none.
        package var text: String?
    }

    /// The elements after the first ones.
    package struct Rest: Sendable, Equatable {
        package let count: Int
        /// The SHA-256 digest of their lines without frames, which is the same with other fonts.
        package let digest: String

        package init(count: Int, digest: String) { (self.count, self.digest) = (count, digest) }
    }

    /// The scale and the traits: words in pairs, such as `scale 2`.
    package var traits = ""
    /// The size of the image in points.
    package var size = CGSize.zero
    /// The first elements, up to ``maxElements``.
    package var elements: [Element] = []
    /// The elements after the first ones. `nil` if there are none.
    package var rest: Rest?
    /// The version of the record: the current one, or 1 for earlier files.
    package var version = currentVersion

    /// The version of records that are written.
    package static let currentVersion = 2
    /// The maximum number of elements, so that the record of a long table remains small.
    package static let maxElements = 2000
    /// The keyword of the PNG text chunk.
    package static let keyword = "Layout"
    private static let title = "tablesnap-layout \(currentVersion)"

    /// Creates a record without elements.
    package init() {}
}

// MARK: Text

extension LayoutRecord {
    /// The text of the record, without a line feed at its end.
    package var text: String {
        let image = "image \(size.width.points)x\(size.height.points)" + (traits.isEmpty ? "" : " \(traits)")
        var lines = [Self.title, image] + elements.map(\.line)
        if let rest { lines.append("rest \(rest.count) sha256 \(rest.digest)") }
        return lines.joined(separator: "\n")
    }

    /// Returns the record in a PNG file. `nil` if it has none that can be read.
    ///
    /// - Parameter scale: The number of pixels per point if the file has none, as those of the first versions.
    package static func recorded(in file: PNGFile, scale: Double? = nil) -> LayoutRecord? {
        file.texts.text(of: keyword).flatMap { LayoutRecord($0, scale: file.scale ?? scale ?? 1) }
    }

    /// Parses a record. The result is `nil` if it has another form.
    ///
    /// - Parameter scale: The scale of the image, by which earlier versions multiply frames.
    package init?(_ text: String, scale: Double) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == Self.title else {
            // Later versions have another number.
            if lines.first?.hasPrefix("tablesnap-layout") == true { return nil }
            self.init(versionOne: lines, scale: scale)
            return
        }
        self.init()
        guard lines.count > 1, lines.count <= Self.maxElements + 3, readImage(lines[1]) else { return nil }
        var owner: TablePart.Element?
        for line in lines.dropFirst(2) {
            if line.hasPrefix("rest ") {
                let words = line.split(separator: " ")
                guard words.count == 4, let count = Int(words[1]) else { return nil }
                rest = Rest(count: count, digest: String(words[3]))
            } else {
                guard let element = Element(line, of: owner) else { return nil }
                if !line.hasPrefix(" ") { owner = element.part.element }
                elements.append(element)
            }
        }
    }

    private mutating func readImage(_ line: Substring) -> Bool {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0] == "image" else { return false }
        let sides = words[1].split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy(\.isFinite) else { return false }
        (size, traits) = (CGSize(width: sides[0], height: sides[1]), words.count > 2 ? String(words[2]) : "")
        return true
    }

    /// Parses a record of an earlier version: the name of an element, the frame of rows, headers and footers in pixels, and
    /// the names of parts.
    private init?(versionOne lines: [Substring], scale: Double) {
        self.init()
        version = 1
        for line in lines {
            let words = line.split(separator: " ")
            let count = (1...2).last { count in
                words.count >= count && TablePart.Element(words.prefix(count).joined(separator: " ")) != nil
            }
            let element = count.flatMap { TablePart.Element(words.prefix($0).joined(separator: " ")) }
            var names = words.dropFirst(element == nil ? 0 : count ?? 0)
            let frame = names.first.flatMap { CGRect(points: $0) }
            if frame != nil { names.removeFirst() }
            if let element {
                elements.append(
                    Element(part: TablePart(element), frame: frame?.scaled(by: 1 / scale)))
            }
            // Names can consist of several words, which earlier versions do not separate.
            if !names.isEmpty {
                elements.append(Element(part: TablePart(element, names.joined(separator: " ")), frame: nil))
            }
        }
        if elements.isEmpty { return nil }
    }

    /// The same record as an earlier version has it, for a comparison with one.
    package var asVersionOne: LayoutRecord {
        var record = LayoutRecord()
        record.version = 1
        for element in elements {
            if element.part.name.isEmpty {
                let frame = element.part.element?.hasFixedWidth == true ? element.frame : nil
                record.elements.append(Element(part: element.part, frame: frame))
            } else if let last = record.elements.last, !last.part.name.isEmpty,
                last.part.element == element.part.element
            {
                let name = "\(last.part.name) \(element.part.name)"
                record.elements[record.elements.count - 1].part = TablePart(element.part.element, name)
            } else {
                record.elements.append(Element(part: element.part, frame: nil))
            }
        }
        return record
    }

    /// The same record with the elements, each with its parts, in the order of their names. Earlier versions have the order of
    /// drawing, in which headers are after all rows.
    package var sortedByName: LayoutRecord {
        let starts = elements.indices.filter {
            $0 == 0 || elements[$0].part.name.isEmpty || elements[$0].part.element == nil
        }
        let blocks = zip(starts, starts.dropFirst() + [elements.count]).map { elements[$0..<$1] }
        let names = blocks.map { $0.first?.part.description ?? "" }
        // The same elements of several tables retain their order.
        let order = blocks.indices.sorted { names[$0] == names[$1] ? $0 < $1 : names[$0] < names[$1] }
        var record = self
        record.elements = order.flatMap { blocks[$0] }
        return record
    }
}

extension LayoutRecord.Element: CustomStringConvertible {
    /// The part, and its line.
    package var description: String {
        part.element == nil || part.name.isEmpty ? line : "\(part)" + line.dropFirst(part.name.count + 2)
    }

    /// The line of the element without its frame.
    var lineWithoutFrame: String {
        var element = self
        element.frame = nil
        return element.line
    }

    /// The line of the element. Those of parts are indented below their element.
    var line: String {
        let isPart = part.element != nil && !part.name.isEmpty
        var words = [isPart ? "  \(part.name.oneLine)" : "\(part)".oneLine]
        if let frame {
            words.append(
                [frame.minX, frame.minY, frame.width, frame.height].map(\.points).joined(separator: ","))
        }
        words += [states, font, color].filter { !$0.isEmpty }
        if let text { words.append(text.quoted) }
        return words.joined(separator: " ")
    }

    /// Parses a line.
    ///
    /// - Parameter owner: The element of an indented line.
    fileprivate init?(_ line: Substring, of owner: TablePart.Element?) {
        let isPart = line.hasPrefix("  ")
        // A quote and a combining character after it are one character.
        let quote = line.unicodeScalars.firstIndex(of: "\"") ?? line.endIndex
        let words = line[..<quote].split(separator: " ")
        guard let index = words.indices.dropFirst().first(where: { CGRect(points: words[$0]) != nil })
        else { return nil }
        let name = words[..<index].joined(separator: " ")
        self.init(
            part: isPart ? TablePart(owner, name) : TablePart(name), frame: CGRect(points: words[index]))
        let style = words[(index + 1)...]
        if quote < line.endIndex {
            guard let text = String(quoted: line[quote...]) else { return nil }
            self.text = text
        }
        // The font begins with its size. An element without one has states.
        if let first = style.first, Double(first) != nil {
            (font, color) = (style.dropLast().joined(separator: " "), String(style.last ?? ""))
        } else {
            states = style.joined(separator: " ")
        }
    }
}

extension TablePart.Element {
    /// A Boolean value that indicates whether the width does not depend on texts.
    package var hasFixedWidth: Bool {
        switch self {
        case .row, .header, .footer, .section, .tableHeader, .tableFooter: true
        case .background, .refreshControl, .index, .scrollIndicator: false
        }
    }
}

extension CGFloat {
    /// The number with up to two digits after the decimal point.
    package var points: String {
        let limited = Swift.min(Swift.max(self, -1e9), 1e9)
        return ((limited * 100).rounded() / 100 + 0).plainText
    }
}

extension CGRect {
    /// Reads four numbers, separated by commas.
    fileprivate init?(points text: Substring) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    fileprivate func scaled(by factor: Double) -> CGRect {
        CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the character would break or reorder a line.
    fileprivate var isControl: Bool {
        let category = properties.generalCategory
        return category == .control || category == .lineSeparator || category == .paragraphSeparator
            || setsDirection
    }
}

extension String {
    /// The text without line breaks and quotes, as a name in a record.
    fileprivate var oneLine: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0 == "\"" || $0.properties.isWhitespace ? " " : $0 }))
    }

    /// The text in quotes, on one line.
    var quoted: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            // A file cannot contain null characters, and direction-setting ones would reorder its line.
            case let scalar where scalar.isControl: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Reads a text in quotes. The result is `nil` if it has another form.
    fileprivate init?(quoted text: Substring) {
        guard text.unicodeScalars.count >= 2, text.unicodeScalars.last == "\"" else { return nil }
        var scalars = text.unicodeScalars.dropFirst().dropLast()
        var result = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch scalars.popFirst() {
            case "n": result.append("\n")
            case "u":
                guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}"),
                    let value = UInt32(String(scalars[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
                else { return nil }
                result.append(scalar)
                scalars = scalars[scalars.index(after: end)...]
            case let scalar?: result.append(scalar)
            case nil: return nil
            }
        }
        self.init(result)
    }
}
