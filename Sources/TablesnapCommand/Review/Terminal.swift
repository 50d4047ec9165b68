import Foundation
import Images

/// The terminal of standard input and output, whose keys are read one by one.
final class Terminal {
    /// The space for an image.
    struct Size {
        var columns: Int
        var rows: Int
        /// The size of a character, in pixels.
        var cellWidth: Int
        var cellHeight: Int
    }

    private var original = termios()
    private let sink = StandardOutput.sink

    /// Creates a terminal. The result is `nil` if standard input or output is not a terminal.
    init?() {
        guard isatty(STDIN_FILENO) != 0, StandardOutput.isTerminal, tcgetattr(STDIN_FILENO, &original) == 0
        else { return nil }
        var raw = original
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }

    /// Restores the mode of the terminal.
    func restore() { tcsetattr(STDIN_FILENO, TCSANOW, &original) }

    /// The size of the screen. Terminals that do not report pixels get characters of a common size.
    var size: Size {
        var window = winsize()
        _ = ioctl(StandardOutput.descriptor, UInt(TIOCGWINSZ), &window)
        let (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
        let size = Size(
            columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24, cellWidth: 8, cellHeight: 16)
        guard columns > 0, rows > 0, window.ws_xpixel > 0, window.ws_ypixel > 0 else { return size }
        return Size(
            columns: columns, rows: rows, cellWidth: max(1, Int(window.ws_xpixel) / columns),
            cellHeight: max(1, Int(window.ws_ypixel) / rows))
    }

    /// Writes text. If the terminal is closed, reading ends, too.
    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) { try? sink.write(bytes) }

    /// Reads a key. The result is `nil` at the end of the input. Keys that are not an ASCII character return
    /// their first byte.
    func readKey() -> Character? { readByte().map { Character(Unicode.Scalar($0)) } }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Queries the device attributes of the terminal, which all terminals support.
    ///
    /// - Returns: The numbers in its response. They are empty if it does not respond soon.
    func attributes() -> [Int] {
        write("\u{1B}[c")
        var response = ""
        var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while response.count < 64, poll(&entry, 1, 300) == 1, let byte = readByte() {
            response.unicodeScalars.append(Unicode.Scalar(byte))
            if byte == UInt8(ascii: "c") { break }
        }
        return response.split { !$0.isNumber }.compactMap { Int($0) }
    }
}
