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
        self.init(
            summary: results.summary, entries: entries, artifacts: artifacts, artifactsOption: option)
    }
}
