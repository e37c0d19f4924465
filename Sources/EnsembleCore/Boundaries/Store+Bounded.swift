// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension Store where Action: EnsembleCore.ViewAction {
  /// The store as a view is to have it: able to send view actions only.
  public var bounded: BoundedStore<State, Action> { BoundedStore(self) }

  /// The store of the view actions.
  ///
  /// It sees the same state, and has no children: for a view with children there is ``bounded``.
  public var viewScope: Store<State, Action.ViewAction> {
    part(\State.self, \ViewScope<Action>.self) {
      PartProjection(
        projection,
        \State.self,
        AnyCasePath(_$embed: { Action.view($0) }, extract: { _ in nil }),
        at: \ViewScope<Action>.self
      )
    }
  }
}

/// A type of its own, for a key path under which no other store is kept.
private struct ViewScope<Action> {}

/// The store of a reducer's view actions. See `viewScope`.
public typealias ViewOnlyStoreOf<R: Reducer> = Store<R.State, R.Action.ViewAction>
where R.Action: ViewAction

/// The store of a reducer as its view is to have it. See ``BoundedStore``.
public typealias BoundedStoreOf<R: Reducer> = BoundedStore<R.State, R.Action>
where R.Action: ViewAction
