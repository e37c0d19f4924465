// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

extension Store where Action: EnsembleCore.ViewAction {
  /// The store restricted to view actions, for a view.
  public var bounded: BoundedStore<State, Action> { BoundedStore(self) }

  /// A store of the same state whose actions are the view actions.
  ///
  /// It has no children: a view with children uses ``bounded``.
  public var viewScope: Store<State, Action.ViewAction> {
    scopePart(\State.self, \ViewScope<Action>.self) {
      AnyCasePath(_$embed: { Action.view($0) }, extract: { _ in nil })
    }
  }
}

/// A marker type for a key path that no other store uses.
private struct ViewScope<Action> {}

/// The store of a reducer's view actions. See `viewScope`.
public typealias ViewOnlyStoreOf<R: Reducer> = Store<R.State, R.Action.ViewAction>
where R.Action: ViewAction

/// The store of a reducer restricted to view actions. See ``BoundedStore``.
public typealias BoundedStoreOf<R: Reducer> = BoundedStore<R.State, R.Action>
where R.Action: ViewAction
