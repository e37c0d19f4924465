// SPDX-License-Identifier: MIT

import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// Attackers' connections, opened one after another until the task is cancelled.
struct Attack: Sendable {
  let port: Int
  private let uplink: Uplink
  private let ended = NIOLockedValueBox(0)
  private let late = NIOLockedValueBox(0)

  /// - Parameter megabits: The attackers' total bandwidth in megabits per second.
  init(port: Int, megabits: Int) {
    self.port = port
    uplink = Uplink(bytesPerSecond: Double(megabits) * 125_000)
  }

  /// The numbers of connections that the server ended, and that it did not end within 13 seconds.
  var outcome: (ended: Int, late: Int) {
    (ended.withLockedValue { $0 }, late.withLockedValue { $0 })
  }

  private var payloads: [[String]] {
    let a = String(repeating: "a", count: 1_000_000)
    let line = String(repeating: "b", count: 300_000)
    return [
      ["GET /x?\(a) HTTP/1.1\r\nHost: localhost\r\n\r\n"],
      ["GET / HTTP/1.1\r\nHost: evil.example\r\nX: \(line)\r\nY: \(line)\r\n\r\n"],
      ["GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 20_000) + "\r\n"],
      ["\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{fc}\u{3}\u{3}"],
      ["GET / HTTP/1.1\nHost: localhost\n\n"],
      ["\0\0\0garbage\r\n\r\n\r\n"],
      // A head that arrives byte by byte.
      "GET /notes HTTP/1.1\r\nHost: localhost".map(String.init),
    ]
  }

  /// Attacks with a number of concurrent connections.
  func run(connections: Int) async {
    let payloads = payloads
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<connections {
        group.addTask {
          while !Task.isCancelled { await attack(payloads[index % payloads.count]) }
        }
      }
    }
  }

  private func attack(_ pieces: [String]) async {
    // The packets that open and close a connection count, too.
    try? await uplink.take(pieces.reduce(500) { $0 + $1.utf8.count })
    guard !Task.isCancelled else { return }
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let loop = MultiThreadedEventLoopGroup.singleton.any()
    guard
      let connection = try? await TextConnection(to: port, on: loop, hear: { _ in end.finish() })
    else { return }
    connection.whenClosed { end.finish() }
    let timer = loop.scheduleTask(in: .seconds(13)) {
      late.withLockedValue { $0 += 1 }
      end.finish()
    }
    for piece in pieces {
      connection.send(piece)
      if pieces.count > 1 { try? await Task.sleep(for: .milliseconds(500)) }
    }
    for await _ in ends {}
    timer.cancel()
    connection.close()
    if !Task.isCancelled { ended.withLockedValue { $0 += 1 } }
  }
}

/// A line with limited bandwidth, used in the order of requests.
private actor Uplink {
  private let bytesPerSecond: Double
  private var isFree = ContinuousClock.now

  init(bytesPerSecond: Double) { self.bytesPerSecond = bytesPerSecond }

  func take(_ bytes: Int) async throws {
    let start = max(isFree, .now)
    isFree = start + .seconds(Double(bytes) / bytesPerSecond)
    try await Task.sleep(until: start, clock: .continuous)
  }
}
