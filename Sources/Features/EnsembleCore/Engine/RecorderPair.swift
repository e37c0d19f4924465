// SPDX-License-Identifier: MIT

/// A recorder that combines two recorders of tools.
///
/// Engines rarely have several tools, so an engine stores a single recorder rather than a list, and
/// calls it directly. Only an engine with several tools, such as the engine of an inspected and
/// measured session, pays for the extra calls.
///
/// `@unchecked Sendable`: the members are constant. The action recorders are only called by the
/// engine, in its isolation; the effect recorders are themselves thread-safe.
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
