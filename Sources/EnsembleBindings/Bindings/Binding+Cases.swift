// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

@MainActor
extension Binding {
  /// A binding to the store of one case of an enum reducer, if the state is in that case.
  ///
  /// ```swift
  /// $store.scope(\.$destination, action: \.destination).edit
  /// ```
  ///
  /// Writing `nil` dismisses the case that was read, or the one that the state is in if nothing was; if that
  /// is another one, nothing.
  public subscript<State, Action, Case>(
    dynamicMember keyPath: KeyPath<_CaseStores<State, Action>, Case?>
  ) -> Binding<Case?> where Value == Store<State, Action>? {
    let seen = SeenCase()
    let read = { @MainActor in
      wrappedValue.flatMap { _CaseStores(store: $0)[keyPath: keyPath] }
    }
    return Binding<Case?>(
      get: { @MainActor in
        let value = read()
        seen.isPresent = value != nil
        return value
      },
      set: { @MainActor in
        if $0 == nil, seen.isPresent ?? (read() != nil) { wrappedValue = nil }
      }
    )
  }
}

/// The stores of an enum reducer's cases: of the one that the state is in, and nil for the others.
@MainActor
@dynamicMemberLookup
public struct _CaseStores<State: CaseReducerState, Action>
where State.StateReducer.Action == Action, State.StateReducer.CaseScope: CasePathable {
  let store: Store<State, Action>

  /// The store of a case, if the state is in it.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State.StateReducer.CaseScope, Case>
  ) -> Case? {
    store.case[case: keyPath]
  }
}

/// Whether a control has seen the state in its case; nil as long as it has not looked.
@MainActor
private final class SeenCase {
  var isPresent: Bool?
}
