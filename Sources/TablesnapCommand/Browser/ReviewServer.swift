import Files
import Foundation
import Goldens
import Synchronization

/// The service of a page on which a user decides about failed images.
///
/// Pages of other sites can also send requests to this machine. Therefore, only the page whose address has the token, and
/// which comes from this server, has access.
final class ReviewServer: HTTPService {
    /// The secret in the address of the page.
    let token: String

    private let document: ReviewPage.Document
    private let page: [UInt8]
    private let state: Mutex<State>
    /// The end of the review.
    private let end = DispatchSemaphore(value: 0)

    private struct State {
        var review: GroupDecisions
        var port: UInt16 = 0
        var lastSign = ContinuousClock.now
    }

    /// The time after which a review without a page ends.
    private static let patience = Duration.seconds(600)

    init(_ document: ReviewPage.Document, _ review: GroupDecisions) throws {
        self.document = document
        state = Mutex(State(review: review))
        page = try ReviewPage.html(nil, sources: "img-src data: blob:; connect-src 'self'")
        token = (0..<4).map { _ in
            let digits = String(UInt32.random(in: 0 ... .max), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Sets the port on which the server runs.
    func setPort(_ port: UInt16) { state.withLock { $0.port = port } }

    /// Ends the review.
    func stop() { end.signal() }

    /// Waits until the user ends the review, or closes the page.
    ///
    /// - Returns: A Boolean value that indicates whether the page gave no sign of life.
    func waitForEnd() -> Bool {
        while true {
            let rest = Self.patience - (ContinuousClock.now - state.withLock { $0.lastSign })
            if rest <= .zero { return true }
            let wait = DispatchTime.now() + .seconds(Int(rest.components.seconds) + 1)
            if end.wait(timeout: wait) == .success { return false }
        }
    }

    /// The numbers of images with each decision.
    var counts: (accepted: Int, rejected: Int, undecided: Int) {
        state.withLock {
            let images = $0.review.images
            return (images.count(.accepted), images.count(.rejected), images.count(.undecided))
        }
    }

    // MARK: Requests

    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        let port = state.withLock { $0.port }
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.host, hosts.contains(host) else {
            return .failure(403, "The host is another one.")
        }
        let isRead = request.method == "GET"
        guard isRead || request.method == "POST" else {
            return .failure(405, "Only GET and POST are possible.")
        }
        // Browsers send the origin with each request that changes something.
        let isFromHere = request.origin.map { hosts.map { "http://\($0)" }.contains($0) } ?? isRead
        guard isFromHere else { return .failure(403, "The page is from another origin.") }
        // The page itself contains nothing secret.
        if isRead, request.path == "/" { return nil }
        guard let sent = request.token, isToken(sent) else {
            return .failure(403, "Open the address that tablesnap review --browser printed.")
        }
        let type = request.contentType?.split(separator: ";").first.map { $0.lowercased() }
        if !isRead, type != "application/json" { return .failure(415, "The content must be JSON.") }
        return nil
    }

    /// Compares a token in a time that does not depend on its characters.
    private func isToken(_ text: String) -> Bool {
        let (sent, expected) = (Array(text.utf8), Array(token.utf8))
        return sent.count == expected.count && zip(sent, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    func response(to request: HTTPRequest) -> HTTPResponse {
        if request.path == "/", request.method == "GET" {
            return HTTPResponse(type: "text/html; charset=utf-8", body: page)
        }
        state.withLock { $0.lastSign = ContinuousClock.now }
        switch (request.method, request.path) {
        case ("GET", "/data"): return data()
        case ("POST", "/decide"): return decide(request.body)
        case ("POST", "/alive"), ("POST", Self.end): return HTTPResponse(status: 204)
        case ("GET", _): return image(request.path) ?? .failure(404, "There is nothing at this address.")
        default: return .failure(404, "There is nothing at this address.")
        }
    }

    func didRespond(to request: HTTPRequest) {
        if request.method == "POST", request.path == Self.end { stop() }
    }

    /// The address of a request that ends the review.
    private static let end = "/done"

    private static func json(_ value: some Encodable) -> HTTPResponse {
        guard let bytes = try? JSONEncoder().encode(value) else {
            return .failure(500, "The data cannot be encoded.")
        }
        return HTTPResponse(type: "application/json", body: Array(bytes))
    }

    private struct Content: Encodable {
        let data: ReviewPage.Document
        let decisions: GroupDecisions.Summary
    }

    private func data() -> HTTPResponse {
        Self.json(Content(data: document, decisions: state.withLock { $0.review.summary([]) }))
    }

    private func decide(_ body: [UInt8]) -> HTTPResponse {
        guard let action = try? JSONDecoder().decode(GroupDecisions.Action.self, from: Data(body)) else {
            return .failure(400, "The request has another form.")
        }
        return state.withLock { state in
            guard state.review.contains(action) else {
                return .failure(404, "There is no such image or change.")
            }
            let problems = state.review.perform(action)
            return Self.json(state.review.summary(problems))
        }
    }

    /// Returns the image at a path such as `/image/3/actual`. `nil` if there is none.
    private func image(_ path: String) -> HTTPResponse? {
        let words = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 4, words[1] == "image", let index = Int(words[2]),
            PageImages.kinds.contains(words[3])
        else { return nil }
        return state.withLock { state in
            guard state.review.images.failures.indices.contains(index),
                let png = state.review.images.image(index, words[3])
            else { return nil }
            return HTTPResponse(type: "image/png", body: png)
        }
    }

    /// The addresses of images on the server.
    struct Images: PageImageSource {
        func address(of png: [UInt8], _ index: Int, _ kind: String) -> String { "image/\(index)/\(kind)" }
    }
}
