import Diagnostics
import Files
import Foundation
import Goldens
import ImageComparison
import Scenes
import TableSnapshots

/// A verifier that draws scenes and compares them with their golden images.
struct SceneVerifier: Sendable {
    let tolerance: Tolerance
    let recording: RecordMode
    let otherFonts: OtherFonts
    let artifacts: GoldenArtifacts
    let files: RunFiles
    let fonts: SceneFontChoice
    let allowsOutside: Bool
    /// A Boolean value that indicates whether characters without a font can be boxes.
    let acceptsBoxes: Bool
    /// A Boolean value that indicates whether results contain the images of differences.
    let retainsImages: Bool

    func verify(_ scene: VerifiedScene) -> [ImageVerdict] {
        do {
            var file = try scene.file.get()
            file.fonts = fonts
            let content = try SceneContent(
                file,
                folder: SceneFolder(
                    of: scene.path, allowsOutside: allowsOutside,
                    reads: FilesRead(of: files, takesDigests: false)))
            try content.check(isStrict: true)
            return scene.images.map { verify($0, of: content, scene.path) }
        } catch {
            return [
                ImageVerdict(
                    scene: scene.path, state: nil, golden: "", outcome: .error,
                    messages: Diagnostics.lines(of: error), seconds: 0)
            ]
        }
    }

    private func verify(
        _ image: VerifiedScene.Image, of content: SceneContent, _ path: String
    ) -> ImageVerdict {
        let start = ContinuousClock.now
        func verdict(_ outcome: ImageVerdict.Outcome, _ messages: [String]) -> ImageVerdict {
            ImageVerdict(
                scene: path, state: image.sceneImage.name, golden: image.golden, outcome: outcome,
                messages: messages,
                seconds: ((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1000)
        }
        if let duplicate = image.duplicate {
            return verdict(
                .error, ["\(image.golden) is also the golden image of \(duplicate); rename one of them"])
        }
        do {
            let snapshot = try content.image(image.sceneImage)
            let drawing = try Drawing(snapshot, scale: snapshot.scale)
            let golden = GoldenFile(
                path: image.golden, name: GoldenArtifacts.name(ofGolden: image.golden),
                claim: try image.claim.get())
            let check = GoldenCheck(
                drawing, with: golden, mode: recording, tolerance: tolerance, otherFonts: otherFonts,
                acceptsBoxes: acceptsBoxes)
            let changed = check.outcome == .different ? check.changedParts(of: snapshot) : nil
            var result = verdict(outcome(of: check), [message(of: check)] + check.reasons(changed))
            if case .sameLayout(let fonts) = check.outcome {
                result.otherFonts = fonts
            } else {
                result.difference = check.comparison.map { ImageVerdict.Difference($0) }
            }
            result.changedParts = changed?.summary()
            leave(check, &result)
            return result
        } catch {
            return verdict(.error, Diagnostics.lines(of: error))
        }
    }

    private func outcome(of check: GoldenCheck) -> ImageVerdict.Outcome {
        switch check.outcome {
        case .passed: .same
        case .sameLayout: .sameLayout
        case .different, .unreadable: .different
        case .missing: .missing
        case .recorded: .recorded
        case .incomplete, .notRecorded: .error
        }
    }

    /// Returns the description of a check's outcome.
    private func message(of check: GoldenCheck) -> String {
        switch check.outcome {
        case .passed, .different: check.comparison.map(\.description) ?? ""
        case .sameLayout(let fonts): GoldenCheck.descriptionWithoutPixels(fonts)
        case .missing: "there is no golden image \(check.golden.path)"
        case .unreadable(let reason), .incomplete(let reason), .notRecorded(let reason): reason
        case .recorded(.new): "\(check.golden.path), where there was none"
        case .recorded(.failed): "\(check.golden.path), which failed"
        case .recorded(.all): check.golden.path
        }
    }

    /// Writes the images of a failure for `tablesnap review`, and removes those of a success. The result of the comparison
    /// remains if they cannot be written.
    private func leave(_ check: GoldenCheck, _ verdict: inout ImageVerdict) {
        do {
            guard check.failureKind != nil else { return try artifacts.remove(check.golden.name) }
            let images = try GoldenArtifacts.ImageFiles(of: check)
            guard
                let failure = GoldenFailure(
                    check, actual: images.actual, message: verdict.messages.joined(separator: "\n"),
                    owner: verdict.name)
            else { return }
            if retainsImages { verdict.images = images }
            try artifacts.write(failure, images)
        } catch {
            verdict.artifactsProblem = Diagnostic(
                .warning, message: "the images of failures are not stored: \(error)",
                remedy: "name another folder with --artifacts or \(GoldenArtifacts.variable)")
        }
    }
}
