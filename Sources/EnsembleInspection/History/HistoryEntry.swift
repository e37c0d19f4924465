// SPDX-License-Identifier: MIT

@_spi(Tools) import EnsembleCore
import EnsembleJournal
import EnsembleSharing

/// An action of a history, with what its reducer was given.
struct HistoryEntry<Action> {
  let action: Action
  let stamp: JournalStamp
  let origin: EngineAction.Origin
  /// The duration of the reducer's run, in nanoseconds.
  let nanoseconds: UInt32
}

/// A part of a history: a state, and the actions that followed it.
struct HistorySegment<State, Action> {
  /// The number of the first action.
  let first: UInt64
  /// The state before the first action.
  let start: State
  /// The shared values before the first action.
  let shared: SharedReplay
  /// The size of the state in bytes.
  let stateSize: Int
  var entries: [HistoryEntry<Action>] = []
  /// The shared values that the reducers have read; for the last segment, the recorder has them.
  var reads: [SharedReadLog.Read] = []
  /// The changes of shared values.
  var writes: [SharedReadLog.Write] = []
  /// The size of the actions in bytes.
  var actionsSize = 0
  /// The duration of all reducers' runs, in nanoseconds.
  var nanoseconds = 0

  init(first: UInt64, start: State, shared: SharedReplay, stateSize: Int) {
    self.first = first
    self.start = start
    self.shared = shared
    self.stateSize = stateSize
  }

  /// The number after that of the last action.
  var end: UInt64 { first + UInt64(entries.count) }

  /// The size of the segment in bytes.
  var size: Int { stateSize + actionsSize }
}
