// SPDX-License-Identifier: MIT

import Foundation
import StudioKit
import XCTestDynamicOverlay

/// Keeps what a client has been asked, in order.
public final class Recorder<Value: Sendable>: Sendable {
  private let values = LockIsolated<[Value]>([])

  public init() {}

  public var recorded: [Value] { values.value }

  public func record(_ value: Value) {
    values.withValue { $0.append(value) }
  }

  /// Fails if something else than these values has been recorded.
  public func expect(_ expected: [Value], file: StaticString = #filePath, line: UInt = #line)
  where Value: Equatable {
    guard recorded != expected else { return }
    XCTFail("Recorded \(recorded) instead of \(expected).", file: file, line: line)
  }
}

extension AnalyticsClient {
  /// A client that tells a recorder all events.
  public static func recording(_ recorder: Recorder<AnalyticsEvent>) -> Self {
    Self(track: { recorder.record($0) }, identify: { _ in })
  }
}

extension HapticsClient {
  public static func recording(_ recorder: Recorder<Haptic>) -> Self {
    Self { recorder.record($0) }
  }
}

extension DependencyValues {
  /// What nearly all tests of features want.
  public mutating func quiet(at date: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
    self.date.now = date
    self.uuid = .constant(UUID(0))
    self.analytics = AnalyticsClient(track: { _ in }, identify: { _ in })
    self.haptics = HapticsClient { _ in }
    self.continuousClock = ImmediateClock()
    if !_XCTIsTesting {
      self.flags = .constant([])
    }
  }
}
