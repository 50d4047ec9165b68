import DataFiles
import Diagnostics
import Foundation
import Scenes

/// An option of a command: its definition, and its effect.
struct Option<Values>: Sendable {
    let definition: OptionDefinition
    /// Sets the value. The text of an option without a value is empty.
    let apply: @Sendable (inout Values, String) throws(UsageError) -> Void

    /// Creates an option.
    ///
    /// - Parameters:
    ///   - value: The placeholder of the value. `nil` for an option without a value.
    ///   - accepted: The values that completions suggest.
    init(
        short: String? = nil, long: String, value: String?, accepted: AcceptedValues = .text, help: String,
        apply: @escaping @Sendable (inout Values, String) throws(UsageError) -> Void
    ) {
        definition = OptionDefinition(
            short: short, long: long, value: value, accepted: accepted, help: help)
        self.apply = apply
    }

    fileprivate init(
        definition: OptionDefinition,
        apply: @escaping @Sendable (inout Values, String) throws(UsageError) -> Void
    ) {
        self.definition = definition
        self.apply = apply
    }

    /// The same option, each occurrence of which adds values.
    var repeatable: Option { with { $0.isRepeatable = true } }

    /// Returns the same option below a heading.
    func under(_ heading: OptionHeading) -> Option { with { $0.heading = heading } }

    private func with(_ change: (inout OptionDefinition) -> Void) -> Option {
        var definition = definition
        change(&definition)
        return Option(definition: definition, apply: apply)
    }

    /// Returns the same option of a command that stores the values at `key`.
    ///
    /// - Parameter record: A function that records that the option is specified.
    func stored<Outer>(
        at key: WritableKeyPath<Outer, Values> & Sendable,
        record: @escaping @Sendable (inout Outer) -> Void = { _ in }
    ) -> Option<Outer> {
        Option<Outer>(definition: definition) { [apply] (values, text) throws(UsageError) in
            try apply(&values[keyPath: key], text)
            record(&values)
        }
    }

    /// Returns an option without a value.
    static func flag(
        _ long: String, _ help: String, _ key: WritableKeyPath<Values, Bool> & Sendable
    ) -> Option {
        Option(long: long, value: nil, help: help) { values, _ in values[keyPath: key] = true }
    }

    /// Returns an option with a text, such as the path of a file.
    static func text(
        _ long: String, short: String? = nil, _ value: String,
        accepting accepted: AcceptedValues = .text,
        _ help: String, _ key: WritableKeyPath<Values, String?> & Sendable
    ) -> Option {
        Option(short: short, long: long, value: value, accepted: accepted, help: help) { values, text in
            values[keyPath: key] = text
        }
    }

    /// Returns an option with the name of an output file, which has one of the extensions of its format, or
    /// none.
    static func output(
        _ long: String, ending: String, _ help: String, _ key: WritableKeyPath<Values, String?> & Sendable
    ) -> Option {
        Option(long: long, value: "FILE", accepted: .file([ending]), help: help) {
            (values, path) throws(UsageError) in
            let found = (path as NSString).pathExtension
            guard found.isEmpty || found.lowercased() == ending else {
                throw UsageError("\(long): \(path): unknown extension .\(found); expected .\(ending)")
            }
            guard path != "-" else { throw UsageError("\(long): expected the name of a file, found \"-\"") }
            values[keyPath: key] = path
        }
    }

    /// Returns an option with names of values, separated by commas.
    static func names<Value: NamedValue>(
        _ long: String, _ value: String, _ help: String, _ key: WritableKeyPath<Values, [Value]> & Sendable
    ) -> Option {
        let accepted = AcceptedValues.names(Value.names.map(\.name), isList: true)
        return list(long, value, accepted, help, key) { (text) throws(UsageError) in try named(text, long) }
    }

    /// Returns an option with the name of a value.
    static func name<Value: NamedValue>(
        _ long: String, _ value: String, _ help: String, _ key: WritableKeyPath<Values, Value?> & Sendable
    ) -> Option {
        let accepted = AcceptedValues.names(Value.names.map(\.name))
        return Option(long: long, value: value, accepted: accepted, help: help) {
            (values, text) throws(UsageError) in
            values[keyPath: key] = try named(text, long)
        }
    }

    private static func named<Value: NamedValue>(
        _ text: String, _ option: String
    ) throws(UsageError) -> Value {
        do throws(Diagnostic) {
            return try Value.named(text)
        } catch {
            throw UsageError("\(option): \(error.sentence)")
        }
    }

    /// Returns an option with one of a few names in lower case.
    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ long: String, _ value: String, _ help: String, _ key: WritableKeyPath<Values, Choice?> & Sendable
    ) -> Option {
        let names = Choice.allCases.map(\.rawValue)
        return Option(long: long, value: value, accepted: .names(names), help: help) {
            (values, text) throws(UsageError) in
            guard let choice = Choice(rawValue: text.lowercased()) else {
                throw UsageError("\(long): expected \(alternatives(names)), found \"\(text)\"")
            }
            values[keyPath: key] = choice
        }
    }

    /// Returns an option with numbers in a range, separated by commas.
    static func numbers(
        _ long: String, _ value: String, _ help: String, _ range: ClosedRange<Double>,
        _ key: WritableKeyPath<Values, [Double]> & Sendable
    ) -> Option {
        list(long, value, .text, help, key) { (text) throws(UsageError) in try number(text, of: range, long) }
    }

    private static func list<Value>(
        _ long: String, _ value: String, _ accepted: AcceptedValues, _ help: String,
        _ key: WritableKeyPath<Values, [Value]> & Sendable,
        _ read: @escaping @Sendable (String) throws(UsageError) -> Value
    ) -> Option {
        Option(long: long, value: value, accepted: accepted, help: help) {
            (values, text) throws(UsageError) in
            values[keyPath: key] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                values[keyPath: key].append(try read(String(part)))
            }
        }
    }

    static func number(
        _ long: String, _ value: String, _ help: String, _ range: ClosedRange<Double>,
        _ key: WritableKeyPath<Values, Double?> & Sendable
    ) -> Option {
        Option(long: long, value: value, help: help) { (values, text) throws(UsageError) in
            values[keyPath: key] = try number(text, of: range, long)
        }
    }

    private static func number(
        _ text: String, of range: ClosedRange<Double>, _ option: String
    ) throws(UsageError) -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw .expected(range, option, found: text)
        }
        return number
    }

    static func whole(
        _ long: String, _ value: String, _ help: String, _ range: ClosedRange<Int>,
        _ key: WritableKeyPath<Values, Int?> & Sendable
    ) -> Option {
        Option(long: long, value: value, help: help) { (values, text) throws(UsageError) in
            values[keyPath: key] = try whole(text, of: range, long)
        }
    }

    /// Parses an integer in a range.
    static func whole(
        _ text: String, of range: ClosedRange<Int>, _ option: String
    ) throws(UsageError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            let range = Double(range.lowerBound)...Double(range.upperBound)
            throw .expected(range, isWhole: true, option, found: text)
        }
        return number
    }

    /// Returns the option `--jobs`.
    ///
    /// - Parameter work: The objects that are drawn concurrently, for the help.
    static func jobs(_ work: String, _ key: WritableKeyPath<Values, Int> & Sendable) -> Option {
        Option(
            long: "--jobs", value: "NUMBER",
            help:
                "Set the maximum number of \(work) that are drawn concurrently. Default: the number of processors."
        ) { (values, text) throws(UsageError) in
            values[keyPath: key] = try whole(text, of: 1...256, "--jobs")
        }
    }
}
