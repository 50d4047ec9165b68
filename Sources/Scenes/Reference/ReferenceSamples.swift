import DataFiles
import DataTables
import Files
import TableSnapshots

/// The files in the examples of the reference, as text or as scenes.
package enum ReferenceSamples {
    /// The text files.
    private static let texts = [
        "people.csv": """
        name,city,born,score,favorite,died
        Alan Turing,London,1912-06-23,9,no,7.6.1954
        Ada Lovelace,London,1815-12-10,1212.5,yes,27.11.1852
        Grace Hopper,New York,1906-12-09,17.25,no,1.1.1992
        Emmy Noether,Erlangen,1882-03-23,21,yes,14.4.1935

        """,
        "people.json": """
        {"data": {"people": [{"name": "Ada Lovelace", "score": 1212.5}, {"name": "Alan Turing", "score": 9}],
            "cities": [{"name": "London", "score": 8.9}]}}

        """,
        "people.txt": """
        # Two people
        name/score
        Ada Lovelace/1212.5
        Alan Turing/9

        """,
        "report.csv": """
        Scores of two people

        name,score
        Ada Lovelace,1212.5
        Alan Turing,9

        """,
        "headerless.csv": """
        Ada Lovelace,1212.5
        Alan Turing,9

        """,
        "ragged.csv": """
        name,score
        Ada Lovelace,1212.5
        Alan Turing

        """,
        "other.yaml": "rows: [Another, Table]\n",
    ]

    /// The SQLite files, each with the statements that create it.
    private static let databases = [
        "people.sqlite": """
        CREATE TABLE people (name TEXT, city TEXT, score REAL);
        INSERT INTO people VALUES ('Alan Turing', 'London', 9), ('Ada Lovelace', 'London', 1212.5),
            ('Grace Hopper', 'New York', 17.25), ('Emmy Noether', 'Erlangen', 21);
        CREATE TABLE cities (name TEXT, score REAL);
        INSERT INTO cities VALUES ('London', 8.9), ('New York', 8.3), ('Erlangen', 0.1);
        """
    ]

    /// The images, each as a scene.
    private static let images = [
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
        "icon@2x.png": """
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

    /// The files, which are claimed but not written yet.
    package struct Outputs {
        private let claims: [(name: String, claim: OutputClaim)]

        /// Claims the files of a folder.
        ///
        /// - Parameters:
        ///   - run: The files of the run, to which these are added.
        ///   - allowsOutside: Whether links in the folder may lead out of it.
        /// - Throws: `OutputError` for a file that the run uses, and for a link that leads out of the folder.
        package init(
            to folder: String, of run: RunFiles = RunFiles(), allowsOutside: Bool = false
        ) throws(OutputError) {
            var claims: [(name: String, claim: OutputClaim)] = []
            for name in [texts.keys, databases.keys, images.keys].flatMap({ $0.sorted() }) {
                let claim = try run.claim("\(folder)/\(name)", within: allowsOutside ? nil : folder)
                try claim.check()
                claims.append((name, claim))
            }
            self.claims = claims
        }

        package var count: Int { claims.count }

        /// Appends the files to those that a command writes together.
        package func append(to files: inout OutputFiles) throws {
            for (name, claim) in claims { try files.append(ReferenceSamples.bytes(of: name), for: claim) }
        }

        /// Writes the files, all or none, and replaces existing ones.
        package func write() throws {
            var files = OutputFiles(count: count)
            try append(to: &files)
            try files.commit()
        }
    }

    private static func bytes(of name: String) throws -> [UInt8] {
        if let text = texts[name] { return Array(text.utf8) }
        if let statements = databases[name] {
            return try SQLiteDatabase.bytes(creating: statements, name: name)
        }
        let yaml = images[name] ?? ""
        let file = try SceneFile(Array(yaml.utf8), format: .yaml, name: name)
        return try OpenScene.open(file, in: InputFolder(""), isStrict: false).image().pngData()
    }
}
