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
