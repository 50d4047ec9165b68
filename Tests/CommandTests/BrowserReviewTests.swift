import Foundation
import TestSupport
import Testing

/// The review on a page that the command serves.
@Suite(.timeLimit(.minutes(10))) struct BrowserReviewTests {
    /// A running review.
    private final class Review {
        private let process: Process
        private let output: FileHandle
        private var rest: String
        /// The first line.
        let title: String
        let address: URL
        let token: String

        init(_ folder: Folder, _ arguments: String...) throws {
            let pipe = Pipe()
            let process = try folder.process(["review", "--browser", "--no-open"] + arguments)
            process.standardOutput = pipe
            output = pipe.fileHandleForReading
            try withSignalsLetThrough { try process.run() }
            self.process = process
            var rest = ""
            let line = Self.line(&rest, pipe.fileHandleForReading)
            self.rest = rest
            let word = try #require(line.split(separator: " ").first { $0.hasPrefix("http") }, "\(line)")
            let address = try #require(URL(string: String(word)))
            let fragment = try #require(address.fragment)
            (title, self.address, token) = (line, address, String(fragment.dropFirst(2)))
        }

        deinit { process.terminate() }

        private static func line(_ rest: inout String, _ output: FileHandle) -> String {
            while !rest.contains("\n") {
                let data = output.availableData
                if data.isEmpty { break }
                rest += String(decoding: data, as: UTF8.self)
            }
            let line = rest.prefix { $0 != "\n" }
            rest = String(rest.dropFirst(line.count + 1))
            return String(line)
        }

        /// Waits for a line.
        func line() -> String { Self.line(&rest, output) }

        /// Waits for the end, optionally after a signal, and returns the exit status.
        func end(_ signal: Int32? = nil) -> Int32 {
            if let signal { kill(process.processIdentifier, signal) }
            process.waitUntilExit()
            return process.terminationStatus
        }

        /// Sends a request with the headers of the page, of which some are replaced, and returns the status and the content.
        func send(
            _ method: String, _ path: String, _ body: String? = nil, _ headers: [String: String?] = [:]
        ) throws -> (status: Int, content: String) {
            let port = try #require(address.port)
            var all: [String: String?] = [
                "X-Tablesnap-Token": token, "Origin": "http://127.0.0.1:\(port)", "Host": "127.0.0.1:\(port)",
                "Content-Type": body == nil ? nil : "application/json",
            ]
            all.merge(headers) { $1 }
            if let body, all["Transfer-Encoding"] == nil { all["Content-Length"] = "\(body.utf8.count)" }
            let lines = all.sorted { $0.key < $1.key }.compactMap { name, value in
                value.map { "\(name): \($0)\r\n" }
            }
            let content =
                all["Transfer-Encoding"] == nil
                ? body ?? "" : "\(String((body ?? "").utf8.count, radix: 16))\r\n\(body ?? "")\r\n0\r\n\r\n"
            let response = try Self.exchange(
                "\(method) \(path) HTTP/1.1\r\nConnection: close\r\n\(lines.joined())\r\n\(content)", port)
            let parts = response.components(separatedBy: "\r\n\r\n")
            let words = parts[0].split(separator: " ")
            return (words.count > 1 ? Int(words[1]) ?? 0 : 0, parts.dropFirst().joined(separator: "\r\n\r\n"))
        }

        /// Sends text to a port of this machine, and returns the response.
        private static func exchange(_ text: String, _ port: Int) throws -> String {
            #if canImport(Glibc)
                let type = Int32(SOCK_STREAM.rawValue)
            #else
                let type = SOCK_STREAM
            #endif
            let number = socket(AF_INET, type, 0)
            try #require(number >= 0)
            let connection = FileHandle(fileDescriptor: number, closeOnDealloc: true)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            let status = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            try #require(status == 0)
            try connection.write(contentsOf: Data(text.utf8))
            // The connection can end before the server has read everything.
            let response = (try? connection.readToEnd()) ?? nil
            return String(decoding: response ?? Data(), as: UTF8.self)
        }
    }

    /// Returns a folder with two scenes that have one change in common, one of which has another one, and one without a golden.
    private func failures() throws -> Folder {
        let folder = try Folder(["a.yaml": "rows: [One, Two]", "b.yaml": "rows: [One, Three]"])
        #expect(try folder.run("verify").status == 1)
        try folder.write("rows: [New, Two]", to: "a.yaml")
        try folder.write("rows: [New, Four]", to: "b.yaml")
        try folder.write("rows: [One]", to: "c.yaml")
        #expect(try folder.run("verify", "--record", "never").status == 1)
        return folder
    }

    @Test func otherRequestsAreRefused() throws {
        let folder = try failures()
        let review = try Review(folder)
        #expect(review.title.hasPrefix("3 failed images, 3 different changes: http://127.0.0.1:"))
        let accept = #"{"action":"accept","image":0}"#
        let page = try review.send("GET", "/", nil, ["X-Tablesnap-Token": nil, "Origin": nil])
        #expect(page.status == 200 && page.content.contains("<html") && !page.content.contains(review.token))
        #expect(try review.send("GET", "/data").status == 200)
        #expect(try review.send("GET", "/image/0/actual").status == 200)

        let refused: [(Int, String, String, String?, [String: String?])] = [
            (403, "GET", "/data", nil, ["X-Tablesnap-Token": nil]),
            (403, "GET", "/data", nil, ["X-Tablesnap-Token": String(review.token.dropLast() + "x")]),
            (403, "GET", "/image/0/actual", nil, ["X-Tablesnap-Token": ""]),
            (403, "GET", "/data", nil, ["Host": "example.org"]),
            (403, "GET", "/", nil, ["Host": "example.org:\(review.address.port ?? 0)"]),
            (403, "GET", "/data", nil, ["Origin": "http://example.org"]),
            (403, "POST", "/decide", accept, ["Origin": "null"]),
            (403, "POST", "/decide", accept, ["Origin": nil]),
            (403, "POST", "/decide", accept, ["X-Tablesnap-Token": nil]),
            (415, "POST", "/decide", accept, ["Content-Type": "text/plain"]),
            (413, "POST", "/decide", String(repeating: " ", count: 5000), [:]),
            (400, "POST", "/decide", "{", [:]),
            (400, "POST", "/decide", #"{"action":"remove","image":0}"#, [:]),
            (404, "POST", "/decide", #"{"action":"accept","image":3}"#, [:]),
            (404, "POST", "/decide", #"{"action":"accept","image":0,"group":0}"#, [:]),
            (404, "GET", "/decide", nil, [:]), (405, "PUT", "/decide", accept, [:]),
            (404, "GET", "/image/../../a.yaml", nil, [:]), (404, "GET", "/image/0/../actual", nil, [:]),
            (404, "GET", "/image/-1/actual", nil, [:]), (404, "GET", "/image/0/golden", nil, [:]),
            (404, "GET", "/image/%2e%2e/actual", nil, [:]), (404, "GET", "/a.yaml", nil, [:]),
        ]
        for (status, method, path, body, headers) in refused {
            #expect(
                try review.send(method, path, body, headers).status == status, "\(method) \(path) \(headers)")
        }
        // A content of unknown length is not received to its end.
        let endless = ["Transfer-Encoding": "chunked"] as [String: String?]
        #expect(
            try review.send("POST", "/decide", String(repeating: " ", count: 5000), endless).status != 200)
        #expect(review.end(SIGINT) == 1)
        #expect(review.line() == "done: 0 accepted, 0 rejected, 3 undecided")
        #expect(try folder.run("review", "--list").lines.count == 3)
    }

    @Test func decisionsChangeGoldens() throws {
        let folder = try failures()
        let goldens = try ["a", "b"].map { try folder.bytes(of: "Snapshots/\($0).png") }
        let review = try Review(folder)
        func post(_ action: String, _ key: String, _ index: Int) throws -> String {
            try review.send("POST", "/decide", #"{"action":"\#(action)","\#(key)":\#(index)}"#).content
        }
        // The second image has another change.
        #expect(try post("accept", "group", 0).contains(#""images":["accepted","undecided","undecided"]"#))
        #expect(review.line() == "accepted  Snapshots/a.png")
        #expect(try post("accept", "group", 1).contains(#""images":["accepted","accepted","undecided"]"#))
        #expect(review.line() == "accepted  Snapshots/b.png")
        #expect(try folder.bytes(of: "Snapshots/a.png") != goldens[0])
        #expect(try post("undo", "group", 0).contains(#""images":["undecided","undecided","undecided"]"#))
        #expect(
            [review.line(), review.line()] == ["undone    Snapshots/a.png", "undone    Snapshots/b.png"])
        #expect(try ["a", "b"].map { try folder.bytes(of: "Snapshots/\($0).png") } == goldens)

        // Images that changed meanwhile remain.
        try folder.writeImage(to: "Snapshots/a.png")
        #expect(try post("accept", "image", 0).contains("the image changed after the comparison"))
        try folder.write(goldens[0], to: "Snapshots/a.png")
        #expect(try post("accept", "image", 0).contains(#""problems":[]"#))
        try folder.writeImage(to: "Snapshots/a.png")
        #expect(try post("undo", "image", 0).contains("the image changed after it was accepted"))
        #expect(try post("reject", "image", 1).contains(#""images":["accepted","rejected","undecided"]"#))
        // A golden image that was not there is removed again.
        #expect(try post("accept", "image", 2).contains(#""images":["accepted","rejected","accepted"]"#))
        #expect(try post("undo", "image", 2).contains(#""images":["accepted","rejected","undecided"]"#))
        #expect(!folder.files.contains("Snapshots/c.png"))
        _ = try post("accept", "image", 2)
        #expect(try review.send("POST", "/done", "{}").status == 204)
        #expect(review.end() == 0)
        let lines = (0..<6).map { _ in review.line() }
        #expect(lines[0] == "accepted  Snapshots/a.png")
        #expect(
            lines.suffix(2) == ["accepted  Snapshots/c.png", "done: 2 accepted, 1 rejected, 0 undecided"])
    }

    @Test(.enabled(if: Browser.isEnabled, "Chromium is not installed; make browser installs it"))
    func pageDecides() throws {
        let folder = try failures()
        let review = try Review(folder)
        let browser = try Browser()
        try browser.open(address: review.address.absoluteString)
        /// Waits until an expression is true.
        func wait(_ condition: String) throws {
            let _: Bool = try browser.value(
                "new Promise((done) => { const timer = setInterval(() => { if (\(condition)) { clearInterval(timer); "
                    + "done(true) } }, 10) })")
        }
        try wait("document.querySelectorAll('#groups li').length === 3")
        try browser.press("A")
        #expect(review.line() == "accepted  Snapshots/a.png")
        try wait("summary.innerText.endsWith('1 accepted, 0 rejected, 2 undecided')")
        #expect(try browser.value("list.querySelector('li').innerText") == "accepted\na.yaml")
        try browser.press("u")
        #expect(review.line() == "undone    Snapshots/a.png")
        try wait("summary.innerText.endsWith('0 accepted, 0 rejected, 3 undecided')")
        // Images are loaded when they are shown.
        let _: Bool = try browser.value("(() => { list.querySelector('button').click(); return true })()")
        try wait("[...document.images].filter((image) => image.naturalWidth === 804).length === 2")
        try browser.press("r")
        #expect(review.line() == "rejected  Snapshots/a.png")
        try wait("summary.innerText.endsWith('0 accepted, 1 rejected, 2 undecided')")
        #expect(
            !browser.events.contains { $0.name == "Runtime.exceptionThrown" || $0.name == "Log.entryAdded" })
        let _: Bool = try browser.value("(() => { document.getElementById('done').click(); return true })()")
        #expect(review.end() == 1)
        #expect(review.line() == "done: 0 accepted, 1 rejected, 2 undecided")
        try wait("document.body.innerText.includes('The review has ended.')")
    }

    @Test func usedPortIsReported() throws {
        let folder = try failures()
        let review = try Review(folder)
        let port = "\(review.address.port ?? 0)"
        let outcome = try folder.run("review", "--browser", "--no-open", "--port", port)
        #expect(outcome.status != 0)
        #expect(outcome.errors.hasPrefix("tablesnap: the port \(port) cannot be used"), "\(outcome.errors)")
        #expect(review.end(SIGTERM) == 1)
    }

    #if os(Linux)
        @Test func missingLibraryIsReported() throws {
            let folder = try failures()
            try folder.write("not a library", to: "lib/libmicrohttpd.so.12")
            let outcome = try folder.run(
                "review", "--browser", "--no-open",
                environment: ["LD_LIBRARY_PATH": folder.path(of: "lib")])
            #expect(outcome.status != 0)
            #expect(
                outcome.errors.hasPrefix("tablesnap: a review in the browser requires libmicrohttpd: "),
                "\(outcome.errors)")
        }
    #endif
}
