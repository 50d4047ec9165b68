import CMicroHTTPD
import Diagnostics
import Files
import Foundation

/// A request of a browser.
struct HTTPRequest {
    let method: String
    let path: String
    let host: String?
    let origin: String?
    let contentType: String?
    /// The token in a header of this program.
    let token: String?
    /// The number of bytes of the content. 0 if it is unknown.
    let length: Int
    /// The content. Empty until it has been received.
    var body: [UInt8] = []
}

/// A response to a browser.
struct HTTPResponse {
    var status: UInt32 = 200
    var type = "text/plain; charset=utf-8"
    var body: [UInt8] = []

    static func failure(_ status: UInt32, _ text: String) -> HTTPResponse {
        HTTPResponse(status: status, body: Array(text.utf8))
    }
}

/// The service of a server. Its functions are called on one thread.
protocol HTTPService: AnyObject, Sendable {
    /// Returns the response to a request that is refused before its content is received. `nil` accepts it.
    func refusal(of request: HTTPRequest) -> HTTPResponse?
    /// Returns the response to a complete request.
    func response(to request: HTTPRequest) -> HTTPResponse
    /// Is called after the response to a complete request is sent.
    func didRespond(to request: HTTPRequest)
}

/// A server for the browsers on this machine, which runs as long as this object.
final class HTTPServer {
    /// The maximum number of bytes of a request's content.
    static let maxBody = 4096

    let port: UInt16
    private let daemon: OpaquePointer
    /// The service, which the daemon does not retain.
    private let service: Service

    /// The service of a daemon.
    private final class Service {
        let value: any HTTPService
        init(_ value: any HTTPService) { self.value = value }
    }

    /// A request whose content is being received.
    private final class Receiving {
        var request: HTTPRequest
        init(_ request: HTTPRequest) { self.request = request }
    }

    /// Starts a server.
    ///
    /// - Parameter port: The port. 0 is any free port.
    /// - Throws: A `Diagnostic` if libmicrohttpd is not installed, or the port cannot be used.
    init(port: UInt16, service value: any HTTPService) throws(Diagnostic) {
        if let reason = tablesnap_mhd_load() {
            throw Diagnostic(
                message:
                    "a review in the browser requires libmicrohttpd: \(String(cString: reason)); install "
                    + "libmicrohttpd12 (Debian) or libmicrohttpd (Fedora), or omit --browser")
        }
        service = Service(value)
        let context = Unmanaged.passUnretained(service).toOpaque()
        let daemon = tablesnap_mhd_start(
            port,
            { context, connection, path, method, _, data, count, state in
                HTTPServer.respond(context, connection, path, method, data, count, state)
            },
            { context, _, state, _ in
                guard let context, let pointer = state?.pointee else { return }
                let service = Unmanaged<Service>.fromOpaque(context).takeUnretainedValue().value
                let receiving = Unmanaged<Receiving>.fromOpaque(pointer).takeRetainedValue()
                service.didRespond(to: receiving.request)
            }, context)
        guard let daemon else {
            let reason = SystemError()
            throw Diagnostic(
                message: port == 0
                    ? "no server can be started on this machine: \(reason)"
                    : "the port \(port) cannot be used: \(reason); specify another --port")
        }
        self.daemon = daemon
        self.port = tablesnap_mhd_port(daemon)
    }

    deinit { tablesnap_mhd_stop(daemon) }

    // MARK: Requests

    private static func respond(
        _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
        _ method: UnsafePointer<CChar>?, _ data: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
        _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> MHD_Result {
        guard let context, let path, let method, let count, let state else { return tablesnap_mhd_no }
        let service = Unmanaged<Service>.fromOpaque(context).takeUnretainedValue().value
        guard let pointer = state.pointee else {
            let request = request(connection, String(cString: path), String(cString: method))
            if request.length > maxBody {
                return send(.failure(413, "The request is too long."), connection)
            }
            if let refusal = service.refusal(of: request) { return send(refusal, connection) }
            state.pointee = Unmanaged.passRetained(Receiving(request)).toOpaque()
            return tablesnap_mhd_yes
        }
        let receiving = Unmanaged<Receiving>.fromOpaque(pointer).takeUnretainedValue()
        guard count.pointee > 0, let data else {
            return send(service.response(to: receiving.request), connection)
        }
        // A response would have to wait for the end of a content of unknown length.
        guard receiving.request.body.count + count.pointee <= maxBody else { return tablesnap_mhd_no }
        receiving.request.body += UnsafeRawBufferPointer(start: data, count: count.pointee)
        count.pointee = 0
        return tablesnap_mhd_yes
    }

    private static func request(
        _ connection: OpaquePointer?, _ path: String, _ method: String
    ) -> HTTPRequest {
        func header(_ name: String) -> String? {
            tablesnap_mhd_header(connection, name).map { String(cString: $0) }
        }
        return HTTPRequest(
            method: method, path: path, host: header("Host"), origin: header("Origin"),
            contentType: header("Content-Type"), token: header("X-Tablesnap-Token"),
            length: header("Content-Length").map { Int($0) ?? .max } ?? 0)
    }

    private static func send(_ response: HTTPResponse, _ connection: OpaquePointer?) -> MHD_Result {
        guard let handle = tablesnap_mhd_response(response.body.count, response.body) else {
            return tablesnap_mhd_no
        }
        defer { tablesnap_mhd_destroy_response(handle) }
        let headers = [
            "Content-Type": response.type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
            "Content-Security-Policy": "frame-ancestors 'none'",
        ]
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            tablesnap_mhd_add_header(handle, name, value)
        }
        return tablesnap_mhd_send(connection, response.status, handle)
    }
}
