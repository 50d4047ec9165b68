import Foundation
import Images

/// A picture as terminals show it among their text.
struct TerminalPicture {
    /// The ways there are.
    enum Kind: String {
        /// The graphics protocol of kitty, which Ghostty and Konsole know too.
        case kitty
        /// The inline images of iTerm2, which WezTerm and VS Code know too.
        case iterm2
        /// The oldest, which xterm, foot, mlterm, Windows Terminal and many others know.
        case sixel
        /// None.
        case none

        /// The way that a terminal knows, by what it says of itself.
        init(environment: [String: String], _ terminal: Terminal) {
            let program = environment["TERM_PROGRAM"] ?? ""
            let name = environment["TERM"] ?? ""
            // Inside of tmux and screen these variables are those of the terminal around it.
            let isDirect = !name.hasPrefix("screen") && !name.hasPrefix("tmux")
            if isDirect, name.hasSuffix("kitty") || program == "ghostty" {
                self = .kitty
            } else if isDirect, ["iTerm.app", "WezTerm", "vscode"].contains(program) {
                self = .iterm2
            } else if name == "dumb" || name.isEmpty {
                self = .none
            } else {
                // 4 stands for sixel.
                self = terminal.attributes().dropFirst().contains(4) ? .sixel : .none
            }
        }
    }

    private let bitmap: Bitmap
    /// The size on the screen, in characters.
    private let columns: Int
    private let rows: Int
    /// How many pixels of the picture become one on the screen, along each side.
    private let reduction: Double
    /// Rows that are left to what is said of a picture.
    private static let textRows = 6

    /// A picture as large as it is, or smaller to fit the screen.
    init(_ bitmap: Bitmap, fitting size: Terminal.Size) {
        self.bitmap = bitmap
        let mostRows = max(4, size.rows - Self.textRows)
        reduction = max(
            1, Double(bitmap.width) / Double(size.columns * size.cellWidth),
            Double(bitmap.height) / Double(mostRows * size.cellHeight))
        columns = max(1, Int((Double(bitmap.width) / reduction / Double(size.cellWidth)).rounded(.up)))
        rows = max(1, Int((Double(bitmap.height) / reduction / Double(size.cellHeight)).rounded(.up)))
    }

    /// What makes a terminal show the picture.
    func bytes(_ kind: Kind) throws -> [UInt8] {
        switch kind {
        case .kitty: kitty(try base64)
        case .iterm2:
            Array(
                "\u{1B}]1337;File=inline=1;width=\(columns);height=\(rows);preserveAspectRatio=1:\(try base64)\u{07}"
                    .utf8)
        case .sixel: SixelPicture(bitmap, reduction: reduction).bytes
        case .none: []
        }
    }

    private var base64: String {
        get throws { Data(try bitmap.pngData(compression: .fast)).base64EncodedString() }
    }

    /// kitty takes at most 4096 characters at a time.
    private func kitty(_ base64: String) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(base64.utf8)[...]
        var keys = "a=T,f=100,q=2,c=\(columns),r=\(rows),"
        while !rest.isEmpty {
            let part = rest.prefix(4096)
            rest = rest.dropFirst(4096)
            result += Array("\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);".utf8) + part + Array("\u{1B}\\".utf8)
            keys = ""
        }
        return result
    }
}
