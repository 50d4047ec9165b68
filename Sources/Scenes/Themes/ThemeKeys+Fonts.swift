import SceneSchema
import TableKit

// The parts of a theme that style fonts.

extension SystemFont: ThemeObject {
    package init() { self = Theme.modern.systemFont }
    package static let example = """
        theme: {systemFont: {family: Nimbus Sans, features: [liga], letterSpacing: [{size: 17, spacing: 1}]}}
        rows: [One, Two]
        """
}

extension LetterSpacing: ThemeObject {
    package init() { self.init(size: 17, spacing: 0) }
    package static let exceptions: [Key<Self>] = [
        Key(always: "size", \.size, .points(1...1000)).required,
        Key(always: "spacing", \.spacing, .points(-100...100)).required,
        Key("weight", \.weight, .choice),
    ]

    package static let example = """
        theme: {systemFont: {letterSpacing: [{size: 12, spacing: 1}, {size: 17, spacing: 3}]}}
        rowStyle: subtitle
        rows: [{text: One, detail: Detail}, {text: Two, detail: Detail}]
        """
}

extension LineMetrics: ThemeObject {
    package init() { self = .sanFrancisco }
    package static let exceptions: [Key<Self>] = [
        Key(always: "ascender", \.ascender, .points(0...Double(LineMetrics.limit))).required,
        Key(always: "descender", \.descender, .points(0...Double(LineMetrics.limit))).required,
    ]

    package static let example = """
        theme: {systemFont: {lines: {ascender: 1.5, descender: 0.5}}}
        rows: [{text: {text: Several lines of text need more space, lines: 0}}, Two]
        """
}

extension LetterSpacing: ThemeListElement {
    /// A table in increasing order of the sizes of each weight.
    package static let listForm: Form<[Self]> = {
        let list = Form<[Self]>.list(form, max: 32)
        return Form(
            shape: list.shape,
            decode: { node, reader in
                let table = list.decode(node, &reader)
                for (size, next) in zip(table ?? [], table?.dropFirst() ?? [])
                where next.weight == size.weight && next.size <= size.size {
                    let (size, next) = (Double(size.size).plainText, Double(next.size).plainText)
                    reader.fail(
                        "expected sizes in increasing order, found \(next) after \(size)", at: node.position)
                    return nil
                }
                return table
            }, encode: list.encode)
    }()
}
