import DataTables
import SceneSchema
import TableKit

extension FontProperties: SceneObject {
    package static let definition = Definition<FontProperties>(
        name: "font",
        keys: [
            Key("family", \.family, .text).shown("Nimbus Sans"),
            Key("textStyle", \.textStyle, .choice).shown("title1"),
            Key("size", \.size, .number(1...1000)).shown("24"),
            Key("weight", \.weight, .choice).shown("bold"),
            Key("italic", \.italic, .flag).shown("true"),
            Key("features", \.features, .features).shown(
                "[tnum]", stage: "rows: [{text: {text: 11 of 111, font: HERE}}, Below]"),
        ], scalarKey: "size",
        stage: ExampleStage("rows: [{text: {text: The quick brown fox, font: HERE}}, Below]"))
}
