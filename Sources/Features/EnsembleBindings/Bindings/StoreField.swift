// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

/// A field of a store that can be turned into a binding: `$store.query.sending(\.queryChanged)`.
@MainActor
@dynamicMemberLookup
public struct StoreField<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A field of the field.
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<Value, Part>
  ) -> StoreField<State, Action, Part> {
    StoreField<State, Action, Part>(store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// Returns a binding that shows the field, and sends written values as actions.
  ///
  /// A write changes nothing by itself: the reducer decides how the state changes. A write after
  /// the feature has gone is not sent.
  ///
  /// - Parameter action: The case whose payload is the written value.
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
  /// A field of the store, for `sending(_:)`.
  @MainActor
  @_disfavoredOverload
  public subscript<State, Action, Field>(
    dynamicMember keyPath: KeyPath<State, Field>
  ) -> StoreField<State, Action, Field> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A field of the store, for `sending(_:)`.
  @MainActor
  @_disfavoredOverload
  public subscript<State, Action, Field>(
    dynamicMember keyPath: KeyPath<State, Field>
  ) -> StoreField<State, Action, Field> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }
}
