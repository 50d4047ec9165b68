import CTurboJPEG
import Foundation
import Images
import Testing

/// Files whose colors are not those of sRGB.
@Suite struct IgnoredColorsTests {
    private func png(_ chunks: (String, [UInt8])..., color: HandmadePNG.Color = .rgb) throws -> String? {
        let file = HandmadePNG(
            width: 1, height: 1, depth: 8, color: color, chunks: chunks.map { ($0.0, $0.1) }
        ) { _, _ in [Int](repeating: 100, count: color.channels) }
        return try PNGFile(file.bytes()).ignoredColors
    }

    private func profileChunk(_ profile: [UInt8], name: String = "icc") -> (String, [UInt8]) {
        ("iCCP", Array(name.utf8) + [0, 0] + HandmadePNG.stored(profile))
    }

    private func jpeg(_ segments: [[UInt8]], in file: [UInt8] = TestJPEG.quarters) throws -> String? {
        let whole = segments.reversed().reduce(file) { TestJPEG.inserting($1, marker: 0xE2, in: $0) }
        return try JPEGHeader(ofWholeFile: whole).ignoredColors
    }

    private func segments(_ profile: [UInt8], count: Int = 1) -> [[UInt8]] {
        let length = (profile.count + count - 1) / count
        return (0..<count).map { index in
            Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(count)]
                + profile.dropFirst(index * length).prefix(length)
        }
    }

    private static let sRGBTable = HandmadeProfile.Curve.table(
        (0...1023).map { index in
            let value = Double(index) / 1023
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        })

    @Test func sRGBIsNotReported() throws {
        var profiles = [HandmadeProfile.sRGB]
        profiles.append(HandmadeProfile(name: "c2", primaries: profiles[0].primaries, curve: Self.sRGBTable))
        profiles.append(HandmadeProfile(name: "2.2", primaries: profiles[0].primaries, curve: .power(2.2)))
        profiles.append(HandmadeProfile(name: "Gray", space: "GRAY", curve: .power(2.2)))
        profiles.append(HandmadeProfile(name: "sRGB v4 ICC preference", isLocalized: true))
        for profile in profiles {
            #expect(try png(profileChunk(profile.bytes)) == nil, "\(profile.name)")
            #expect(try jpeg(segments(profile.bytes)) == nil, "\(profile.name)")
        }
        #expect(try png() == nil)
        #expect(try jpeg([]) == nil)
        #expect(try jpeg([Array("FPXR\0".utf8)]) == nil)
    }

    @Test(arguments: [
        (HandmadeProfile.displayP3, "Display P3"),
        (HandmadeProfile(name: "Coated FOGRA39", space: "CMYK"), "Coated FOGRA39"),
        (HandmadeProfile(name: "Dot Gain 20%", space: "GRAY", curve: .power(1.75)), "Dot Gain 20%"),
        (
            HandmadeProfile(name: "Linear", primaries: HandmadeProfile.sRGBPrimaries, curve: .table([])),
            "Linear"
        ),
        (HandmadeProfile(name: "sRGB?\nNo", space: "Lab "), "sRGB?No"),
    ])
    func otherProfilesAreNamed(profile: HandmadeProfile, name: String) throws {
        let subject = "the color profile \"\(name)\""
        #expect(try png(profileChunk(profile.bytes)) == subject)
        #expect(try jpeg(segments(profile.bytes)) == subject)
        // A profile may be in several segments, in any order.
        #expect(try jpeg(segments(profile.bytes, count: 3).reversed()) == subject)
    }

    @Test func unnamedAndDamagedProfilesAreReported() throws {
        let unnamed = HandmadeProfile(name: "", space: "CMYK").bytes
        #expect(try png(profileChunk(unnamed, name: "Photoshop")) == "the color profile \"Photoshop\"")
        #expect(try jpeg(segments(unnamed)) == "the color profile")
        let damaged = "the damaged color profile"
        let profile = HandmadeProfile.displayP3.bytes
        #expect(try jpeg(Array(segments(profile, count: 3).dropLast())) == damaged)
        #expect(try png(("iCCP", Array("icc\0\0abc".utf8))) == damaged)
        for count in stride(from: 0, to: profile.count, by: 7) {
            #expect(try png(profileChunk(Array(profile.prefix(count)))) != nil)
        }
    }

    @Test func inksAreReported() throws {
        let inks = TestJPEG.file([UInt8](repeating: 9, count: 64), width: 4, height: 4, format: TJPF_CMYK)
        #expect(try jpeg([], in: inks) == "the color space CMYK")
        let profile = HandmadeProfile(name: "SWOP", space: "CMYK").bytes
        #expect(try jpeg(segments(profile), in: inks) == "the color profile \"SWOP\"")
    }

    @Test func chunksOfPNGHaveAnOrder() throws {
        func chromaticities(_ red: Int) -> (String, [UInt8]) {
            ("cHRM", [31270, 32900, red, 33000, 30000, 60000, 15000, 6000].flatMap(bigEndian))
        }
        #expect(try png(chromaticities(64000)) == nil)
        #expect(try png(chromaticities(68000)) == "the color space in cHRM")
        #expect(try png(chromaticities(68000), color: .gray) == nil)
        #expect(try png(chromaticities(68000), ("sRGB", [0])) == nil)
        #expect(try png(("gAMA", bigEndian(100_000))) == nil)
        let profile = profileChunk(HandmadeProfile.displayP3.bytes)
        #expect(try png(profile, ("cICP", [1, 13, 0, 1])) == nil)
        #expect(try png(("cICP", [12, 13, 0, 1]), ("sRGB", [0])) == "the color space Display P3")
        #expect(try png(("cICP", [9, 16, 0, 1])) == "the color space 9-16-0-1 (cICP)")
    }
}
