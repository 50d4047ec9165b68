import Diagnostics

/// The names of the parts that tablesnap adds to rows, headers and footers. Reports, callouts and touches use the same.
package enum PartName: String, CaseIterable {
    case content, text, detail, image, selection, accessory, separator, background
    case editingControl = "editing control"
    case reorderControl = "reorder control"
    case swipeActions = "swipe actions"

    /// Returns the name of a value in a column, from 0.
    package static func column(_ index: Int) -> String { "column \(index)" }

    /// Returns the name of a view next to a value: its text or its icon.
    package static func text(of name: String) -> String { name.isEmpty ? "" : "\(name) \(text.rawValue)" }
    package static func icon(of name: String) -> String { name.isEmpty ? "" : "\(name) icon" }
}

/// A part with all its names.
package protocol NamedPart {
    /// The part, with its name in reports.
    var part: TablePart { get }
    /// The other names in the element, in the order of precedence. A name can be empty, which is none.
    var otherNames: [String] { get }
}

/// A part that a table shows.
package struct ShownPart: NamedPart {
    package let part: TablePart
    package let view: View
    /// A Boolean value that indicates whether reports mention the part. They omit invisible containers of other views.
    package let isReported: Bool

    package var otherNames: [String] { part.name.isEmpty ? [] : view.otherNames }
}

extension View {
    /// Returns the parts of the view as an element of a table, and the element itself. Without an element, the view is
    /// in no table, and is no part.
    package func shownParts(of element: TablePart.Element?) -> [ShownPart] {
        let own = element.map { ShownPart(part: TablePart($0), view: self, isReported: true) }
        return (own.map { [$0] } ?? [])
            + shownParts.map {
                ShownPart(part: TablePart(element, $0.name), view: $0.view, isReported: $0.isReported)
            }
    }
}

extension Sequence where Element: NamedPart {
    /// Returns the part with a name. `nil` if there is none.
    ///
    /// Of several parts with the same name in reports, the result is the last, which is in front. Of several parts with
    /// the same other name, such as columns with one title, it is the first.
    package func part(_ name: TablePart) -> Element? {
        var last: Element?
        var other: (part: Element, precedence: Int)?
        for part in self {
            if part.part == name { last = part }
            guard last == nil, !name.name.isEmpty, part.part.element == name.element,
                let precedence = part.otherNames.firstIndex(of: name.name)
            else { continue }
            if precedence < other?.precedence ?? .max { other = (part, precedence) }
        }
        return last ?? other?.part
    }

    /// Returns the remedy for an unknown name: the nearest name, and the names in reports. If the element of the name
    /// has parts, these are its parts only.
    package func remedy(forUnknown name: TablePart) -> String {
        var found: Set<TablePart> = []
        let known = map(\.part).filter { found.insert($0).inserted }
        guard !known.isEmpty else { return "it has no named parts" }
        if let meant = name.meantByHabit, known.contains(meant.withoutAnchor) { return "write \"\(meant)\"" }
        let near = known.filter { $0.element == name.element }
        let names = (near.isEmpty ? known : near).prefix(maxPartNames).map(\.description)
        let more = known.count - names.count
        let list = more > 0 ? names.joined(separator: ", ") + " and \(more) more" : alternatives(names)
        let all = existing(known.map(\.description), listed: list)
        let nearest =
            near.isEmpty || name.name.isEmpty
            ? nearestName(to: "\(name)", among: known.map(\.description))
            : nearestSibling(of: name).map { "\(TablePart(name.element, $0))" }
        guard let nearest else { return all }
        let question = "did you mean \"\(nearest)\"?"
        return known.count == 1 ? question : "\(question) \(all.firstUppercased)"
    }

    /// Returns the nearest name of a part of the same element. The text of the element would hide its differences.
    private func nearestSibling(of name: TablePart) -> String? {
        let parts = filter { $0.part.element == name.element }
        return nearestName(
            to: name.name, among: parts.map(\.part.name) + parts.flatMap(\.otherNames).filter { !$0.isEmpty })
    }
}

private let maxPartNames = 24
