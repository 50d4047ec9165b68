import Diagnostics

/// The parameters of an assertion.
struct SnapshotRequest {
    var format: SnapshotFormat
    var name: String?
    var devices: [DeviceScreen]
    var path: String?
    var options: SnapshotOptions?
    var traits: [TraitCollection]
    var tolerance: Tolerance?
    var ignoredViews: [AnyKeyPath]
    var ignoredRects: [CGRect]
    var record: RecordMode?
    var location: AssertionLocation

    let run = SnapshotRun.current
    let test = Result { () throws(Diagnostic) in try TestIdentity.current() }
    let settings = SnapshotSettings.current

    /// Draws and compares the subject on each of the devices with each of the traits. An error in one image does not
    /// prevent the comparison of the others.
    func verify<Subject: SnapshotSubject>(_ makeSubject: () throws -> Subject) -> [Verdict] {
        guard !devices.isEmpty else { return verify(Variant(options: options), makeSubject) }
        return devices.flatMap { device in
            var options = options ?? SnapshotOptions()
            options.show(on: device)
            return verify(Variant(options: options, device: device), makeSubject)
        }
    }

    private func verify(
        _ variant: Variant, _ makeSubject: () throws -> some SnapshotSubject
    ) -> [Verdict] {
        do {
            // A subject that the assertion creates can request the size of the main screen.
            let subject = try (variant.options ?? SnapshotOptions()).withMainScreen { try makeSubject() }
            return (traits.isEmpty ? [variant] : traits.map(variant.with)).flatMap { verify(subject, $0) }
        } catch { return [Verdict(error)] }
    }

    /// The drawing options, and the device and the traits in the names of the golden files.
    private struct Variant {
        var options: SnapshotOptions?
        var device: DeviceScreen?
        var traits: TraitCollection?

        func with(_ traits: TraitCollection) -> Variant {
            var options = options ?? SnapshotOptions()
            options.traits = TraitCollection(traitsFrom: [options.traits, traits])
            return Variant(options: options, device: device, traits: traits)
        }
    }

    private func verify(_ subject: some SnapshotSubject, _ variant: Variant) -> [Verdict] {
        do {
            let images = try subject.snapshotImages(with: variant.options)
            if images.isEmpty { throw Diagnostic(message: "the subject has no images to compare") }
            return images.map { image in
                var golden: GoldenFile?
                do {
                    let file = try self.golden(image, variant)
                    golden = file
                    return try verify(image, of: subject, with: file)
                } catch { return Verdict(error, golden: golden) }
            }
        } catch { return [Verdict(error)] }
    }

    private func verify(
        _ image: SnapshotImage, of subject: some SnapshotSubject, with golden: GoldenFile
    ) throws -> Verdict {
        let mode = try record ?? settings.record ?? RecordMode(environment: run.environment)
        let image = try image.image(as: format)
        let content = try image.golden(as: format)
        try checkParameters()
        let ignored = try image.pixels(ofViews: ignoredViews, rects: ignoredRects, subject)
        let wasRecorded = try run.use(golden, digest: content.digest(ignoring: ignored), at: location)
        let request = GoldenRequest(
            content, with: golden, of: image.snapshot,
            tolerance: tolerance ?? settings.tolerance ?? .exact, ignoring: ignored,
            otherFonts: try settings.otherFonts ?? OtherFonts(environment: run.environment),
            since: wasRecorded ? nil : run.start)
        let verdict = request.record(request.compare(), mode)
        if let fonts = verdict.otherFonts { run.addUncompared(fonts, in: try test.get().suite) }
        if verdict.outcome == .recorded { run.addRecorded(golden) }
        return wasRecorded ? verdict.recordedEarlier : verdict
    }

    /// Checks that parameters of comparisons of pixels have an effect.
    private func checkParameters() throws(Diagnostic) {
        guard format.isText, tolerance != nil || !ignoredViews.isEmpty || !ignoredRects.isEmpty else {
            return
        }
        throw Diagnostic(
            message: "texts are compared completely",
            remedy: "omit “tolerance”, “ignoring”, “ignoringInCells” and “ignoringRects”")
    }

    /// Returns the golden file of an image in the test's package. The name ends with the device, the listed traits and
    /// the end of the format, such as the scale.
    private func golden(_ image: SnapshotImage, _ variant: Variant) throws -> GoldenFile {
        let name = try goldenName([name, image.name, variant.device?.fileName].compactMap { $0 })
        return GoldenFile(
            variant.traits?.variantName(name) ?? name, ending: format.ending(scale: image.scale),
            directory: settings.directory ?? "Snapshots", package: try package())
    }

    func package() throws -> URL {
        try PackageFolder.find(from: "\(location.filePath)", environment: run.environment)
    }

    func goldenName(_ names: [String]) throws -> String {
        let test = try test.get()
        try test.checkFunction("\(location.function)")
        if name == "" {
            throw Diagnostic(
                message: "the name of the snapshot is empty", remedy: "omit “named”, or pass a name")
        }
        guard let path else {
            if test.isParameterized, name == nil {
                throw Diagnostic(
                    message: "the snapshot of a parameterized test requires a name that contains the test's "
                        + "arguments: assertSnapshot(of: …, named: …)")
            }
            return GoldenName.path(
                module: test.module, suite: test.suite, test: test.test, names: names)
        }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
            throw Diagnostic(message: "“\(path)” is not a path below the folder of golden images")
        }
        return ([path] + names.map(GoldenName.fileName)).joined(separator: ".")
    }
}

extension SnapshotImage {
    /// Returns the areas of the image that are not compared.
    ///
    /// - Parameters:
    ///   - views: Key paths from `subject`, or from the cells, headers and footers of its table.
    ///   - rects: Rectangles in points from the image's top-left corner, or in pixels for a bitmap.
    fileprivate func pixels(
        ofViews views: [AnyKeyPath], rects: [CGRect], _ subject: some SnapshotSubject
    ) throws -> [PixelRect] {
        switch content {
        case .bitmap: return rects.map(PixelRect.init(around:))
        case .snapshot(let snapshot):
            let scale = snapshot.scale
            let scaled = rects.map {
                CGRect(
                    x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale,
                    height: $0.height * scale)
            }
            return try (scaled + snapshot.frames(of: views, from: subject)).map(PixelRect.init(around:))
        }
    }
}
