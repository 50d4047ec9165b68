import Foundation
import Testing

/// The arrows between modules that the architecture page rules out.
@Suite struct ArchitectureTests {
    /// The direct and indirect dependencies of each target in Package.swift.
    private static let dependencies: [String: Set<String>] = {
        let file = Repository.folder.appending(path: "Package.swift")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let target = #/arget\(\s*name: "(?<name>\w+)",\s*(dependencies: \[(?<list>[^\]]*)\])?/#
        var direct: [String: Set<String>] = [:]
        for match in text.matches(of: target) {
            let list = match.list.map(String.init) ?? ""
            direct[String(match.name)] = Set(list.matches(of: #/"(\w+)"/#).map { String($0.1) })
        }
        func closure(of name: String) -> Set<String> {
            let own = direct[name] ?? []
            return own.reduce(into: own) { $0.formUnion(closure(of: $1)) }
        }
        return Dictionary(uniqueKeysWithValues: direct.keys.map { ($0, closure(of: $0)) })
    }()

    @Test(arguments: [
        ("ViewKit", ["TableKit", "Rendering", "TableSnapshots", "CHarfBuzzSubset"]),
        ("TableKit", ["Rendering", "TableSnapshots", "Scenes", "CHarfBuzzSubset"]),
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
    func forbiddenDependenciesDoNotExist(module: String, forbidden: [String]) throws {
        let dependencies = try #require(Self.dependencies[module])
        #expect(!dependencies.isEmpty)
        #expect(dependencies.isDisjoint(with: forbidden), "\(dependencies.intersection(forbidden))")
    }

    @Test func noModuleDependsOnCommand() {
        for (name, dependencies) in Self.dependencies
        where name != "tablesnap" && !name.hasSuffix("Tests") {
            #expect(dependencies.isDisjoint(with: ["tablesnap", "TablesnapCommand"]), "\(name)")
        }
    }

    /// A file can import what its module reaches through others, so the package's description is not enough.
    @Test func modulesImportOnlyTheirDependencies() throws {
        for (name, dependencies) in Self.dependencies {
            let folder = Repository.folder.appending(path: "Sources/\(name)")
            let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
            for file in files where file.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                for match in text.matches(of: #/\nimport (\w+)/#) {
                    let module = String(match.1)
                    guard Self.dependencies[module] != nil else { continue }
                    #expect(dependencies.contains(module), "\(name)/\(file) imports \(module)")
                }
            }
        }
    }
}
