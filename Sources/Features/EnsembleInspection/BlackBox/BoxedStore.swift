// SPDX-License-Identifier: MIT

#if !os(Windows) && !os(WASI)
import EnsembleCore
import EnsembleShims

/// The recorder of one store for a black box, which keeps neither states nor actions.
///
/// `@unchecked Sendable`: the variables are only used by notifications about actions, which an
/// engine sends in its isolation. All other notifications use constants and the ring, which is
/// thread-safe.
final class BoxedStore<State, Action>: @unchecked Sendable {
  private let ring: BlackBoxRing
  private let id: UInt32
  private let wraps = Action.self is any ToolRepresentable.Type
  @exclusivity(unchecked) private var number: UInt64
  @exclusivity(unchecked) private var begin: UInt64 = 0
  /// The entry of the running action.
  @exclusivity(unchecked) private var entry = BlackBoxEntry(.reduction, store: 0)

  /// Begins to record an engine that the inspector does not record.
  init?(_ engine: Engine<State, Action>, in ring: BlackBoxRing) {
    guard engine.attachedRecorder(of: StoreHistory<State, Action>.self) == nil,
      let state = engine.unobservedState
    else { return nil }
    self.ring = ring
    id = UInt32(truncatingIfNeeded: ensemble_next_serial())
    number = engine.actionCount
    let feature = featureName(of: type(of: toolValue(of: state)))
    ring.append(BlackBoxEntry(.storeCreated, store: id, text: feature))
    engine.attach(self)
  }

  /// Returns the name of an action's case, or of its type if the action is not an enum, without any
  /// payload.
  private func label(of action: Action) -> String {
    wraps ? safeCaseName(of: toolValue(of: action)) : safeCaseName(of: action)
  }
}

extension BoxedStore: ActionRecorder {
  func willReduce(_ action: Action, from origin: ActionOrigin) {
    number += 1
    let sender: UInt64 =
      switch origin {
      case .store: .max
      case .reducer: 0
      case .operation(let number): number
      }
    // Written before the reducer runs, so that the file shows the action in which it crashes.
    entry = ring.append(
      BlackBoxEntry(
        .reduction,
        store: id,
        action: number,
        effect: sender,
        text: label(of: action)
      )
    )
    begin = ensemble_wall_clock()
  }

  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    let end = ensemble_wall_clock()
    entry.kind = .action
    // The clock of the system may be set back.
    entry.duration = UInt32(clamping: end < begin ? 0 : end - begin)
    ring.update(entry)
  }

  func didDrain() {}

  func willEnd(with state: UnsafePointer<State>) {
    ring.append(BlackBoxEntry(.storeReleased, store: id))
  }
}

extension BoxedStore: EffectRecorder {
  func effectStarted(_ effect: EngineEffect) {
    let entry = BlackBoxEntry(
      .effectStarted,
      store: id,
      action: effect.cause,
      effect: effect.id,
      line: UInt32(clamping: effect.line),
      text: effect.fileID
    )
    ring.append(entry)
  }

  func effectEnded(id effect: UInt64, wasCancelled: Bool) {
    ring.append(BlackBoxEntry(.effectEnded, store: id, effect: effect))
  }

  func effectCancelled(id effect: UInt64, _ reason: EffectCancellation) {
    // The name of an identifier may contain text that a user has entered.
    let text =
      switch reason {
      case .identifier: "by its identifier"
      case .replacement: "as another one with its identifier has started"
      case .feature: "with its feature"
      case .task: "with its task"
      }
    ring.append(BlackBoxEntry(.effectCancelled, store: id, effect: effect, text: text))
  }
}
#endif
