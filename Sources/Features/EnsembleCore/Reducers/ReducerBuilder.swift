// SPDX-License-Identifier: MIT

/// A builder that composes reducers, which run in order on the same state.
@resultBuilder
public enum ReducerBuilder<State, Action>: _ReducerBuilding {
  /// Returns the composed reducer.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }
}

/// The requirements that all builders of reducers share.
public protocol _ReducerBuilding {
  /// The state of the reducers.
  associatedtype State
  /// The actions of the reducers.
  associatedtype Action
}

extension _ReducerBuilding {
  /// Returns a reducer that runs the reducers of a loop in order.
  public static func buildArray(
    _ reducers: [some Reducer<State, Action>]
  ) -> some Reducer<State, Action> {
    _SequenceMany(reducers: reducers)
  }

  /// Returns a reducer that does nothing.
  public static func buildBlock() -> some Reducer<State, Action> {
    EmptyReducer()
  }

  /// Returns the only reducer of a block.
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Returns the reducer of the first branch of a condition.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> _Conditional<First, Second> {
    .first(reducer)
  }

  /// Returns the reducer of the second branch of a condition.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> _Conditional<First, Second> {
    .second(reducer)
  }

  /// Returns the given reducer.
  // The second parameter prevents the compiler from opening an `any Reducer` here, which could not
  // be part of a sequence: the function below handles it.
  public static func buildExpression<R: Reducer<State, Action>>(
    _ expression: R,
    _: R.Type = R.self
  ) -> R {
    expression
  }

  /// Returns a reducer that erases the type of an existential one.
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// Returns a reducer that erases the type of one in an availability condition.
  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// Returns the reducer of an `if` without an `else`.
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// Returns the first reducer of a block.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// Returns a reducer that runs the next reducer of a block after the previous ones.
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0,
    next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(first: accumulated, second: next)
  }
}

/// A reducer that runs two reducers in order.
public struct _Sequence<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  package init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    first.reduce(into: &state, action: action)
      .merge(with: second.reduce(into: &state, action: action))
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<First.State, First.Action> {
    let first = first._resolved().run
    let second = second._resolved().run
    return ResolvedReducer { state, action in
      let effect = first(&state, action)
      return effect.merge(with: second(&state, action))
    }
  }
}

/// A reducer that runs any number of reducers of one type, created by a `for` in a builder.
struct _SequenceMany<Element: Reducer>: Reducer {
  let reducers: [Element]

  func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
    .merge(reducers.map { $0.reduce(into: &state, action: action) })
  }

  func _resolved() -> ResolvedReducer<Element.State, Element.Action> {
    let reducers = reducers.map { $0._resolved().run }
    return ResolvedReducer { state, action in
      var effect = Effect<Element.Action>.none
      for reducer in reducers { effect = effect.merge(with: reducer(&state, action)) }
      return effect
    }
  }
}

/// A reducer that runs one of two reducers, created by an `if` with an `else` in a builder.
public enum _Conditional<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  /// The reducer of the first branch.
  case first(First)
  /// The reducer of the second branch.
  case second(Second)

  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<First.State, First.Action> {
    switch self {
    case .first(let reducer): reducer._resolved()
    case .second(let reducer): reducer._resolved()
    }
  }
}

/// A reducer that runs the wrapped reducer, or does nothing if it is nil.
extension Optional: Reducer where Wrapped: Reducer {
  public func reduce(
    into state: inout Wrapped.State,
    action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<Wrapped.State, Wrapped.Action> {
    self?._resolved() ?? ResolvedReducer { _, _ in .none }
  }
}
