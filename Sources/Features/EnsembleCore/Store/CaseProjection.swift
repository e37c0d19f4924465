// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A projection of the payload of one case of an enum in another projection.
///
/// When the enum changes to another case or is dismissed, the store shows the last payload. See
/// ``RemovedChildState``.
final class CaseProjection<ParentState, ParentAction, State, Action>: StoreProjection {
  private let parent: any StoreProjection<ParentState, ParentAction>
  private let state: AnyCasePath<ParentState, State>
  private let action: AnyCasePath<ParentAction, Action>
  private let keyPaths: (state: AnyKeyPath, action: AnyKeyPath)
  private let removedChild: RemovedChildState<State>

  init(
    _ parent: any StoreProjection<ParentState, ParentAction>,
    _ state: CaseKeyPath<ParentState, State>,
    _ action: CaseKeyPath<ParentAction, Action>
  ) where ParentState: CasePathable, ParentAction: CasePathable {
    self.parent = parent
    keyPaths = (state, action)
    let state = AnyCasePath(state)
    self.state = state
    self.action = AnyCasePath(action)
    removedChild = RemovedChildState { ($0 as? ParentState).flatMap(state.extract) }
  }

  var id: StoreID { parent.id.child(keyPaths.state, keyPaths.action) }

  func read<R>(_ body: (borrowing State) -> R) -> R {
    body(parent.readChild(removedChild) { state.extract(from: copy($0)) })
  }

  /// Follows the current payload, which may have replaced the previous one.
  func follow() {
    removedChild.follow { parent.readFields { state.extract(from: copy($0)) } }
  }

  func send(_ action: Action) -> EffectGroup? {
    parent.send(self.action.embed(action))
  }

  var isValid: Bool {
    parent.isValid && parent.readFields { state.extract(from: copy($0)) } != nil
  }

  var isDeferring: Bool { parent.isDeferring }
}
