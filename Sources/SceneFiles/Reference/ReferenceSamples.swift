import CSQLite
import Foundation
import PNGCodec
import Records
import TableSnapshots

/// The files that the examples of the reference name, as text or as scenes that are drawn.
package enum ReferenceSamples {
    /// Files that are written as they are.
    private static let texts = [
        "people.csv": """
        name,city,born,score,favourite
        Alan Turing,London,1912-06-23,9,no
        Ada Lovelace,London,1815-12-10,1212.5,yes
        Grace Hopper,New York,1906-12-09,17.25,no
        Emmy Noether,Erlangen,1882-03-23,21,yes

        """,
        "other.yaml": "rows: [Another, Table]\n",
    ]

    /// SQLite files, each with the statements that make it.
    private static let databases = [
        "people.sqlite": """
        CREATE TABLE people (name TEXT, city TEXT, score REAL);
        INSERT INTO people VALUES ('Alan Turing', 'London', 9), ('Ada Lovelace', 'London', 1212.5),
            ('Grace Hopper', 'New York', 17.25), ('Emmy Noether', 'Erlangen', 21);
        CREATE TABLE cities (name TEXT, score REAL);
        INSERT INTO cities VALUES ('London', 8.9), ('New York', 8.3), ('Erlangen', 0.1);
        """
    ]

    /// Pictures, each drawn from a scene.
    private static let pictures = [
        "flag@2x.png": """
        width: 60
        separators: none
        rows:
          - height: 40
            views:
              - {type: view, frame: [0, 0, 20, 40], background: "#2E8B57"}
              - {type: view, frame: [20, 0, 20, 40], background: "#FFFFFF"}
              - {type: view, frame: [40, 0, 20, 40], background: "#CD3B42"}
        """,
        "mark@2x.png": """
        width: 20
        background: clear
        separators: none
        rows:
          - height: 20
            background: clear
            views:
              - {type: view, frame: [1, 1, 18, 18], cornerRadius: 9, background: "#8E44AD"}
        """,
    ]

    /// Writes the files into a folder.
    ///
    /// - Parameters:
    ///   - run: The files of the run, among which these will be.
    ///   - allowsOutside: Whether links in the folder may lead out of it.
    package static func write(
        to folder: String, of run: RunFiles = RunFiles(), allowsOutside: Bool = false
    ) throws {
        func claim(_ name: String) throws(OutputError) -> OutputClaim {
            try run.claim("\(folder)/\(name)", within: allowsOutside ? nil : folder)
        }
        for (name, text) in texts {
            let file = try OutputFile(claim(name))
            try file.write(Array(text.utf8))
            try file.commit()
        }
        for (name, statements) in databases {
            try claim(name).check()
            try make("\(folder)/\(name)", statements)
        }
        for (name, yaml) in pictures {
            let content = try SceneContent(
                SceneFile(Array(yaml.utf8), format: .yaml, name: name), folder: SceneFolder(folder))
            let scene = try SceneTable(content)
            let file = try OutputFile(claim(name))
            try withExtendedLifetime(scene) { try scene.snapshot().writePNG(to: file) }
            try file.commit()
        }
    }

    /// Makes an SQLite file.
    private static func make(_ path: String, _ statements: String) throws(RecordError) {
        var database: OpaquePointer?
        defer { sqlite3_close(database) }
        guard sqlite3_open(path, &database) == SQLITE_OK,
            sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK
        else { throw RecordError(file: path, sentence: String(cString: sqlite3_errmsg(database))) }
    }
}
