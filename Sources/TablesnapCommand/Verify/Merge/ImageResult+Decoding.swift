import Goldens

extension ImageResult: Decodable {
    /// Decodes a result in JSON. The outcome is one of its category.
    init(from decoder: any Decoder) throws {
        let properties = try decoder.container(keyedBy: CodingKeys.self)
        let category = try properties.decode(String.self, forKey: .outcome)
        let outcome = category == Verdict.Outcome.error ? .notDrawn : Verdict.Outcome(rawValue: category)
        guard let outcome, outcome.category == category else {
            throw DecodingError.dataCorruptedError(
                forKey: .outcome, in: properties, debugDescription: "unknown outcome")
        }
        self.init(
            scene: try properties.decode(String.self, forKey: .scene),
            state: try properties.decodeIfPresent(String.self, forKey: .state),
            golden: try properties.decode(String.self, forKey: .golden), outcome: outcome,
            messages: try properties.decode([String].self, forKey: .messages),
            seconds: try properties.decode(Double.self, forKey: .seconds))
        isUnchanged = try properties.decode(Bool.self, forKey: .unchanged)
        environment = try properties.decodeIfPresent(String.self, forKey: .environment)
        otherFonts = try properties.decodeIfPresent(String.self, forKey: .otherFonts)
        difference = try properties.decodeIfPresent(Difference.self, forKey: .difference)
        changedParts = try properties.decodeIfPresent(String.self, forKey: .changedParts)
        changes = try properties.decodeIfPresent([LayoutChange].self, forKey: .changes)
    }
}
