// SPDX-License-Identifier: MIT

// TCA's view store. Its members are declared, too, so that a use only causes the error about the
// type itself.
#if Migration
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

@available(*, unavailable, message: "pass the store, and read its state directly")
@MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState
  ) { fatalError() }

  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action
  ) { fatalError() }

  public init(_ store: Store<ViewState, ViewAction>) { fatalError() }

  public var state: ViewState { fatalError() }

  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    fatalError()
  }

  @discardableResult
  public func send(_ action: ViewAction, animation: Animation? = nil) -> StoreTask {
    fatalError()
  }

  public func send(_ action: ViewAction, while predicate: (ViewState) -> Bool) async {}

  @available(*, unavailable, message: "write '$store.name.sending(\\.nameChanged)'")
  public func binding<Value>(
    get: @escaping (ViewState) -> Value,
    send valueToAction: @escaping (Value) -> ViewAction
  ) -> Binding<Value> { fatalError() }

  @available(*, unavailable, message: "write '$store.name.sending(\\.nameChanged)'")
  public func binding<Value>(
    get: @escaping (ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> { fatalError() }

  @available(*, unavailable, message: "write 'store.binding(\\.name, action: \\.form)'")
  public func binding<Value, Form>(
    keyPath: WritableKeyPath<ViewState, Value>,
    send action: @escaping (Form) -> ViewAction
  ) -> Binding<Value> { fatalError() }
}

extension Store {
  @available(*, unavailable, message: "write '$store.name.sending(\\.nameChanged)'")
  public func binding<Value>(
    get: @escaping (State) -> Value,
    send valueToAction: @escaping (Value) -> Action
  ) -> Binding<Value> { fatalError() }
}
#endif
