// SPDX-License-Identifier: MIT

/// The gate that holds the actions of a replicated store until their order is known.
///
/// All replicas process the same actions in the same order. An action from outside of a drain is
/// held until its position in the order is known. Actions that reducers return with `.send` are not
/// held: they follow from the previous action in every replica.
package protocol ActionGate<Action>: AnyObject {
  associatedtype Action

  /// Holds an action, which the engine has not processed.
  ///
  /// Called in the isolation of the engine, possibly during a drain.
  func hold(_ action: HeldAction<Action>)
}

/// An action that waits for its position in the order.
package struct HeldAction<Action> {
  package let action: Action
  /// The sender. Its work stays open until the action is processed or dropped, so that waiting for
  /// the sender's effects includes the action.
  fileprivate let sender: EffectOrigin
  fileprivate let work: EffectWork.ID
  fileprivate let runtime: EffectRuntime
}

extension HeldAction: Sendable where Action: Sendable {}

extension HeldAction {
  /// Closes the work of the action, once it was processed or if it is dropped.
  package func drop() { runtime.finish(work) }

  /// Returns the held action with the decoded value that the other replicas process.
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
  /// The gate at which external actions wait; nil if they are processed at once.
  var gate: (any ActionGate<Action>)?
  /// While an action of another replica is processed, the work of its effects, which are not
  /// started; otherwise nil.
  var foreignWork: EffectWork.ID?
}

extension Engine {
  /// The gate at which external actions wait; nil if they are processed at once.
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

  /// Processes a held action, whose position in the order is now known, and starts its effects
  /// unless they were already cancelled.
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
  /// The action cancels effects of this replica as any action does, but starts none: its effects
  /// run in the replica that sent it.
  package func apply(_ action: Action) {
    apply(action, from: EffectOrigin(group: nil, isFromStore: true))
  }

  private func apply(_ action: Action, from sender: EffectOrigin) {
    let work = runtime.update { registry, _ in registry.open(in: nil) }
    var sender = sender
    sender.group = work
    perform(action, sender, startingEffects: false)
    runtime.finish(work)
    // If this replica supervises the effects that follow from the state, it starts them.
    supervise()
  }

  /// Processes an action at its position in the order.
  private func perform(_ action: Action, _ origin: EffectOrigin, startingEffects: Bool) {
    if !startingEffects { order.foreignWork = origin.group }
    batch.isReducingErrorResponse = origin.isErrorResponse
    batch.isReducingLateAction = true
    runtime.isOrdering = true
    let work = process(action, origin)
    runtime.isOrdering = false
    batch.isReducingErrorResponse = false
    batch.isReducingLateAction = false
    order.foreignWork = nil
    if let work { _ = finish(work) }
  }
}
