// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleJournal
import EnsembleSharing

/// A replay of recorded actions, which reduces them again with the same inputs.
///
/// It runs no effects, and changes only its own copies of shared values.
final class HistoryReplay<State, Action> {
  /// The number of the segment's first action.
  let first: UInt64
  /// The number of the last replayed action.
  private(set) var number: UInt64
  private let engine: Engine<State, Action>
  private let stamps = ReducerStamps()
  private let stackElements = StackElementIDGenerator()
  let shared: SharedReplay

  /// Creates a replay that begins with the first state of a segment.
  init(
    _ segment: HistorySegment<State, Action>,
    of engine: Engine<State, Action>,
    _ dependencies: DependencyValues,
    recording values: GivenValues? = nil,
    reads: DependencyReadLog? = nil
  ) {
    var dependencies = dependencies
    dependencies.stackElementID = stackElements
    dependencies.follow(stamps)
    values?.record(&dependencies)
    if let reads { dependencies.noteReads(in: reads) }
    self.engine = engine.makeReplay(from: detached(segment.start), with: dependencies)
    first = segment.first
    number = first - 1
    shared = segment.shared.copy()
  }

  /// Replays the next action.
  func step(_ entry: HistoryEntry<Action>, _ reads: some Sequence<SharedReadLog.Read>) {
    number += 1
    repeatAction(entry.action, entry.stamp, reads)
  }

  /// Skips the next action.
  func skip() { number += 1 }

  /// Reduces an action that was not recorded at this position.
  func insert(_ action: Action, _ stamp: JournalStamp) { repeatAction(action, stamp, []) }

  private func repeatAction(
    _ action: Action,
    _ stamp: JournalStamp,
    _ reads: some Sequence<SharedReadLog.Read>
  ) {
    for read in reads { shared.take(read) }
    stackElements.number = stamp.nextStackElement
    stamps.begin(stamp)
    shared.run { engine.replay(action) }
    stamps.end()
  }

  /// Calls a function with the current state, whose shared values are read from the replay.
  func withState<R>(_ body: (State) throws -> R) rethrows -> R? {
    guard let state = engine.unobservedState else { return nil }
    return try shared.run { try body(detached(state)) }
  }

  /// Calls a function that continues the replay, and returns the statements that change the state
  /// in the same way.
  func changes(_ step: () -> Void, writer: inout SourceWriter) -> [String]? {
    compare(step) { writer.changes(from: toolValue(of: $0), to: toolValue(of: $1), root: "$0") }
  }

  /// Calls a function that continues the replay, and then another one with the states before and
  /// after.
  ///
  /// - Returns: The result of the second function.
  func compare<R>(_ step: () -> Void, _ body: (State, State) -> R) -> R? {
    guard let old = engine.unobservedState.map(detached) else { return nil }
    let earlier = shared.copy()
    step()
    guard let new = engine.unobservedState.map(detached) else { return nil }
    return shared.compare(with: earlier) { body(old, new) }
  }
}
