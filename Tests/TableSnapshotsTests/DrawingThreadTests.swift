import Synchronization
import TableSpecimens
import Testing

@testable import TableSnapshots

/// Cairo has at most ten font files open. To open another, it closes one, even if a thread reads it. See `FontAccess`.
@Suite("Files drawn on several threads")
struct DrawingThreadTests {
    private enum Kind: CaseIterable { case png, svg, pdf }

    /// More font files than Cairo has open, with and without colors, and a size that has no glyph masks.
    private static let texts = [
        "Hello", "日本", "الجزائر", "नमस्ते", "ไทย", "🇩🇿", "שלום", "மரம்", "ქართული", "∑∫", "ꦗꦮ", "ᏣᎳᎩ",
    ]

    private static func draw(_ kind: Kind) throws -> [UInt8] {
        let script = ScriptedTable(rows: [texts.count], cells: .subtitle) { cell, path in
            cell.textLabel?.text = texts[path.row]
            cell.textLabel?.font = .boldSystemFont(ofSize: path.row == 0 ? 300 : 17)
            cell.detailTextLabel?.text = texts[texts.count - 1 - path.row]
        }
        var options = SnapshotOptions(theme: .modern)
        options.compression = .stable
        return try withExtendedLifetime(script) {
            let snapshot = try TableSnapshot(of: script.table, options: options)
            return switch kind {
            case .png: try snapshot.pngData()
            case .svg: try snapshot.svgData()
            case .pdf: try snapshot.pdfData()
            }
        }
    }

    @Test func concurrentFilesEqualSequentialFiles() throws {
        // Most of them pages, which open and close the most font files. Without turns, 150 of them crash.
        let kinds = (0..<20).map { $0 < 4 ? Kind.png : $0 < 8 ? .svg : .pdf }.shuffled()
        let alone = try Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, try Self.draw($0)) })
        var same: [Bool] = []
        OrderedJobs.run(
            kinds, threads: 4, work: { kind in (kind, try? Self.draw(kind)) },
            body: { kind, bytes in
                same.append(bytes == alone[kind])
                return true
            })
        #expect(same == kinds.map { _ in true })
    }

    /// More rows than layouts before the pairs of characters in a font are known.
    @Test func knownTextsAreLaidOutWhileOthersAreDrawn() throws {
        @Sendable func pdf() throws -> [UInt8] {
            let script = ScriptedTable(rows: [400])
            return try withExtendedLifetime(script) { try TableSnapshot(of: script.table).pdfData() }
        }
        let alone = try pdf()
        var same: [Bool] = []
        OrderedJobs.run(
            Array(0..<6), threads: 3, work: { _ in try? pdf() },
            body: {
                same.append($0 == alone)
                return true
            })
        #expect(same == Array(repeating: true, count: 6))
    }
}

/// A process without memory for threads.
@Suite("Jobs with few or no threads")
struct OrderedJobsTests {
    @Test(arguments: [0, 1, 4])
    func availableThreadsDoAllWork(available: Int) {
        let left = Mutex(available)
        var results: [Int] = []
        OrderedJobs.run(
            Array(0..<50), threads: 4, work: { $0 * 2 },
            body: { result in
                if result < 60 { results.append(result) }
                return result < 60
            },
            startThread: { body in
                let isFree = left.withLock { left in
                    left -= 1
                    return left >= 0
                }
                return isFree && WorkerThread.start(body)
            })
        #expect(results == (0..<30).map { $0 * 2 })
    }
}
