// SPDX-License-Identifier: MIT

#if TLS
import AsyncHTTPClient
import EnsembleWeb
import NIOCore
import NIOPosix

/// The periods in which other processes have not answered, by address, from which the kind of error
/// is derived.
package struct PeerSilences {
  private struct Silence {
    var start: ContinuousClock.Instant
    /// The time of the last request that was not answered.
    var last: ContinuousClock.Instant
  }

  /// The time without any answer after which a process counts as gone.
  package static let patience = Duration.seconds(15)

  private var silences: [String: Silence] = [:]

  package init() {}

  /// Records that a process has answered.
  package mutating func end(at address: String) {
    silences[address] = nil
  }

  /// Returns the reason why a process has not answered, derived from the error and the duration of
  /// the silence.
  ///
  /// - Parameters:
  ///   - error: The error of the request.
  ///   - address: The address of the process.
  ///   - silence: The time for which the request has waited, if the error is that it was not
  ///     answered.
  ///   - now: The time of the error.
  package mutating func reason(
    for error: any Error,
    at address: String,
    after silence: Duration,
    now: ContinuousClock.Instant
  ) -> PeerError {
    if error.isRefusal { return .gone }
    // A lost connection does not imply that the process has ended.
    guard error.isTimeout || error.isUnreachable else { return .silent }
    let known = silences[address]
    let isRecent = known.map { $0.last.duration(to: now) < Self.patience * 2 } ?? false
    // An unreachable address is detected at once, without a timeout.
    let begin = error.isTimeout ? now - silence : now
    let start = isRecent ? known?.start ?? begin : begin
    silences[address] = Silence(start: start, last: now)
    return start.duration(to: now) > Self.patience ? .gone : .silent
  }
}

extension Error {
  /// Whether nothing listens at the address.
  fileprivate var isRefusal: Bool {
    if let error = self as? IOError { return error.errnoCode == ECONNREFUSED }
    guard let error = self as? NIOConnectionError else { return false }
    return !error.connectionErrors.isEmpty
      && error.connectionErrors.allSatisfy { $0.error.isRefusal }
  }

  /// Whether the other process did not respond in time.
  fileprivate var isTimeout: Bool {
    if let error = self as? PeerError, case .silent = error { return true }
    return [.readTimeout, .connectTimeout].contains(self as? HTTPClientError)
  }

  /// Whether the address is unreachable, for example after a machine was shut down: its name cannot
  /// be resolved, or there is no route to its address.
  fileprivate var isUnreachable: Bool {
    if let error = self as? IOError {
      return [EHOSTUNREACH, ENETUNREACH, EHOSTDOWN, ENETDOWN, ETIMEDOUT].contains(error.errnoCode)
    }
    return self is NIOConnectionError
  }
}
#endif
