import Files
import Foundation
import Goldens
import Images

/// A page for the review of differences, with the changes in groups: a file of a report, or the page of a server.
struct ReviewPage {
    /// An image in the list.
    struct Entry {
        let name: String
        /// The category of outcomes, and its words.
        let outcome: String, title: String
        let messages: [String]
        /// The path of the golden image.
        let golden: String
        /// The record of the failure, whose images are in the artifacts. `nil` if there is none.
        let failure: GoldenFailure?
    }

    let summary: String
    let entries: [Entry]
    let artifacts: GoldenArtifacts
    /// The folder of the artifacts in the command line. `nil` if there is none.
    let artifactsOption: String?

    /// The data in the page.
    struct Document: Encodable {
        let summary: String
        let images: [Image]
        let groups: [Group]
        /// The indices of the groups, those with most images first.
        let order: [Int]
    }

    struct Image: Encodable {
        let name: String
        let outcome: String
        let title: String
        let messages: [String]
        let command: String?
        /// The bands of rows next to each other, as four numbers. `nil` if rows have the same places.
        let rows: [[Int]]?
        let areas: [Area]
        let reference: Part?
        let actual: Part?
        let difference: Part?
    }

    struct Area: Encodable {
        let group: Int
        let before: [Int]?
        let after: [Int]?
    }

    struct Group: Encodable {
        let title: String
        let places: Int
        let images: [Int]
        let reference: Part?
        let actual: Part?
    }

    struct Part: Encodable {
        let width: Int
        let height: Int
        let source: String

        init(_ png: [UInt8], source: String) throws(ImageError) {
            let format = try PNGFile.format(ofFileStartingWith: png)
            (width, height, self.source) = (format.width, format.height, source)
        }

        init(_ picture: ChangeGroups.Picture) {
            (width, height) = (picture.width, picture.height)
            source = PageImages.dataAddress(of: picture.png)
        }
    }

    // MARK: Data

    /// Returns the data. Each image is read once, so that only one is in memory at a time.
    ///
    /// - Parameter images: The addresses of whole images.
    func document(_ images: inout some PageImageSource) throws -> Document {
        var groups = ChangeGroups()
        // The groups have the indices of the images that are in one.
        var indices: [Int] = []
        var list: [Image] = []
        for (index, entry) in entries.enumerated() {
            let before = groups.names.count
            list.append(try image(entry, index, &groups, &images))
            if groups.names.count > before { indices.append(index) }
        }
        return Document(
            summary: summary, images: list,
            groups: groups.groups.map { group in
                Group(
                    title: group.title + (group.hasOtherTitles ? " and similar" : ""), places: group.places,
                    images: group.images.map { indices[$0] }, reference: group.before.map(Part.init),
                    actual: group.after.map(Part.init))
            }, order: groups.largestFirst)
    }

    private func image(
        _ entry: Entry, _ index: Int, _ groups: inout ChangeGroups, _ images: inout some PageImageSource
    ) throws -> Image {
        var messages = entry.messages
        var parts: [String: Part] = [:]
        var bytes: [String: [UInt8]] = [:]
        for kind in entry.failure == nil ? [] : PageImages.kinds {
            do {
                guard let png = try PageImages.read(entry.failure, kind, artifacts) else { continue }
                parts[kind] = try Part(png, source: images.address(of: png, index, kind))
                bytes[kind] = png
            } catch let error as OutputError {
                throw error
            } catch {
                messages.append("\(kind): \(error)")
            }
        }
        var areas: [Area] = []
        var changes = entry.failure?.changes
        if let failure = entry.failure, let actual = bytes["actual"] {
            do throws(ImageError) {
                let reference = failure.kind == .different ? bytes["reference"] : nil
                if changes == nil, let reference { changes = try .of(before: reference, after: actual) }
                let all = changes ?? ImageChanges()
                let found = try groups.add(
                    entry.name, before: reference,
                    lack: failure.kind == .unreadable ? "unreadable golden image" : "no golden image",
                    after: actual, all)
                areas = Self.areas(all, found)
            } catch {
                messages.append("\(error)")
            }
        }
        return Image(
            name: entry.name, outcome: entry.outcome, title: entry.title, messages: messages,
            command: command(entry), rows: changes?.rows?.merged.numbers, areas: areas,
            reference: parts["reference"], actual: parts["actual"], difference: parts["difference"])
    }

    /// Returns areas with their groups. An image without areas has one group.
    private static func areas(_ changes: ImageChanges, _ groups: [Int]) -> [Area] {
        guard groups.count == changes.areas.count else {
            return groups.map { Area(group: $0, before: nil, after: nil) }
        }
        return zip(changes.areas, groups).map { area, group in
            Area(group: group, before: area.before?.sides, after: area.after?.sides)
        }
    }

    /// Returns the command that accepts the image, or `nil` if there is nothing to accept.
    private func command(_ entry: Entry) -> String? {
        guard let failure = entry.failure, failure.base == nil else { return nil }
        let words =
            ["tablesnap", "accept", entry.golden] + (artifactsOption.map { ["--artifacts", $0] } ?? [])
        return words.map(\.shellQuoted).joined(separator: " ")
    }

    // MARK: HTML

    /// Returns the page.
    ///
    /// - Parameters:
    ///   - document: The data. `nil` if the page requests it from its server.
    ///   - sources: The sources of images and data, in the terms of the Content Security Policy.
    static func html(_ document: Document?, sources: String) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try document.map { String(decoding: try encoder.encode($0), as: UTF8.self) } ?? "null"
        func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }
        func hash(_ resource: [UInt8]) -> String { "'sha256-\(SHA256.base64(of: Data(resource)))'" }
        let policy =
            "default-src 'none'; \(sources); style-src \(hash(PackageResources.page_css)); "
            + "script-src \(hash(PackageResources.page_js)); base-uri 'none'; form-action 'none'"
        // The data is inserted last, because it may contain anything.
        let page = text(PackageResources.page_html).replacing("{{policy}}", with: policy)
            .replacing("{{style}}", with: text(PackageResources.page_css))
            .replacing("{{script}}", with: text(PackageResources.page_js))
            // A name must not end the element that contains it.
            .replacing("{{data}}", with: json.replacing("<", with: "\\u003C"))
        return Array(page.utf8)
    }
}
