// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleJournal
import EnsembleSharing

/// An action of a history, with the inputs of its reducer.
struct HistoryEntry<Action> {
  let action: Action
  let stamp: JournalStamp
  let origin: ActionOrigin
  /// The duration of the reducer's run, in nanoseconds.
  let nanoseconds: UInt32
  /// Whether the action is external, rather than following from another action.
  let isFirst: Bool
  /// The number of observed fields that the action has changed.
  let changedFields: UInt16
}

/// A part of a history: a state, and the actions that followed it.
///
/// Members that do not depend on the types are in ``ActionRecords``, as unspecialized generic code
/// is several times slower.
final class HistorySegment<State, Action> {
  let records: ActionRecords
  let actions: ActionStorage<Action>
  /// The shared values before the first action.
  let shared: SharedReplay
  /// The shared values that the reducers have read; for the last segment, they are in the recorder.
  var reads: [SharedReadLog.Read] = []
  /// The changes of shared values.
  var writes: [SharedReadLog.Write] = []
  /// The state before the first action.
  let start: State
  /// Whether the segment does not continue the previous one, since the store has continued from its
  /// past.
  let isBranch: Bool

  /// Creates a segment without actions.
  ///
  /// - Parameters:
  ///   - first: The number of the first action.
  ///   - start: The state before it.
  ///   - shared: The shared values before it.
  ///   - size: The size of the state in bytes.
  ///   - isBranch: Whether the store has continued from its past.
  init(first: UInt64, start: State, shared: SharedReplay, size: Int, isBranch: Bool = false) {
    records = ActionRecords(first: first, stateSize: size)
    actions = ActionStorage()
    self.shared = shared
    self.start = start
    self.isBranch = isBranch
  }

  /// The number of the first action.
  var first: UInt64 { records.first }
  /// One more than the number of the last action.
  var end: UInt64 { records.end }
  /// The size of the segment in bytes.
  var size: Int { records.stateSize + records.actionsSize }

  /// Returns an action of the segment, with the inputs of its reducer.
  func entry(_ number: UInt64, _ stamps: HistoryStamps) -> HistoryEntry<Action> {
    let index = Int(number - first)
    let record = records.list[index]
    return HistoryEntry(
      action: actions[index],
      stamp: records.stamps.isEmpty ? stamps.stamp(of: record, number) : records.stamps[index],
      origin: record.origin,
      nanoseconds: record.nanoseconds,
      isFirst: record.isFirst,
      changedFields: record.changedFields
    )
  }
}
