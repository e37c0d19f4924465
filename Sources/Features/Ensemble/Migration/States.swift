// SPDX-License-Identifier: MIT

// Property wrappers and macros of states and models.
#if Migration
import Observation

@available(
  *,
  unavailable,
  message: "remove it, and attach '@ObservableState' to the state; bind with '$store.name'"
)
@propertyWrapper
public struct BindingState<Value> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "read the state of the store, and bind with '$store.name'")
@propertyWrapper
public struct BindingViewState<Value> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Self) { self = projectedValue }
}

@available(*, unavailable, message: "read the state of the store, and bind with '$store.name'")
public struct BindingViewStore<State> {}

// Observation, which Perception repeats for older systems.

@available(*, unavailable, renamed: "Observable")
public typealias Perceptible = Observable

@available(*, unavailable, renamed: "ObservationRegistrar")
public typealias PerceptionRegistrar = ObservationRegistrar

@available(*, unavailable, renamed: "Observable")
@attached(extension, conformances: Observable)
public macro Perceptible() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

@available(*, unavailable, renamed: "ObservationIgnored")
@attached(accessor, names: named(willSet))
public macro PerceptionIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

@available(*, unavailable, renamed: "ObservationTracked")
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro PerceptionTracked() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
#endif
