// SPDX-License-Identifier: MIT

/// The order of the actions of a store that has copies in other processes.
///
/// All copies process the same actions in the same order. An action that comes from outside of a drain is held until
/// its place in the order is known. Actions that reducers return with `.send` follow from the one before them, in
/// every copy alike.
package protocol ActionGate<Action>: AnyObject {
  associatedtype Action

  /// Takes an action, which the engine has not processed.
  ///
  /// Called in the isolation of the engine, possibly during a drain.
  func hold(_ action: HeldAction<Action>)
}

/// An action that waits for its place in the order.
package struct HeldAction<Action> {
  /// The action.
  package let action: Action
  /// The sender. Its work is open until the action is processed or dropped, so that those who wait for the effects
  /// of the sender wait for the action, too.
  fileprivate let sender: EffectOrigin
  fileprivate let path: EffectPath?
  fileprivate let work: EffectWork.ID
  fileprivate let runtime: EffectRuntime
  fileprivate let isFromReducer: Bool
}

extension HeldAction: Sendable where Action: Sendable {}

extension HeldAction {
  /// Ends the wait for the action, which is not processed, or not any more.
  package func drop() { runtime.finish(work) }

  /// Returns the same action as others have it.
  package func with(_ action: Action) -> HeldAction {
    HeldAction(
      action: action,
      sender: sender,
      path: path,
      work: work,
      runtime: runtime,
      isFromReducer: isFromReducer
    )
  }

  /// A Boolean value that indicates whether an effect has sent the action.
  package var isFromEffect: Bool { sender.number != 0 || isFromReducer }
}

extension Engine {
  /// Passes an action to the gate.
  func hold(
    _ action: Action,
    _ origin: EffectOrigin?,
    _ path: EffectPath?,
    _ gate: any ActionGate<Action>
  ) -> EffectGroup {
    let work = runtime.update { registry, _ in registry.open(in: origin?.group) }
    var sender = EffectOrigin(group: work)
    sender.number = origin?.number ?? 0
    let isFromReducer = origin != nil && sender.number == 0
    gate.hold(
      HeldAction(
        action: action,
        sender: sender,
        path: path,
        work: work,
        runtime: runtime,
        isFromReducer: isFromReducer
      )
    )
    return EffectGroup(runtime, work)
  }

  /// Processes a held action, whose place in the order is known, and starts its effects, unless those who wait for
  /// them have cancelled them.
  package func admit(_ held: HeldAction<Action>) {
    if runtime.read({ $0.isCancelled(held.work) }) {
      apply(held.action)
    } else {
      perform(held.action, held.sender, held.path, startingEffects: true)
    }
    held.drop()
  }

  /// Processes an action of another copy of the store.
  ///
  /// It cancels effects of this copy as any action does, but starts none: they run where the action was sent.
  package func apply(_ action: Action) {
    let work = runtime.update { registry, _ in registry.open(in: nil) }
    perform(action, EffectOrigin(group: work), nil, startingEffects: false)
    runtime.finish(work)
    // The effects that follow from the state are started by the copy that supervises them.
    supervise()
  }
}
