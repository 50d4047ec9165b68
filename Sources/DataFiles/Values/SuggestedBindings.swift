import Diagnostics

/// The columns that probably make good rows of a table.
///
/// Names are compared in lowercase without spaces and punctuation, and 100 records from the whole file determine the
/// content of the columns. The image is the first column whose texts all are paths that end in `.png`, `.jpg` or `.jpeg`.
///
/// A column can name the rows if it is a word in at least 80 % of the records, at least half of its texts are different, and
/// it is neither an identifier nor an address of the Internet. The title is the first of these that exists:
///
/// 1. The columns of first and last names, or of two opponents.
/// 2. A column that can name the rows, with a usual name (name, title, label, …).
/// 3. The columns of a year, a month and a day, if no other column can name the rows.
/// 4. The first one that can name the rows and of which at least 80 % of the texts are different, if possible without
///    missing ones, or else a column of dates that all are different.
/// 5. Up to three columns of words, dates and years that are different together.
/// 6. The first one that can name the rows, or else one with a usual name, or of times that all are different, or else the
///    first column of words that differ.
/// 7. The first column that is not the image.
///
/// A row has either a subtitle or a value, as standard table cells do. It is the first of these that exists:
///
/// 1. A subtitle: a column of words with a usual name (subtitle, description, capital, city, …).
/// 2. A value: a column of numbers with a usual name (value, price, population, area, …).
/// 3. A value: the first column of quantities of which most differ, or else of which some do. Years, dates, ranks, identifiers
///    and coordinates are no quantities, and ages and counts only if there are no others.
/// 4. A subtitle: the next column of words that differ.
///
/// A list suits the records if its titles name the rows, and it shows an image, all columns with values but the numbers of
/// records, or the description in a table of more than four columns. It suits a single column, too.
package struct SuggestedBindings: Equatable, Sendable {
    /// The columns of the primary text. They are empty only if there are no columns besides the image.
    package let titles: [String]
    /// The text between the columns of the primary text.
    package let titleSeparator: String
    /// The column of the secondary text.
    package let subtitle: String?
    /// The column of the text at the trailing edge.
    package let value: String?
    /// The column with the names of image files.
    package let image: String?
    /// A Boolean value that indicates whether a list with these columns is a good picture of the records. A table of all columns
    /// is a better one if not.
    package let suitsList: Bool
    /// A Boolean value that indicates whether a list with these columns and those already shown omits none with values.
    package let showsAllColumns: Bool

    private static let sampleSize = 100
    /// The maximum number of columns that a table shows better than a list with a description.
    private static let fewColumns = 4
    /// The usual names that other columns than titles do not have, in the order of their likelihood.
    private static let rowNames = [
        "name", "title", "label", "headline", "fullname", "displayname", "titel", "bezeichnung", "titre",
        "nom",
        "título", "titulo", "nombre", "titolo", "nome", "denominazione", "naam", "navn", "namn",
    ]
    /// Those of titles that other columns can have, too.
    private static let otherTitleNames = ["subject", "product", "item", "city", "country", "key"]
    /// The columns that are a date together, and the text between them.
    private static let (dateParts, dateSeparator) = (["year", "month", "day"], "-")
    /// The usual names of texts about a record, of which a list shows more than a table of columns.
    private static let descriptions = [
        "subtitle", "description", "summary", "detail", "details", "tagline", "caption",
    ]
    private static let subtitles =
        descriptions + [
            "capital", "official", "role", "artist", "author", "authors", "company", "city", "country",
            "category", "region", "email",
        ]
    private static let values = [
        "ft", "value", "price", "amount", "total", "quantity", "count", "score", "rating", "balance", "votes",
        "points", "population", "area", "size", "rate", "magnitude", "mag", "betrag", "preis", "menge",
        "anzahl", "montant", "prix", "importe", "precio", "importo", "prezzo",
    ]
    private static let firstNames: Set = [
        "firstname", "givenname", "forename", "vorname", "prénom", "prenom",
    ]
    private static let lastNames: Set = ["lastname", "surname", "familyname", "nachname", "nom"]

    /// Returns columns of `file`, except those that are already shown. The title may be one of them if there
    /// are no others.
    ///
    /// Throws if its first records cannot be read.
    ///
    /// - Parameters:
    ///   - lost: Columns of images without files.
    ///   - empty: Columns without values, which a list can omit.
    package static func of(
        _ file: any RecordSource, except shown: Set<Int> = [], lost: Set<Int> = [], empty: Set<Int> = []
    ) throws(Diagnostic) -> SuggestedBindings {
        let sample = try file.sample(sampleSize)
        let traits = file.columns.indices.map { column in
            ColumnTraits(name: file.columns[column], values: sample.map { $0[column] })
        }
        let free = traits.indices.filter { !shown.contains($0) && !lost.contains($0) }
        let search = BindingSearch(names: file.columns, sample: sample, traits: traits, free: free)
        let image = free.first { traits[$0].content == .images }
        let (titles, separator) = search.titles(except: image)
        let differing = search.words.filter { traits[$0].differs && !titles.contains($0) }
        var subtitle = search.best(of: differing, named: subtitles)
        let numbers = free.filter {
            traits[$0].content == .numbers && traits[$0].differs && !titles.contains($0)
        }
        let value =
            subtitle == nil ? search.best(of: numbers, named: values) ?? search.quantity(of: numbers) : nil
        if subtitle == nil, value == nil { subtitle = differing.first { !traits[$0].isIdentifier } }
        func name(_ column: Int?) -> String? { column.map { file.columns[$0] } }
        let listed = shown.union(titles + [subtitle, value, image].compactMap(\.self))
        let namesRows = titles.count > 1 || titles.first.map(search.namesRows) ?? false
        let isDescribed =
            traits.count - empty.count > fewColumns
            && subtitle.map { traits[$0].isFilled && search.best(of: [$0], named: descriptions) != nil }
                ?? false
        let others = traits.indices.filter { !listed.contains($0) && !empty.contains($0) }
        let areNumbers = others.allSatisfy { traits[$0].numbersRecords }
        return SuggestedBindings(
            titles: titles.map { file.columns[$0] }, titleSeparator: separator, subtitle: name(subtitle),
            value: name(value), image: name(image),
            suitsList: traits.count == 1 || namesRows && (image != nil || areNumbers || isDescribed),
            showsAllColumns: others.isEmpty)
    }

    /// Returns a Boolean value that indicates whether the name of a column is a usual one of titles.
    package static func isTitle(_ name: String) -> Bool {
        let traits = ColumnTraits(name: name, values: [])
        return rowNames.contains { traits.isCalled($0) || traits.isKind(of: $0) }
    }

    /// A search for columns in a sample of the records.
    private struct BindingSearch {
        let names: [String]
        let sample: [Record]
        let traits: [ColumnTraits]
        /// The columns that are not shown yet.
        let free: [Int]

        /// Those of words. Addresses are none.
        var words: [Int] {
            free.filter { traits[$0].content == .words && !ColumnContent.areAddresses(texts($0)) }
        }

        /// Returns a Boolean value that indicates whether the texts of a column are different names, or dates.
        func namesRows(_ column: Int) -> Bool {
            traits[column].namesRows && !traits[column].isIdentifier
                && (words.contains(column) || isDate(column) || hasTimes(column))
        }

        /// Returns the columns of the title, and the text between them.
        func titles(except image: Int?) -> (columns: [Int], separator: String) {
            let words = words
            if let first = words.first(where: { traits[$0].isCalled(in: firstNames) }),
                let last = words.first(where: { traits[$0].isCalled(in: lastNames) })
            {
                return ([first, last], " ")
            }
            if let pair = sides(among: words) { return (pair, " – ") }
            let differing = words.filter { traits[$0].differs }
            let naming = differing.filter {
                traits[$0].namesRows && traits[$0].isFilled && traits[$0].hasLetters && !hasTimes($0)
            }
            if let usual = usualTitle(among: naming) { return ([usual], "") }
            let others = naming.filter { !traits[$0].isIdentifier }
            if others.isEmpty, let parts = dateColumns { return (parts, SuggestedBindings.dateSeparator) }
            let dates = free.filter { isDate($0) && traits[$0].isFilled }
            if let column = others.first(where: { traits[$0].isMostlyDistinct && traits[$0].isNearlyFull })
                ?? others.first(where: { traits[$0].isMostlyDistinct })
                ?? dates.first(where: { traits[$0].isDistinct })
            {
                return ([column], "")
            }
            let usual = usualTitle(among: differing)
            if usual == nil || !differing.contains(where: { traits[$0].namesRows }),
                let columns = distinctColumns(among: differing.filter { traits[$0].hasLetters })
                    ?? distinctColumns(among: differing + dates)
            {
                return (columns, ", ")
            }
            let column =
                others.first ?? usual ?? free.first { hasTimes($0) && traits[$0].isDistinct }
                ?? differing.first {
                    traits[$0].isMostlyDistinct && traits[$0].isFilled && traits[$0].hasLetters
                }
                ?? differing.first { !traits[$0].isIdentifier } ?? differing.first
                ?? free.first { $0 != image } ?? traits.indices.first { $0 != image }
            return ([column].compactMap(\.self), "")
        }

        /// Returns the column with the most likely name of titles. `nil` if there is none.
        private func usualTitle(among columns: [Int]) -> Int? {
            best(of: columns, named: SuggestedBindings.rowNames)
                ?? best(of: columns, named: SuggestedBindings.otherTitleNames)
        }

        /// The columns of a year, a month and a day, which are different together. `nil` if there are none.
        private var dateColumns: [Int]? {
            let columns = SuggestedBindings.dateParts.compactMap { name in
                free.first { traits[$0].isCalled(name) }
            }
            let count = Set(sample.map { record in columns.map { record[$0] } }).count
            return columns.count == SuggestedBindings.dateParts.count && count * 5 >= sample.count * 4
                ? columns : nil
        }

        /// Returns two columns of opponents, such as `team1` and `team2` or `home` and `away`, in a table without names of rows.
        private func sides(among words: [Int]) -> [Int]? {
            guard usualTitle(among: words.filter { traits[$0].isMostlyDistinct }) == nil else {
                return nil
            }
            for column in words where traits[column].differs && traits[column].isFilled {
                let name = names[column].lowercased()
                let opponents = [
                    name.last == "1" ? name.dropLast() + "2" : "", name.replacing("home", with: "away"),
                    name.replacing("winner", with: "loser"),
                ]
                let other = words.first { $0 != column && opponents.contains(names[$0].lowercased()) }
                if let other, traits[other].differs { return [column, other] }
            }
            return nil
        }

        /// Returns two or three columns of which nearly all texts are different together, in the order of the file. `nil` if
        /// there are none.
        private func distinctColumns(among candidates: [Int]) -> [Int]? {
            let candidates = Set(candidates).filter {
                traits[$0].isFilled && traits[$0].differs && !traits[$0].isIdentifier
            }.sorted()
            func count(_ columns: [Int]) -> Int {
                Set(sample.map { record in columns.map { record[$0] } }).count
            }
            var chosen: [Int] = []
            while chosen.count < min(BindingSearch.maxTitles, candidates.count) {
                let next = candidates.filter { !chosen.contains($0) }.map { ($0, count(chosen + [$0])) }
                guard let best = next.map(\.1).max(), best > count(chosen),
                    let column = next.first(where: { $0.1 == best })?.0
                else { break }
                chosen.append(column)
                if best * 20 >= sample.count * 19 { return chosen.count > 1 ? chosen.sorted() : nil }
            }
            return nil
        }

        private static let maxTitles = 3

        private func texts(_ column: Int) -> [String] { sample.map { $0[column] } }

        /// Returns a Boolean value that indicates whether a column contains dates with times, also in words.
        private func hasTimes(_ column: Int) -> Bool { ColumnContent(texts(column)) == .dates }

        /// Returns a Boolean value that indicates whether a column contains dates without a time, or years.
        private func isDate(_ column: Int) -> Bool {
            guard traits[column].content == .numbers else { return false }
            let texts = texts(column)
            if ColumnContent(texts) == .dates { return texts.allSatisfy { !$0.contains(":") } }
            let labels = NumberLabels(name: names[column], texts)
            return labels == .years || labels == .timestamps
        }

        /// Returns the first column of quantities, of which most differ if possible.
        func quantity(of numbers: [Int]) -> Int? {
            let all = numbers.filter { column in
                let texts = texts(column)
                guard case .numbers = ColumnContent(texts) else { return false }
                return traits[column].differs && NumberLabels(name: names[column], texts) == nil
                    && !traits[column].isIdentifier && !traits[column].countsRows
            }
            let main = all.filter { !traits[$0].isSecondary }
            let quantities = main.isEmpty ? all : main
            return quantities.first {
                traits[$0].isFilled && traits[$0].namesRows && !traits[$0].hasEqualLengths
            }
                ?? quantities.first { traits[$0].isFilled && !traits[$0].hasEqualLengths }
                ?? quantities.first { traits[$0].isFilled } ?? quantities.first
        }

        /// Returns the candidate with the most likely of `names`, or else the one that begins with the most likely, or else the
        /// one that ends with it.
        func best(of candidates: [Int], named names: [String]) -> Int? {
            func first(_ isNamed: (ColumnTraits, String) -> Bool) -> Int? {
                for name in names {
                    if let column = candidates.first(where: { isNamed(traits[$0], name) }) { return column }
                }
                return nil
            }
            return first { $0.isCalled(in: [$1]) } ?? first { $0.isCalled($1) } ?? first { $0.isKind(of: $1) }
                ?? first { $0.endsWithWord(in: [$1]) && !$0.isSecondary }
        }
    }
}
