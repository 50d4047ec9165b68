import Foundation

/// What came of verifying scenes.
struct VerificationResults {
    /// In the order of the scenes.
    var verdicts: [PictureVerdict] = []
    /// The goldens that no scene owns, when they were looked for.
    var unreferenced: [String] = []

    func count(_ outcome: PictureVerdict.Outcome) -> Int {
        verdicts.reduce(0) { $1.outcome == outcome ? $0 + 1 : $0 }
    }

    var isAllSame: Bool { verdicts.allSatisfy { $0.outcome == .same } }

    var exitStatus: Tablesnap.ExitStatus {
        if count(.error) > 0 { return .couldNotRun }
        return isAllSame && unreferenced.isEmpty ? .done : .failed
    }

    /// How many pictures there are of each kind, in one sentence.
    var summary: String {
        let all = verdicts.count == 1 ? "1 picture" : "\(verdicts.count) pictures"
        let parts = PictureVerdict.Outcome.allCases.compactMap { outcome in
            let count = count(outcome)
            return count == 0 ? nil : "\(count) \(outcome.words(count))"
        }
        return parts.isEmpty ? all : "\(all): \(parts.joined(separator: ", "))"
    }

    /// What to do about it, a line for each thing.
    var advice: String {
        var lines = unreferenced.map { "unreferenced  \($0.onOneLine)" }
        if !unreferenced.isEmpty {
            lines.append("No scene owns these goldens; delete them if nothing else does")
        }
        if count(.different) + count(.missing) > 0 {
            lines.append("Accept or reject them one by one with tablesnap review")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private struct Document: Encodable {
        let pictures: [Picture]
        let summary: [String: Int]
        let unreferenced: [String]
    }

    private struct Picture: Encodable {
        let scene: String
        let state: String?
        let golden: String
        let outcome: PictureVerdict.Outcome
        let messages: [String]
        let difference: PictureVerdict.Difference?
        let changedParts: String?
        let seconds: Double
    }

    /// The results as a JSON object.
    func json() throws -> String {
        let pictures = verdicts.map {
            Picture(
                scene: $0.scene, state: $0.state, golden: $0.golden, outcome: $0.outcome,
                messages: $0.messages, difference: $0.difference, changedParts: $0.changedParts,
                seconds: ($0.seconds * 1000).rounded() / 1000)
        }
        let counts = PictureVerdict.Outcome.allCases.map { ($0.rawValue, count($0)) }
        return try Self.encoded(
            Document(
                pictures: pictures, summary: Dictionary(uniqueKeysWithValues: counts),
                unreferenced: unreferenced))
    }

    /// A value as JSON for people and programs.
    static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self).printableJSON + "\n"
    }
}

extension PictureVerdict {
    /// What came of the picture, a line for each thing.
    var text: String {
        // What scenes have to say begins with their names.
        if outcome == .error, messages.allSatisfy({ $0.hasPrefix(scene) }) {
            return messages.map { "error  \($0.onOneLine)\n" }.joined()
        }
        let first = "\(outcome.rawValue)  \(name): \(messages.first ?? "")".onOneLine + "\n"
        return first + messages.dropFirst().map { "    \($0.onOneLine)\n" }.joined()
    }
}

extension PictureVerdict.Outcome {
    /// The outcome of so many pictures, after their number.
    fileprivate func words(_ count: Int) -> String {
        self == .error ? (count == 1 ? "error" : "errors") : rawValue
    }
}
