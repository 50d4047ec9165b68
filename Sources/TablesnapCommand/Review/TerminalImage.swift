import Foundation
import Images

/// An image between the text of a terminal.
struct TerminalImage {
    /// The image protocols.
    enum Kind: String, CaseIterable {
        /// The graphics protocol of kitty, which Ghostty and Konsole support, too.
        case kitty
        /// The inline images of iTerm2, which WezTerm and VS Code support, too.
        case iterm2
        /// Sixels, the oldest protocol, which xterm, foot, mlterm, Windows Terminal and many others support.
        case sixel
        case none

        /// Determines the protocol of a terminal from the environment and its attributes.
        init(environment: [String: String], _ terminal: Terminal) {
            let program = environment["TERM_PROGRAM"] ?? ""
            let name = environment["TERM"] ?? ""
            // In tmux and screen, these variables are those of the outer terminal.
            let isDirect = !name.hasPrefix("screen") && !name.hasPrefix("tmux")
            if isDirect, name.hasSuffix("kitty") || program == "ghostty" {
                self = .kitty
            } else if isDirect, ["iTerm.app", "WezTerm", "vscode"].contains(program) {
                self = .iterm2
            } else if name == "dumb" || name.isEmpty {
                self = .none
            } else {
                // 4 is the attribute of sixels.
                self = terminal.attributes().dropFirst().contains(4) ? .sixel : .none
            }
        }
    }

    private let bitmap: Bitmap
    /// The size on the screen, in characters.
    private let columns: Int
    private let rows: Int
    /// The number of pixels that become one in each dimension.
    private let reduction: Double
    /// The number of rows for the text about an image.
    private static let textRows = 6

    /// Creates an image at its size, or scaled down to fit the screen.
    init(_ bitmap: Bitmap, fitting size: Terminal.Size) {
        self.bitmap = bitmap
        let maxRows = max(4, size.rows - Self.textRows)
        reduction = max(
            1, Double(bitmap.width) / Double(size.columns * size.cellWidth),
            Double(bitmap.height) / Double(maxRows * size.cellHeight))
        columns = max(1, Int((Double(bitmap.width) / reduction / Double(size.cellWidth)).rounded(.up)))
        rows = max(1, Int((Double(bitmap.height) / reduction / Double(size.cellHeight)).rounded(.up)))
    }

    /// Returns the control sequence that shows the image in a terminal.
    func bytes(_ kind: Kind) throws -> [UInt8] {
        switch kind {
        case .kitty: kitty(try base64)
        case .iterm2:
            Array(
                "\u{1B}]1337;File=inline=1;width=\(columns);height=\(rows);preserveAspectRatio=1:\(try base64)\u{07}"
                    .utf8)
        case .sixel: SixelImage(bitmap, reduction: reduction).bytes
        case .none: []
        }
    }

    private var base64: String {
        get throws { Data(try bitmap.pngData(compression: .fast)).base64EncodedString() }
    }

    /// The protocol of kitty permits at most 4096 characters in a chunk.
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
