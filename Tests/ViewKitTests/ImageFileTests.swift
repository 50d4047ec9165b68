import Images
import TableSpecimens
import TestSupport
import Testing

@testable import ViewKit

/// A JPEG of 480 × 360 pixels.
private let photo: [UInt8] = {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    return (try? [UInt8](Data(contentsOf: repository.appending(path: "Assets/photo.jpg")))) ?? []
}()

/// Returns a PNG of 6 × 4 pixels.
private func png(_ color: [UInt8] = [1, 2, 3, 255]) throws -> [UInt8] {
    let bytes = Array(repeatElement(color, count: 24).joined())
    return try Bitmap(width: 6, height: 4, bytes: bytes).pngData()
}

extension Image {
    /// Draws the image at its natural size, and returns the error of its file.
    fileprivate func decodingError() -> ImageError? {
        do {
            try prepare(forWidth: bitmap?.width ?? 0, height: bitmap?.height ?? 0)
            return nil
        } catch {
            return error
        }
    }
}

@Suite("Images from files and data")
struct ImageFileTests {
    @Test func contentDeterminesFormatAndNameDeterminesScale() throws {
        let folder = try TestFolder()
        let first = try Image(contentsOf: folder.write(png(), to: "a@2x.jpg"))
        #expect(first.size == CGSize(width: 3, height: 2) && first.scale == 2)
        let second = try Image(contentsOf: folder.write(photo, to: "b@3x.png"))
        #expect(second.size == CGSize(width: 160, height: 120) && second.scale == 3)
        let third = try Image(contentsOf: folder.write(photo, to: "c"))
        #expect(third.size == CGSize(width: 480, height: 360))
        #expect([first, second, third].allSatisfy { $0.decodingError() == nil })
        #expect(Image(contentsOfFile: folder.path + "/none.png") == nil)
    }

    @Test func imagesAreDecodedFromData() throws {
        #expect(Image(data: Data(photo))?.size == CGSize(width: 480, height: 360))
        #expect(Image(data: Data(try png()), scale: 2)?.size == CGSize(width: 3, height: 2))
        #expect(Image(data: Data()) == nil && Image(data: Data("GIF89a".utf8)) == nil)
        let error = #expect(throws: ImageError.self) { try Image(decoding: Data(photo.prefix(5_000))) }
        #expect(error?.kind == .cutShort && error?.description == "the image is cut short")
    }

    @Test("Images are rotated by their Exif orientation")
    func imagesFollowExifOrientation() throws {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ]
        let exif = Array("Exif\0\0".utf8) + tiff
        let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        let image = try #require(Image(data: Data(photo[..<2] + segment + photo[2...])))
        #expect(image.size == CGSize(width: 360, height: 480))
        let pixels = try image.bitmap!.pixels(reduction: 1, in: ImageCache(capacity: 0))
        // The left edge of the sky and the lake is now the upper one, from right to left.
        #expect(pixels.width == 360 && pixels.height == 480)
        let upright = try Image(decoding: Data(photo)).bitmap!.pixels(
            reduction: 1, in: ImageCache(capacity: 0))
        #expect(pixels.pixels[359] == upright.pixels[0])
        #expect(pixels.pixels[0] == upright.pixels[480 * 359])
    }

    @Test func reportsErrorsInImageFiles() throws {
        let folder = try TestFolder()
        var badChecksum = try png()
        badChecksum[45] ^= 1
        var twelveBits = photo
        let frame = try #require(
            twelveBits.indices.dropLast().first { twelveBits[$0...].starts(with: [0xFF, 0xC2]) })
        twelveBits[frame + 4] = 12
        var huge = photo
        huge.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let cases: [([UInt8], ImageError.Kind, String)] = [
            ([], .unknownFormat, "is empty"),
            (Array("GIF89a".utf8), .unknownFormat, "is neither a PNG nor a JPEG file"),
            (Array(try png().prefix(4)), .cutShort, "is cut short"),
            (Array(try png().dropLast(13)), .cutShort, "is cut short"),
            (Array(photo.prefix(2)), .cutShort, "is cut short"),
            (Array(photo.dropLast(2)), .cutShort, "is cut short"),
            (badChecksum, .damaged, "is damaged: the checksum of the chunk IDAT is wrong"),
            (twelveBits, .unsupported, "is a JPEG with 12 bits a color, which is not supported"),
            (
                huge, .tooLarge,
                "is too large: 65535 × 65535 pixels, when 100000000 in all are allowed"
            ),
        ]
        for (bytes, kind, reason) in cases {
            let path = try folder.write(bytes, to: "a.png")
            let error = #expect(throws: ImageError.self) { try Image(contentsOf: path) }
            #expect(error == ImageError(kind, path: path, reason: reason))
        }
        for (path, reason) in [
            (folder.path + "/none", "does not exist"), (folder.path, "is not a file"),
            ("", "does not exist"), (folder.path + "/a\0.png", "does not exist"),
            (folder.path + "/a.png/b", "does not exist"), ("/dev/zero", "is not a file"),
        ] {
            let error = #expect(throws: ImageError.self) { try Image(contentsOf: path) }
            #expect(error == ImageError(.unreadable, path: path, reason: reason))
        }
    }

    @Test func imageOfFileRetainsNoPixels() throws {
        let folder = try TestFolder()
        let path = try folder.write(photo, to: "a.jpg")
        let image = try Image(contentsOf: path)
        // The same bytes at another time are another file, which was not checked.
        try FileManager.default.removeItem(atPath: path)
        #expect(image.decodingError() == ImageError(.unreadable, path: path, reason: "does not exist"))
        try folder.write(photo + [0], to: "a.jpg")
        #expect(image.decodingError()?.reason == "was changed before it was drawn")
    }

    @Test func imagesOfSameFileShareContent() throws {
        let folder = try TestFolder()
        let path = try folder.write(png(), to: "a.png")
        let (first, second) = (try Image(contentsOf: path), try Image(contentsOf: path))
        #expect(first.bitmap == second.bitmap && first !== second)
        try folder.write(try png([9, 9, 9, 255]) + [0], to: "a.png")
        #expect(try Image(contentsOf: path).bitmap != first.bitmap)
    }

    @Test func imagesAreFoundByName() throws {
        let folder = try TestFolder()
        try folder.write(png(), to: "star@2x.png")
        try folder.write(photo, to: "star@3x.jpg")
        try folder.write(png(), to: "plain.jpeg")
        let bundle = try #require(Bundle(path: folder.path))
        func scale(_ name: String, _ displayScale: CGFloat? = nil) -> CGFloat? {
            Image(
                named: name, in: bundle,
                compatibleWith: displayScale.map { TraitCollection(displayScale: $0) })?.scale
        }
        #expect(scale("star") == 3)
        #expect([1, 2, 2.5, 3, 4].map { scale("star", $0) } == [2, 2, 3, 3, 3])
        #expect(scale("star.png") == 2 && scale("star@2x.png") == 2 && scale("plain") == 1)
        #expect(scale("moon") == nil && scale("") == nil)
        #expect(Image(named: "star") == nil)
    }
}
