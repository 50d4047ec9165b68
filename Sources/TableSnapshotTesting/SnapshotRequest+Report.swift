extension SnapshotRequest {
    /// Writes the images of a failure, or removes those of an earlier one, and fails the test unless the verdict passes.
    func report(_ verdict: Verdict) {
        var report = SnapshotReport(message: verdict.message, images: [], location: location)
        do {
            try write(verdict, in: &report)
        } catch {
            report.message += "\nThe images could not be written: \(error)"
        }
        if !verdict.passes { run.report(report) }
    }

    private func write(_ verdict: Verdict, in report: inout SnapshotReport) throws {
        guard let drawing = verdict.drawing, let golden = verdict.golden else { return }
        let artifacts = GoldenArtifacts(package: try package(), environment: run.environment)
        guard !verdict.passes else { return try artifacts.remove(golden.name) }
        let images = try GoldenArtifacts.ImageFiles.of(drawing, verdict)
        // An attachment with a slash in its name would lose the name.
        let name = golden.name.split(separator: "/").suffix(2).joined(separator: ".")
        report.images = images.named.map { ("\(name).\($0.kind).png", $0.bytes) }
        let test = try test.get()
        let owner = "\(test.suite)/\(test.test)"
        guard
            let failure = GoldenFailure.of(
                verdict, actual: images.actual, message: report.message, owner: owner)
        else {
            return try artifacts.remove(golden.name)
        }
        try artifacts.write(failure, images)
        report.message += "\nImages: " + artifacts.path(failure.name, "*")
    }
}
