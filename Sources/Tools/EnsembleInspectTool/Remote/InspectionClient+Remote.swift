// SPDX-License-Identifier: MIT

#if TLS
import EnsembleInspection
import EnsembleInspector

extension InspectionClient {
  /// Returns a client for the stores of another process, which polls for changes.
  ///
  /// - Parameters:
  ///   - interval: The interval of polling.
  ///   - clock: The clock that measures it.
  ///   - answer: A function that returns the answer of the process.
  package static func asking(
    every interval: Duration = .milliseconds(500),
    clock: any Clock<Duration> = ContinuousClock(),
    _ answer: @escaping @Sendable (InspectionRequest) async throws -> InspectionAnswer
  ) -> Self {
    Self(answer: answer) {
      let (stream, continuation) = AsyncStream.makeStream(
        of: Void.self,
        bufferingPolicy: .bufferingNewest(1)
      )
      let questions = Task {
        var known = Knowledge.nothing
        while !Task.isCancelled {
          let found = await Knowledge(answer)
          if found != known || found == .uncounted { continuation.yield() }
          known = found
          do { try await clock.sleep(for: interval) } catch { break }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in questions.cancel() }
      return stream
    }
  }
}

/// The known state of a process, by which changes are detected.
private enum Knowledge: Equatable {
  case nothing
  case changes(Int)
  /// The process is of a version that does not count its changes.
  case uncounted
  case disconnected

  init(_ answer: @Sendable (InspectionRequest) async throws -> InspectionAnswer) async {
    do {
      guard case .count(let count) = try await answer(.changeCount) else {
        self = .uncounted
        return
      }
      self = .changes(count)
    } catch {
      self = .disconnected
    }
  }
}
#endif
