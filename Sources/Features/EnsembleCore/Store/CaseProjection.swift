// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A projection of the payload of one case of an enum in another projection.
///
/// When the enum changes to another case, the store shows the payload at the time the store was
/// created. When the enum itself was presented and is dismissed, the store shows its last payload.
final class CaseProjection<ParentState, ParentAction, State, Action>: StoreProjection {
  private let parent: any StoreProjection<ParentState, ParentAction>
  private let state: AnyCasePath<ParentState, State>
  private let action: AnyCasePath<ParentAction, Action>
  private let keyPaths: (state: AnyKeyPath, action: AnyKeyPath)
  private let fallback: State?

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
    fallback = parent.readFields { state.extract(from: copy($0)) }.map(detached)
  }

  var id: StoreID { parent.id.child(keyPaths.state, keyPaths.action) }

  func read<R>(_ body: (borrowing State) -> R) -> R {
    let current = parent.readFields { state.extract(from: copy($0)) }
    guard let current = current ?? fallback else {
      preconditionFailure("The store of a case was created while the state was in another case.")
    }
    return body(current)
  }

  func send(_ action: Action) -> EffectGroup? {
    parent.send(self.action.embed(action))
  }

  var isValid: Bool {
    parent.isValid && parent.readFields { state.extract(from: copy($0)) } != nil
  }

  var isDeferring: Bool { parent.isDeferring }
}
