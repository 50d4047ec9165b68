import DataFiles
import DataTables

/// Open records, and the conventions by which their values are read and written.
package struct OpenRecords {
    package let source: any RecordSource
    package let context: FormatContext
}

extension SceneData {
    /// Reads the conventions of records.
    ///
    /// - Parameter locale: The locale of the scene. That of the data takes precedence.
    /// - Throws: `Diagnostic` for an unknown locale or order of dates, and if the records cannot be read.
    package func opened(_ source: any RecordSource, locale: String? = nil) throws(Diagnostic) -> OpenRecords {
        var context = FormatContext()
        if let locale = self.locale ?? locale { context.locale = try DataLocale.named(locale) }
        context.dates = try dates.map { text throws(Diagnostic) in try DateReading(text) }
        context.now = now.flatMap { CivilTime($0) }
        try context.readColumns(of: source)
        return OpenRecords(source: source, context: context)
    }
}

/// The source of a section's records.
struct SceneRecordSource {
    let data: SceneData
    let file: SceneFile
    /// The path of the data in the file.
    let path: String
    let folder: InputFolder

    /// Opens the records.
    func open() throws -> OpenRecords {
        try data.opened(source(), locale: file.scene.locale)
    }

    private func source() throws -> any RecordSource {
        guard let name = data.file else { return NumberedRecords(count: data.count ?? 0, name: file.name) }
        let systemPath = try file.systemPath(name, in: folder, at: "\(path).file")
        do {
            if data.isDatabase {
                defer { folder.reads?.recordCompanions(ofDatabase: systemPath) }
                return try runQuery(of: SQLiteDatabase.open(path: systemPath, name: name))
            }
            guard let format = data.recordFormat else {
                throw Diagnostic(
                    file: name,
                    message:
                        "unknown file name extension; add format: csv, tsv, json, ndjson, markdown or sqlite")
            }
            return try RecordFile.open(
                path: systemPath, format: format, options: data.readingOptions, name: name,
                limits: data.recordLimits)
        } catch let error as Diagnostic {
            // An error in the data has a location there. A file that cannot be opened is an error in the
            // scene.
            if error.line != nil { throw error }
            throw file.error("\(error)", at: "\(path).file")
        }
    }

    /// Runs the query of a database. Errors in the query have their location in the scene.
    private func runQuery(of database: SQLiteDatabase) throws -> SQLiteRecords {
        do throws(Diagnostic) {
            return try SQLiteRecords.of(database, for: data)
        } catch {
            let key = data.query != nil ? "query" : data.table != nil ? "table" : "file"
            throw file.error(key == "file" ? "\(error)" : error.sentence, at: "\(path).\(key)")
        }
    }
}
