import DataTables
import SceneSchema

/// A section of a table: a list of rows, or a row for each record of data.
public struct SceneSection: Hashable, Sendable, SceneObject {
    /// The header. With grouped data, its title may contain columns in braces. Default with grouped data: the
    /// name of the group.
    public var header: SceneHeaderFooter?
    /// The footer. With grouped data, its title may contain columns in braces.
    public var footer: SceneHeaderFooter?
    /// The title in the section index. By default, the section has none.
    public var index: String?
    /// The rows.
    public var rows: [SceneRow] = []
    /// The data source, with one row for each record.
    public var data: SceneData?
    /// The template of the row for each record. It is optional with columns.
    public var row: SceneRow?
    /// The columns of the rows, at most 256, instead of their texts.
    public var columns: [DataColumn] = []
    /// A Boolean value that indicates whether the section has a header with the titles of its columns. Default: true.
    public var showsColumnHeader = true
    /// The summary rows at the end of the section, or of each group of grouped data, at most 32.
    public var summary: [DataSummary] = []

    /// Creates a section with rows.
    public init(_ rows: [SceneRow] = []) { self.rows = rows }

    /// Creates a section without properties.
    public init() { self.init([]) }

    package static let definition = Definition<SceneSection>(
        name: "section",
        keys: [
            Key("header", \.header, .object).shown("A header"),
            Key("footer", \.footer, .object).shown("A footer"),
            Key("index", \.index, .text).shown("S"),
        ] + contentKeys, sequenceKey: "rows",
        habits: ["title": "header", "items": "rows", "cells": "rows", "note": "footer", "notes": "footer"],
        check: { section, reader in section.checkContent(&reader) },
        stage: ExampleStage("style: grouped\nsections: [[Before], HERE, [After]]", base: "rows: [One, Two]"))

    /// The keys of the rows. They are keys of the scene if it has no sections.
    static let contentKeys: [Key<SceneSection>] = [
        Key("rows", \.rows, .list(.object)).shown("[One, Two, Three]"),
        Key("data", \.data, .object).shown("people.csv", adding: "rows: ~\nrow: \"{name}\""),
        Key("row", \.row, .templateOfRows).shown(
            "{text: \"{name}\", detail: \"{city}\"}", adding: "rows: ~\ndata: people.csv"),
        Key("columns", \.columns, .list(.object, max: SceneLimits.columns)).shown(
            "[name, {value: score, title: Points, format: number.1}]", adding: "rows: ~\ndata: people.csv"),
        Key("columnHeader", \.showsColumnHeader, .flag).describing("showsColumnHeader").shown(
            "false", adding: "rows: ~\ndata: people.csv\ncolumns: [name, score]"),
        Key("summary", \.summary, DataSummary.list).shown(
            "[sum, mean]", adding: "rows: ~\ndata: people.csv\ncolumns: [name, score]"),
    ]

    /// Reports impossible combinations of rows and data.
    func checkContent(_ reader: inout SceneReader) {
        checkColumns(&reader)
        guard let data else {
            if !reader.has("data") { reader.warn("\"row\" has no effect without \"data\"", key: "row") }
            return
        }
        reader.fail("\"rows\" and \"data\" exclude each other; choose one", key: "rows")
        if row == nil, columns.isEmpty, !reader.hasErrors {
            reader.fail(
                "data requires the key \"row\", the template of its rows, or \"columns\"", key: "data")
        }
        guard data.group == nil else { return }
        for (headerFooter, path) in locatedHeadersAndFooters(at: "")
        where headerFooter.text?.text?.contains("{") == true {
            reader.warn("only titles of groups have columns; write group: COLUMN in data", at: path)
        }
    }

    /// Reports impossible combinations of rows and columns.
    private func checkColumns(_ reader: inout SceneReader) {
        if let row, !row.cells.isEmpty {
            reader.fail("expected one row, found a list; did you mean \"rows\"?", at: "row")
        }
        if columns.isEmpty {
            if !reader.hasErrors {
                reader.fail("expected at least one column, found an empty list", key: "columns")
            }
            for key in ["columnHeader", "summary"] {
                reader.warn("\"\(key)\" has no effect without \"columns\"", key: key)
            }
        } else {
            for key in ["text", "detail", "image"] {
                reader.fail("\"\(key)\" and \"columns\" exclude each other; choose one", key: key, at: "row")
            }
        }
        for (index, row) in rows.enumerated() where row.cells.count > columns.count {
            let count = columns.count
            reader.fail(
                count == 0
                    ? "a list of values requires the key \"columns\" next to \"rows\""
                    : "the row has \(counted(row.cells.count, "value")), for \(counted(count, "column"))",
                at: "rows[\(index)]")
        }
    }
}

extension Form where Value == SceneRow {
    /// The template of rows. A list of mappings is none, and was probably meant as rows.
    fileprivate static let templateOfRows = Form(
        shape: object.shape,
        decode: { node, reader in
            guard node.sequence?.contains(where: { $0.mapping != nil }) == true else {
                return object.decode(node, &reader)
            }
            reader.fail("expected a row, found a list of rows; did you mean \"rows\"?", at: node.position)
            return nil
        }, encode: { object.encode($0) }, overlay: { object.overlay($0, $1) })
}
