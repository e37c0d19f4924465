// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleJournal

/// The metadata of an action.
struct ActionRecord {
  /// The time before the reducer's run, in nanoseconds since 1970.
  let time: UInt64
  /// The number of the next id of an element of a stack.
  let nextStackElement: Int
  private let sender: UInt64
  /// The duration of the reducer's run, in nanoseconds.
  let nanoseconds: UInt32
  /// Whether the action is external, rather than following from another action.
  let isFirst: Bool
  /// The number of observed fields that the action has changed.
  let changedFields: UInt16

  init(
    _ origin: ActionOrigin,
    isFirst: Bool,
    time: UInt64,
    nanoseconds: UInt32,
    nextStackElement: Int,
    changedFields: UInt16
  ) {
    self.time = time
    self.nextStackElement = nextStackElement
    self.nanoseconds = nanoseconds
    self.isFirst = isFirst
    self.changedFields = changedFields
    sender =
      switch origin {
      case .store: .max
      case .reducer: 0
      case .operation(let number): number
      }
  }

  /// The sender of the action.
  var origin: ActionOrigin {
    switch sender {
    case .max: .store
    case 0: .reducer
    case let number: .operation(number)
    }
  }
}

/// The metadata of the actions of a segment.
final class ActionRecords {
  /// The number of the first action.
  let first: UInt64
  /// The size of the state before the first action, in bytes.
  let stateSize: Int
  // Confined with the history to the isolation of the engine, whose calls never overlap.
  @exclusivity(unchecked) private(set) var list: [ActionRecord] = []
  /// The stamps of the actions, if a journal provides them; otherwise empty.
  @exclusivity(unchecked) private(set) var stamps: [JournalStamp] = []
  /// One more than the number of the last action.
  @exclusivity(unchecked) private(set) var end: UInt64
  /// The size of the actions in bytes.
  @exclusivity(unchecked) private(set) var actionsSize = 0
  /// The duration of all reducers' runs, in nanoseconds.
  @exclusivity(unchecked) private(set) var nanoseconds = 0

  init(first: UInt64, stateSize: Int) {
    self.first = first
    self.stateSize = stateSize
    end = first
  }

  func append(_ record: ActionRecord, size: Int) {
    list.append(record)
    end += 1
    actionsSize += size
    nanoseconds += Int(record.nanoseconds)
  }

  func append(_ stamp: JournalStamp) { stamps.append(stamp) }

  /// Returns whether the next action belongs to another segment.
  func isFull(_ limits: HistoryLimits) -> Bool {
    let isLong = list.count >= limits.actionsPerState
    let paysToReplay = actionsSize < stateSize
    return isLong && !paysToReplay || nanoseconds >= limits.nanosecondsPerState
      || actionsSize > limits.bytes / 8
  }
}
