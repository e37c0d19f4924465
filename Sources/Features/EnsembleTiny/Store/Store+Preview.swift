// SPDX-License-Identifier: MIT

/// The treatment of the effects of a feature in a preview.
public enum PreviewEffects: Sendable {
  /// Effects run.
  case live
  /// Effects do not start, so only sent actions change the state.
  case inert
}

extension Store {
  /// Returns a store for a preview.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - state: The state to show; the feature's initial state by default.
  ///   - effects: Whether effects run; they do not by default.
  public static func preview(
    _ feature: @autoclosure () -> F,
    state: @autoclosure () -> F.State? = nil,
    effects: PreviewEffects = .inert
  ) -> Store {
    Store(feature: feature, state: state, effects: effects)
  }
}

extension Store where F: Feature {
  /// Returns a store for a preview that shows a state.
  ///
  /// - Parameters:
  ///   - state: The state to show.
  ///   - effects: Whether effects run; they do not by default.
  public static func preview(_ state: F.State, effects: PreviewEffects = .inert) -> Store {
    preview(F(), state: state, effects: effects)
  }
}
