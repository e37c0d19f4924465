// SPDX-License-Identifier: MIT

extension Reducer {
  /// Calls a closure when an action has changed a value.
  ///
  /// The value is computed before and after every action that reaches this reducer, so apply the
  /// operator close to the leaves, with values that are cheap to compare.
  ///
  /// - Parameters:
  ///   - toValue: A closure that returns the value to observe.
  ///   - perform: A closure that receives the old value and the changed state. Its effect starts
  ///     after this reducer's own.
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ perform: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue, isEqual: ==) { oldValue, _, state, _ in
      perform(oldValue, &state)
    }
  }

  /// Runs another reducer when an action has changed a value.
  ///
  /// - Parameters:
  ///   - toValue: A closure that returns the value to observe.
  ///   - reducer: A closure that creates the reducer from the old and the new value. It runs on the
  ///     changed state with the same action.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isEqual: ==) {
      oldValue,
      newValue,
      state,
      action in
      reducer(oldValue, newValue).unisolatedReduce(&state, action)
    }
  }
}

/// A reducer with a handler for changes of a value.
public struct _OnChangeReducer<Base: Reducer, Value>: Reducer {
  let base: Base
  let toValue: (Base.State) -> Value
  let isEqual: (Value, Value) -> Bool
  let perform: (Value, Value, inout Base.State, Base.Action) -> Effect<Base.Action>

  package init(
    base: Base,
    toValue: @escaping (Base.State) -> Value,
    isEqual: @escaping (Value, Value) -> Bool,
    perform: @escaping (Value, Value, inout Base.State, Base.Action) -> Effect<Base.Action>
  ) {
    self.base = base
    self.toValue = toValue
    self.isEqual = isEqual
    self.perform = perform
  }

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolved().run
    return ResolvedReducer { [toValue, isEqual, perform] state, action in
      let oldValue = toValue(state)
      let effect = base(&state, action)
      let newValue = toValue(state)
      if isEqual(oldValue, newValue) { return effect }
      return effect.merge(with: perform(oldValue, newValue, &state, action))
    }
  }
}
