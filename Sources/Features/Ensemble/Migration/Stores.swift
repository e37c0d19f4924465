// SPDX-License-Identifier: MIT

// Functions of stores in TCA that Ensemble replaces.
#if Migration
import EnsembleBindings
import EnsembleBoundaries
import EnsembleCore
import EnsembleSharing
import Observation

@available(*, unavailable, message: "pass the store: 'StoreOf<Feature>'")
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

@available(*, unavailable, renamed: "ViewOnlyStoreOf")
public typealias RestrictedViewStore<R: Reducer> = ViewOnlyStoreOf<R> where R.Action: ViewAction

extension Store {
  @available(
    *,
    unavailable,
    message: "write key paths: 'scope(state: \\.child, action: \\.child)'"
  )
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> { fatalError() }
}

@available(
  *,
  unavailable,
  message: "observe the store with 'observe { … }', or a shared value with its 'values'"
)
@dynamicMemberLookup
public struct StorePublisher<State> {
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> StorePublisher<Value> {
    fatalError()
  }

  public func sink(receiveValue: @escaping (State) -> Void) -> ObserveToken { fatalError() }
}

/// A type whose values have a publisher in TCA.
public protocol _Publishing {
  associatedtype _Published
}

extension Store: _Publishing {
  public typealias _Published = State
}
extension Shared: _Publishing {
  public typealias _Published = Value
}
extension SharedReader: _Publishing {
  public typealias _Published = Value
}

// In an extension with a constraint, so that a state's own property 'publisher' is found first.
extension _Publishing where Self: Observable {
  @available(
    *,
    unavailable,
    message: "observe the store with 'observe { … }', or a shared value with its 'values'"
  )
  public var publisher: StorePublisher<_Published> { fatalError() }
}

// Navigation of UIKit and AppKit.

@available(
  *,
  unavailable,
  message: "observe the store with 'observe { … }', and send actions to it"
)
@MainActor
open class NavigationStackController {
  public init() {}
}

@available(
  *,
  unavailable,
  message: "observe the store with 'observe { … }', and send actions to it"
)
@propertyWrapper
public struct UIBindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(
  *,
  unavailable,
  message: "observe the store with 'observe { … }', and send actions to it"
)
@propertyWrapper
public struct UIBinding<Value> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Self) { self = projectedValue }
}
#endif
