// SPDX-License-Identifier: MIT

/// An action type that separates the actions a view may send from all others.
public protocol ViewAction<ViewAction> {
  /// The type of the actions that a view may send.
  associatedtype ViewAction

  /// Wraps a view's action.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends only view actions. `@ViewAction(for:)` adds the conformance.
@preconcurrency @MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction

  /// The store of the view.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends a view action.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
