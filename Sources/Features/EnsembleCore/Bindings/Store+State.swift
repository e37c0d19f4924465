// SPDX-License-Identifier: MIT

extension Store
where
  State: ObservableState & Equatable,
  Action: BindableAction,
  Action.State == State
{
  /// The current state. Replacing it sends `.binding(.set(\.self, newState))`.
  ///
  /// A read is registered for the state as a whole only; its fields register their own reads.
  public var state: State {
    get { withState { $0 } }
    set { write(newValue, to: \.self) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState & Equatable,
  Action: EnsembleCore.ViewAction,
  Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// The current state. Replacing it sends `.view(.binding(.set(\.self, newState)))`.
  ///
  /// A read is registered for the state as a whole only; its fields register their own reads.
  public var state: State {
    get { withState { $0 } }
    set { write(newValue, to: \.self) { .view(.binding($0)) } }
  }
}
