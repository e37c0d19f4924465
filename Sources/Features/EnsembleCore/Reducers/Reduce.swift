// SPDX-License-Identifier: MIT

/// A reducer implemented by a closure.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let resolve: () -> ResolvedReducer<State, Action>
  /// The reducer whose type is erased, if any.
  @usableFromInline let erased: (any Reducer<State, Action>)?

  /// Creates a reducer from a closure that changes the state and returns effects.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    resolve = { ResolvedReducer(reduce) }
    erased = nil
  }

  /// Creates a reducer that erases the type of another one.
  // Because of the second parameter, a single trailing closure can only be that of the other
  // initializer. So the compiler reports a mistake in that closure, and not that a function is no
  // reducer.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>, _: () -> Void = {}) {
    resolve = { reducer._resolved() }
    erased = reducer
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().run(&state, action)
  }

  @available(swift, deprecated: 1000)
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> { resolve() }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// A combination of several reducers, to which one operator can be applied.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  @usableFromInline let reducers: Reducers

  /// Creates a combination of the reducers of a builder, which run in order.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  @available(swift, deprecated: 1000)
  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> { reducers._resolved() }
}
