// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation
import Testing

@Suite("The scope of stamped dates and numbers")
struct StampScopeTests {
  private struct Source: StampSource {
    let number: UInt64
    var date: Date? { Date(timeIntervalSince1970: Double(number)) }
    func nextNumber() -> UInt64? { number }
  }

  private final class Elements {}

  private func makeScope(_ number: UInt64) -> StampScope {
    StampScope(source: Source(number: number), stackElements: Elements())
  }

  /// The values of the live dependencies.
  private var live: (date: Date, uuid: UUID, number: UInt64) {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date.now) var now
      @Dependency(\.uuid) var uuid
      @Dependency(\.withRandomNumberGenerator) var random
      return (now, uuid(), random { $0.next() })
    }
  }

  @Test("live dates, identifiers and numbers come from the scope of the thread")
  func scoped() {
    let scope = makeScope(5)
    scope.begin()
    let values = live
    scope.end()
    #expect(values.date == Date(timeIntervalSince1970: 5))
    #expect(values.uuid == UUID(uuidString: "00000000-0000-4005-8000-000000000005"))
    #expect(values.number == 5)
  }

  @Test("without a scope, they are those of the system")
  func unscoped() {
    let scope = makeScope(5)
    scope.begin()
    scope.end()
    #expect(StampScope.current == nil)
    #expect(abs(live.date.timeIntervalSinceNow) < 3_600)
    #expect(live.uuid != live.uuid)
  }

  @Test("an inner scope ends where it has begun")
  func nested() {
    let (outer, inner) = (makeScope(1), makeScope(2))
    outer.begin()
    inner.begin()
    #expect(live.number == 2)
    inner.end()
    #expect(live.number == 1)
    outer.end()
    #expect(StampScope.current == nil)
  }

  @Test("a scope is that of one thread")
  func threads() async {
    let scope = makeScope(9)
    let found = await withCheckedContinuation { continuation in
      scope.begin()
      Thread.detachNewThread { continuation.resume(returning: StampScope.current == nil) }
      scope.end()
    }
    #expect(found)
  }

  @Test("overridden dependencies keep their overrides")
  func overridden() {
    let scope = makeScope(5)
    scope.begin()
    defer { scope.end() }
    withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 8))
    } operation: {
      @Dependency(\.date.now) var now
      #expect(now == Date(timeIntervalSince1970: 8))
    }
  }
}
