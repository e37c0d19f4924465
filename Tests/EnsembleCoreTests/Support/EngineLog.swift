// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore

/// A recorder that logs all notifications.
final class EngineLog<State, Action>: ActionRecorder, EffectRecorder {
  private let name: String
  /// The names of the notifications, each after that of the recorder.
  let order: Recorder<String>
  let origins = Recorder<ActionOrigin>()
  /// The notes in the states of a family, after each action and at the end.
  let notes = Recorder<[String]>()
  let started = Recorder<EngineEffect>()
  let ended = Recorder<(id: UInt64, wasCancelled: Bool)>()
  let cancelled = Recorder<(id: UInt64, reason: EffectCancellation)>()
  /// A gate that opens with the first end of an effect, which may be later than that of its task.
  let hasEnded = Gate()

  init(_ name: String = "", order: Recorder<String> = Recorder()) {
    self.name = name
    self.order = order
  }

  private func note(_ event: String) { order.record(name + event) }

  private func noteState(_ state: State) {
    if let state = state as? Family.State { notes.record(state.notes) }
  }

  func willReduce(_ action: Action, from origin: ActionOrigin) {
    origins.record(origin)
    note("reducing")
  }

  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    noteState(state.pointee)
    note("reduced")
  }

  func didDrain() { note("drained") }

  func willEnd(with state: UnsafePointer<State>) {
    noteState(state.pointee)
    note("released")
  }

  func effectStarted(_ effect: EngineEffect) {
    started.record(effect)
    note("started")
  }

  func effectEnded(id: UInt64, wasCancelled: Bool) {
    ended.record((id, wasCancelled))
    note("ended")
    hasEnded.open()
  }

  func effectCancelled(id: UInt64, _ reason: EffectCancellation) {
    cancelled.record((id, reason))
    note("cancelled")
  }
}

typealias FamilyLog = EngineLog<Family.State, Family.Action>
