// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleJournal
import EnsembleSharing
import EnsembleShims
import Foundation

/// The recorded actions of one store, from which each state can be computed.
///
/// Actions are stored as values, and nothing is encoded or described while they are recorded. The
/// state is stored at intervals; any other state is computed by replaying the actions after the
/// closest earlier one. The total size is limited by removing the oldest actions.
///
/// `@unchecked Sendable`: confined to the main actor with its engine, except `effects` and
/// `position`, which are thread-safe, and which are all that `effectEnded` and `effectCancelled`
/// use.
package final class StoreHistory<State, Action>: @unchecked Sendable {
  /// The records of the last segment, stored here since each action accesses them.
  @exclusivity(unchecked) private var records: ActionRecords
  @exclusivity(unchecked) private var actions: ActionStorage<Action>
  let sharedReads = SharedReadLog()
  private let stackElements: StackElementIDGenerator
  /// The source of dates and numbers for the reducers, unless a journal provides them.
  let stamps = HistoryStamps()
  private let scope: StampScope
  /// The journal's source of dates and numbers for the reducers; nil without a journal.
  private let journalStamps: ReducerStamps?
  /// The number of the next id of a stack's element, and the sender, of the running action.
  @exclusivity(unchecked) private var nextStackElement = 0
  @exclusivity(unchecked) private var origin = ActionOrigin.store
  @exclusivity(unchecked) private var isFirst = true
  /// The number of kept shared reads before the running action.
  @exclusivity(unchecked) private var readCount = 0
  @exclusivity(unchecked) private var totalSize: Int
  /// The position among the actions, for the threads on which effects end.
  let position = HistoryPosition()
  /// The listeners that are notified after each drain.
  package let changes: HistoryChanges

  /// The engine; nil after its store was released.
  weak var engine: Engine<State, Action>?
  @exclusivity(unchecked) var limits: HistoryLimits
  /// The name of the store's creator, such as a page of a server; nil for the program itself.
  package internal(set) var owner: String?
  let effects: EffectTimeline
  /// The evaluations of views that followed from its actions.
  package let viewUpdates = ViewUpdateLog(limit: 5_000)
  /// The parts of the history; never empty.
  var segments: [HistorySegment<State, Action>]
  /// The number of the history in its process.
  package let id: Int
  /// An engine with the reducer of the store, as a template for the engines of replays.
  let template: Engine<State, Action>
  /// The dependencies of the store's reducers, for replays.
  let dependencies: DependencyValues
  /// The last replay, which is continued if a later state is requested.
  var replay: HistoryReplay<State, Action>?
  /// The past that the store shows; nil if it shows the present.
  var travel: Travel<State, Action>?
  /// A closure that is called when the store is released.
  var onEnd: () -> Void = {}

  /// Creates a history of an engine, and begins to record.
  @MainActor
  init?(
    of engine: Engine<State, Action>,
    id: Int,
    limits: HistoryLimits,
    changes: HistoryChanges = HistoryChanges()
  ) {
    guard let state = engine.unobservedState else { return nil }
    self.id = id
    self.engine = engine
    self.limits = limits
    self.changes = changes
    effects = EffectTimeline(limit: limits.effects)
    let values = engine.dependencies ?? DependencyValues()
    journalStamps = values.reducerStamps
    // Ids of existing stack elements must not be generated again.
    stackElements =
      journalStamps == nil
      ? StackElementIDGenerator(next: values.stackElementID.upcoming) : values.stackElementID
    scope = StampScope(source: stamps, stackElements: stackElements)
    dependencies = values
    template = engine.makeReplay(from: detached(state), with: values)
    let size = ValueSize.of(state)
    totalSize = size
    let segment = HistorySegment<State, Action>(
      first: engine.actionCount + 1,
      start: detached(state),
      shared: sharedReads.makeReplay(),
      size: size
    )
    segments = [segment]
    (records, actions) = (segment.records, segment.actions)
    engine.attach(self)
  }

  /// The number of the oldest action that is kept; the number of the next action if none is kept.
  package var firstNumber: UInt64 { segments[0].first }
  /// The number of the last action; one less than `firstNumber` if there is none.
  package var lastNumber: UInt64 { records.end - 1 }
  /// The number of bytes of all states and actions, by estimate.
  package var size: Int { totalSize }

  /// Returns the entry of an action; nil for one that is not kept.
  func entry(_ number: UInt64) -> HistoryEntry<Action>? {
    segment(of: number).map { segments[$0].entry(number, stamps) }
  }

  /// Returns the position of the segment that contains an action; nil for one that is not kept.
  func segment(of number: UInt64) -> Int? {
    guard number >= firstNumber, number <= lastNumber else { return nil }
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].first <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

// MARK: Recording

extension StoreHistory: ActionRecorder {
  package func willReduce(_ action: Action, from origin: ActionOrigin) {
    let number = records.end
    isFirst = position.begin(number)
    sharedReads.begin(at: number)
    readCount = sharedReads.reads.count
    stamps.begin(number, at: ensemble_wall_clock())
    if journalStamps == nil { scope.begin() }
    nextStackElement = stackElements.number
    self.origin = origin
  }

  package func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    let end = ensemble_wall_clock()
    if let journalStamps {
      if let stamp = journalStamps.stamp { records.append(stamp) }
    } else {
      scope.end()
    }
    sharedReads.end()
    let record = ActionRecord(
      origin,
      isFirst: isFirst,
      time: stamps.time,
      // The clock of the system may be set back.
      nanoseconds: UInt32(clamping: end < stamps.time ? 0 : end - stamps.time),
      nextStackElement: nextStackElement,
      changedFields: UInt16(clamping: fields)
    )
    let size = size(of: action, number: stamps.number) + sizeOfReads()
    totalSize += size
    records.append(record, size: size)
    actions.append(action)
    if records.isFull(limits) { beginSegment(state.pointee) }
  }

  package func didDrain() {
    position.endDrain()
    changes.note()
  }

  package func willEnd(with state: UnsafePointer<State>) {
    // Otherwise the tasks of held actions would never finish.
    travel?.gate.dropAll()
    travel = nil
    onEnd()
    changes.note()
  }

  /// Returns the size of a recorded action.
  ///
  /// The size of its heap storage is measured for one of 64 actions, as an estimate for the others.
  private func size(of action: Action, number: UInt64) -> Int {
    let size = MemoryLayout<ActionRecord>.stride + MemoryLayout<Action>.stride
    if _isPOD(Action.self) || !isSample(number) { return size }
    return size + 64 * (ValueSize.of(action) - MemoryLayout<Action>.stride)
  }

  /// Returns the size of the stored copies of shared values that the action has read.
  private func sizeOfReads() -> Int {
    if sharedReads.reads.count == readCount { return 0 }
    defer { readCount = sharedReads.reads.count }
    return sharedReads.reads[readCount...].reduce(0) { $0 + ValueSize.of($1.value) }
  }

  /// Returns whether an action is measured. The choice is pseudorandom, since the sequence of
  /// actions may be regular.
  private func isSample(_ number: UInt64) -> Bool {
    (number &* 0x9e37_79b9_7f4a_7c15) >> 58 == 0
  }

  /// Begins a segment with a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - isBranch: Whether the store continues from its past.
  func beginSegment(_ state: State, isBranch: Bool = false) {
    let last = segments[segments.count - 1]
    (last.reads, last.writes) = sharedReads.takeSegment()
    let size = ValueSize.of(state) + sharedReads.knownValues.reduce(0) { $0 + ValueSize.of($1) }
    let segment = HistorySegment<State, Action>(
      first: last.end,
      start: detached(state),
      shared: sharedReads.makeReplay(),
      size: size,
      isBranch: isBranch
    )
    segments.append(segment)
    // The cached replay may be of a branch without actions, which begins with the same number.
    if isBranch { replay = nil }
    (records, actions) = (segment.records, segment.actions)
    totalSize += size
    forgetOldest()
  }

  package func limitSize(_ bytes: Int) {
    limits.bytes = bytes
    forgetOldest()
  }

  private func forgetOldest() {
    var count = 0
    while totalSize > limits.bytes, count < segments.count - 1 {
      totalSize -= segments[count].size
      count += 1
    }
    if count > 0 { segments.removeFirst(count) }
  }
}

// MARK: Effects

extension StoreHistory: EffectRecorder {
  package func effectStarted(_ effect: EngineEffect) { effects.start(effect) }

  package func effectEnded(id: UInt64, wasCancelled: Bool) {
    effects.end(id, after: position.number)
  }

  package func effectCancelled(id: UInt64, _ reason: EffectCancellation) {
    effects.cancel(id, reason, by: position.draining)
  }
}
