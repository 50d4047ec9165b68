import Diagnostics

/// The columns that most likely make good rows of a table, found without asking.
///
/// Names are compared in lower case without spaces and punctuation, and the first 20 records tell what the
/// columns hold. The image is the first column whose texts all end in `.png`, `.jpg` or `.jpeg`. The title is
/// a column of words with one of the usual names (title, name, label, …); failing that, the first column of
/// words that is not an identifier; failing that, the first column that is not the image. A row has either a
/// subtitle or a value, as the usual table cells do: a subtitle when a column of words has one of the usual
/// names (subtitle, description, capital, city, …); else a value when a column of numbers has one of the
/// usual names (value, price, population, area, …); else the next column of words as the subtitle, if there
/// is one.
package struct SuggestedBindings: Equatable, Sendable {
    /// The column for the main text; `nil` only when there are no columns besides the image.
    package let title: String?
    /// The column for the second text.
    package let subtitle: String?
    /// The column for the text at the trailing edge.
    package let value: String?
    /// The column that names an image file.
    package let image: String?

    private static let sampleSize = 20
    /// The usual names, the likeliest first.
    private static let titles = [
        "title", "name", "label", "headline", "fullname", "displayname", "subject", "product", "item", "city",
        "country",
    ]
    private static let subtitles = [
        "subtitle", "description", "summary", "detail", "details", "tagline", "caption", "capital",
        "official",
        "role", "artist", "author", "company", "city", "country", "category", "region", "email",
    ]
    private static let values = [
        "value", "price", "amount", "total", "quantity", "count", "score", "rating", "balance", "population",
        "area", "size", "date",
    ]

    /// Chooses among the columns of `file`, leaving out those that are shown anyway, except for the title when
    /// there are no others.
    ///
    /// Throws when its first records cannot be read.
    package init(_ file: any RecordSource, except shown: Set<Int> = []) throws(Diagnostic) {
        var sample: [Record] = []
        for index in 0..<min(file.count, Self.sampleSize) {
            sample.append(try file.record(at: index))
        }
        let traits = file.columns.indices.map { column in
            ColumnTraits(name: file.columns[column], values: sample.map { $0[column] })
        }
        let free = traits.indices.filter { !shown.contains($0) }
        let image = free.first { traits[$0].content == .images }
        let words = free.filter { traits[$0].content == .words }
        let plainWords = words.filter { !traits[$0].isIdentifier }
        let title =
            Self.best(of: words, in: traits, named: Self.titles) ?? plainWords.first
            ?? free.first { $0 != image } ?? traits.indices.first { traits[$0].content != .images }
        let numbers = free.filter { traits[$0].content == .numbers && $0 != title }
        var subtitle = Self.best(of: words.filter { $0 != title }, in: traits, named: Self.subtitles)
        let value = subtitle == nil ? Self.best(of: numbers, in: traits, named: Self.values) : nil
        if subtitle == nil, value == nil {
            subtitle = plainWords.first { $0 != title }
        }
        self.title = title.map { file.columns[$0] }
        self.subtitle = subtitle.map { file.columns[$0] }
        self.value = value.map { file.columns[$0] }
        self.image = image.map { file.columns[$0] }
    }

    /// The candidate with the likeliest of `names`, or failing that one that begins with the likeliest.
    private static func best(
        of candidates: [Int], in traits: [ColumnTraits], named names: [String]
    ) -> Int? {
        for name in names {
            if let exact = candidates.first(where: { traits[$0].isCalled(name) }) { return exact }
        }
        for name in names {
            if let kind = candidates.first(where: { traits[$0].isKind(of: name) }) { return kind }
        }
        return nil
    }
}
