// SPDX-License-Identifier: MIT

extension Reducer {
  /// Runs a function after this reducer, for the actions of one case.
  public func on<Value>(
    _ action: CaseKeyPath<Action, Value>,
    perform: @escaping (_ state: inout State, _ value: Value) -> Effect<Action>
  ) -> some Reducer<State, Action> where Action: CasePathable {
    CombineReducers {
      self
      Reduce { state, received in
        guard let value = received[case: action] else { return .none }
        return perform(&state, value)
      }
    }
  }

  /// Does not run this reducer while a condition is false.
  public func enabled(
    when isEnabled: @escaping (State) -> Bool
  ) -> _EnabledReducer<Self> {
    _EnabledReducer(base: self, isEnabled: isEnabled)
  }

  /// Runs another reducer whenever a value has changed, with the old and the new one.
  public func onChange<Value: Equatable>(
    of value: KeyPath<State, Value>,
    send action: @escaping (Value) -> Action
  ) -> some Reducer<State, Action> {
    onChange(of: { $0[keyPath: value] }) { _, new in
      Reduce { _, _ in .send(action(new)) }
    }
  }

  /// Observes all actions, without a change.
  public func tap(_ body: @escaping (State, Action) -> Void) -> some ReducerOf<Self> {
    Tap(base: self, body: body)
  }
}

public struct _EnabledReducer<Base: Reducer>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action

  let base: Base
  let isEnabled: (State) -> Bool

  @inlinable
  public init(base: Base, isEnabled: @escaping (State) -> Bool) {
    self.init(_base: base, _isEnabled: isEnabled)
  }

  @usableFromInline
  init(_base: Base, _isEnabled: @escaping (State) -> Bool) {
    self.base = _base
    self.isEnabled = _isEnabled
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    isEnabled(state) ? base.reduce(into: &state, action: action) : .none
  }
}

private struct Tap<Base: Reducer>: Reducer {
  let base: Base
  let body: (Base.State, Base.Action) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let effect = base.reduce(into: &state, action: action)
    body(state, action)
    return effect
  }
}

/// Sends the actions of a child's delegate to a function, which need not know the other ones.
public struct Delegate<State, Action: CasePathable, DelegateAction>: Reducer {
  private let toDelegate: AnyCasePath<Action, DelegateAction>
  private let handle: (inout State, DelegateAction) -> Effect<Action>

  public init(
    _ action: CaseKeyPath<Action, DelegateAction>,
    handle: @escaping (_ state: inout State, _ action: DelegateAction) -> Effect<Action>
  ) {
    self.toDelegate = AnyCasePath(action)
    self.handle = handle
  }

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard let delegateAction = toDelegate.extract(from: action) else { return .none }
      return handle(&state, delegateAction)
    }
  }
}
