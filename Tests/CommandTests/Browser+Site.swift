import Foundation

/// A site of files on every host, without a server: the browser requests the bytes.
extension Browser {
    /// Responds to every further request with a file of a folder, which is at a path on the host.
    func serve(_ folder: URL, at base: String = "") throws {
        site = folder
        siteBase = base
        try call("Fetch.enable")
    }

    func respond(_ parameters: [String: Any]) throws {
        guard let id = parameters["requestId"] as? String,
            let request = parameters["request"] as? [String: Any],
            let address = (request["url"] as? String).flatMap(URL.init(string:)), let site
        else { return }
        var response: [String: Any] = ["requestId": id]
        if address.path.hasPrefix(siteBase),
            let (data, type) = Self.file(at: String(address.path.dropFirst(siteBase.count)), in: site)
        {
            response["responseCode"] = 200
            response["body"] = data.base64EncodedString()
            response["responseHeaders"] = [["name": "Content-Type", "value": type]]
        } else {
            missingFiles.append(address.path)
            response["responseCode"] = 404
        }
        try send("Fetch.fulfillRequest", response)
    }

    /// Returns the contents and type of the file at a path, as a server of static files does.
    private static func file(at path: String, in site: URL) -> (Data, String)? {
        var file = site.appending(path: path)
        if file.pathExtension.isEmpty { file.append(path: "index.html") }
        guard let data = try? Data(contentsOf: file) else { return nil }
        let types = [
            "html": "text/html", "js": "text/javascript", "css": "text/css", "json": "application/json",
            "png": "image/png", "svg": "image/svg+xml", "ico": "image/x-icon", "jpg": "image/jpeg",
        ]
        return (data, types[file.pathExtension] ?? "application/octet-stream")
    }
}
