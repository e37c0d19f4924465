// SPDX-License-Identifier: MIT

/// Two recorders of tools in the place of one.
///
/// Tools are rarely together, so an engine has one place for them, and no list: with one tool, each
/// action calls it directly, and nothing is spent on the others. Only an engine with several tools,
/// such as an inspected session that is measured, pays for the calls in between.
///
/// `@unchecked Sendable`: the members are constant. Those of actions are called by the engine
/// alone, in its isolation; those of effects are themselves thread-safe.
final class RecorderPair<State, Action>: @unchecked Sendable {
  /// The recorder that was attached before.
  let outer: any ActionRecorder<State, Action>
  /// The recorder that is closest to the reducer, and can thus measure it.
  let inner: any ActionRecorder<State, Action>
  private let outerEffects: (any EffectRecorder)?
  private let innerEffects: (any EffectRecorder)?

  init(_ outer: any ActionRecorder<State, Action>, _ inner: any ActionRecorder<State, Action>) {
    self.outer = outer
    self.inner = inner
    outerEffects = outer as? any EffectRecorder
    innerEffects = inner as? any EffectRecorder
  }
}

extension RecorderPair: ActionRecorder {
  func willReduce(_ action: Action, from origin: ActionOrigin) {
    outer.willReduce(action, from: origin)
    inner.willReduce(action, from: origin)
  }

  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    inner.didReduce(action, to: state, changing: fields)
    outer.didReduce(action, to: state, changing: fields)
  }

  func didDrain() {
    inner.didDrain()
    outer.didDrain()
  }

  func willEnd(with state: UnsafePointer<State>) {
    inner.willEnd(with: state)
    outer.willEnd(with: state)
  }
}

extension RecorderPair: EffectRecorder {
  func effectStarted(_ effect: EngineEffect) {
    outerEffects?.effectStarted(effect)
    innerEffects?.effectStarted(effect)
  }

  func effectEnded(id: UInt64, wasCancelled: Bool) {
    innerEffects?.effectEnded(id: id, wasCancelled: wasCancelled)
    outerEffects?.effectEnded(id: id, wasCancelled: wasCancelled)
  }

  func effectCancelled(id: UInt64, _ reason: EffectCancellation) {
    innerEffects?.effectCancelled(id: id, reason)
    outerEffects?.effectCancelled(id: id, reason)
  }
}
