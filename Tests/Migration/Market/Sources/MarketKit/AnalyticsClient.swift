// SPDX-License-Identifier: MIT

import Dependencies
import Foundation
import XCTestDynamicOverlay

/// Records what customers do.
public struct AnalyticsClient: Sendable {
  public struct Event: Equatable, Sendable {
    public var name: String
    public var values: [String: String]

    public init(_ name: String, _ values: [String: String] = [:]) {
      self.name = name
      self.values = values
    }
  }

  public var record: @Sendable (Event) async -> Void

  public init(record: @escaping @Sendable (Event) async -> Void) {
    self.record = record
  }

  /// Ignores all events.
  public static let noop = AnalyticsClient { _ in }
}

extension AnalyticsClient: DependencyKey {
  public static let liveValue = AnalyticsClient { event in
    // A host application of tests must not count as a visitor.
    guard !_XCTIsTesting else { return }
    print("analytics:", event.name, event.values)
  }

  public static let testValue = AnalyticsClient { event in
    XCTFail("An event was recorded: \(event.name)")
  }
}

extension DependencyValues {
  public var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
