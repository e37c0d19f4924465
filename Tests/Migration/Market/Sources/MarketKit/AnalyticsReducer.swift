// SPDX-License-Identifier: MIT

/// Records an event for some actions of a feature.
public struct AnalyticsReducer<Base: Reducer>: Reducer {
  let base: Base
  let event: (Base.State, Base.Action) -> AnalyticsClient.Event?

  @Dependency(\.analytics) var analytics

  public func reduce(into state: inout Base.State, action: Base.Action) -> EffectTask<Base.Action> {
    let effect = base.reduce(into: &state, action: action)
    guard let event = event(state, action) else { return effect }
    return .merge(
      effect,
      .fireAndForget {
        await analytics.record(event)
      }
    )
  }
}

extension Reducer {
  public func analytics(
    _ event: @escaping (State, Action) -> AnalyticsClient.Event?
  ) -> AnalyticsReducer<Self> {
    AnalyticsReducer(base: self, event: event)
  }
}
