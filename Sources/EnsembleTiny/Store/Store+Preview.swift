// SPDX-License-Identifier: MIT

/// What a store does with the effects of its feature.
public enum StoreEffects: Sendable {
  /// Runs them.
  case live
  /// Starts none: the state changes by what is sent alone.
  case inert
}

extension Store {
  /// A store for a preview.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - state: The state to show; the feature's initial one unless given.
  ///   - effects: Whether effects are run. They are not, unless asked for.
  public static func preview(
    _ feature: @autoclosure () -> F,
    state: @autoclosure () -> F.State? = nil,
    effects: StoreEffects = .inert
  ) -> Store {
    Store(feature: feature, state: state, effects: effects)
  }
}

extension Store where F: Feature {
  /// A store for a preview, which shows a state.
  ///
  /// - Parameters:
  ///   - state: The state to show.
  ///   - effects: Whether effects are run. They are not, unless asked for.
  public static func preview(_ state: F.State, effects: StoreEffects = .inert) -> Store {
    preview(F(), state: state, effects: effects)
  }
}
