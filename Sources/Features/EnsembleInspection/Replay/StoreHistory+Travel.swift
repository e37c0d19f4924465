// SPDX-License-Identifier: MIT

import EnsembleCore

/// The fate of the actions that effects have sent while a store showed its past.
package enum WaitingActions: String, CaseIterable, Codable, Sendable {
  /// The store processes them in its present state.
  case process
  /// They are dropped.
  case drop
}

/// The reason why a store cannot show its past.
package enum TravelRefusal: Error, Equatable, CustomStringConvertible {
  case released
  case processing
  case forgotten(UInt64)
  case replicated
  case recorded
  case past

  package var description: String {
    switch self {
    case .released: "The store was released."
    case .processing: "The store is processing an action."
    case .forgotten(let number): "The action \(number) is not kept any more."
    case .replicated:
      """
      The store is replicated: other processes share its actions, so it cannot show an earlier \
      state.
      """
    case .past:
      "The store shows its past. Return to the present, or continue from the past, before you send an action."
    case .recorded: "The store is recorded in a journal, so it cannot show an earlier state."
    }
  }
}

/// A store that shows its past.
final class Travel<State, Action> {
  /// The number of the last action whose state is shown.
  var number: UInt64
  /// The present state, which is shown again afterwards.
  let present: State
  let gate: TravelGate<Action>

  init(number: UInt64, present: State, gate: TravelGate<Action>) {
    self.number = number
    self.present = present
    self.gate = gate
  }
}

/// An observer of the stores that show their past.
@MainActor
package protocol TravelObserver: AnyObject {
  /// Notifies the observer that a store shows a past state, or another past state than before.
  ///
  /// - Parameter replace: A function that replaces the state, and so invalidates the views of the
  ///   store. The observer calls it once.
  func store(_ store: any InspectedStore, showsPast replace: () -> Void)
}

/// A gate that refuses actions while a store shows its past, except those of effects, which it
/// holds for the present state.
final class TravelGate<Action>: ActionGate {
  private(set) var actions: [HeldAction<Action>] = []
  /// The last action that was refused.
  private(set) var refused: Action?
  private let changes: HistoryChanges

  init(_ changes: HistoryChanges) { self.changes = changes }

  /// Drops the held actions, which resumes the code that waits for them.
  func dropAll() {
    let dropped = actions
    actions = []
    for action in dropped { action.drop() }
  }

  func hold(_ action: HeldAction<Action>) {
    if action.isFromEffect {
      actions.append(action)
    } else {
      refused = action.action
      action.drop()
    }
    changes.note()
  }

  /// Forgets the action that was refused.
  func forgetRefused() { refused = nil }
}

extension StoreHistory {
  package var shownNumber: UInt64? { travel?.number }
  package var waitingCount: Int { travel?.gate.actions.count ?? 0 }
  package var refusedAction: String? {
    travel?.gate.refused.map { String(caseLabel(of: toolValue(of: $0)).prefix(200)) }
  }

  @MainActor
  package func travel(to number: UInt64) throws {
    guard let engine else { throw TravelRefusal.released }
    if engine.isDraining { throw TravelRefusal.processing }
    if travel == nil, engine.gate != nil { throw TravelRefusal.replicated }
    // Otherwise, a snapshot that the journal saves in the meantime would contain the past state.
    if travel == nil, engine.recorder != nil { throw TravelRefusal.recorded }
    guard let past = replay(upTo: number)?.withState({ $0 }) else {
      throw TravelRefusal.forgotten(number)
    }
    if travel == nil, let present = engine.unobservedState {
      let gate = TravelGate<Action>(changes)
      travel = Travel(number: number, present: present, gate: gate)
      engine.gate = gate
    }
    travel?.number = number
    travel?.gate.forgetRefused()
    if let observer = StoreInspection.travelObserver {
      observer.store(self) { engine.replaceState(with: past) }
    } else {
      engine.replaceState(with: past)
    }
    changes.note()
  }

  @MainActor
  package func showPastAgain() {
    guard travel != nil, let engine, let past = engine.unobservedState else { return }
    // Detached, since a state with the same boxes would not notify the observers.
    engine.replaceState(with: detached(past))
  }

  @MainActor
  package func returnToPresent(_ waiting: WaitingActions) {
    guard let travel, let engine else { return }
    engine.replaceState(with: travel.present)
    end(travel, engine, waiting)
  }

  @MainActor
  package func continueFromPast() throws {
    guard let travel, let engine else { return }
    guard let state = engine.unobservedState else { throw TravelRefusal.processing }
    beginSegment(state, isBranch: true)
    end(travel, engine, .drop)
  }

  @MainActor
  private func end(
    _ travel: Travel<State, Action>,
    _ engine: Engine<State, Action>,
    _ waiting: WaitingActions
  ) {
    self.travel = nil
    engine.gate = nil
    for action in travel.gate.actions {
      switch waiting {
      case .process: engine.admit(action)
      case .drop: action.drop()
      }
    }
    engine.supervise()
    changes.note()
  }
}
