// SPDX-License-Identifier: MIT

#if TLS
import AsyncAlgorithms
import AsyncHTTPClient
import EnsembleConcurrency
import EnsembleWeb
import HTTPTypes
import NIOCore

/// The body of a request on its way to another process, read as fast as that process takes it.
final class ForwardedBody: Sendable {
  private let request: WebRequest
  private let pieces = AsyncThrowingChannel<ByteBuffer, any Error>()
  private let length: HTTPClientRequest.Body.Length
  private let reading = LockIsolated<Task<Void, Never>?>(nil)
  private let failure = LockIsolated<(any Error)?>(nil)

  /// Creates the body of a request; nil if it has none.
  init?(of request: WebRequest) {
    let length = request.head.headerFields[.contentLength].flatMap { Int64($0) }
    guard request.head.method == .post, length != 0 else { return nil }
    self.request = request
    self.length = length.map { .known($0) } ?? .unknown
  }

  var content: HTTPClientRequest.Body { .stream(pieces, length: length) }

  /// The error of reading the body, if any.
  var error: (any Error)? { failure.value }

  /// Begins to read the body.
  ///
  /// - Parameters:
  ///   - silence: The time in which the other process must take a piece.
  ///   - giveUp: A closure that is called when that time is exceeded.
  func start(_ silence: Duration, giveUp: @escaping @Sendable () -> Void) {
    let task = Task { [request, pieces, failure] in
      do {
        try await request.readPieces { piece in
          let watch = Task {
            try await Task.sleep(for: silence)
            failure.setValue(PeerError.silent)
            pieces.fail(PeerError.silent)
            giveUp()
          }
          defer { watch.cancel() }
          await pieces.send(piece)
          try Task.checkCancellation()
        }
        pieces.finish()
      } catch {
        if error is WebRequest.BodyError { failure.setValue(error) }
        pieces.fail(error)
        giveUp()
      }
    }
    reading.setValue(task)
  }

  /// Reads no more of the body.
  func end() {
    reading.value?.cancel()
    pieces.finish()
  }
}
#endif
