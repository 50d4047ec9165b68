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
    ]

    package static let example = """
        theme: {systemFont: {letterSpacing: [{size: 12, spacing: 1}, {size: 17, spacing: 3}]}}
        rowStyle: subtitle
        rows: [{text: One, detail: Detail}, {text: Two, detail: Detail}]
        """
}

extension LetterSpacing: ThemeListElement {
    /// A table in increasing order of size.
    package static let listForm: Form<[Self]> = {
        let list = Form<[Self]>.list(form, max: 32)
        return Form(
            shape: list.shape,
            decode: { node, reader in
                let table = list.decode(node, &reader)
                for (size, next) in zip(table ?? [], table?.dropFirst() ?? []) where next.size <= size.size {
                    let (size, next) = (Double(size.size).plainText, Double(next.size).plainText)
                    reader.fail(
                        "expected sizes in increasing order, found \(next) after \(size)", at: node.position)
                    return nil
                }
                return table
            }, encode: list.encode)
    }()
}
