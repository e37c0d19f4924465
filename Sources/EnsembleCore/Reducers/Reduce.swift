// SPDX-License-Identifier: MIT

/// A reducer made of a closure.
public struct Reduce<State, Action>: Reducer {
  private let resolve: () -> ResolvedReducer<State, Action>

  /// Makes a reducer of a function that changes the state and returns effects.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    resolve = { ResolvedReducer(reduce) }
  }

  /// Erases the type of a reducer.
  public init(_ reducer: some Reducer<State, Action>) {
    resolve = { reducer._resolved() }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<State, Action> { resolve() }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates it.
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers as one, so that one operator can be applied to all.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  private let reducers: Reducers

  /// Combines the reducers of a builder, top to bottom.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  public func _resolved() -> ResolvedReducer<State, Action> { reducers._resolved() }
}
