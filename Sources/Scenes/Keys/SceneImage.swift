import DataTables
import Diagnostics
import SceneSchema
import TableKit

/// The image of a row.
public struct SceneImage: Hashable, Sendable, SceneObject {
    /// The image file, PNG or JPEG, relative to the scene, or `symbol:` and the name of a symbol. In a row of
    /// data, it may contain columns in braces.
    public var file: String?
    /// The name of a symbol instead of a file, such as `house.fill`. In a row of data, it may contain columns
    /// in braces.
    public var symbol: String?
    /// The weight of a symbol's lines. It requires a symbol. Default: regular.
    public var weight: Font.Weight?
    /// The size of a symbol relative to body text. It requires a symbol. Default: medium.
    public var scale: Image.SymbolScale?
    /// The maximum width and height in points, each from 0 to 10,000. With 0, only the height of the row
    /// limits a dimension.
    public var size: CGSize?
    /// The reserved width in points, from 0 to 10,000.
    ///
    /// It aligns the texts of rows with images of different widths.
    public var column: Double?

    /// The image file or `symbol:` and a name, while the row is selected or highlighted. In a row of data, it
    /// may contain columns in braces.
    public var highlighted: String?
    /// The rendering mode: original draws the image's colors, template draws the tint color with its alpha.
    public var renderingMode: Image.RenderingMode?
    /// The tint color of template images. Default: the tint color of the row.
    public var tint: Color?
    /// The content mode, which specifies how the image fits its bounds.
    public var contentMode: View.ContentMode?
    /// The corner radius of the image in points, from 0 to 10,000.
    public var cornerRadius: Double?
    /// The curve of the rounded corners. Default: circular.
    public var cornerCurve: CornerCurve?

    /// Creates an image from a file.
    public init(_ file: String? = nil) { self.file = file }

    /// Creates an image without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneImage>(
        name: "image",
        keys: [
            Key("file", \.file, .text).shown("icon@2x.png"),
            Key("symbol", \.symbol, .text).shown("house.fill", adding: "file: ~"),
            Key("weight", \.weight, .choice).shown("bold", adding: "file: \"symbol:house\""),
            Key("scale", \.scale, .choice).shown("large", adding: "file: \"symbol:house\""),
            Key("size", \.size, .size).shown("[20, 20]"),
            Key("column", \.column, .number(SceneLimits.imageSide)).shown("100"),
            Key("highlighted", \.highlighted, .text).shown("icon@2x.png", table: "selected: [\"0:1\"]"),
            Key("renderingMode", \.renderingMode, .choice).shown("template"),
            Key("tint", \.tint, .color).shown("systemRed", adding: "renderingMode: template"),
            Key("contentMode", \.contentMode, .choice).shown(
                "center", adding: "size: [30, 30]\ncornerRadius: 4"),
            Key("cornerRadius", \.cornerRadius, .number(0...10_000)).shown("8"),
            Key("cornerCurve", \.cornerCurve, .choice).shown("continuous", adding: "cornerRadius: 8"),
        ], scalarKey: "file",
        check: { image, reader in
            let symbolKey = image.weight != nil ? "weight" : image.scale != nil ? "scale" : nil
            if let symbolKey, !image.canBeSymbol {
                reader.fail("\"\(symbolKey)\" requires \"symbol\"", key: symbolKey)
            }
            guard let symbol = image.symbol else { return }
            if image.file != nil {
                reader.fail("\"file\" and \"symbol\" exclude each other; choose one", key: "symbol")
            }
            // A name with columns differs from row to row. Its images are checked with the records.
            guard !symbol.contains("{"), let remedy = ImageStore.remedy(forSymbol: symbol) else { return }
            reader.fail("there is no symbol \"\(symbol)\"; \(remedy)", key: "symbol")
        },
        stage: ExampleStage("rows: [Above, {text: Italy, image: HERE}, Below]", base: "file: flag@2x.png"))

    /// The file, or the path that ``ImageStore`` uses for the symbol.
    var path: String? { symbol.map { ImageStore.symbolPrefix + $0 } ?? file }

    /// A Boolean value that indicates whether the image is a symbol, in at least one row of data.
    private var canBeSymbol: Bool {
        path.map { $0.hasPrefix(ImageStore.symbolPrefix) || $0.hasPrefix("{") } ?? false
    }

    /// Sets the properties of an image view, except for its files.
    func apply(to view: ImageView) {
        if let tint { view.tintColor = tint }
        if weight != nil || scale != nil {
            let configuration = Image.SymbolConfiguration(
                weight: weight?.symbolWeight() ?? .unspecified
            )
            .applying(Image.SymbolConfiguration(scale: scale ?? .unspecified))
            view.preferredSymbolConfiguration =
                view.preferredSymbolConfiguration?.applying(configuration) ?? configuration
        }
        if let contentMode { view.contentMode = contentMode }
        if let cornerRadius {
            view.cornerRadius = CGFloat(cornerRadius)
            view.clipsToBounds = true
        }
        if let cornerCurve { view.cornerCurve = cornerCurve }
    }
}

extension Image.SymbolScale: NamedValue {
    package static let kind = "a scale of symbols"
    package static let names: Names = [("small", .small), ("medium", .medium), ("large", .large)]
}

extension Image.RenderingMode: NamedValue {
    package static let kind = "a rendering mode"
    package static let names: Names = [
        ("automatic", .automatic), ("original", .alwaysOriginal), ("template", .alwaysTemplate),
    ]
}
