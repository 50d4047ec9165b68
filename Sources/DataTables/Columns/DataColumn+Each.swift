import DataFiles
import Diagnostics

// Columns of the data with the properties of one column that specifies their names and kinds.
extension ResolvedColumns.Rows {
    /// Returns columns in which those with names and kinds are replaced by one for each column of the records.
    ///
    /// - Parameters:
    ///   - document: The document of the columns, for errors.
    ///   - path: The path of the section in the document.
    /// - Returns: The columns, and the index in the document of the one that specifies each of them.
    /// - Throws: `InputError` for names without a column, and `Diagnostic` for the records.
    package func expanded(
        _ columns: [DataColumn], in document: any ColumnsDocument, at path: String
    ) throws -> (columns: [DataColumn], positions: [Int]) {
        guard columns.contains(where: { !$0.each.isEmpty }) else { return (columns, Array(columns.indices)) }
        let sample = try sample()
        var shown = Set(columns.compactMap { $0.value.flatMap { try? templates.value($0).onlyColumn } })
        var result: (columns: [DataColumn], positions: [Int]) = ([], [])
        for (position, column) in columns.enumerated() {
            guard !column.each.isEmpty else {
                result.columns.append(column)
                result.positions.append(position)
                continue
            }
            let found = try document.located(path.appending(key: "columns[\(position)].each")) {
                try column.each.flatMap { try indices(of: $0, sample) }
            }
            for index in Set(found).sorted() where shown.insert(index).inserted {
                var single = column
                (single.value, single.each) = (names[index], [])
                single.title = column.title?.replacing(
                    DataColumn.patternPlace, with: names[index].part(ofWildcards: column.each))
                result.columns.append(single)
                result.positions.append(position)
            }
        }
        return result
    }

    /// Returns the columns with a name in which `*` is any text, or of a kind.
    private func indices(of name: String, _ sample: [Record]) throws(Diagnostic) -> [Int] {
        if let index = try? Template.column(name, in: names) { return [index] }
        if name.contains("*") { return try names.indices(matching: name) }
        guard let kind = ColumnKind(rawValue: name) else { throw .unknownColumn(name, columns: names) }
        let found = names.indices.filter { index in
            kind.contains(ColumnContent(sample.map { $0[index] }, separator: separator(of: index)))
        }
        guard found.isEmpty else { return found }
        throw kind == .all
            ? .unknownColumn(name, columns: names)
            : Diagnostic(message: "no column contains \(kind.rawValue). \(Diagnostic.list(ofColumns: names))")
    }

    private func separator(of column: Int) -> Character {
        templates.context.mark(ofColumn: column).rawValue
    }
}

/// The kinds of columns that share properties.
private enum ColumnKind: String {
    case numbers, dates, texts, all

    func contains(_ content: ColumnContent) -> Bool {
        switch (self, content) {
        case (.all, _), (.dates, .dates), (.texts, .texts), (.numbers, .numbers): true
        case (.dates, _), (.texts, _), (.numbers, _): false
        }
    }
}

extension [String] {
    /// Returns the indices of the names of columns that are equal to a text in which `*` is any text. Throws if there are none.
    package func indices(matching wildcard: String) throws(Diagnostic) -> [Int] {
        let found = indices.filter { self[$0].matches(wildcard: wildcard) }
        guard !found.isEmpty else {
            throw Diagnostic(
                message:
                    "no column has a name such as \"\(wildcard.shortened)\". \(Diagnostic.list(ofColumns: self))"
            )
        }
        return found
    }
}

extension String {
    /// The text in place of the only asterisk of the first wildcard, or else the whole text.
    fileprivate func part(ofWildcards wildcards: [String]) -> String {
        guard let wildcard = wildcards.first(where: { matches(wildcard: $0) }),
            wildcard.count(where: { $0 == "*" }) == 1, wildcard != "*"
        else { return self }
        let parts = wildcard.split(separator: "*", omittingEmptySubsequences: false)
        return String(dropFirst(parts[0].count).dropLast(parts[1].count))
    }

    /// Returns a Boolean value that indicates whether the text is equal to another one in which `*` is any text.
    package func matches(wildcard: String) -> Bool {
        var (text, pattern) = (self[...], wildcard[...])
        var retry: (text: Substring, pattern: Substring)?
        while !text.isEmpty {
            if pattern.first == "*" {
                pattern.removeFirst()
                retry = (text, pattern)
            } else if let next = pattern.first, next == text.first {
                text.removeFirst()
                pattern.removeFirst()
            } else if let last = retry {
                // The asterisk contains one more character.
                (text, pattern) = (last.text.dropFirst(), last.pattern)
                retry = (text, pattern)
            } else {
                return false
            }
        }
        return pattern.allSatisfy { $0 == "*" }
    }
}
