extension FormatContext {
    /// Returns a Boolean value that indicates whether all texts that are not missing are dates. They may contain the name
    /// of a month in the locale or in English, as in 3 Sep 2026.
    package func areDates(_ texts: [String]) -> Bool {
        let texts = texts.filter { !Self.isMissing($0) }
        return !texts.isEmpty && texts.allSatisfy { date($0, column: nil) != nil || isWrittenDate($0) }
    }

    /// Returns a Boolean value that indicates whether a text is a date in a style of the locale, or consists of the name of
    /// a month and of one or two numbers.
    private func isWrittenDate(_ text: String) -> Bool {
        guard text.utf8.count <= Self.maxDateLength, text.contains(where: \.isNumber) else { return false }
        let styles = [ValueFormat.DateStyle.medium, .long, .full]
        if styles.contains(where: { locale.dates[$0]?.date(text, locale: locale) != nil }) { return true }
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        let numbers = words.filter { $0.allSatisfy(\.isNumber) }
        let names = words.filter { !$0.contains(where: \.isNumber) }
        guard numbers.count + names.count == words.count, (1...2).contains(numbers.count),
            numbers.allSatisfy({ [1, 2, 4].contains($0.count) })
        else { return false }
        let locales = [locale, .english]
        let others = names.filter { name in !locales.contains { $0.isMonth(name) } }
        return others.count == names.count - 1
            && others.allSatisfy { name in locales.contains { $0.isWeekday(name) } }
    }

    /// Returns a Boolean value that indicates whether a text of a column is a date that is only readable with ``dates``:
    /// three numbers, or two and the name of a month.
    func isUnreadDate(_ text: String, column: Int? = nil) -> Bool {
        let text = text.trimmed
        guard text.utf8.count <= Self.maxDateLength, date(text, column: column) == nil else { return false }
        let hasShortDates =
            hasShortDates(inColumn: column) || column.flatMap(kind(ofColumn:)) == .dates
        return resemblesDate(text, isShort: hasShortDates)
    }

    /// Returns a Boolean value that indicates whether a text consists of three numbers with separators as in dates, or of
    /// two and the name of a month.
    ///
    /// - Parameter isShort: Whether texts such as 05.01.26, which can be versions, are included.
    private func resemblesDate(_ text: String, isShort: Bool) -> Bool {
        let day = text.split(whereSeparator: { " T,".contains($0) }).first ?? ""
        return ColumnContent.isCompleteDay(day) || isShort && ColumnContent.isShortDay(day)
            || text.split { !$0.isNumber }.count > 1 && isWrittenDate(text)
    }

    /// Returns the remedy for a text that is no date but resembles one. `nil` for other texts.
    func remedy(forDate text: String) -> String? {
        let text = text.trimmed
        guard text.utf8.count <= Self.maxDateLength, CivilTime(text) == nil,
            resemblesDate(text, isShort: true)
        else { return nil }
        return remedyForUnreadDates
    }

    /// The remedy for dates that are not understood.
    var remedyForUnreadDates: String {
        dates == nil
            ? "specify the order with dates or --dates, such as dmy or \"d MMM yyyy\""
            : "correct it, or specify another order or pattern with dates or --dates"
    }

    /// The maximum length of a date with names, in bytes.
    private static let maxDateLength = 64
}

extension DataLocale {
    /// Returns a Boolean value that indicates whether a word is the name of a month, or an abbreviation of it.
    fileprivate func isMonth(_ word: Substring) -> Bool {
        [months, standaloneMonths, shortMonths, standaloneShortMonths].contains { Self.abbreviates(word, $0) }
    }

    /// Returns a Boolean value that indicates whether a word is the name of a day of the week, or an abbreviation of it.
    fileprivate func isWeekday(_ word: Substring) -> Bool {
        [days, shortDays].contains { Self.abbreviates(word, $0) }
    }

    private static func abbreviates(_ word: Substring, _ names: [String]) -> Bool {
        names.contains { name in
            let name = name.lowercased()
            return name == word || name == word + "." || word.count > 2 && name.hasPrefix(word)
        }
    }
}
