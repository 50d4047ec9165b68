extension SnapshotRequest {
    /// Writes the images of a failure, or removes those of an earlier one, and fails the test unless the result passes.
    func report(_ result: SnapshotResult) {
        var report = SnapshotReport(message: result.message, images: [], location: location)
        do {
            if let check = result.check { try write(check, in: &report) }
        } catch {
            report.message += "\nThe images could not be written: \(error)"
        }
        if !result.passes { run.report(report) }
    }

    private func write(_ check: GoldenCheck, in report: inout SnapshotReport) throws {
        let artifacts = GoldenArtifacts(package: try package(), environment: run.environment)
        guard !check.passes else { return try artifacts.remove(check.golden.name) }
        let images = try GoldenArtifacts.ImageFiles(of: check)
        // An attachment with a slash in its name would lose the name.
        let name = check.golden.name.split(separator: "/").suffix(2).joined(separator: ".")
        report.images = images.named.map { ("\(name).\($0.kind).png", $0.bytes) }
        let test = try test.get()
        let owner = "\(test.suite)/\(test.test)"
        guard
            let failure = GoldenFailure(
                check, actual: images.actual, message: report.message, owner: owner)
        else {
            return try artifacts.remove(check.golden.name)
        }
        try artifacts.write(failure, images)
        report.message += "\nImages: " + artifacts.path(failure.name, "*")
    }
}
