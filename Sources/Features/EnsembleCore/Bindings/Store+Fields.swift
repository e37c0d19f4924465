// SPDX-License-Identifier: MIT

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the current state. Assigning to it sends `.binding(.set(\.field, value))`.
  ///
  /// A write that no reducer applies is reported as an issue in debug builds.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { reading(keyPath) { projection.readFields { $0[keyPath: keyPath] } } }
    set { write(newValue, to: keyPath) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState,
  Action: EnsembleCore.ViewAction,
  Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the current state. Assigning to it sends `.view(.binding(.set(\.field, value)))`.
  ///
  /// A write that no reducer applies is reported as an issue in debug builds.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { reading(keyPath) { projection.readFields { $0[keyPath: keyPath] } } }
    set { write(newValue, to: keyPath) { .view(.binding($0)) } }
  }
}
