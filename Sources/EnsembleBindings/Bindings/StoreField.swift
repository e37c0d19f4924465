// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A field of a store on its way to becoming a binding: `$store.query.sending(\.queryChanged)`.
@MainActor
@dynamicMemberLookup
public struct _StoreField<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A field of the field.
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<Value, Part>
  ) -> _StoreField<State, Action, Part> {
    _StoreField<State, Action, Part>(store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that shows the field, and sends what is written as an action.
  ///
  /// The reducer decides what becomes of it: nothing else writes to the field. What a control writes
  /// when its feature is gone is not sent.
  ///
  /// - Parameter action: The case that takes what is written.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value>
  where Action: CasePathable {
    let action = AnyCasePath(action)
    return Binding(
      get: { @MainActor in store[dynamicMember: keyPath] },
      set: { @MainActor in store.sendFromView(action.embed($0)) }
    )
  }
}

extension Bindable {
  /// A field of the store, for ``_StoreField/sending(_:)``.
  @MainActor
  @_disfavoredOverload
  public subscript<State, Action, Field>(
    dynamicMember keyPath: KeyPath<State, Field>
  ) -> _StoreField<State, Action, Field> where Value == Store<State, Action> {
    _StoreField(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A field of the store, for ``_StoreField/sending(_:)``.
  @MainActor
  @_disfavoredOverload
  public subscript<State, Action, Field>(
    dynamicMember keyPath: KeyPath<State, Field>
  ) -> _StoreField<State, Action, Field> where Value == Store<State, Action> {
    _StoreField(store: wrappedValue, keyPath: keyPath)
  }
}
