// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

// A constrained extension rather than a subscript that is generic over state and action: with the
// latter, completion after any binding looks into the root of the key path before its type is
// known, which crashes the language server.
@MainActor
extension Binding
where
  Value: _OptionalStore,
  Value.Wrapped.State: CaseReducerState,
  Value.Wrapped.State.StateReducer.Action == Value.Wrapped.Action,
  Value.Wrapped.State.StateReducer.CaseScope: CasePathable
{
  /// A binding to the store of one case of an enum reducer; nil while the state is in another case.
  ///
  /// ```swift
  /// $store.scope(\.$destination, action: \.destination).edit
  /// ```
  ///
  /// Writing nil dismisses the child if the last read found it in this case. Without an earlier
  /// read, the current state decides.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<Value.Wrapped.State.StateReducer.CaseScope, Case>
  ) -> Binding<Case?> {
    let lastRead = LastReadCase()
    let read = { @MainActor in wrappedValue._store?.case[case: keyPath] }
    return Binding<Case?>(
      get: { @MainActor in
        let value = read()
        lastRead.isPresent = value != nil
        return value
      },
      set: { @MainActor in
        if $0 == nil, lastRead.isPresent ?? (read() != nil) { wrappedValue = ._none }
      }
    )
  }
}

/// A store, in constraints that name its state and its actions.
public protocol _AnyStore {
  associatedtype State
  associatedtype Action

  /// The store itself.
  var _store: Store<State, Action> { get }
}

extension Store: _AnyStore {
  @available(swift, deprecated: 1000)
  public nonisolated var _store: Store { self }
}

/// An optional store.
public protocol _OptionalStore {
  associatedtype Wrapped: _AnyStore

  /// The store, if there is one.
  var _store: Store<Wrapped.State, Wrapped.Action>? { get }

  /// The absence of a store.
  static var _none: Self { get }
}

extension Optional: _OptionalStore where Wrapped: _AnyStore {
  @available(swift, deprecated: 1000)
  public var _store: Store<Wrapped.State, Wrapped.Action>? { self?._store }

  @available(swift, deprecated: 1000)
  public static var _none: Self { nil }
}

/// The result of a control's last read: the presence of the case, or nil before the first read.
@MainActor
private final class LastReadCase {
  var isPresent: Bool?
}
