// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import Foundation
import NIOCore

/// A file download. Its end is reported exactly once, even if the file is never sent.
package final class WebDownload: Sendable {
  package let length: Int
  private let file: URL
  private let deadline: Duration
  private let clock: ServerClock
  private let isConnected: @Sendable () async -> Bool
  private let end: LockIsolated<(@MainActor @Sendable (_ isComplete: Bool) -> Void)?>

  /// The number of bytes that are read at once.
  private static let pieceLength = 65_536

  /// - Parameters:
  ///   - isConnected: Returns whether the connection is still open. What was written before it was
  ///     closed may be lost.
  ///   - end: Called at the end, with whether the whole file was sent.
  package init(
    _ file: URL,
    length: Int,
    deadline: Duration,
    clock: ServerClock,
    isConnected: @escaping @Sendable () async -> Bool,
    end: @escaping @MainActor @Sendable (_ isComplete: Bool) -> Void
  ) {
    self.file = file
    self.length = length
    self.deadline = deadline
    self.clock = clock
    self.isConnected = isConnected
    self.end = LockIsolated(end)
  }

  /// Sends the file with back-pressure: the next piece is read after the previous one was written.
  ///
  /// - Throws: `CancellationError` if the deadline passes or the connection was closed, and the
  ///   errors of the connection and the disk.
  package func send(_ write: (ByteBuffer) async throws -> Void) async throws {
    let disk = try await DiskFile.open(file)
    defer { disk.close() }
    var rest = length
    while rest > 0 {
      let piece = try await disk.read(upTo: min(rest, Self.pieceLength))
      guard piece.readableBytes > 0, clock.now < deadline else { throw CancellationError() }
      rest -= piece.readableBytes
      try await write(piece)
    }
    guard await isConnected() else { throw CancellationError() }
    await takeEnd()?(true)
  }

  private func takeEnd() -> (@MainActor @Sendable (Bool) -> Void)? {
    end.withValue { end in
      defer { end = nil }
      return end
    }
  }

  deinit {
    guard let end = takeEnd() else { return }
    Task { @MainActor in end(false) }
  }
}
#endif
