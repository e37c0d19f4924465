// SPDX-License-Identifier: MIT

/// What has been done to a value, and undone again.
public struct History<Value> {
  public private(set) var past: [Value] = []
  public private(set) var future: [Value] = []
  public var limit: Int

  public init(limit: Int = 20) {
    self.limit = limit
  }

  public var canUndo: Bool { !past.isEmpty }
  public var canRedo: Bool { !future.isEmpty }

  mutating func record(_ value: Value) {
    past.append(value)
    if past.count > limit { past.removeFirst(past.count - limit) }
    future.removeAll()
  }

  mutating func undo(_ value: inout Value) {
    guard let last = past.popLast() else { return }
    future.append(value)
    value = last
  }

  mutating func redo(_ value: inout Value) {
    guard let next = future.popLast() else { return }
    past.append(value)
    value = next
  }
}

extension History: Equatable where Value: Equatable {}
extension History: Sendable where Value: Sendable {}

public enum UndoAction: Equatable, Sendable {
  case undo
  case redo
}

/// Records the changes that a reducer makes to a part of its state.
@Reducer
public struct Undoable<Base: Reducer, Value: Equatable>
where Base.Action: CasePathable {
  let base: Base
  let value: WritableKeyPath<Base.State, Value>
  let history: WritableKeyPath<Base.State, History<Value>>
  let action: CaseKeyPath<Base.Action, UndoAction>

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    switch action[case: self.action] {
    case .undo:
      var current = state[keyPath: value]
      state[keyPath: history].undo(&current)
      state[keyPath: value] = current
    case .redo:
      var current = state[keyPath: value]
      state[keyPath: history].redo(&current)
      state[keyPath: value] = current
    case nil:
      let before = state[keyPath: value]
      let effect = base.reduce(into: &state, action: action)
      if state[keyPath: value] != before {
        state[keyPath: history].record(before)
      }
      return effect
    }
    return base.reduce(into: &state, action: action)
  }
}

extension Reducer where Action: CasePathable {
  /// Lets somebody undo what this reducer changes in a value.
  public func undoable<Value: Equatable>(
    _ value: WritableKeyPath<State, Value>,
    history: WritableKeyPath<State, History<Value>>,
    action: CaseKeyPath<Action, UndoAction>
  ) -> some ReducerOf<Self> {
    Undoable(base: self, value: value, history: history, action: action)
  }
}
