// SPDX-License-Identifier: MIT

#if TLS
import EnsembleWeb
import EnsembleWebCluster
import Foundation
import NIOCore
import Testing

@Suite("Silences of other processes")
struct PeerSilencesTests {
  private let start = ContinuousClock.now
  private let noRoute = IOError(errnoCode: EHOSTUNREACH, reason: "connect")

  /// Returns whether a process is gone after errors, each at a number of seconds.
  private func isGone(
    _ error: any Error,
    at seconds: [Int],
    waiting silence: Duration = .zero,
    answeredBefore last: Int? = nil
  ) -> Bool {
    var silences = PeerSilences()
    var reason = PeerError.silent
    for second in seconds {
      if second == last { silences.end(at: "a") }
      let now = start + .seconds(second)
      reason = silences.reason(for: error, at: "a", after: silence, now: now)
    }
    if case .gone = reason { return true }
    return false
  }

  @Test("a process where nothing listens is gone at once")
  func refusal() {
    #expect(isGone(IOError(errnoCode: ECONNREFUSED, reason: "connect"), at: [0]))
  }

  @Test(
    "an address that cannot be reached is gone after a while",
    arguments: [EHOSTUNREACH, ENETUNREACH, ETIMEDOUT]
  )
  func unreachable(code: CInt) {
    let error = IOError(errnoCode: code, reason: "connect")
    #expect(!isGone(error, at: [0]))
    #expect(!isGone(error, at: [0, 5, 10, 15]))
    #expect(isGone(error, at: [0, 5, 10, 16]))
  }

  @Test("a process that answers nothing is gone after a while, including the time that was waited")
  func timeouts() {
    #expect(!isGone(PeerError.silent, at: [0], waiting: .seconds(10)))
    #expect(isGone(PeerError.silent, at: [0, 6], waiting: .seconds(10)))
  }

  @Test("an answer ends a silence")
  func answer() {
    #expect(!isGone(noRoute, at: [0, 5, 10, 16], answeredBefore: 10))
  }

  @Test("errors that are long ago say nothing")
  func old() {
    #expect(!isGone(noRoute, at: [0, 5, 60]))
  }

  @Test("a connection that was lost says nothing about the process")
  func lost() {
    #expect(!isGone(IOError(errnoCode: ECONNRESET, reason: "read"), at: [0, 5, 10, 16, 20]))
  }

  @Test("other processes are not affected")
  func others() {
    var silences = PeerSilences()
    _ = silences.reason(for: noRoute, at: "a", after: .zero, now: start)
    let reason = silences.reason(
      for: noRoute,
      at: "b",
      after: .zero,
      now: start + .seconds(20)
    )
    #expect({ if case .silent = reason { true } else { false } }())
  }
}
#endif
