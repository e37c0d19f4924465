// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Testing

@Suite("Connection timeouts")
struct ConnectionTimeoutsTests {
  private var timeouts = ConnectionTimeouts(openedAt: .zero)

  private func expiry(at seconds: Double) -> ConnectionTimeouts.Expiry? {
    timeouts.expiry(at: .seconds(seconds), stallTimeout: .seconds(10), lingering: .seconds(2))
  }

  @Test("the timeout of a request starts when the connection opens")
  func request() {
    #expect(timeouts.awaitsRequest)
    #expect(expiry(at: 9.9) == nil)
    #expect(expiry(at: 10) == .input)
  }

  @Test("the timeout of a body starts after the head")
  mutating func body() {
    timeouts.headArrived(at: .seconds(5))
    #expect(!timeouts.awaitsRequest)
    #expect(expiry(at: 14.9) == nil)
    #expect(expiry(at: 15) == .input)
  }

  @Test("progress of a body restarts its timeout, and is ignored after the body")
  mutating func progress() {
    timeouts.headArrived(at: .zero)
    timeouts.bodyProgressed(at: .seconds(8))
    #expect(expiry(at: 17.9) == nil)
    #expect(expiry(at: 18) == .input)
    timeouts.requestArrived()
    timeouts.bodyProgressed(at: .seconds(30))
    #expect(expiry(at: 1000) == nil)
  }

  @Test("a response may take any time, and the timeout of the next request starts after it")
  mutating func response() {
    timeouts.headArrived(at: .seconds(1))
    timeouts.requestArrived()
    #expect(expiry(at: 1000) == nil)
    timeouts.responseEnded(at: .seconds(1000))
    #expect(timeouts.awaitsRequest)
    #expect(expiry(at: 1009) == nil)
    #expect(expiry(at: 1010) == .input)
  }

  @Test("a response before the end of the body does not restart the timeout of the body")
  mutating func early() {
    timeouts.headArrived(at: .zero)
    timeouts.responseEnded(at: .seconds(9))
    #expect(expiry(at: 10) == .input)
  }

  @Test("a pipelined request is answered without a timeout")
  mutating func pipelined() {
    for _ in 0..<2 {
      timeouts.headArrived(at: .zero)
      timeouts.requestArrived()
    }
    timeouts.responseEnded(at: .seconds(1))
    #expect(!timeouts.awaitsRequest)
    #expect(expiry(at: 1000) == nil)
  }

  @Test("a client that reads nothing times out, and reading a little restarts the timeout")
  mutating func output() {
    timeouts.headArrived(at: .zero)
    timeouts.requestArrived()
    timeouts.writabilityChanged(to: false, bufferedBytes: 100, at: .zero)
    #expect(expiry(at: 10) == .output)
    timeouts.progress(bufferedBytes: 99, at: .seconds(10))
    #expect(expiry(at: 19.9) == nil)
    timeouts.progress(bufferedBytes: 99, at: .seconds(20))
    #expect(expiry(at: 20) == .output)
    timeouts.writabilityChanged(to: true, bufferedBytes: 0, at: .seconds(20))
    #expect(expiry(at: 1000) == nil)
  }

  @Test("the timeout of the next request starts when the response has been read, however slowly")
  mutating func slow() {
    timeouts.headArrived(at: .zero)
    timeouts.requestArrived()
    timeouts.writabilityChanged(to: false, bufferedBytes: 100, at: .zero)
    timeouts.responseEnded(at: .zero)
    for second in [9, 18, 27] {
      #expect(expiry(at: Double(second)) == nil)
      timeouts.progress(bufferedBytes: 100 - second, at: .seconds(second))
    }
    timeouts.writabilityChanged(to: true, bufferedBytes: 0, at: .seconds(30))
    #expect(expiry(at: 39.9) == nil)
    #expect(expiry(at: 40) == .input)
  }

  @Test("reading a response slowly gives the body no more time")
  mutating func slowWithBody() {
    timeouts.headArrived(at: .zero)
    timeouts.writabilityChanged(to: false, bufferedBytes: 100, at: .zero)
    timeouts.responseEnded(at: .zero)
    timeouts.progress(bufferedBytes: 50, at: .seconds(9))
    #expect(expiry(at: 10) == .input)
  }

  @Test("a closed connection lingers for a moment, and awaits no request")
  mutating func closing() {
    timeouts.closed(at: .seconds(1))
    #expect(!timeouts.awaitsRequest)
    #expect(expiry(at: 2.9) == nil)
    #expect(expiry(at: 3) == .closing)
  }
}

@Suite("Progress of request bodies")
struct BodyProgressTests {
  private var limits = WebLimits()

  /// Returns, for each part of a body, whether the timeout restarts.
  private func answers(_ parts: [Int]) -> [Bool] {
    var body = BodyProgress(limits)
    return parts.map { body.add($0) }
  }

  @Test("the timeout of a body restarts each time the quota of bytes has arrived")
  func quota() {
    #expect(
      answers([81_919, 1, 81_919, 200_000, 81_919, 1]) == [false, true, false, true, false, true]
    )
  }

  @Test("bodies below the quota do not restart the timeout, and each body starts at zero")
  func events() {
    var body = BodyProgress(limits)
    let first = body.add(limits.bodyBytes)
    body.begin()
    let second = body.add(limits.bodyBytes)
    #expect(!first && !second)
  }

  @Test("a body beyond the maximum size gets no more time")
  mutating func endless() {
    limits.uploadBytes = 1_000_000
    let parts = Array(repeating: 100_000, count: 100)
    #expect(answers(parts) == (1...100).map { $0 <= 10 })
  }

  @Test("extreme limits do not trap", arguments: [0, -5, Int.max])
  mutating func strange(rate: Int) {
    limits.bodyBytesPerSecond = rate
    #expect(answers([1000]) == [rate <= 0])
  }
}
#endif
