import Foundation
import TestSupport
import Testing

/// Chromium without a window, controlled through a pipe.
final class Browser {
    /// The path of the program. `nil` if it is not installed.
    static let path: String? = {
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// A Boolean value that indicates whether its tests run: if it is installed or required.
    static let isEnabled =
        path != nil || ProcessInfo.processInfo.environment["TABLESNAP_BROWSER"] == "required"

    private let process: Process
    private let commands = Pipe()
    private let responses = Pipe()
    private let profile: Folder
    private var number = 0
    private var rest = Data()
    private var session: String?
    /// The folder with the files of the site. `nil` if there is none.
    var site: URL?
    /// The path of the site on its host. Empty is the root.
    var siteBase = ""
    /// The requested paths that the site does not contain.
    var missingFiles: [String] = []
    /// The events, in the terms of the browser.
    private(set) var events: [(name: String, parameters: [String: Any])] = []

    /// Starts it with an empty page.
    init() throws {
        let path = try #require(Self.path, "Chromium is not installed; make browser installs it")
        profile = try Folder()
        // It requires the pipe as files 3 and 4, which a shell can provide.
        let line =
            "exec \"$0\" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run "
            + "--user-data-dir=\"$1\" --window-size=1200,800 --remote-debugging-pipe about:blank 3<&0 4>&1 </dev/null >/dev/null 2>&1"
        process = try Program("/bin/sh", ["-c", line, path, profile.path]).process()
        process.standardInput = commands
        process.standardOutput = responses
        try process.run()
        let page = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
        session =
            try call("Target.attachToTarget", ["targetId": page as Any, "flatten": true])["sessionId"]
            as? String
        for domain in ["Page", "Runtime", "Network", "Log"] { try call(domain + ".enable") }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    private struct Failure: Error {
        let text: String
    }

    /// Calls a method of the DevTools protocol.
    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let sent = try send(method, parameters)
        while true {
            let response = try read()
            if response["id"] as? Int == sent {
                guard let result = response["result"] as? [String: Any] else {
                    throw Failure(text: "\(response)")
                }
                return result
            }
            try note(response)
        }
    }

    /// Calls a method without waiting for its result, and returns the number of the call.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try commands.fileHandleForWriting.write(
            contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
        return number
    }

    private func note(_ message: [String: Any]) throws {
        guard let name = message["method"] as? String else { return }
        let parameters = message["params"] as? [String: Any] ?? [:]
        events.append((name, parameters))
        if name == "Fetch.requestPaused" { try respond(parameters) }
    }

    private func read() throws -> [String: Any] {
        while true {
            if let end = rest.firstIndex(of: 0) {
                let message = try JSONSerialization.jsonObject(with: rest[..<end])
                rest = Data(rest[rest.index(after: end)...])
                return message as? [String: Any] ?? [:]
            }
            let data = responses.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(text: "the browser ended") }
            rest += data
        }
    }

    /// Loads a file, and waits until it is there.
    func open(_ path: String) throws { try open(address: URL(fileURLWithPath: path).absoluteString) }

    /// Loads a page, and waits until it is there.
    func open(address: String) throws {
        events.removeAll { $0.name == "Page.loadEventFired" }
        try call("Page.navigate", ["url": address])
        while !events.contains(where: { $0.name == "Page.loadEventFired" }) { try note(read()) }
    }

    /// Presses and releases a key, such as `a` or `ArrowLeft`.
    func press(_ keys: String...) throws {
        for key in keys {
            var event: [String: Any] = ["type": "keyDown", "key": key]
            if key.count == 1 { event["text"] = key }
            // The number determines its effect on a text.
            if key == "Backspace" { event["windowsVirtualKeyCode"] = 8 }
            try call("Input.dispatchKeyEvent", event)
            try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
        }
    }

    /// Presses the mouse button at one position and releases it at another, in pixels of the window.
    func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
        for (type, point, buttons) in [
            ("mousePressed", start, 1), ("mouseMoved", end, 1), ("mouseReleased", end, 0),
        ] {
            try call(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": point.x, "y": point.y, "button": "left", "buttons": buttons,
                    "clickCount": 1,
                ])
        }
    }

    /// Returns the value of an expression in the page.
    func value<Value>(_ expression: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Value
    {
        let result = try call(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        let value = (result["result"] as? [String: Any])?["value"]
        return try #require(value as? Value, "\(expression) is \(result)", sourceLocation: sourceLocation)
    }

    /// Returns a screenshot as a PNG file.
    func screenshot() throws -> [UInt8] {
        let data = try call("Page.captureScreenshot")["data"] as? String
        return [UInt8](try #require(data.flatMap { Data(base64Encoded: $0) }))
    }
}
