// SPDX-License-Identifier: MIT

import EnsembleWeb
import FlyingSocks
import Foundation

/// A connection, as text.
actor Wire {
  private let socket: AsyncSocket
  private var bytes: [UInt8] = []

  init(_ port: UInt16) async throws {
    socket = try await .connected(to: .inet(ip4: "127.0.0.1", port: port))
  }

  func send(_ text: some StringProtocol) async throws {
    try await socket.write(Data(text.utf8))
  }

  /// What has come, up to and with a text.
  func receive(until end: String) async throws -> String {
    while true {
      if let range = bytes.firstRange(of: Array(end.utf8)) { return take(range.upperBound) }
      try await receiveMore()
    }
  }

  /// What comes next, of so many bytes.
  func receive(bytes count: Int) async throws -> String {
    while bytes.count < count { try await receiveMore() }
    return take(count)
  }

  /// What comes until the connection ends.
  func receiveAll() async throws -> String {
    do {
      while true { try await receiveMore() }
    } catch SocketError.disconnected {
      return take(bytes.count)
    }
  }

  func close() { try? socket.close() }

  private func receiveMore() async throws {
    bytes += try await socket.read(atMost: 4096)
  }

  private func take(_ count: Int) -> String {
    defer { bytes.removeFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

extension TestBrowser {
  /// A browser that is led to a server on this machine, by a connection for each request.
  convenience init(port: UInt16) {
    self.init(host: "localhost:\(port)") { method, path, query, headers, body in
      var head = "\(method) \(path)"
      if !query.isEmpty {
        head += "?" + query.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
      }
      head += " HTTP/1.1\r\n" + headers.map { "\($0.key): \($0.value)\r\n" }.joined()
      if method == "POST" { head += "content-length: \(body.utf8.count)\r\n" }
      let wire = try await Wire(port)
      try await wire.send(head + "\r\n" + body)
      let response = try await WebResponse(from: wire)
      if case .data = response.body { await wire.close() }
      return response
    }
  }
}

extension WebResponse {
  struct Malformed: Error {
    let text: String
  }

  /// The response that comes over a connection.
  @MainActor
  init(from wire: Wire) async throws {
    let head = try await wire.receive(until: "\r\n\r\n")
    let lines = head.split(separator: "\r\n")
    guard let code = lines.first?.split(separator: " ").dropFirst().first,
      let status = Int(code).flatMap(WebStatus.init)
    else { throw Malformed(text: head) }
    let headers = Dictionary(
      lines.dropFirst().map {
        let parts = $0.split(separator: ":", maxSplits: 1).map(String.init)
        return (parts[0], parts[1].trimmingCharacters(in: .whitespaces))
      }
    ) { first, _ in first }
    guard headers["Transfer-Encoding"] == "chunked" else {
      let length = headers["Content-Length"].flatMap { Int($0) } ?? 0
      self.init(status, headers, try await wire.receive(bytes: length))
      return
    }
    self.init(status, headers, "")
    body = .stream {
      // A message may come in several pieces.
      var message = ""
      while !message.hasSuffix("\n\n") {
        guard let length = try? await wire.receive(until: "\r\n"),
          // A line end is one character.
          let count = Int(length.dropLast(), radix: 16), count > 0,
          let piece = try? await wire.receive(bytes: count + 2)
        else { return nil }
        message += piece.dropLast()
      }
      return message
    }
  }
}

/// Runs a server on a free port of this machine for as long as a test takes.
@MainActor
func withServer(
  _ configure: (inout WebConfiguration) -> Void = { _ in },
  _ body: @MainActor (TestSite, UInt16) async throws -> Void
) async throws {
  let site = TestSite {
    $0.port = 0
    configure(&$0)
  }
  let port = try await site.server.start()
  do {
    try await body(site, port)
  } catch {
    await site.server.stop()
    throw error
  }
  await site.server.stop()
}
