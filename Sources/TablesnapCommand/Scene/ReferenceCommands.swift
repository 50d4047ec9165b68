import SceneSchema
import Scenes

/// `tablesnap schema`: prints the JSON Schema of scene files.
enum SchemaCommand: Command {
    static let name = "schema"

    static let summary = "Print the JSON Schema of scene files."

    static let purpose = """
        Print the JSON Schema (draft 2020-12) of scene files, for editors that complete and
        validate them. In many editors, a scene refers to it in its first line:

            # yaml-language-server: $schema=tablesnap.schema.json
        """

    static let examples = [
        CommandExample(
            "tablesnap schema > tablesnap.schema.json",
            "Write the schema for your editor."),
        CommandExample(
            "tablesnap schema > tablesnap.schema.json && tablesnap new > scene.yaml",
            "Write the schema, and a scene next to it."),
        CommandExample(
            "tablesnap schema | diff - tablesnap.schema.json",
            "Check whether a written schema is that of this version."),
    ]

    static func run(_ options: NoOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        if let argument = operands.first {
            throw UsageError("schema takes no \(argument); see tablesnap schema --help")
        }
        return try Tablesnap.show(JSONSchema.scene.dropLastLineEnd)
    }
}

/// `tablesnap new`: creates a scene file.
enum NewCommand: Command {
    static let name = "new"

    static let summary = "Print a scene file to start from."

    static let purpose = """
        Print a scene file with comments, to start from.
        """

    static let examples = [
        CommandExample(
            "tablesnap new > scene.yaml && tablesnap render scene.yaml",
            "Write a scene, and draw it to scene.png."),
        CommandExample(
            "tablesnap new > scene.yaml && tablesnap check scene.yaml",
            "Write a scene, and validate it after each change."),
        CommandExample(
            "tablesnap new > scene.yaml && tablesnap render scene.yaml --dark -o dark.png",
            "Write a scene, and draw it in the dark appearance."),
    ]

    static func run(_ options: NoOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        if let argument = operands.first {
            throw UsageError("new takes no \(argument); see tablesnap new --help")
        }
        return try Tablesnap.show(example)
    }

    static let example = """
        # A table, drawn with: tablesnap render scene.yaml
        # Every key: tablesnap keys. For your editor: tablesnap schema > tablesnap.schema.json

        style: inset-grouped          # plain, grouped or inset-grouped
        # width: 402                  # points
        # traits: {appearance: dark, scale: 3}

        # Prototypes of rows, by name. Frames are in points, for a row without accessory.
        prototypes:
          Person:
            height: 60
            accessory: disclosure
            views:
              - type: label
                frame: [16, 8, 250, 24]
                autoresizing: [width]
                font: {size: 19, weight: semibold}
                outlet: name
              - type: label
                frame: [16, 32, 250, 20]
                autoresizing: [width]
                font: 14
                color: secondaryLabel
                outlet: role

        sections:
          - header: Connections
            footer: Nearby devices can see this one.
            rows:
              - Airplane Mode         # a text alone is a row
              - {text: Wi-Fi, detail: Home, accessory: disclosure}
              - {text: Bluetooth, accessory: {type: switch, on: true}}

          - header: People
            rows:
              - {prototype: Person, values: {name: Ada Lovelace, role: Mathematician}}
              - {prototype: Person, values: {name: Alan Turing, role: Logician}}

          # A row for each record of a file. Columns are in braces.
          # - data: {file: countries.csv, filter: area_km2 > 500000, sort: -area_km2}
          #   row:
          #     text: "{name}"
          #     detail: "{area_km2:number} km²"
          #     when:
          #       - {if: region = 'Europe', accessory: checkmark}

        # Further images of the same table, scene-editing.png and so on.
        # states:
        #   - {name: editing, editing: true}
        """
}
