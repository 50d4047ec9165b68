import DataFiles
import Foundation
import SceneSchema
import TableKit
import Testing

@testable import DataTables
@testable import Scenes

/// Every number of a scene or a theme has a range. The schema, the reference and the errors contain it.
@Suite("Ranges of numbers")
struct RangeTests {
    /// Returns the ranges of the numbers in a shape.
    private static func ranges(_ shape: Shape) -> [ClosedRange<Double>] {
        switch shape {
        case .number(let range, _): [range]
        case .numbers(let elements): elements.map(\.range)
        case .list(let element, _), .map(let element): ranges(element)
        case .either(let shapes): shapes.flatMap { ranges($0) }
        case .text, .pattern, .flag, .choice, .object: []
        }
    }

    private static var definitions: [DefinitionInfo] {
        var infos: [DefinitionInfo] = []
        JSONSchema.collect(TableScene.info, into: &infos)
        return infos
    }

    @Test func everyNumberHasRange() {
        let all = Self.definitions.flatMap { info in
            info.keys.flatMap { key in Self.ranges(key.shape).map { ("\(info.name).\(key.name)", $0) } }
        }
        #expect(all.count > 250)
        for (name, range) in all {
            #expect(abs(range.lowerBound) <= 1e12 && range.upperBound <= 1e12, "\(name)")
            #expect(range.lowerBound < range.upperBound, "\(name)")
        }
    }

    /// Returns every number of a theme, with the path of its key.
    private static func themeNumbers(
        _ info: DefinitionInfo = Theme.info, _ path: [String] = []
    ) -> [(path: [String], range: ClosedRange<Double>)] {
        info.keys.flatMap { key in
            if key.isPart, case .object(let type) = key.shape {
                return themeNumbers(type.info, path + [key.name])
            }
            guard case .number(let range, _) = key.shape else { return [] }
            return [(path + [key.name], range)]
        }
    }

    @Test func outOfRangeThemeNumbersAreRejected() {
        let numbers = Self.themeNumbers()
        #expect(numbers.count > 100)
        for (path, range) in numbers {
            let step = max(abs(range.upperBound), 1) / 100
            for number in [range.lowerBound - step, range.upperBound + step, .infinity, -1e300] {
                let yaml = path.reversed().reduce("\(number)") { "{\($1): \($0)}" }
                var reader = SceneReader(file: "t")
                guard let node = try? DocumentReader().read(Array(yaml.utf8), format: .yaml, name: "t") else {
                    Issue.record("\(yaml) cannot be read")
                    continue
                }
                _ = ThemeFile.decode(node, &reader)
                let sentence = reader.problems.first?.description ?? ""
                #expect(sentence.contains(": expected a") && sentence.contains(" from "), "\(yaml)")
            }
        }
    }

    @Test(arguments: [
        (
            "theme: {grouped: {background: {stripes: [white, red], period: 1e-300}}}",
            "s:1:63: theme.grouped.background.period: expected a number from 1 to 1000, found 1e-300"
        ),
        (
            "rows: [{text: A, height: 0.01}]",
            "s:1:26: rows[0].height: expected a number from 1 to 100000, found 0.01"
        ),
        ("rowHeight: .inf", "s:1:12: rowHeight: expected a number from 1 to 100000, found"),
        (
            "rows: [{views: [{type: slider, value: 1e300}]}]",
            "s:1:39: rows[0].views[0].value: expected a number from -1000000000 to 1000000000, found 1e300"
        ),
    ])
    func errorsIncludeRange(yaml: String, beginning: String) {
        let found = reportedProblems(yaml).first ?? "nothing"
        #expect(found.hasPrefix(beginning), "\(found)")
    }

    @Test func schemaIncludesRange() {
        let schema = JSONSchema.scene
        #expect(schema.contains(#""minimum": 0.1"#) && schema.contains(#""maximum": 16000"#))
    }
}
