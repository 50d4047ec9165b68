import DisplayList
import Foundation
import Images
import Synchronization
import TableKit
import TableSpecimens
import Testing

@testable import Rendering

/// An image that is decoded on demand, and counts how often.
private final class CountedImage: Sendable {
    private let decodings = Mutex<[Int]>([])
    let width: Int, height: Int

    init(width: Int = 64, height: Int = 48) {
        self.width = width
        self.height = height
    }

    /// The reductions it was decoded with.
    var reductions: [Int] { decodings.withLock { $0 } }

    func image() throws -> DisplayImage {
        let bytes = (0..<width * height).flatMap { index -> [UInt8] in
            [UInt8(truncatingIfNeeded: index), UInt8(truncatingIfNeeded: index * 7), 90, 255]
        }
        let bitmap = try Bitmap(width: width, height: height, bytes: bytes)
        return DisplayImage(width: width, height: height, identity: .unique()) {
            reduction throws(ImageError) in
            self.decodings.withLock { $0.append(reduction) }
            return PremultipliedBitmap(bitmap, reduction: reduction)
        }
    }
}

@Suite("Scaled and cached images")
struct ImageScalingTests {
    private func rows(_ image: DisplayImage, count: Int = 10, side: Double = 8) -> [DisplayItem] {
        (0..<count).map {
            .image(image, CGRect(x: Double($0), y: Double($0), width: side, height: side))
        }
    }

    @Test func imageOfManyRowsIsDecodedOnce() throws {
        let counted = CountedImage()
        let image = try counted.image()
        let cache = ImageCache(capacity: 1 << 20)
        for firstRow in [0, 20, 40] {
            _ = Pixels(Rasterizer(scale: 1, cache: cache), rows(image), firstRow: firstRow)
        }
        #expect(counted.reductions == [2])
    }

    @Test func reductionLeavesEnoughPixels() throws {
        let image = try CountedImage(width: 1000, height: 600).image()
        let sizes = [(1000, 600), (500, 300), (251, 150), (250, 150), (125, 75), (10, 6), (1, 1), (0, 0)]
        #expect(
            sizes.map { image.reduction(forWidth: $0.0, height: $0.1) } == [1, 1, 1, 2, 4, 32, 512, 512])
        #expect(image.reduction(forWidth: 10, height: 300) == 1)
    }

    @Test("Pixels do not depend on the cache", arguments: [0, 700, 3_000, 1 << 20])
    func pixelsDoNotDependOnTheCache(capacity: Int) throws {
        let images = try (0..<5).map { try CountedImage(width: 40 + $0 * 31, height: 30 + $0 * 17).image() }
        var items: [DisplayItem] = []
        for side in [3.0, 8, 13, 30, 8, 3] {
            for image in images { items += rows(image, count: 3, side: side) }
        }
        let expected = Pixels(Rasterizer(scale: 1, cache: ImageCache(capacity: 1 << 24)), items)
        let cache = ImageCache(capacity: capacity)
        let rasterizer = Rasterizer(scale: 1, cache: cache)
        #expect(Pixels(rasterizer, items.reversed() + [.rectangle(.infinite, .init(0, 0, 0))]) != expected)
        #expect(Pixels(rasterizer, items) == expected)
        #expect(cache.byteCount <= capacity)
    }

    @Test func threadsShareCache() async throws {
        let images = try (0..<8).map { try CountedImage(width: 50 + $0, height: 40).image() }
        let items = images.flatMap { rows($0, count: 2) }
        let expected = Pixels(items)
        let cache = ImageCache(capacity: 2_000)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<50).allSatisfy { _ in
                        Pixels(Rasterizer(scale: 1, cache: cache), items) == expected
                    }
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    @Test func reportsUndecodableImageAndDrawsOthers() throws {
        let broken = DisplayImage(width: 9, height: 9, identity: .unique()) { _ throws(ImageError) in
            throw ImageError(.damaged, path: "a.jpg", reason: "is damaged")
        }
        let red = Image.plain(1, 1, [255, 0, 0, 255]).bitmap!
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        let rasterizer = Rasterizer(scale: 1)
        #expect(Set(Pixels(rasterizer, [.image(red, whole)]).values) == [0xFFFF_0000])
        #expect(rasterizer.failure == nil)
        let pixels = Pixels(rasterizer, [.image(red, whole), .image(broken, whole)])
        #expect(Set(pixels.values) == [0xFFFF_0000])
        #expect(rasterizer.failure?.description == "a.jpg is damaged")
    }

    @Test("Reduced stripes become their mean color", arguments: [3, 10, 25, 50])
    func reducedStripesAreAveraged(factor: Int) throws {
        let side = 1000
        let bytes = (0..<side * side).flatMap { index -> [UInt8] in
            let isDark = (index % side + index / side) % 2 == 0
            return isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
        }
        let image = DisplayImage(try Bitmap(width: side, height: side, bytes: bytes))
        let drawn = side / factor
        let pixels = Pixels(
            [.image(image, CGRect(x: 0, y: 0, width: drawn, height: drawn))], width: 20, height: 20)
        for value in pixels.values {
            #expect(value >> 24 == 255)
            #expect(abs(Int(value & 255) - 128) <= (factor < 4 ? 15 : 3), "\(value & 255)")
        }
    }

    /// A scaled copy of the complete image would require too much memory.
    @Test("A large image is the same in strips of any height", arguments: [0.0, 0.3])
    func largeImageInStrips(_ y: Double) throws {
        let image = try CountedImage(width: 800, height: 600).image()
        let frame = CGRect(x: -700, y: -900 + y, width: 4_000, height: 2_000)
        let items: [DisplayItem] = [
            .image(image, frame), .template(image, frame.offsetBy(dx: 9, dy: 7), RGBA(0, 0, 255, 0.5)),
        ]
        let whole = Pixels(items, width: 30, height: 42)
        #expect(Set(whole.values).count > 10)
        for rows in [1, 7, 14] {
            let strips = (0..<42 / rows).flatMap {
                Pixels(items, width: 30, height: rows, firstRow: $0 * rows).values
            }
            #expect(strips == whole.values, "\(rows) rows")
        }
    }

    @Test func imageWiderThanSurfaceIsReduced() throws {
        let bytes = Array(repeatElement([255, 0, 0, 255] as [UInt8], count: 40_000).joined())
        let image = DisplayImage(try Bitmap(width: 40_000, height: 1, bytes: bytes))
        let pixels = Pixels([.image(image, CGRect(x: 0, y: 0, width: 20, height: 20))])
        #expect(Set(pixels.values) == [0xFFFF_0000])
    }

    @Test func colorsOfTransparentPixelsDoNotShow() throws {
        // Green that is transparent beside red that is not.
        let bytes = (0..<64 * 64).flatMap { index -> [UInt8] in
            index % 64 < 32 ? [255, 0, 0, 255] : [0, 255, 0, 0]
        }
        let image = DisplayImage(try Bitmap(width: 64, height: 64, bytes: bytes))
        for side in [64.0, 37, 16, 7, 3] {
            let pixels = Pixels([.image(image, CGRect(x: 0, y: 0, width: side, height: side))])
            for value in pixels.values {
                #expect(value >> 8 & 255 == 0)
                #expect(value >> 16 & 255 == value >> 24)
            }
        }
    }
}

@Suite("Image cache")
struct ImageCacheTests {
    /// An image of 100 bytes.
    private let pixels = PremultipliedBitmap(width: 25, height: 1, pixels: Array(repeating: 7, count: 25))

    private func key(_ number: Int) -> ImageCache.Key {
        .scaled(.number(number), width: 5, height: 5)
    }

    @Test func leastRecentlyUsedImageIsEvictedFirst() {
        let cache = ImageCache(capacity: 5_000)
        for number in 0..<1_000 {
            cache.insert(pixels, for: key(number))
            #expect(cache[key(0)] != nil)
            #expect(cache.byteCount <= 5_000)
        }
        #expect(cache[key(999)] == pixels && cache[key(992)] != nil)
        #expect(cache[key(1)] == nil && cache[key(900)] == nil)
    }

    @Test func retiredImagesAreEvictedFirst() {
        let cache = ImageCache(capacity: 5_000)
        for number in 0..<10 { cache.insert(pixels, for: key(number)) }
        cache.retire(key(9))
        cache.retire(key(77))
        #expect(cache.byteCount > 3_000)
        for number in 10..<16 { cache.insert(pixels, for: key(number)) }
        #expect(cache[key(9)] == nil && cache[key(8)] != nil)
    }

    @Test func oversizedImagesAreNotCached() {
        let cache = ImageCache(capacity: 711)
        cache.insert(pixels, for: key(1))
        #expect(cache[key(1)] == nil && cache.byteCount == 0)
        let enough = ImageCache(capacity: 712)
        enough.insert(pixels, for: key(1))
        #expect(enough[key(1)] == pixels)
    }

    @Test func cachingTwiceCountsOnce() {
        let cache = ImageCache(capacity: 5_000)
        cache.insert(pixels, for: key(1))
        let once = cache.byteCount
        cache.insert(pixels, for: key(1))
        #expect(cache.byteCount == once && once >= 100)
    }
}
