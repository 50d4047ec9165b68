import Diagnostics

/// The columns that probably make good rows of a table.
///
/// Names are compared in lowercase without spaces and punctuation, and 100 records from the whole file determine the
/// content of the columns. The image is the first column whose texts all end in `.png`, `.jpg` or `.jpeg`.
///
/// A column of words can name the rows if at least half of its texts are different, and if it is no identifier. The title
/// is the first of these columns that exists:
///
/// 1. One that can name the rows, with a usual name (title, name, label, …).
/// 2. The first one that can name the rows.
/// 3. The first column of words that differ, with a usual name if possible.
/// 4. The first column that is not the image.
///
/// A row has either a subtitle or a value, as standard table cells do. It is the first of these that exists:
///
/// 1. A subtitle: a column of words with a usual name (subtitle, description, capital, city, …).
/// 2. A value: a column of numbers with a usual name (value, price, population, area, …).
/// 3. A value: the first column of quantities that differ, which years, dates, ranks and identifiers are not.
/// 4. A subtitle: the next column of words that differ.
package struct SuggestedBindings: Equatable, Sendable {
    /// The column of the primary text. `nil` only if there are no columns besides the image.
    package let title: String?
    /// The column of the secondary text.
    package let subtitle: String?
    /// The column of the text at the trailing edge.
    package let value: String?
    /// The column with the names of image files.
    package let image: String?
    /// A Boolean value that indicates whether the title names the rows, because most of its texts are different.
    package let namesRows: Bool

    private static let sampleSize = 100
    /// The usual names, in the order of their likelihood.
    private static let titles = rowNames + ["subject", "product", "item", "city", "country"]
    /// Those that other columns than titles do not have.
    private static let rowNames = ["title", "name", "label", "headline", "fullname", "displayname"]
    private static let subtitles = [
        "subtitle", "description", "summary", "detail", "details", "tagline", "caption", "capital",
        "official", "role", "artist", "author", "company", "city", "country", "category", "region", "email",
    ]
    private static let values = [
        "value", "price", "amount", "total", "quantity", "count", "score", "rating", "balance", "population",
        "area", "size",
    ]

    /// Returns columns of `file`, except those that are already shown. The title may be one of them if there
    /// are no others.
    ///
    /// Throws if its first records cannot be read.
    package static func of(
        _ file: any RecordSource, except shown: Set<Int> = []
    ) throws(Diagnostic) -> SuggestedBindings {
        let count = min(file.count, sampleSize)
        var sample: [Record] = []
        for index in 0..<count { sample.append(try file.record(at: index * file.count / count)) }
        let traits = file.columns.indices.map { column in
            ColumnTraits(name: file.columns[column], values: sample.map { $0[column] })
        }
        let free = traits.indices.filter { !shown.contains($0) }
        let image = free.first { traits[$0].content == .images }
        let words = free.filter { traits[$0].content == .words }
        let differing = words.filter { traits[$0].differs }
        let names = differing.filter { traits[$0].namesRows }
        let title =
            best(of: names, in: traits, named: titles) ?? names.first { !traits[$0].isIdentifier }
            ?? best(of: differing, in: traits, named: titles)
            ?? differing.first { !traits[$0].isIdentifier } ?? differing.first
            ?? free.first { $0 != image } ?? traits.indices.first { traits[$0].content != .images }
        let numbers = free.filter { traits[$0].content == .numbers && $0 != title }
        var subtitle = best(of: differing.filter { $0 != title }, in: traits, named: subtitles)
        let quantity = numbers.first { column in
            let texts = sample.map { $0[column] }
            guard case .numbers = ColumnContent(texts) else { return false }
            return traits[column].differs && NumberLabels(name: file.columns[column], texts) == nil
        }
        let value = subtitle == nil ? best(of: numbers, in: traits, named: values) ?? quantity : nil
        if subtitle == nil, value == nil {
            subtitle = differing.first { $0 != title && !traits[$0].isIdentifier }
        }
        func name(_ column: Int?) -> String? { column.map { file.columns[$0] } }
        return SuggestedBindings(
            title: name(title), subtitle: name(subtitle), value: name(value), image: name(image),
            namesRows: title.map { traits[$0].namesRows } ?? false)
    }

    /// Returns a Boolean value that indicates whether the name of a column is a usual one of titles.
    package static func isTitle(_ name: String) -> Bool {
        let traits = ColumnTraits(name: name, values: [])
        return rowNames.contains { traits.isCalled($0) || traits.isKind(of: $0) }
    }

    /// Returns the candidate with the most likely of `names`, or else the one that begins with the most
    /// likely.
    private static func best(of candidates: [Int], in traits: [ColumnTraits], named names: [String]) -> Int? {
        names.lazy.compactMap { name in candidates.first { traits[$0].isCalled(name) } }.first
            ?? names.lazy.compactMap { name in candidates.first { traits[$0].isKind(of: name) } }.first
    }
}
