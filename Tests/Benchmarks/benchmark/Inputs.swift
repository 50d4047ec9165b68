import Foundation
import Images

/// The files that measured programs read and write. Each is written when it is first required, and is equal in every run.
final class Inputs {
    let programs: Programs
    private let folder: URL
    /// The paths of the files and folders that were written.
    private var written: Set<String> = []

    init(_ programs: Programs, folder: URL) {
        self.programs = programs
        self.folder = folder
    }

    /// Creates the folder of outputs.
    func createFolder() throws {
        try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
    }

    /// Returns the path of a file or folder, and writes it with a closure if it is required for the first time.
    func path(_ name: String, _ write: (URL) throws -> Void) throws -> String {
        let url = folder.appending(path: name)
        if written.insert(name).inserted { try write(url) }
        return url.path
    }

    /// Returns the path of a text file with a first line, and a number of others.
    func lines(_ name: String, _ first: String, _ count: Int, _ line: (Int) -> String) throws -> String {
        try path(name) { try Self.write(first, count, line, to: $0) }
    }

    /// Writes lines in blocks, so that this program stays small; see ``Program/run(_:status:)``.
    private static func write(_ first: String, _ count: Int, _ line: (Int) -> String, to url: URL) throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        var text = first + "\n"
        for index in 0..<count {
            text += line(index)
            text += "\n"
            guard text.utf8.count > 1 << 16 || index == count - 1 else { continue }
            try file.write(contentsOf: Data(text.utf8))
            text.removeAll(keepingCapacity: true)
        }
        try file.close()
    }

    // MARK: - Outputs

    private var outputs: URL { folder.appending(path: "outputs") }

    /// Returns the path of a file that a program writes. It is deleted after each run.
    func output(_ name: String) -> String { outputs.appending(path: name).path }

    /// Deletes the outputs, and returns their size in bytes.
    func removeOutputs() throws -> Int {
        var size = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: outputs.path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: output(name))
            size += attributes[.size] as? Int ?? 0
            try FileManager.default.removeItem(atPath: output(name))
        }
        return size
    }

    /// Returns the path of a folder in which programs keep their records.
    func work(_ name: String) -> String { folder.appending(path: name).path }

    // MARK: - Records

    /// Returns the path of a list of names, places and images.
    func list(_ count: Int) throws -> String {
        let flags = URL(fileURLWithPath: "Assets/flags").path
        let images = try FileManager.default.contentsOfDirectory(atPath: flags)
            .filter { $0.hasSuffix(".png") }.sorted()
        return try lines("list-\(count).csv", "name,place,image", count) {
            "\(Self.name($0)),\(Self.place($0)),\(flags)/\(images[$0 % images.count])"
        }
    }

    /// Returns the path of a table of names, places, dates and numbers.
    func columns(_ columns: Int, rows: Int) throws -> String {
        let more = max(0, columns - 6)
        let titles = ["name", "place", "date", "price", "change", "share"] + (0..<more).map { "value \($0)" }
        return try lines("columns-\(columns)-\(rows).csv", titles.joined(separator: ","), rows) { row in
            let date = "2026-\(Self.digits(row % 12 + 1))-\(Self.digits(row % 28 + 1))"
            let price = "\(row * 37 % 10_007).\(row % 90 + 10)"
            let values = (0..<more).map { "\(row * ($0 + 6) % 10_000)" }
            let first = ["Item \(row)", Self.place(row), date, price, "\(row * 13 % 401 - 200)"]
            return (first + ["0.\(row % 90 + 10)"] + values).joined(separator: ",")
        }
    }

    /// Returns the path of a list of texts with one to five sentences.
    func texts(_ count: Int) throws -> String {
        try lines("texts-\(count).csv", "name,text", count) {
            Self.name($0) + "," + String(repeating: "A text of several lines. ", count: $0 % 5 + 1)
        }
    }

    /// Returns the path of a list in which every tenth row begins a section.
    func sections(_ count: Int) throws -> String {
        try lines("sections-\(count).csv", "name,place,group", count) {
            "\(Self.name($0)),\(Self.place($0)),Group \($0 / 10)"
        }
    }

    /// Returns the path of a list with 250 images.
    func images(_ count: Int) throws -> String {
        let images = try path("images") { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for number in 0..<250 {
                let bytes = (0..<58 * 58 * 4).map { $0 % 4 == 3 ? 255 : UInt8($0 * (number + 1) / 58 % 256) }
                let image = try Bitmap(width: 58, height: 58, bytes: bytes)
                try Data(image.pngData()).write(to: folder.appending(path: "\(number).png"))
            }
        }
        return try lines("images-\(count).csv", "name,place,image", count) {
            "\(Self.name($0)),\(Self.place($0)),\(images)/\($0 * 7 % 250).png"
        }
    }

    /// Returns the path of a list whose names have letters of 40 scripts.
    func scripts(_ count: Int) throws -> String {
        try lines("scripts-\(count).csv", "name,place", count) { row in
            let first = Self.firstLetters[row % Self.firstLetters.count]
            let letters = (0..<5).compactMap { Unicode.Scalar(first + UInt32(row * ($0 + 1) % 7)) }
            return "\(String(String.UnicodeScalarView(letters))) \(row),\(Self.place(row))"
        }
    }

    /// The first of seven letters of 40 scripts, from Latin to Yi.
    private static let firstLetters: [UInt32] = [
        0x61, 0x3B1, 0x430, 0x561, 0x5D0, 0x628, 0x712, 0x780, 0x7CA, 0x905, 0x995, 0xA15, 0xA95, 0xB15,
        0xB85, 0xC15, 0xC95, 0xD15, 0xD9A, 0xE01, 0xE94, 0xF40, 0x1000, 0x10D0, 0x1200, 0x13A0, 0x1401,
        0x16A0, 0x1780, 0x1820, 0x1950, 0x1A00, 0x1B83, 0x2C30, 0x2D30, 0x3041, 0x30A1, 0x3105, 0x4E00,
        0xA000,
    ]

    private static func name(_ index: Int) -> String {
        let starts = ["Al", "Ber", "Cor", "Dun", "El", "Far", "Gren", "Hol", "Is", "Kam", "Lin", "Mar"]
        let middles = ["an", "el", "in", "or", "um", "as", "ed"]
        let ends = ["burg", "dale", "ford", "ham", "stad", "ton", "ville", "wick"]
        return "\(starts[index % 12])\(middles[index / 12 % 7])\(ends[index / 84 % 8]) \(index)"
    }

    private static func place(_ index: Int) -> String { "District \(index * 7 % 1_000)" }

    private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
