/// The source files that are written from doc comments and properties.
extension SourceTypes {
    private static let header = """
        // Written by `make keys` from the doc comments and properties of types. Do not edit.
        // swift-format-ignore-file


        """

    /// The contents of the files, by name.
    var generatedFiles: [String: String] {
        [
            "DocComments+Generated.swift": docComments, "ThemeKeys.swift": themeKeys,
            "Theme+Numbers.swift": themeNumbers,
        ]
    }

    /// The source file with the doc comments of all scene objects and their properties.
    private var docComments: String {
        let lines = objects.sorted().flatMap { type in
            ["\(type): \(comments[type] ?? "")"]
                + (properties[type] ?? []).map { "\(type).\($0.name): \($0.comment)" }
        }
        return """
            \(Self.header)import SceneSchema

            extension DocComments {
                /// The doc comments of the types of scenes and themes.
                static let scenes = DocComments(
                    #\"""
            \(lines.map { "        \($0)\n" }.joined())        \"""#)
            }

            """
    }

    /// The source file with the keys of themes.
    private var themeKeys: String {
        let keys = themeObjects.sorted().map { type in
            """
            extension \(type) {
                package static let keys: [Key<Self>] = [
            \((properties[type] ?? []).map { "        Key(\"\($0.name)\", \\.\($0.name)),\n" }.joined())    ]
            }

            """
        }
        return Self.header + "import SceneSchema\nimport TableKit\n\n" + keys.joined(separator: "\n")
    }

    /// The source file with functions that change the numbers and fonts in themes. They are much faster than key paths.
    private var themeNumbers: String {
        var (lengths, fonts, offsets): ([String], [String], [String]) = ([], [], [])
        func collect(_ type: String, _ path: String) {
            for property in properties[type] ?? [] {
                let path = "\(path).\(property.name)"
                switch property.type {
                case "CGFloat" where property.name.hasSuffix("Offset"): offsets.append(path)
                case "CGFloat": lengths.append(path)
                case "CGSize" where property.name == "offset": offsets += [path + ".width", path + ".height"]
                case "CGSize": lengths += [path + ".width", path + ".height"]
                case "Font": fonts.append(path)
                default: if let part = object(property.type, in: type) { collect(part, path) }
                }
            }
        }
        collect("Theme", "")
        func function(_ name: String, _ kind: String, _ type: String, _ paths: [String]) -> String {
            """
                /// Changes all \(kind), except those in optional parts and arrays.
                package mutating func \(name)(_ change: (inout \(type)) -> Void) {
            \(paths.map { "        change(&\($0.dropFirst()))\n" }.joined())    }

            """
        }
        let functions = [
            function("changeLengths", "lengths, sizes, opacities and fractions", "CGFloat", lengths),
            function("changeOffsets", "offsets", "CGFloat", offsets),
            function("changeFonts", "fonts", "Font", fonts),
        ]
        return Self.header + "extension Theme {\n" + functions.joined(separator: "\n") + "}\n"
    }

    /// Returns the full name of a scene object for its name in another type.
    private func object(_ name: String, in type: String) -> String? {
        var scope = type.split(separator: ".")
        while !scope.isEmpty {
            let full = (scope + [Substring(name)]).joined(separator: ".")
            if objects.contains(full) { return full }
            scope.removeLast()
        }
        return objects.contains(name) ? name : nil
    }
}
