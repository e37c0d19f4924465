// SPDX-License-Identifier: MIT

import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOSSL

/// A browser that stores cookies, and shows redirects instead of following them.
@MainActor
final class TestBrowser {
  /// A response that has arrived completely.
  struct Response {
    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let text: String
  }

  /// The values of the cookies, by name.
  private(set) var cookies: [String: String] = [:]

  /// The value of the browser's Cookie field.
  var cookieField: String {
    cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
  }

  private let origin: String
  private let client: HTTPClient

  /// - Parameters:
  ///   - origin: The origin of the server, for example `http://localhost:8080`.
  ///   - client: The connections to the server.
  init(_ origin: String, _ client: HTTPClient) {
    self.origin = origin
    self.client = client
  }

  func get(_ path: String, headers: [String: String] = [:]) async throws -> Response {
    try await Response(send(.GET, path, headers, ""))
  }

  func post(
    _ path: String,
    headers: [String: String] = [:],
    body: String = ""
  ) async throws -> Response {
    try await Response(send(.POST, path, headers, body))
  }

  /// Requests a response that the server continues.
  func events(_ path: String) async throws -> EventStream {
    try await EventStream(send(.GET, path, [:], ""))
  }

  /// Sends the form of the login page.
  ///
  /// - Parameter origin: The origin of the page that has the form. If nil, it is the server's own.
  func logIn(_ name: String, _ password: String, origin: String? = nil) async throws -> Response {
    var headers = ["content-type": "application/x-www-form-urlencoded"]
    if let origin { headers["origin"] = origin }
    return try await post("/-/sign-in", headers: headers, body: "name=\(name)&password=\(password)")
  }

  /// Sends a request with the fields of a browser. Other fields replace them; an empty one is not
  /// sent.
  private func send(
    _ method: HTTPMethod,
    _ path: String,
    _ headers: [String: String],
    _ body: String
  ) async throws -> HTTPClientResponse {
    var fields = ["cookie": cookieField]
    if method == .POST {
      fields["origin"] = origin
      fields["content-type"] = "application/json"
    }
    fields.merge(headers) { _, new in new }
    var request = HTTPClientRequest(url: origin + path)
    request.method = method
    for (name, value) in fields where !value.isEmpty {
      request.headers.add(name: name, value: value)
    }
    if !body.isEmpty { request.body = .bytes(ByteBuffer(string: body)) }
    let response = try await client.execute(request, timeout: .minutes(5))
    for field in response.headers["set-cookie"] { keep(field) }
    return response
  }

  private func keep(_ field: String) {
    let pair = field.prefix { $0 != ";" }.split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard pair.count == 2 else { return }
    cookies[String(pair[0])] = field.contains("Max-Age=0") ? nil : String(pair[1])
  }
}

extension TestBrowser.Response {
  fileprivate init(_ response: HTTPClientResponse) async throws {
    status = response.status
    headers = response.headers
    text = String(buffer: try await response.body.collect(upTo: 10_000_000))
  }
}

/// The server-sent events of a response. They are read by one task.
actor EventStream {
  nonisolated let status: HTTPResponseStatus
  private var pieces: HTTPClientResponse.Body.AsyncIterator
  private var bytes: [UInt8] = []

  init(_ response: HTTPClientResponse) {
    status = response.status
    pieces = response.body.makeAsyncIterator()
  }

  /// Returns the next event, or nil at the end.
  func next() async throws -> String? {
    // An event may arrive in several pieces.
    while true {
      if let end = bytes.firstRange(of: Array("\n\n".utf8)) {
        defer { bytes.removeFirst(end.upperBound) }
        return String(decoding: bytes.prefix(end.upperBound), as: UTF8.self)
      }
      guard let piece = try await nextPiece() else { return nil }
      bytes += piece.readableBytesView
    }
  }

  private func nextPiece() async throws -> ByteBuffer? {
    var pieces = pieces
    defer { self.pieces = pieces }
    return try await pieces.next(isolation: self)
  }
}

extension HTTPClient {
  /// Creates a client of a server on this machine.
  ///
  /// - Parameter tls: The configuration for a server with HTTPS.
  convenience init(tls: TLSConfiguration?) {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .minutes(1))
    )
    configuration.tlsConfiguration = tls
    configuration.httpVersion = .http1Only
    // The server may close a connection after a refusal.
    configuration.maximumUsesPerConnection = 1
    // The server listens at this address only, and its certificate names the host.
    configuration.dnsOverride = ["localhost": "127.0.0.1"]
    self.init(eventLoopGroupProvider: .singleton, configuration: configuration)
  }
}
