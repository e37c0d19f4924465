// SPDX-License-Identifier: MIT

import Foundation

/// Something that happened, for people who count.
public struct AnalyticsEvent: Hashable, Sendable {
  public var name: String
  public var properties: [String: String]

  public init(_ name: String, _ properties: [String: String] = [:]) {
    self.name = name
    self.properties = properties
  }
}

extension AnalyticsEvent: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

@DependencyClient
public struct AnalyticsClient: Sendable {
  public var track: @Sendable (_ event: AnalyticsEvent) async -> Void
  public var identify: @Sendable (_ id: String?) -> Void
}

extension AnalyticsClient: TestDependencyKey {
  public static let testValue = AnalyticsClient()
  public static let previewValue = AnalyticsClient(track: { _ in }, identify: { _ in })
}

extension AnalyticsClient: DependencyKey {
  public static var liveValue: AnalyticsClient {
    let log = LockIsolated<[AnalyticsEvent]>([])
    let user = LockIsolated<String?>(nil)
    return AnalyticsClient(
      track: { event in
        var event = event
        event.properties["user"] = user.value
        log.withValue { [event] in $0.append(event) }
      },
      identify: { id in user.setValue(id) }
    )
  }
}

extension DependencyValues {
  public var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}

/// A reducer that tells what happened, and changes nothing.
public struct AnalyticsReducer<State, Action>: Reducer {
  @usableFromInline
  let event: (State, Action) -> AnalyticsEvent?

  @usableFromInline
  @Dependency(\.analytics) var analytics

  public init(_ event: @escaping (_ state: State, _ action: Action) -> AnalyticsEvent?) {
    self.event = event
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let event = event(state, action) else { return .none }
    return .run { _ in await analytics.track(event) }
  }
}

extension Reducer {
  public func analytics(
    _ event: @escaping (_ state: State, _ action: Action) -> AnalyticsEvent?
  ) -> some Reducer<State, Action> {
    CombineReducers {
      self
      AnalyticsReducer(event)
    }
  }
}
