import DataFiles
import DataTables
import TableSnapshots

/// The texts that an image shows incompletely: the first of each part of the table, or its first value, and their number.
///
/// Labels report them while they are drawn, so that no text is laid out only for this. Texts may end with an ellipsis, unless
/// it replaces a part of a number, date or code.
final class CutTexts {
    /// A part of the table that shows texts.
    enum Part: Hashable {
        case text
        case detail
        /// The view of a row with an outlet or a tag.
        case view(String)
        /// The values of a column, or its title.
        case column(Int)
        case columnTitle(Int)
        case header
        case footer

        /// A Boolean value that indicates whether a note mentions texts of the part that are no numbers.
        fileprivate var canBeShortened: Bool {
            switch self {
            case .column, .text, .detail: true
            case .view, .columnTitle, .header, .footer: false
            }
        }

        /// A Boolean value that indicates whether the part has the width of a column.
        fileprivate var isOfColumn: Bool {
            switch self {
            case .column, .columnTitle: true
            case .text, .detail, .view, .header, .footer: false
            }
        }
    }

    /// The location of a text.
    struct Location: Hashable {
        /// The index of the section in the scene.
        let sceneSection: Int
        /// The index of the section in the table.
        let section: Int
        /// The position of the row in the section. `nil` for a header or footer.
        let row: Int?
        /// The line of the record; 0 if there is none.
        let line: Int
    }

    /// The incomplete texts of a part.
    struct Cut {
        let part: Part
        /// The first text, or the first that is a value.
        var text: String
        var location: Location
        /// A Boolean value that indicates whether a text is a number, date or code, which is wrong without the rest.
        var isValue: Bool
        /// The number of lines that the label permits; 0 means no limit.
        let lines: Int
        /// The maximum width that a value on one line requires.
        var required: CGFloat = 0
        /// A Boolean value that indicates whether all values fit into the row without a text next to them.
        var fitsBelow = true
        /// The number of texts, and the location of the last one. Rows may be drawn in two strips.
        var count = 0
        fileprivate var latest: Location?
    }

    /// The image.
    let variant: SceneVariant
    /// The incomplete texts of each part, in the order of drawing.
    private(set) var cuts: [Cut] = []
    /// The conventions of the values in sections.
    private let contexts: [Int: FormatContext]

    /// Creates an empty list.
    init(of variant: SceneVariant, _ contexts: [Int: FormatContext]) {
        (self.variant, self.contexts) = (variant, contexts)
    }

    /// Returns the sentence about the first of some incomplete texts.
    static func message(about text: String, count: Int) -> String {
        let others = count == 1 ? "" : count == 2 ? ", and so is 1 other" : ", and so are \(count - 1) others"
        return "\"\(text.shortened)\" is cut\(others)"
    }

    /// Adds the text of a label. Texts of some parts may end with an ellipsis without a word.
    func add(_ label: Label, _ layout: TextLayout, as part: Part, at location: Location) {
        let text = (label.text ?? "").withoutTitleBreaks
        let context = contexts[location.sceneSection] ?? FormatContext()
        let shown = layout.runs.map(\.run.text).joined().withoutTitleBreaks
        let isValue = context.isValue(text) || FormatContext.isWithinValue(shown, of: text)
        guard isValue || part.canBeShortened else { return }
        let known = cuts.firstIndex { $0.part == part && $0.location.sceneSection == location.sceneSection }
        let index = known ?? cuts.count
        if known == nil {
            cuts.append(
                Cut(part: part, text: text, location: location, isValue: isValue, lines: label.numberOfLines))
        }
        if isValue { include(label, text, at: location, in: &cuts[index]) }
        guard cuts[index].latest != location else { return }
        cuts[index].count += 1
        cuts[index].latest = location
    }

    /// Includes a value in the texts of its part.
    private func include(_ label: Label, _ text: String, at location: Location, in cut: inout Cut) {
        if !cut.isValue { (cut.text, cut.location, cut.isValue) = (text, location, true) }
        if cut.part.isOfColumn, label.numberOfLines == 1 {
            cut.required = max(cut.required, label.textLayout(width: .infinity).width)
        }
        if cut.part == .detail, cut.fitsBelow {
            cut.fitsBelow = label.textLayout(width: .infinity).width <= label.widthBelowOthers
        }
    }
}

extension Label {
    /// The width of the label if no other label were next to it, in points.
    fileprivate var widthBelowOthers: CGFloat {
        let labels = superview?.subviews.filter { $0 is Label } ?? [self]
        return (labels.map(\.frame.maxX).max() ?? 0) - (labels.map(\.frame.minX).min() ?? 0)
    }
}

extension OpenScene {
    /// Returns the incomplete texts of an image, which all its pages share.
    func cutTexts(of variant: SceneVariant) -> CutTexts {
        let known = cutTexts.first { $0.variant.path == variant.path && $0.variant.traits == variant.traits }
        if let known { return known }
        let texts = CutTexts(of: variant, rows.mapValues(\.templates.context))
        cutTexts.append(texts)
        return texts
    }

    /// The warnings about parts with incomplete values in the drawn images, which several pages share.
    var cutTextWarnings: [Diagnostic] {
        let cuts = cutTexts.flatMap(\.cuts).filter(\.isValue)
        let ofColumns = cuts.filter(\.part.isOfColumn)
        guard ofColumns.count > Self.maxColumnWarnings else { return cuts.map(warning) }
        let shown = ofColumns.prefix(Self.maxColumnWarnings - 1)
        let rest = Diagnostic(
            .warning, file: file.name,
            message: "values or titles of \(counted(ofColumns.count - shown.count, "other column")) are cut",
            remedy: "choose fewer columns")
        return cuts.filter { !$0.part.isOfColumn }.map(warning) + shown.map(warning) + [rest]
    }

    /// The maximum number of warnings about columns.
    private static let maxColumnWarnings = 6

    /// A Boolean value that indicates whether more lines would show more of a text in the drawn images.
    package var cutsTexts: Bool {
        cutTexts.contains { texts in
            texts.cuts.contains { $0.part.canBeShortened && (!$0.isValue || $0.lines == 1) }
        }
    }

    /// A note about columns without values whose texts end with an ellipsis. `nil` if all are complete.
    package var shortenedTextsNote: Diagnostic? {
        let texts = cutTexts.flatMap(\.cuts).filter { !$0.isValue }
        guard let first = texts.first else { return nil }
        let columns = Set(texts.map(\.part).filter(\.isOfColumn)).count
        let terms = file.terms
        guard columns > 0 else {
            return Diagnostic(
                .note, file: file.name, message: "texts are cut, such as \"\(first.text.shortened)\"",
                remedy: "widen the table with \(terms.width), or \(wrapAdvice)")
        }
        return Diagnostic(
            .note, file: file.name,
            message:
                "texts of \(counted(columns, "column")) are cut, such as \"\(first.text.shortened)\"",
            remedy: scene.fitsColumns
                ? wrapAdvice
                : "add \(terms.fit) or " + (wrapAdvice.hasPrefix("add ") ? terms.wrap : wrapAdvice))
    }

    /// The way to more lines of all texts.
    private var wrapAdvice: String {
        if scene.lines != nil, let lines = file.terms.lines { return "raise \(lines)" }
        return "add \(file.terms.wrap)"
    }

    private func warning(about cut: CutTexts.Cut) -> Diagnostic {
        let (name, remedy) = description(of: cut)
        let isRecord = cut.location.line > 0
        let source = rows[cut.location.sceneSection].map(\.source.name)
        let position = file.error("", at: path(of: cut.location)).problems.first
        return Diagnostic(
            .warning, file: isRecord ? source ?? file.name : file.name,
            line: isRecord ? cut.location.line : position?.line, path: name,
            message: CutTexts.message(about: cut.text, count: cut.count), remedy: remedy)
    }

    /// Returns the path of a static row, or of its section.
    private func path(of location: CutTexts.Location) -> String {
        guard let row = location.row, rows[location.sceneSection] == nil else {
            return "sections[\(location.sceneSection)]"
        }
        return file.path(ofRow: row, in: location.sceneSection)
    }

    /// Returns the name of the part with an incomplete text, and the remedy.
    private func description(of cut: CutTexts.Cut) -> (name: String?, remedy: String) {
        let terms = file.terms
        let widen = "widen the table with \(terms.width)"
        let wrap =
            cut.lines == 0
            ? "raise the height of the row"
            : cut.lines == 1 || cut.lines == scene.lines ? wrapAdvice : "raise \"lines\""
        switch cut.part {
        case .text: return (terms.text, "\(widen), or \(wrap)")
        case .detail:
            let subtitle = cut.fitsBelow ? terms.subtitle.map { "show it with \($0), " } : nil
            return (terms.detail, "\(widen), \(subtitle ?? "")or \(wrap)")
        case .view(let name):
            return ("values.\(name.shortened)", "widen the view, or write \"lines: 0\" in it")
        case .header: return ("header", widen)
        case .footer: return ("footer", widen)
        case .column(let index), .columnTitle(let index):
            guard let column = columns[cut.location.sceneSection]?.columns[index] else { return (nil, widen) }
            let (isTitle, required) = (cut.part == .columnTitle(index), Double(cut.required.rounded(.up)))
            let fit = scene.fitsColumns ? "" : "\(isTitle ? " or" : ",") add \(terms.fit)"
            switch column.model.width {
            case .points, .percent:
                let points = required > 0 ? "at least \(required.plainText)" : "more"
                return (
                    column.messageName,
                    "give the column \(points) points, or no \"width\"\(isTitle ? "" : ", or \(wrap)")"
                )
            default: return (column.messageName, widen + fit + (isTitle ? "" : ", or \(wrap)"))
            }
        }
    }
}

extension SceneTable: SnapshotOwner {
    package func didDraw() { content.reportWarnings() }

    /// Warns of titles of the index that are wider than it. They are short, so that little more than an ellipsis remains of
    /// any text.
    func warnOfCutIndexTitles() {
        guard content.scene.index != nil, variant.interaction.isEditing != true,
            let titles = sectionIndexTitles(for: table)
        else { return }
        let style = content.theme.scrolling.index
        let label = Label()
        label.font = style.font
        factory.measuringView.addSubview(label)
        defer { label.removeFromSuperview() }
        var known: Set<String> = []
        let cut = titles.filter { title in
            // Letters fit into every index.
            guard title.count > 1, known.insert(title).inserted else { return false }
            label.text = title
            return label.textLayout(width: .infinity).width > style.width
        }
        guard let first = cut.first else { return }
        let position = content.file.error("", at: "index").problems.first
        content.report(
            Diagnostic(
                .warning, file: content.file.name, line: position?.line, path: "index",
                message: CutTexts.message(about: first, count: cut.count),
                remedy: "write shorter titles, or raise \"scrolling.index.width\" in the theme"))
    }
}
