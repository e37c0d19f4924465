// SPDX-License-Identifier: MIT

/// The gate that holds the actions of a replicated store until their order is known.
///
/// All replicas process the same actions in the same order. An action that comes from outside of a
/// drain is held until its position in the order is known. Actions that reducers return with
/// `.send` follow from the one before them, in every replica alike.
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
  /// The sender. Its work stays open until the action is processed or dropped, so that waiting for
  /// the sender's effects includes the action.
  fileprivate let sender: EffectOrigin
  fileprivate let work: EffectWork.ID
  fileprivate let runtime: EffectRuntime
}

extension HeldAction: Sendable where Action: Sendable {}

extension HeldAction {
  /// Closes the work of the action, after it was processed or instead.
  package func drop() { runtime.finish(work) }

  /// Returns the held action with a decoded value, which is the one that other replicas process.
  package func with(_ action: Action) -> HeldAction {
    HeldAction(
      action: action,
      sender: sender,
      work: work,
      runtime: runtime
    )
  }

  /// Whether an effect has sent the action.
  package var isFromEffect: Bool { !sender.isFromStore }
}

/// The order in which the actions of a replicated store are processed.
struct ActionOrder<Action> {
  /// The gate that actions from outside wait at; nil if they are processed at once.
  var gate: (any ActionGate<Action>)?
  /// The work of the effects of the current action of another replica, which are not started; nil
  /// for none.
  var foreignWork: EffectWork.ID?
}

extension Engine {
  /// The gate that actions from outside wait at; nil if they are processed at once.
  ///
  /// The engine has to have dependencies.
  package var gate: (any ActionGate<Action>)? {
    get { order.gate }
    set {
      order.gate = newValue
      updateIsObserved()
    }
  }

  /// Returns whether an effect's action must wait at the gate: unless the effect sends it while it
  /// starts, in the drain of the action that it follows from.
  func mustHold(_ origin: EffectOrigin) -> Bool {
    phase == .idle || phase == .following || origin.isTimed || origin.number != 0
  }

  /// Passes an action to the gate.
  func hold(
    _ action: Action,
    _ origin: EffectOrigin?,
    _ gate: any ActionGate<Action>
  ) -> EffectGroup {
    let work = runtime.update { registry, _ in registry.open(in: origin?.group) }
    let sender = EffectOrigin(
      group: work,
      number: origin?.number ?? 0,
      isFromStore: origin == nil || origin?.isFromStore == true,
      isErrorResponse: origin?.isErrorResponse ?? false
    )
    gate.hold(HeldAction(action: action, sender: sender, work: work, runtime: runtime))
    return EffectGroup(runtime, work)
  }

  /// Processes a held action, whose place in the order is known, and starts its effects, unless
  /// those who wait for them have cancelled them.
  package func admit(_ held: HeldAction<Action>) {
    if runtime.read({ $0.isCancelled(held.work) }) {
      apply(held.action, from: held.sender)
    } else {
      perform(held.action, held.sender, startingEffects: true)
    }
    held.drop()
  }

  /// Processes an action of another replica of the store.
  ///
  /// It cancels effects of this replica as any action does, but starts none: they run where the
  /// action was sent.
  package func apply(_ action: Action) {
    apply(action, from: EffectOrigin(group: nil, isFromStore: true))
  }

  private func apply(_ action: Action, from sender: EffectOrigin) {
    let work = runtime.update { registry, _ in registry.open(in: nil) }
    var sender = sender
    sender.group = work
    perform(action, sender, startingEffects: false)
    runtime.finish(work)
    // The effects that follow from the state are started by the replica that supervises them.
    supervise()
  }

  /// Processes an action at its position in the order.
  private func perform(_ action: Action, _ origin: EffectOrigin, startingEffects: Bool) {
    if !startingEffects { order.foreignWork = origin.group }
    scope.isReducingErrorResponse = origin.isErrorResponse
    scope.isReducingLateAction = true
    runtime.isOrdering = true
    let work = process(action, origin)
    runtime.isOrdering = false
    scope.isReducingErrorResponse = false
    scope.isReducingLateAction = false
    order.foreignWork = nil
    if let work { _ = finish(work) }
  }
}
