import Goldens

extension ReviewPage {
    /// Creates a page of the results of a verification.
    ///
    /// - Parameters:
    ///   - artifacts: The folder with the images of failures.
    ///   - option: The folder in the command line. `nil` if there is none.
    init(_ results: VerificationResults, of artifacts: GoldenArtifacts, option: String?) {
        let entries = results.images.map { result in
            let category = result.outcome.category
            return Entry(
                name: result.name, outcome: category, title: ImageResult.title(ofCategory: category),
                messages: result.messages, golden: result.golden, failure: result.failure)
        }
        let unreferenced = (results.unreferenced?.paths ?? []).map { path in
            Entry(
                name: path, outcome: "unreferenced", title: "unreferenced",
                messages: ["nothing uses this golden image"], golden: path, failure: nil)
        }
        let summary =
            results.unreferenced.map { $0.paths == nil ? "; unreferenced golden images not checked" : "" }
        self.init(
            summary: results.summary + (summary ?? ""), entries: entries + unreferenced, artifacts: artifacts,
            artifactsOption: option)
    }
}
