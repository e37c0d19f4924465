// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation
import TestTools
import Testing

@Suite("Built-in values")
struct ValueTests {
  @Test func `a constant date does not change`() {
    let date = Date(timeIntervalSince1970: 1)
    withDependencies {
      $0.date = .constant(date)
    } operation: {
      @Dependency(\.date) var generator
      @Dependency(\.date.now) var now
      #expect(generator() == date)
      #expect(generator.now == date)
      #expect(now == date)
    }
  }

  @Test func `setting the date in a test reports nothing`() {
    let reports = reports {
      withDependencies {
        $0.date.now = Date(timeIntervalSince1970: 2)
      } operation: {
        @Dependency(\.date) var date
        #expect(date() == Date(timeIntervalSince1970: 2))
      }
    }
    #expect(reports.isEmpty)
  }

  @Test func `live dates advance`() {
    let before = Date()
    let now = DependencyValues.live.date.now
    #expect(before <= now)
    #expect(now <= Date())
  }

  @Test func `identifiers count up`() {
    let uuid = UUIDGenerator.incrementing
    #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
    #expect(UUIDGenerator.incrementing() == UUID(0))
  }

  @Test func `an identifier may be constant`() {
    let uuid = UUIDGenerator.constant(UUID(7))
    #expect(uuid() == uuid())
  }

  @Test func `live identifiers differ`() {
    let uuid = DependencyValues.live.uuid
    #expect(uuid() != uuid())
  }

  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"),
    (1, "00000000-0000-0000-0000-000000000001"),
    (10, "00000000-0000-0000-0000-00000000000A"),
    (0x1234_5678_9ABC, "00000000-0000-0000-0000-123456789ABC"),
  ])
  func `an identifier shows its number`(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func `random numbers repeat with a generator that does`() {
    func rolls() -> [Int] {
      withDependencies {
        $0.withRandomNumberGenerator = WithRandomNumberGenerator(Stepper())
      } operation: {
        @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
        return (1...5).map { _ in
          withRandomNumberGenerator { Int.random(in: 1...1_000, using: &$0) }
        }
      }
    }
    #expect(rolls() == rolls())
    #expect(Set(rolls()).count == 5)
  }

  @Test func `live random numbers are in range`() {
    let roll = DependencyValues.live.withRandomNumberGenerator { generator in
      Int.random(in: 1...6, using: &generator)
    }
    #expect((1...6).contains(roll))
  }

  @Test func `the user's settings are used in a live context`() {
    let live = DependencyValues.live
    #expect(live.calendar == .autoupdatingCurrent)
    #expect(live.locale == .autoupdatingCurrent)
    #expect(live.timeZone == .autoupdatingCurrent)
    #expect(live.preferredLocales.map(\.identifier) == Locale.preferredLanguages)
  }

  @Test func `the user's settings have no test value`() {
    let reads: [(String, (DependencyValues) -> Void)] = [
      ("calendar", { _ = $0.calendar }),
      ("date", { _ = $0.date }),
      ("locale", { _ = $0.locale }),
      ("preferredLocales", { _ = $0.preferredLocales }),
      ("timeZone", { _ = $0.timeZone }),
      ("uuid", { _ = $0.uuid }),
      ("withRandomNumberGenerator", { _ = $0.withRandomNumberGenerator }),
    ]
    for (name, read) in reads {
      let messages = reports { read(DependencyValues()) }.map(\.message)
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix(#"@Dependency(\.\#(name)) has no 'testValue'"#) == true)
    }
  }

  @Test func `each test has a notification centre of its own`() {
    let values = DependencyValues()
    #expect(values.notificationCenter !== NotificationCenter.default)
    #expect(values.notificationCenter === values.notificationCenter)
    #expect(DependencyValues.live.notificationCenter === NotificationCenter.default)
  }
}

/// A generator of known numbers.
private struct Stepper: RandomNumberGenerator {
  var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
