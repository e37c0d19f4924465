// SPDX-License-Identifier: MIT

import EnsembleWeb
import Testing

@Suite("What a connection is waited for")
struct ConnectionWaitsTests {
  private var waits = ConnectionWaits(openedAt: .zero)

  private func expiry(at seconds: Double) -> ConnectionWaits.Expiry? {
    waits.expiry(at: .seconds(seconds), patience: .seconds(10), lingering: .seconds(2))
  }

  @Test("a request has its time, from when the connection was opened")
  func request() {
    #expect(waits.awaitsRequest)
    #expect(expiry(at: 9.9) == nil)
    #expect(expiry(at: 10) == .input)
  }

  @Test("a body has its time, from when the head was there")
  mutating func body() {
    waits.headArrived(at: .seconds(5))
    #expect(!waits.awaitsRequest)
    #expect(expiry(at: 14.9) == nil)
    #expect(expiry(at: 15) == .input)
  }

  @Test("a body that keeps coming has its time anew; what is no body has not")
  mutating func progress() {
    waits.headArrived(at: .zero)
    waits.bodyProgressed(at: .seconds(8))
    #expect(expiry(at: 17.9) == nil)
    #expect(expiry(at: 18) == .input)
    waits.requestArrived()
    waits.bodyProgressed(at: .seconds(30))
    #expect(expiry(at: 1000) == nil)
  }

  @Test("a response may take any time, and the next request has its time after it")
  mutating func response() {
    waits.headArrived(at: .seconds(1))
    waits.requestArrived()
    #expect(expiry(at: 1000) == nil)
    waits.responseEnded(at: .seconds(1000))
    #expect(waits.awaitsRequest)
    #expect(expiry(at: 1009) == nil)
    #expect(expiry(at: 1010) == .input)
  }

  @Test("a response before the end of the body does not give the body time anew")
  mutating func early() {
    waits.headArrived(at: .zero)
    waits.responseEnded(at: .seconds(9))
    #expect(expiry(at: 10) == .input)
  }

  @Test("a request that came before the response to another is answered without a limit")
  mutating func pipelined() {
    for _ in 0..<2 {
      waits.headArrived(at: .zero)
      waits.requestArrived()
    }
    waits.responseEnded(at: .seconds(1))
    #expect(!waits.awaitsRequest)
    #expect(expiry(at: 1000) == nil)
  }

  @Test("a client that takes nothing has its time, and one that takes a little has it anew")
  mutating func output() {
    waits.headArrived(at: .zero)
    waits.requestArrived()
    waits.writabilityChanged(to: false, bufferedBytes: 100, at: .zero)
    #expect(expiry(at: 10) == .output)
    waits.progress(bufferedBytes: 99, at: .seconds(10))
    #expect(expiry(at: 19.9) == nil)
    waits.progress(bufferedBytes: 99, at: .seconds(20))
    #expect(expiry(at: 20) == .output)
    waits.writabilityChanged(to: true, bufferedBytes: 0, at: .seconds(20))
    #expect(expiry(at: 1000) == nil)
  }

  @Test("the next request has its time from when the response has been taken, however slowly")
  mutating func slow() {
    waits.headArrived(at: .zero)
    waits.requestArrived()
    waits.writabilityChanged(to: false, bufferedBytes: 100, at: .zero)
    waits.responseEnded(at: .zero)
    for second in [9, 18, 27] {
      #expect(expiry(at: Double(second)) == nil)
      waits.progress(bufferedBytes: 100 - second, at: .seconds(second))
    }
    waits.writabilityChanged(to: true, bufferedBytes: 0, at: .seconds(30))
    #expect(expiry(at: 39.9) == nil)
    #expect(expiry(at: 40) == .input)
  }

  @Test("a body has no more time because its response is taken slowly")
  mutating func slowWithBody() {
    waits.headArrived(at: .zero)
    waits.writabilityChanged(to: false, bufferedBytes: 100, at: .zero)
    waits.responseEnded(at: .zero)
    waits.progress(bufferedBytes: 50, at: .seconds(9))
    #expect(expiry(at: 10) == .input)
  }

  @Test("a connection that was closed stays for a moment, and is not waited for")
  mutating func closing() {
    waits.closed(at: .seconds(1))
    #expect(!waits.awaitsRequest)
    #expect(expiry(at: 2.9) == nil)
    #expect(expiry(at: 3) == .closing)
  }
}

@Suite("How much of a body has come")
struct BodyProgressTests {
  private var limits = WebLimits()

  /// Whether the time begins anew, for each part of a body.
  private func answers(_ parts: [Int]) -> [Bool] {
    var body = BodyProgress(limits)
    return parts.map { body.add($0) }
  }

  @Test("a body has its time anew whenever as much has come as has to come in that time")
  func quota() {
    #expect(
      answers([81_919, 1, 81_919, 200_000, 81_919, 1]) == [false, true, false, true, false, true]
    )
  }

  @Test("events, which are smaller, have no more than their time; each body begins anew")
  func events() {
    var body = BodyProgress(limits)
    let first = body.add(limits.bodyBytes)
    body.begin()
    let second = body.add(limits.bodyBytes)
    #expect(!first && !second)
  }

  @Test("a body that is larger than any may be gets no more time, so that none is endless")
  mutating func endless() {
    limits.uploadBytes = 1_000_000
    let parts = Array(repeating: 100_000, count: 100)
    #expect(answers(parts) == (1...100).map { $0 <= 10 })
  }

  @Test("limits that make no sense are no reason to stop", arguments: [0, -5, Int.max])
  mutating func strange(rate: Int) {
    limits.bodyBytesPerSecond = rate
    #expect(answers([1000]) == [rate <= 0])
  }
}
