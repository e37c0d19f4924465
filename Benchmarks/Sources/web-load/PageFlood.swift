// SPDX-License-Identifier: MIT

import NIOConcurrencyHelpers
import NIOCore

/// Clients without cookies that open pages as fast as they can, with their streams.
final class PageFlood: Sendable {
  private let port: Int
  private let addresses: Int
  private let loop: any EventLoop
  private let state = NIOLockedValueBox(State())

  private struct State {
    var next = 0
    var opened = 0
    var refused = 0
    var streams: [TextConnection] = []
  }

  /// The number of streams that are open at the same time.
  private static let streams = 200

  init(port: Int, addresses: Int, on loop: any EventLoop) {
    self.port = port
    self.addresses = addresses
    self.loop = loop
  }

  /// The numbers of pages that the server has opened and refused.
  var outcome: (opened: Int, refused: Int) { state.withLockedValue { ($0.opened, $0.refused) } }

  func run(connections: Int) async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<connections {
        group.addTask {
          while !Task.isCancelled {
            do { try await self.openPages() } catch { await Task.yield() }
          }
        }
      }
    }
  }

  /// Opens pages on one connection until it ends.
  private func openPages() async throws {
    let (pieces, piece) = AsyncStream.makeStream(of: String.self)
    let connection = try await TextConnection(to: port, on: loop) { piece.yield($0) }
    connection.whenClosed { piece.finish() }
    defer { connection.close() }
    var iterator = pieces.makeAsyncIterator()
    while !Task.isCancelled {
      let number = state.withLockedValue { state in
        state.next += 1
        return state.next % addresses
      }
      let address = "198.18.\(number / 256).\(number % 256)"
      let head = "Host: localhost:\(port)\r\nX-Forwarded-For: \(address)\r\n"
      connection.send("GET /counter HTTP/1.1\r\n\(head)\r\n")
      var answer = ""
      while !answer.isAnswer {
        guard let text = await iterator.next() else { return }
        answer += text
      }
      guard let page = answer.between("data-page=\"", "\""),
        let cookie = answer.between("Set-Cookie: ", ";")
      else {
        state.withLockedValue { $0.refused += 1 }
        continue
      }
      state.withLockedValue { $0.opened += 1 }
      let stream = try await TextConnection(to: port, on: loop) { _ in }
      stream.send("GET /-/stream?pages=\(page):0 HTTP/1.1\r\n\(head)Cookie: \(cookie)\r\n\r\n")
      state.withLockedValue { state in
        state.streams.append(stream)
        return state.streams.count > Self.streams ? state.streams.removeFirst() : nil
      }?.close()
    }
  }
}

extension String {
  /// Whether the text is a whole response.
  fileprivate var isAnswer: Bool {
    guard let end = firstRange(of: "\r\n\r\n") else { return false }
    let length = self[..<end.lowerBound].lowercased().between("content-length: ", "\r\n")
    let last = self[..<end.lowerBound].lowercased().split(separator: "content-length: ").last
    let count = length.flatMap { Int($0) } ?? last.flatMap { Int($0) } ?? 0
    return self[end.upperBound...].utf8.count >= count
  }
}
