// SPDX-License-Identifier: MIT

import EnsembleCore

/// A composed feature whose state is an enum of its children.
public protocol CaseComposed<State, Action>: Reducer {
  /// The type of the cases with a store in each, for `switch store.case`.
  associatedtype CaseScope: _CaseScopeProtocol

  /// Returns the current case of a store, with a store of its payload.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

/// The state of a composed feature that is an enum of its children.
public protocol ScopeSwitchable {
  /// The feature.
  associatedtype _ComposedFeature: CaseComposed where _ComposedFeature.State == Self
}

extension Store where State: ScopeSwitchable, State._ComposedFeature.Action == Action {
  /// The current case of the state, with a store of its payload.
  ///
  /// Observes the case only, not changes of its payload.
  public var `case`: State._ComposedFeature.CaseScope { State._ComposedFeature.scope(self) }
}
