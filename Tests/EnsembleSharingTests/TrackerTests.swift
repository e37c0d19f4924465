// SPDX-License-Identifier: MIT

@_spi(SharedChangeTracking) import EnsembleSharing
import IssueReporting
import TestTools
import Testing

@Suite("Trackers of changes")
struct TrackerTests {
  struct Pair: Equatable, Sendable {
    var a = 0
    var b = 0
  }

  @Test("An asserted value is compared with the changed one")
  func basics() {
    let tracker = SharedChangeTracker()
    let count = Shared(value: 0)
    tracker.track { count.withLock { $0 = 1 } }
    #expect(tracker.hasChanges)
    tracker.assert {
      #expect(count.wrappedValue == 0)
      #expect(count != count)
      count.withLock { $0 = 1 }
      #expect(count == count)
    }
    #expect(count.wrappedValue == 1)
    tracker.reset()
    #expect(!tracker.hasChanges)
  }

  @Test("Values are asserted independently of each other")
  func independent() {
    let tracker = SharedChangeTracker()
    let first = Shared(value: 0)
    let second = Shared(value: 0)
    tracker.track {
      first.withLock { $0 = 1 }
      second.withLock { $0 = 2 }
    }
    tracker.assert {
      first.withLock { $0 = 1 }
      #expect(first == first)
      #expect(second != second)
    }
    tracker.reset()
  }

  @Test("Members of one value are asserted together")
  func members() {
    let tracker = SharedChangeTracker()
    let pair = Shared(value: Pair())
    tracker.track {
      pair.a.withLock { $0 = 1 }
      pair.b.withLock { $0 = 2 }
    }
    tracker.assert {
      pair.withLock { $0.a = 1 }
      #expect(pair.a == pair.a)
      #expect(pair != pair)
      pair.b.withLock { $0 = 2 }
      #expect(pair == pair)
    }
    tracker.reset()
  }

  @Test("An unwrapped value is asserted through its optional")
  func unwrapped() throws {
    let tracker = SharedChangeTracker()
    let count = Shared<Int?>(value: 0)
    let unwrapped = try #require(Shared(count))
    tracker.track { unwrapped.withLock { $0 = 1 } }
    tracker.assert {
      #expect(unwrapped != unwrapped)
      unwrapped.withLock { $0 = 1 }
      #expect(unwrapped == unwrapped)
    }
    tracker.reset()
  }

  @Test("A released tracker reports what was not asserted")
  func unasserted() {
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      let tracker = SharedChangeTracker(reportUnassertedChanges: true)
      let count = Shared(value: 0)
      tracker.track { count.withLock { $0 = 1 } }
    }
    #expect(
      reporter.reports.map(\.message) == [
        "Tracked unasserted changes to 'Shared<Int>(value: 1)': 0 → 1"
      ]
    )
  }

  @Test("A tracker that need not report does not")
  func unreported() {
    let reporter = CollectingReporter()
    withIssueReporters([reporter]) {
      let tracker = SharedChangeTracker(reportUnassertedChanges: false)
      tracker.track { Shared(value: 0).withLock { $0 = 1 } }
    }
    #expect(reporter.reports.isEmpty)
  }
}
