// SPDX-License-Identifier: MIT

extension Reducer {
  /// Starts an effect when a value has changed, by any reducer or from outside.
  ///
  /// `onChange(of:)` compares the value around the actions that reach this reducer. This operator
  /// compares it at the end of every action of the store, so it also notices a change that a parent
  /// has made in this feature's state, or another store in a shared value. Several changes by one
  /// action, and by all actions that follow from it synchronously, count as one.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .onAnyChange(of: \.query) { _, state in
  ///     .send(.search(state.query))
  ///   }
  /// ```
  ///
  /// The effect belongs to the action, whose `StoreTask.finish()` waits for it.
  ///
  /// The closure cannot change the state: send an action for that, which a journal then records. An
  /// effect that always changes the value again is reported as an issue.
  ///
  /// - Parameters:
  ///   - toValue: A closure that returns the value to compare.
  ///   - perform: A closure that receives the old value and the current state, and returns the
  ///     effect.
  @inlinable
  public func onAnyChange<Value: Equatable>(
    of toValue: @escaping (_ state: State) -> Value,
    _ perform: @escaping (_ oldValue: Value, _ state: State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    SupervisedReducer(base: self) { ChangeEffect(of: toValue, perform) }
  }
}

/// An effect that starts when a value has changed.
@usableFromInline
final class ChangeEffect<State, Action, Value: Equatable>: SupervisionPart<State, Action> {
  private let toValue: (State) -> Value
  private let perform: (Value, State) -> Effect<Action>
  // A comparison of observable states reads fields that do not register the read.
  private let isDeep = MutationEvidence<Value>.hasIdentity(Value.self)

  private final class Memory: SupervisionMemory {
    var value: Value
    init(_ value: Value) { self.value = value }
    func end(_ pass: SupervisionPass) {}
  }

  @usableFromInline
  init(
    of toValue: @escaping (State) -> Value,
    _ perform: @escaping (Value, State) -> Effect<Action>
  ) {
    self.toValue = toValue
    self.perform = perform
  }

  override func visit(
    _ state: State,
    _ record: SupervisionRecord,
    _ pass: SupervisionPass
  ) -> Effect<Action> {
    guard pass.take(record, isVolatile: isVolatile || isDeep) else { return .none }
    let current = record.watch { toValue(state) }
    let memory = record.memory(Memory(keptCopy(current)))
    if memory.value == current { return .none }
    let old = memory.value
    memory.value = keptCopy(current)
    return PresentationFrame.capture(.ignoring) { perform(old, state) }
  }
}
