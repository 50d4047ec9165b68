import Foundation
import Testing

/// The dependencies between modules: those in Package.swift, and those in the imports of the sources.
@Suite struct ArchitectureTests {
    /// A target or a system library of Package.swift.
    private struct Target {
        /// The dependencies that Package.swift declares.
        let dependencies: Set<String>
        /// The folder of the sources, relative to the package.
        let folder: String
    }

    private struct Import {
        let file: String
        let module: String
        let isExported: Bool
        /// A Boolean value that indicates whether the file overrides or calls the members of views for tables.
        let isForTables: Bool
    }

    /// The targets and system libraries, by name.
    private static let targets: [String: Target] = {
        let file = Repository.folder.appending(path: "Package.swift")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let declaration =
            #/
            (?: [tT]arget | systemLibrary ) \( \s* (?: name: \s* )? "(?<name> \w+ )"
            (?: , \s* dependencies: \s* \[ (?<list> [^\]]* ) \] )?
            (?: , \s* path: \s* "(?<path> [^"]+ )" )?
            /#
        var targets: [String: Target] = [:]
        for match in text.matches(of: declaration) {
            let names = (match.list ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
            let name = String(match.name)
            let folder =
                match.path.map(String.init) ?? (name.hasSuffix("Tests") ? "Tests/" : "Sources/") + name
            targets[name] = Target(dependencies: Set(names), folder: folder)
        }
        return targets
    }()

    /// The imports of targets and system libraries in the sources of each target.
    private static let imports: [String: [Import]] = targets.mapValues { target in
        let folder = Repository.folder.appending(path: target.folder)
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return files.filter { $0.hasSuffix(".swift") }.flatMap { imports(in: "\(target.folder)/\($0)") }
    }

    private static func imports(in file: String) -> [Import] {
        let url = Repository.folder.appending(path: file)
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let line = #/\s*(?<modifiers>(?:@?\w+(?:\(\w+\))? )*)import (?:[a-z]+ )?(?<module>\w+)/#
        return text.split(separator: "\n").compactMap { text in
            guard let match = text.prefixMatch(of: line), targets[String(match.module)] != nil else {
                return nil
            }
            let isExported = match.modifiers.contains("@_exported")
            let isForTables = match.modifiers.contains("@_spi(Tables)")
            return Import(
                file: file, module: String(match.module), isExported: isExported, isForTables: isForTables)
        }
    }

    /// Returns the modules, and those that follow from them in one or more steps.
    private static func closure(of modules: Set<String>, step: (String) -> Set<String>) -> Set<String> {
        var (closure, next) = (modules, modules)
        while !next.isEmpty {
            next = Set(next.flatMap(step)).subtracting(closure)
            closure.formUnion(next)
        }
        return closure
    }

    /// Returns the direct and indirect dependencies of a target.
    private static func dependencies(of target: String) -> Set<String> {
        closure(of: targets[target]?.dependencies ?? []) { targets[$0]?.dependencies ?? [] }
    }

    @Test(arguments: [
        ("ViewKit", ["TableKit", "Rendering", "TableSnapshots"]),
        ("TableKit", ["Rendering", "TableSnapshots", "Scenes"]),
        ("Rendering", ["ViewKit", "TableKit", "TableSnapshots"]),
        ("DisplayList", ["ViewKit", "TableKit", "Rendering"]),
        ("Images", ["CCairo", "CPango", "DisplayList"]),
        ("ImageComparison", ["CCairo", "CPango", "ViewKit", "Rendering"]),
        ("TableSnapshots", ["Scenes", "DataFiles", "Goldens", "CSQLite", "CYAML"]),
        ("TableSnapshotTesting", ["Scenes", "DataFiles", "Figures", "CSQLite", "CYAML", "CCmark"]),
        ("DataFiles", ["ViewKit", "DisplayList", "Typesetting", "CCairo", "CPango"]),
        ("SceneSchema", ["ViewKit", "TableKit", "TableSnapshots", "Scenes"]),
        ("Scenes", ["Goldens", "Figures", "ImageComparison"]),
    ])
    func forbiddenDependenciesDoNotExist(module: String, forbidden: [String]) {
        #expect(forbidden.filter { Self.targets[$0] == nil } == [], "Package.swift does not contain them")
        let dependencies = Self.dependencies(of: module)
        #expect(!dependencies.isEmpty)
        #expect(dependencies.isDisjoint(with: forbidden), "\(dependencies.intersection(forbidden))")
    }

    @Test func noModuleDependsOnCommand() {
        for name in Self.targets.keys where name != "tablesnap" && !name.hasSuffix("Tests") {
            let dependencies = Self.dependencies(of: name)
            #expect(dependencies.isDisjoint(with: ["tablesnap", "TablesnapCommand"]), "\(name)")
        }
    }

    /// The compiler allows the import of any module that is built before, so Package.swift alone is not enough.
    @Test func modulesImportOnlyDeclaredDependencies() {
        for (name, target) in Self.targets {
            let declared = Self.closure(of: target.dependencies) { dependency in
                Set((Self.imports[dependency] ?? []).filter(\.isExported).map(\.module))
            }
            for found in Self.imports[name] ?? [] where found.module != name {
                #expect(declared.contains(found.module), "\(found.file) imports \(found.module)")
            }
        }
    }

    @Test func onlyTablesOverrideTheMembersForTables() {
        let files = Self.imports.mapValues { $0.filter(\.isForTables).map(\.file) }
        #expect(files.filter { !$0.value.isEmpty }.keys.sorted() == ["DataTables", "TableKit"])
    }

    @Test func pageContainsDependenciesOfEachModule() throws {
        let sources = Repository.folder.appending(path: "Sources")
        let page = sources.appending(path: "TableSnapshots/TableSnapshots.docc/Architecture.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        var rows: [String: Set<String>] = [:]
        for row in text.matches(of: #/\n\| `(\w+)` \| [^|\n]* \| ([^|\n]*) \|/#) {
            rows[String(row.1)] = Set(row.2.matches(of: #/\w+/#).map { String($0.output) })
        }
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        #expect(Set(rows.keys) == Set(Self.targets.keys).intersection(folders))
        for (module, imports) in rows {
            #expect(imports == Self.targets[module]?.dependencies, "\(module)")
        }
    }

    @Test func pageNamesWhatToImportOfEachProduct() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
        }
        let page = try text("Sources/TableSnapshots/TableSnapshots.docc/DrawTablesFromSwift.md")
        let rows = page.matches(of: #/\n\| [^|\n]+ \| (`[^|\n]*`) \|/#).map(\.1)
        let named = Set(rows.flatMap { $0.matches(of: #/`(\w+)`/#).map { String($0.1) } })
        let libraries = try text("Package.swift").matches(of: #/\.library\(name: "(\w+)"/#)
        #expect(named == Set(libraries.map { String($0.1) }))
    }

    @Test func importsAreFoundInEveryFolder() {
        let known = [
            ("Scenes", "SceneSchema"), ("Rendering", "CHarfBuzzSubset"), ("TablesnapCommand", "Figures"),
            ("benchmark", "TableSnapshots"), ("TableSpecimens", "TableKit"), ("ScenesTests", "Scenes"),
        ]
        for (target, module) in known {
            #expect(Self.imports[target]?.contains { $0.module == module } == true, "\(target)")
        }
    }
}
