// SPDX-License-Identifier: MIT

import EnsembleSharing
import TestTools
import Testing

@Suite struct WriteBehindTests {
  private var decisions = WriteBehind(hasWindows: true)

  @Test mutating func theFirstChangeIsWrittenAtOnce() {
    check(decisions.change(), true)
    check(decisions.begin(), .write(window: 1))
    check(decisions.end(), false)
  }

  @Test mutating func theFirstChangeCanBeWrittenByItsOwnThread() {
    check(decisions.beginChange(), .write(window: 1))
    check(decisions.change(), false)
    check(decisions.end(), false)
    check(decisions.windowEnded(1), true)
  }

  @Test mutating func aThreadDoesNotWriteAChangeInAWindow() {
    writeFirst()
    check(decisions.beginChange(), nil)
    #expect(!decisions.hasChange)
    check(decisions.windowEnded(1), false)
    check(decisions.beginChange(), .write(window: 2))
  }

  @Test mutating func aThreadDoesNotWriteDuringAJob() {
    check(decisions.outsideEvent(), true)
    check(decisions.begin(), .check)
    check(decisions.beginChange(), nil)
  }

  @Test mutating func aTurnWhoseJobAnotherThreadHasBegunHasNone() {
    check(decisions.outsideEvent(), true)
    check(decisions.beginChange(), .write(window: 1))
    check(decisions.begin(), nil)
    // The check is still to be made.
    check(decisions.end(), true)
    check(decisions.begin(), .check)
  }

  @Test func aThreadDoesNotWriteWithoutWindows() {
    var decisions = WriteBehind(hasWindows: false)
    check(decisions.beginChange(), nil)
  }

  @Test mutating func changesInAWindowAreWrittenTogetherAtItsEnd() {
    writeFirst()
    check(decisions.change(), false)
    check(decisions.change(), false)
    check(decisions.windowEnded(1), true)
    check(decisions.begin(), .write(window: 2))
    check(decisions.end(), false)
    check(decisions.windowEnded(2), false)
  }

  @Test mutating func aWriteAtTheEndOfAWindowOpensAnother() {
    writeFirst()
    _ = decisions.change()
    _ = decisions.windowEnded(1)
    _ = decisions.begin()
    _ = decisions.end()
    check(decisions.change(), false)
    check(decisions.windowEnded(2), true)
  }

  @Test mutating func aChangeAfterAQuietWindowIsWrittenAtOnce() {
    writeFirst()
    check(decisions.windowEnded(1), false)
    check(decisions.change(), true)
  }

  @Test mutating func changesBeforeAQueuedTurnBeginsJoinIt() {
    check(decisions.change(), true)
    check(decisions.change(), false)
    _ = decisions.begin()
    #expect(!decisions.hasChange)
    check(decisions.end(), false)
  }

  @Test mutating func aChangeDuringAWriteWaitsForTheWindow() {
    _ = decisions.change()
    _ = decisions.begin()
    check(decisions.change(), false)
    check(decisions.end(), false)
    #expect(decisions.hasChange)
    check(decisions.windowEnded(1), true)
  }

  @Test mutating func anUrgentChangeWaitsForNoWindow() {
    writeFirst()
    check(decisions.change(isUrgent: true), true)
    check(decisions.begin(), .write(window: 2))
    check(decisions.end(), false)
    // The end of the first window, which the second write has replaced.
    _ = decisions.change()
    check(decisions.windowEnded(1), false)
    check(decisions.windowEnded(2), true)
  }

  @Test mutating func anUrgentChangeDuringAWriteFollowsIt() {
    _ = decisions.change()
    _ = decisions.begin()
    check(decisions.change(isUrgent: true), false)
    check(decisions.end(), true)
    check(decisions.begin(), .write(window: 2))
  }

  @Test mutating func aCheckPrecedesAWrite() {
    _ = decisions.change()
    check(decisions.outsideEvent(), false)
    check(decisions.begin(), .check)
    check(decisions.end(), true)
    check(decisions.begin(), .write(window: 1))
  }

  @Test mutating func anOutsideEventDuringAWriteIsCheckedAfterIt() {
    _ = decisions.change()
    _ = decisions.begin()
    check(decisions.outsideEvent(), false)
    check(decisions.end(), true)
    check(decisions.begin(), .check)
    check(decisions.end(), false)
  }

  @Test mutating func severalOutsideEventsAreCheckedOnce() {
    check(decisions.outsideEvent(), true)
    check(decisions.outsideEvent(), false)
    check(decisions.begin(), .check)
    check(decisions.end(), false)
  }

  @Test mutating func aDiscardedChangeIsNotWritten() {
    _ = decisions.change()
    decisions.discardChange()
    check(decisions.begin(), nil)
    writeFirst()
    _ = decisions.change()
    decisions.discardChange()
    check(decisions.windowEnded(1), false)
  }

  @Test func withoutWindowsEachChangeIsWrittenAtOnce() {
    var decisions = WriteBehind(hasWindows: false)
    for _ in 1...3 {
      check(decisions.change(), true)
      check(decisions.begin(), .write(window: nil))
      check(decisions.end(), false)
    }
  }

  /// Each change is followed by a write, unless it is discarded; no write follows without a change;
  /// a window separates writes that are not urgent.
  @Test(arguments: 0..<200)
  func anyOrderOfEventsWritesEachChangeOnce(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var decisions = WriteBehind(hasWindows: true)
    var queued = false
    var running = false
    var waits = false
    var isUrgent = false
    var checks = false
    var window: Int?
    for _ in 0..<200 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let urgent = Bool.random(using: &random)
        waits = true
        isUrgent = isUrgent || urgent
        note(decisions.change(isUrgent: urgent))
      case 1:
        checks = true
        note(decisions.outsideEvent())
      case 2:
        guard let open = window else { continue }
        window = nil
        note(decisions.windowEnded(open))
      case 3:
        waits = false
        isUrgent = false
        decisions.discardChange()
      case 4:
        guard queued else {
          #expect(decisions.begin() == nil)
          continue
        }
        queued = false
        let job = decisions.begin()
        running = job != nil
        switch job {
        case .check:
          #expect(checks)
          checks = false
        case .write(let new):
          #expect(waits && !checks && (window == nil || isUrgent))
          waits = false
          isUrgent = false
          window = new
        case nil:
          #expect(!checks && !(waits && (window == nil || isUrgent)))
        }
      case 5:
        let job = decisions.beginChange()
        #expect((job == nil) == (running || window != nil))
        if case .write(let new)? = job {
          queued = false
          running = true
          waits = false
          isUrgent = false
          window = new
        }
      default:
        guard running else { continue }
        running = false
        note(decisions.end())
      }
      #expect(decisions.hasChange == waits)
      let isReady = checks || waits && (window == nil || isUrgent)
      if isReady { #expect(queued || running) }
    }

    func note(_ isReady: Bool) {
      if isReady { #expect(!queued && !running) }
      queued = queued || isReady
    }
  }

  private func check<Value: Equatable>(
    _ value: Value,
    _ expected: Value,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(value == expected, sourceLocation: location)
  }

  private mutating func writeFirst() {
    check(decisions.change(), true)
    let job = decisions.begin()
    #expect(job == .write(window: 1))
    check(decisions.end(), false)
  }
}
