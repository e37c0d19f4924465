// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

@MainActor
extension Binding {
  /// A binding to the store of one case of an enum reducer; nil while the state is in another case.
  ///
  /// ```swift
  /// $store.scope(\.$destination, action: \.destination).edit
  /// ```
  ///
  /// Writing nil dismisses the child if the last read found it in this case. Without a read before,
  /// the current state decides.
  public subscript<State, Action, Case>(
    dynamicMember keyPath: KeyPath<CaseStores<State, Action>, Case?>
  ) -> Binding<Case?> where Value == Store<State, Action>? {
    let lastRead = LastReadCase()
    let read = { @MainActor in
      wrappedValue.flatMap { CaseStores(store: $0)[keyPath: keyPath] }
    }
    return Binding<Case?>(
      get: { @MainActor in
        let value = read()
        lastRead.isPresent = value != nil
        return value
      },
      set: { @MainActor in
        if $0 == nil, lastRead.isPresent ?? (read() != nil) { wrappedValue = nil }
      }
    )
  }
}

/// The stores of an enum reducer's cases, of which only that of the current case is non-nil.
@MainActor
@dynamicMemberLookup
public struct CaseStores<State: CaseReducerState, Action>
where State.StateReducer.Action == Action, State.StateReducer.CaseScope: CasePathable {
  let store: Store<State, Action>

  /// The store of a case; nil while the state is in another case.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State.StateReducer.CaseScope, Case>
  ) -> Case? {
    store.case[case: keyPath]
  }
}

/// The result of a control's last read: the presence of the case, or nil before the first read.
@MainActor
private final class LastReadCase {
  var isPresent: Bool?
}
