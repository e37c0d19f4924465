// SPDX-License-Identifier: MIT

/// A reducer made of a closure.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let resolve: () -> ResolvedReducer<State, Action>

  /// Makes a reducer of a function that changes the state and returns effects.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    resolve = { ResolvedReducer(reduce) }
  }

  /// Erases the type of a reducer.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    resolve = { reducer._resolved() }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> { resolve() }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates it.
  @inlinable
  public init() {}

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers as one, so that one operator can be applied to all.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  @usableFromInline let reducers: Reducers

  /// Combines the reducers of a builder, top to bottom.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<State, Action> { reducers._resolved() }
}
