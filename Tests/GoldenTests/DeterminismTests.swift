import Dispatch
import Foundation
import GuideListings
import Synchronization
import Testing

/// The gallery is the same, byte for byte, wherever and however it is drawn.
@Suite("Determinism")
struct DeterminismTests {
    /// Images do not depend on the environment of the process.
    @Test func figuresAreIdenticalInAnyEnvironment() throws {
        let plain = try drawn(in: "exec guides .")
        #expect(plain.count == Figure.all.count)
        for surroundings in try [turkish(), arabic()] {
            let images = try drawn(in: surroundings)
            #expect(Set(images.keys) == Set(plain.keys))
            for (name, bytes) in plain { #expect(images[name] == bytes, "\(name)") }
        }
    }

    /// Draws the gallery by a script that runs `guides` for the working directory.
    private func drawn(in script: String) throws -> [String: Data] {
        let shell = try Shell()
        defer { shell.remove() }
        let outcome = try shell.run(script)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        let names = try shell.images()
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try Data(contentsOf: shell.folder.appending(path: "\($0).png")))
            })
    }

    /// Another home, locale and time, and a configuration of fonts that would change every letter.
    private func turkish() throws -> String {
        """
        mkdir -p home/.config/fontconfig home/.fonts
        cat > home/.config/fontconfig/fonts.conf <<'END'
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts</dir>
          <match target="pattern">
            <edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
            <edit name="size" mode="assign"><double>40</double></edit>
          </match>
          <match target="font">
            <edit name="embolden" mode="assign"><bool>true</bool></edit>
            <edit name="hinting" mode="assign"><bool>true</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            <edit name="rgba" mode="assign"><const>rgb</const></edit>
            <edit name="antialias" mode="assign"><bool>false</bool></edit>
          </match>
        </fontconfig>
        END
        exec env HOME="$PWD/home" LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 LANGUAGE=tr TZ=Asia/Kathmandu \
            FONTCONFIG_FILE="$PWD/home/.config/fontconfig/fonts.conf" guides .
        """
    }

    /// Returns a script with missing font folders, languages that use other forms of Chinese characters, and a working
    /// directory that has been removed.
    private func arabic() throws -> String {
        """
        target="$PWD"
        mkdir gone
        cd gone
        rmdir ../gone
        exec env -u HOME LC_ALL=ar_SA.UTF-8 LANGUAGE=ja:ko PANGO_LANGUAGE=ja:ar FC_LANG=ja TZ=:/etc/none \
            FONTCONFIG_PATH=/nowhere FONTCONFIG_SYSROOT=/nowhere XDG_CONFIG_HOME=/nowhere XDG_CACHE_HOME=relative \
            FREETYPE_PROPERTIES="cff:no-stem-darkening=0 autofitter:no-stem-darkening=0" guides "$target"
        """
    }

    // MARK: Threads and strips

    /// Figures of text, gradients, images, controls, shadows and updates, none of them high.
    private static let names = [
        "cell-styles-classic", "subtitle-with-image", "swipe-trailing-dark", "lifted-row", "update-halfway",
        "scripts-short",
    ]

    private static func bytes(_ name: String, stripHeight: Int? = nil) throws -> [UInt8] {
        let figure = try #require(Figure.all.first { $0.name == name })
        return try figure.withSnapshot(stripHeight: stripHeight) { try $0.pngData() }
    }

    @Test func tablesAreIdenticalOnOneToEightThreads() throws {
        let alone = try Self.names.map { try Self.bytes($0) }
        for threads in 1...8 {
            let results = DispatchQueue.concurrentResults(count: threads) { thread in
                // Each thread begins with another figure, so that different ones are drawn together.
                Self.names.indices.allSatisfy { step in
                    let index = (step + thread) % Self.names.count
                    return (try? Self.bytes(Self.names[index])) == alone[index]
                }
            }
            #expect(results == Array(repeating: true, count: threads))
        }
    }

    @Test(arguments: names)
    func imagesAreIdenticalForAnyStripHeight(name: String) throws {
        let whole = try Self.bytes(name, stripHeight: 1_000_000)
        for rows in [1, 7, 64, nil] {
            let isSame = try Self.bytes(name, stripHeight: rows) == whole
            #expect(isSame, "\(rows ?? 0) rows")
        }
    }

    /// The height of the usual row, as two pixels per point, and one that shares no edge with it.
    @Test(arguments: [88, 110]) func allFiguresAreIdenticalInStrips(rows: Int) throws {
        for figure in Figure.all {
            let images = try [1_000_000, rows].map { height in
                try figure.withSnapshot(stripHeight: height) { try $0.pngData() }
            }
            let isSame = images[0] == images[1]
            #expect(isSame, "\(figure.name)")
        }
    }
}

extension DispatchQueue {
    /// Performs work on several threads at the same time.
    fileprivate static func concurrentResults(count: Int, _ work: @escaping @Sendable (Int) -> Bool) -> [Bool]
    {
        let group = DispatchGroup()
        let results = Mutex<[Bool]>([])
        for index in 0..<count {
            let thread = Thread {
                let result = work(index)
                results.withLock { $0.append(result) }
                group.leave()
            }
            group.enter()
            thread.start()
        }
        group.wait()
        return results.withLock { $0 }
    }
}
