/// A heading above options in help, manual pages and the documentation.
enum OptionHeading: String, CaseIterable {
    case input = "Input options"
    case records = "Record options"
    case columns = "Column options"
    case rows = "Row options"
    case style = "Style options"
    case traits = "Trait options"
    case state = "State options"
    case screen = "Screen options"
    case comparison = "Comparison options"
    case audit = "Audit options"
    case browser = "Browser options"
    case run = "Run options"
    case output = "Output options"
    /// The heading of all others.
    case general = "Options"
}

extension [OptionDefinition] {
    /// The options by their headings, in the order of the headings.
    var sections: [(heading: OptionHeading, options: [OptionDefinition])] {
        OptionHeading.allCases.compactMap { heading in
            let options = filter { $0.heading == heading }
            return options.isEmpty ? nil : (heading, options)
        }
    }
}

extension Array {
    /// Returns the same options below a heading.
    func under<Values>(_ heading: OptionHeading) -> Self where Element == Option<Values> {
        map { $0.under(heading) }
    }
}
