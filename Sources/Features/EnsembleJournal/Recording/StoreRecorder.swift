// SPDX-License-Identifier: MIT

import EnsembleCore
import Foundation

/// The recorder of a store, which gives each action a stamp, and passes it to the writer.
///
/// Confined to the main actor with its engine.
final class StoreRecorder<State: Codable & Sendable, Action: Codable & Sendable>: ActionRecorder {
  let writer: JournalWriter<State, Action>
  /// Whether the store continued a recorded one.
  let continues: Bool
  /// Whether parts of the store could not be read and were set aside.
  let hadProblems: Bool
  /// The number of the last action.
  private(set) var number: UInt64
  private let stamps: ReducerStamps
  private let stackElements: StackElementIDGenerator
  /// The check of replays; nil if the options do not request it.
  private let check: ReplayCheck<State, Action>?
  private var seeds: StampGenerator
  private var current: (stamp: JournalStamp, origin: JournalEntry.Origin)?
  /// The actions of the current drain, which are kept or lost together.
  private var drain: [RecordedAction<Action>] = []

  init(
    _ writer: JournalWriter<State, Action>,
    continues: Bool,
    hadProblems: Bool,
    after number: UInt64,
    _ stamps: ReducerStamps,
    _ stackElements: StackElementIDGenerator,
    _ check: ReplayCheck<State, Action>?
  ) {
    self.writer = writer
    self.continues = continues
    self.hadProblems = hadProblems
    self.number = number
    self.stamps = stamps
    self.stackElements = stackElements
    self.check = check
    seeds = StampGenerator(seed: (.random(in: 0 ... .max), .random(in: 0 ... .max)))
  }

  func willReduce(_ action: Action, from origin: ActionOrigin) {
    number += 1
    let stamp = JournalStamp(
      time: Date(),
      seed: (seeds.next(), seeds.next()),
      nextStackElement: stackElements.number
    )
    stamps.begin(stamp)
    current = (stamp, JournalEntry.Origin(origin))
  }

  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    stamps.end()
    guard let (stamp, origin) = current else { return }
    let recorded = RecordedAction(number: number, stamp: stamp, origin: origin, action: action)
    drain.append(recorded)
    check?.replay(recorded, expecting: state.pointee)
  }

  func didDrain() {
    guard !drain.isEmpty else { return }
    drain[drain.count - 1].isLast = true
    writer.add(drain)
    drain.removeAll(keepingCapacity: true)
  }

  func willEnd(with state: UnsafePointer<State>) {
    writer.release((number, detached(state.pointee)))
  }
}

extension JournalEntry.Origin {
  init(_ origin: ActionOrigin) {
    self =
      switch origin {
      case .store: .store
      case .operation: .effect
      case .reducer: .reducer
      }
  }
}
