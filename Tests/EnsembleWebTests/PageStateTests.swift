// SPDX-License-Identifier: MIT

#if Web
@testable import EnsembleWeb
import TestTools
import Testing

@Suite("States of a page")
struct PageStateTests {
  private let limits = WebLimits()

  @Test func `each phase of a page has its lifetime`() {
    var page = PageLifetime(limits: limits, now: .zero)
    func end(after time: Duration, isWaiting: Bool = false) -> PageLifetime.End? {
      page.reasonToEnd(at: time, isWaiting: isWaiting, early: false)
    }
    #expect(end(after: limits.unconnectedLifetime - .seconds(1)) == nil)
    #expect(end(after: limits.unconnectedLifetime) == .lost)
    page.connect(at: .zero)
    #expect(end(after: limits.unconnectedLifetime) == nil)
    #expect(end(after: limits.reconnectLifetime) == .lost)
    #expect(end(after: limits.reconnectLifetime, isWaiting: true) == nil)
    page.leave()
    #expect(end(after: limits.returnLifetime) == .lost)
    page.see(at: .seconds(10))
    #expect(page.leftAt == .seconds(10))
    #expect(end(after: limits.returnLifetime) == nil)
  }

  @Test func `an unused page ends earlier, and an idle one in spite of its stream`() {
    var page = PageLifetime(limits: limits, now: .zero)
    page.connect(at: .zero)
    let unused = limits.unusedLifetime
    #expect(page.reasonToEnd(at: unused, isWaiting: false, early: true) == .lost)
    #expect(page.reasonToEnd(at: unused, isWaiting: false, early: false) == nil)
    let idle = limits.idleLifetime
    #expect(page.reasonToEnd(at: idle, isWaiting: true, early: false) == .idle)
    page.use(at: .seconds(1))
    #expect(page.reasonToEnd(at: idle, isWaiting: true, early: false) == nil)
  }

  /// Plays a browser and a server against the lifetime of a page.
  @Test(arguments: 0..<40)
  func `a page that has ended stays so, and tells the reason once`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var page = PageLifetime(limits: limits, now: .zero)
    var now = Duration.zero
    var end: PageLifetime.End?
    var isLeft = false
    for _ in 0..<2_500 {
      now += .seconds(random.next(5))
      switch random.next(200) {
      case 0:
        let reason = [.lost, .idle, .revoked, .signedOut][random.next(4)] as PageLifetime.End
        page.end(reason)
        (end, isLeft) = (reason, false)
      case 1..<40:
        page.connect(at: now)
        isLeft = false
      case 40..<80:
        page.leave()
        isLeft = end == nil
      case 80..<140: page.see(at: now)
      case 140..<180: page.use(at: now)
      default:
        let reason = page.takeEndReason()
        switch end {
        case nil, .lost: #expect(reason == nil)
        default: #expect(reason != nil)
        }
        #expect(page.takeEndReason() == nil)
        if end != nil {
          page = PageLifetime(limits: limits, now: now)
          end = nil
        }
      }
      #expect(page.hasEnded == (end != nil))
      #expect(page.isLeft == isLeft)
      #expect((page.leftAt != nil) == isLeft)
      #expect(page.lastUsed <= now)
    }
  }

  /// Plays a browser, which may lose messages and repeat events, against the numbers of a page.
  @Test(arguments: 0..<40)
  func `a browser that misses a message receives the whole page`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var numbers = PageNumbers()
    var (received, sent, event, performed) = (0, 0, 0, 0)
    var isBehind = false
    for _ in 0..<2_500 {
      switch random.next(5) {
      case 0:
        // An event arrives, or arrives again.
        let number = max(1, random.next(4) == 0 ? event : event + 1)
        event = max(event, number)
        if numbers.begin(number) { performed += 1 }
        #expect(performed == event)
        if random.next(4) == 0 { numbers.requestAcknowledgement() }
      case 1, 2:
        sent = numbers.lastMessage + 1
        let hasWholePage = numbers.needsFullContent
        if hasWholePage { numbers.didTakeFullContent() }
        numbers.didSend(sent)
        #expect(!numbers.owesAcknowledgement)
        let isLost = random.next(5) == 0
        if isLost {
          isBehind = true
        } else if hasWholePage || !isBehind {
          (received, isBehind) = (sent, false)
        }
      default:
        // The browser connects again.
        numbers.resume(after: received)
        if isBehind || received != sent { #expect(numbers.needsFullContent) }
      }
      #expect(numbers.lastMessage == sent)
    }
  }
}
#endif
