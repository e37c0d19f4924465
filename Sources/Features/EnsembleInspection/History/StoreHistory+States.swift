// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import EnsembleJournal
import EnsembleSharing

extension StoreHistory {
  /// Returns a replay of all actions up to the given one, including it.
  func replay(upTo number: UInt64) -> HistoryReplay<State, Action>? {
    guard number >= firstNumber - 1, number <= lastNumber else { return nil }
    return replay(
      upTo: number,
      in: isOnBranch(number) ? segments.count - 1 : segment(of: number) ?? 0
    )
  }

  /// Returns whether the store has continued from its past after an action, and has processed no
  /// action since. Its state is then the first state of the branch, rather than the state after the
  /// action.
  private func isOnBranch(_ number: UInt64) -> Bool {
    number == lastNumber && segments[segments.count - 1].isBranch
      && segments[segments.count - 1].first > number
  }

  /// Returns a replay of all actions before the given one.
  func replay(before number: UInt64) -> HistoryReplay<State, Action>? {
    segment(of: number).map { replay(upTo: number - 1, in: $0) }
  }

  /// Returns a replay in a segment, which continues the last replay if that is shorter than
  /// starting over.
  ///
  /// A segment need not begin with the last state of the previous segment, since a store may
  /// continue from its past.
  private func replay(upTo number: UInt64, in index: Int) -> HistoryReplay<State, Action> {
    let current: HistoryReplay<State, Action>
    if let replay, replay.first == segments[index].first, replay.number <= number {
      current = replay
    } else {
      current = HistoryReplay(segments[index], of: template, dependencies)
      replay = current
    }
    while current.number < number { step(current) }
    return current
  }

  /// Returns the number of the first action in a range that begins a branch, where the store has
  /// continued from its past; nil if there is none.
  func branch(in range: ClosedRange<UInt64>) -> UInt64? {
    segments.first { $0.isBranch && $0.first > range.lowerBound && $0.first <= range.upperBound }?
      .first
  }

  package var firstOfBranch: UInt64 { segments.last(where: \.isBranch)?.first ?? firstNumber }

  /// Replays the next action.
  func step(_ replay: HistoryReplay<State, Action>) {
    let next = replay.number + 1
    guard let index = segment(of: next) else { return }
    replay.step(segments[index].entry(next, stamps), reads(at: next, in: index))
  }

  /// Returns the shared values that the reducers of an action have read, as set by code outside of
  /// the store.
  func reads(at number: UInt64) -> [SharedReadLog.Read] {
    segment(of: number).map { Array(reads(at: number, in: $0)) } ?? []
  }

  private func reads(at number: UInt64, in index: Int) -> some Sequence<SharedReadLog.Read> {
    let reads = index == segments.count - 1 ? sharedReads.reads : segments[index].reads
    var (low, high) = (0, reads.count)
    while low < high {
      let middle = (low + high) / 2
      if reads[middle].position < number { low = middle + 1 } else { high = middle }
    }
    return reads[low...].prefix { $0.position == number }
  }
}

extension StoreHistory: InspectedStore {
  package var title: String { featureName(of: stateType) }
  package var module: String { moduleName(of: stateType) }

  /// The type of the feature's state, which the store may wrap.
  var stateType: Any.Type { type(of: toolValue(of: segments[0].start)) }

  package var isAlive: Bool { engine != nil }
  package var effectRecords: [EffectRecord] { effects.records }
  package var runningEffects: Int { effects.runningCount }

  package func summary(of number: UInt64) -> ActionSummary? {
    guard let entry = entry(number) else { return nil }
    let action = toolValue(of: entry.action)
    return ActionSummary(
      number: number,
      label: String(caseLabel(of: action, showingWrites: true).prefix(200)),
      text: ActionText.text(of: action),
      sender: sender(entry.origin),
      date: entry.stamp.time,
      duration: .nanoseconds(Int64(entry.nanoseconds))
    )
  }

  package func sender(of number: UInt64) -> ActionSummary.Sender? {
    (entry(number)?.origin).map(sender)
  }

  private func sender(_ origin: ActionOrigin) -> ActionSummary.Sender {
    switch origin {
    case .store: .store
    case .reducer: .reducer
    case .operation(let id): .effect(id: id, location: effects.location(of: id))
    }
  }

  package func sendingEffect(of number: UInt64) -> UInt64? {
    if case .operation(let id)? = entry(number)?.origin { id } else { nil }
  }

  package func duration(of number: UInt64) -> Duration? {
    entry(number).map { .nanoseconds(Int64($0.nanoseconds)) }
  }

  package func changedFields(by number: UInt64) -> Int? {
    entry(number).map { Int($0.changedFields) }
  }

  package func action(_ number: UInt64) -> Any? { entry(number).map { toolValue(of: $0.action) } }

  package func withState<R>(after number: UInt64, _ body: (Any) -> R) -> R? {
    replay(upTo: number)?.withState { body(toolValue(of: $0)) }
  }

  package func difference(by number: UInt64, limit: Int) -> ValueDifference? {
    guard let replay = replay(before: number) else { return nil }
    return replay.compare {
      step(replay)
    } _: {
      ValueDifference(from: toolValue(of: $0), to: toolValue(of: $1), limit: limit)
    }
  }

  package func copyOfState(after number: UInt64) -> Any? {
    replay(upTo: number)?.withState { $0 as Any }
  }

  package func firstAction(
    in range: ClosedRange<UInt64>,
    where condition: (Any) -> Bool
  ) -> UInt64? {
    let range = range.clamped(to: firstNumber...max(firstNumber, lastNumber))
    var number = range.lowerBound
    while number <= min(range.upperBound, lastNumber) {
      let state = replay(upTo: number)
      if state?.withState({ condition(toolValue(of: $0)) }) == true { return number }
      number += 1
    }
    return nil
  }

  package func withState<R>(
    after number: UInt64,
    skipping skipped: Set<UInt64>,
    _ body: (Any) -> R
  ) -> R? {
    guard let first = skipped.filter({ $0 >= firstNumber }).min(), first <= number else {
      return withState(after: number, body)
    }
    guard number <= lastNumber, let index = segment(of: first) else { return nil }
    // A separate replay, since this one is changed.
    let replay = HistoryReplay(segments[index], of: template, dependencies)
    while replay.number < number {
      if skipped.contains(replay.number + 1) { replay.skip() } else { step(replay) }
    }
    return replay.withState { body(toolValue(of: $0)) }
  }

  package func sharedWrites(by number: UInt64) -> [String] {
    guard let index = segment(of: number) else { return [] }
    let writes = index == segments.count - 1 ? sharedReads.writes : segments[index].writes
    return writes.filter { $0.position == number }.map {
      "\($0.description) at \($0.fileID):\($0.line)"
    }
  }
}
