// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleWeb
import FlyingFox
import TestTools
import Testing

@Suite("Requests that are awaited")
struct ArrivalsTests {
  private let clock = HandClock()

  private func arrivals(limit: Int = 10) -> Arrivals {
    Arrivals(timekeeper: Timekeeper(clock), patience: .seconds(10), limit: limit)
  }

  private func peer(_ port: UInt16) -> Arrivals.Peer { .ip4("127.0.0.1", port: port) }

  /// Waits for a client that says nothing.
  private func wait(_ arrivals: Arrivals, _ port: UInt16) -> Task<Void, any Error> {
    Task { try await arrivals.wait(for: peer(port)) { try await Task.never() } }
  }

  @Test("a request has its time in whole, in however many pieces it comes")
  func pieces() async throws {
    let arrivals = arrivals()
    for _ in 0..<3 {
      try await arrivals.wait(for: peer(1)) {}
      clock.advance(by: .seconds(3))
    }
    let last = wait(arrivals, 1)
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await #expect(throws: WebRequest.BodyError.late) { try await last.value }
  }

  @Test("a piece that comes just in time does not begin the time anew")
  func lastPiece() async throws {
    let arrivals = arrivals()
    try await arrivals.wait(for: peer(1)) {}
    clock.advance(by: .milliseconds(9999))
    try await arrivals.wait(for: peer(1)) {}
    clock.advance(by: .milliseconds(1))
    await #expect(throws: WebRequest.BodyError.late) { try await arrivals.wait(for: peer(1)) {} }
  }

  @Test("the next request of a connection has its time anew")
  func next() async throws {
    let arrivals = arrivals()
    try await arrivals.wait(for: peer(1)) {}
    clock.advance(by: .seconds(9))
    arrivals.hasArrived(from: peer(1))
    let next = wait(arrivals, 1)
    await clock.sleeping()
    clock.advance(by: .seconds(9))
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    await #expect(throws: WebRequest.BodyError.late) { try await next.value }
  }

  @Test("who gets the address of somebody who has hung up has its time too")
  func address() async throws {
    let arrivals = arrivals()
    try await arrivals.wait(for: peer(1)) {}
    clock.advance(by: .seconds(60))
    try await arrivals.wait(for: peer(1)) {}
  }

  @Test(
    "too many: the one that has been waited for longest goes, not the one that was heard of last"
  )
  func displaced() async throws {
    let arrivals = arrivals(limit: 2)
    try await arrivals.wait(for: peer(1)) {}
    clock.advance(by: .seconds(1))
    let second = wait(arrivals, 2)
    await clock.sleeping()
    clock.advance(by: .seconds(1))
    let first = wait(arrivals, 1)
    await clock.sleeping(2)
    let third = wait(arrivals, 3)
    await #expect(throws: WebRequest.BodyError.late) { try await first.value }
    await clock.sleeping(2)
    second.cancel()
    third.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    await #expect(throws: CancellationError.self) { try await third.value }
  }
}
