// SPDX-License-Identifier: MIT

/// A composed feature whose state is an enum of its children.
public protocol CaseComposed<State, Action>: Reducer {
  /// The cases with a store in each, for `switch store.case`.
  associatedtype CaseScope: _CaseScopeProtocol

  /// The case that a store is in, with a store for what it carries.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

/// The state of a composed feature that is an enum of its children.
public protocol ScopeSwitchable {
  /// The feature.
  associatedtype ComposedFeature: CaseComposed where ComposedFeature.State == Self
}

extension Store where State: ScopeSwitchable, State.ComposedFeature.Action == Action {
  /// The case that the state is in, with a store for what it carries.
  ///
  /// Observed like a read of the case alone: not told of changes within it.
  public var `case`: State.ComposedFeature.CaseScope { State.ComposedFeature.scope(self) }
}
