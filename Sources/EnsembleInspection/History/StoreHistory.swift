// SPDX-License-Identifier: MIT

import Atomics
@_spi(Tools) import EnsembleCore
import EnsembleDependencies
import EnsembleJournal
import EnsembleSharing
import Foundation

/// The actions of one store, with the means to compute each state between them.
///
/// Actions are kept as values, and nothing is encoded or described while they are recorded. Every now and then the state
/// is kept, too; any other state is computed by reducing the actions after the one before it. The number of bytes is
/// limited, and the oldest actions are forgotten.
///
/// `@unchecked Sendable`: confined to the main actor with its engine, except `effects`, `position` and `isDraining`, which are
/// thread-safe, and all that `effectEnded` and `effectCancelled` use.
package final class StoreHistory<State, Action>: @unchecked Sendable {
  /// The engine; nil after its store was released.
  weak var engine: Engine<State, Action>?
  var limits: HistoryLimits
  /// The name of what has created the store, such as a page of a server; nil for the program itself.
  package internal(set) var owner: String?
  let effects: EffectTimeline
  /// The parts of the history; never empty.
  var segments: [HistorySegment<State, Action>]
  let sharedReads = SharedReadLog()
  /// The number of the history in its process.
  package let id: Int
  /// An engine with the reducer of the store, from which those of replays are made.
  let template: Engine<State, Action>
  /// The dependencies of the store's reducers, for replays.
  let dependencies: DependencyValues
  /// The last replay, which is continued if a later state is asked for.
  var replay: HistoryReplay<State, Action>?
  /// The past that the store shows; nil if it shows the present.
  var travel: Travel<State, Action>?
  /// A closure that is called after each drain.
  var onChange: () -> Void = {}
  /// A closure that is called when the store is released.
  var onEnd: () -> Void = {}

  private let stamps: ReducerStamps
  private let stackElements: StackElementIDGenerator
  /// A Boolean value that indicates whether this history gives the actions their stamps.
  private let ownsStamps: Bool
  private var seeds = StampGenerator(seed: (.random(in: 0 ... .max), .random(in: 0 ... .max)))
  private var sizes = StampGenerator(seed: (0, 0))
  private var current:
    (stamp: JournalStamp, origin: EngineAction.Origin, start: ContinuousClock.Instant)?
  private var totalSize: Int
  /// The number of the last action, for the threads on which effects end.
  private let position = ManagedAtomic<UInt64>(0)
  /// A Boolean value that indicates whether actions are being processed. An effect that another thread cancels in just
  /// this moment is taken for cancelled by the action.
  private let isDraining = ManagedAtomic(false)

  /// Creates a history of an engine, and begins to record.
  @MainActor
  init?(of engine: Engine<State, Action>, id: Int, limits: HistoryLimits) {
    guard let state = engine.unobservedState else { return nil }
    self.id = id
    self.engine = engine
    self.limits = limits
    effects = EffectTimeline(limit: limits.effects)
    var values = engine.dependencies ?? DependencyValues()
    ownsStamps = values.reducerStamps == nil
    stamps = values.reducerStamps ?? ReducerStamps()
    if ownsStamps {
      // Ids of elements that are there must not be generated again.
      stackElements = StackElementIDGenerator(next: values.stackElementID.upcoming)
      values.stackElementID = stackElements
      values.follow(stamps)
      engine.dependencies = values
    } else {
      stackElements = values.stackElementID
    }
    dependencies = values
    template = engine.makeReplay(from: detached(state), with: values)
    let size = ValueSize.of(state)
    totalSize = size
    segments = [
      HistorySegment(
        first: engine.actionCount + 1,
        start: detached(state),
        shared: sharedReads.makeReplay(),
        stateSize: size
      )
    ]
    engine.history = self
  }

  /// The number of the oldest action that is kept, or of the next one.
  package var firstNumber: UInt64 { segments[0].first }
  /// The number of the last action; one less than `firstNumber` if there is none.
  package var lastNumber: UInt64 { segments[segments.count - 1].end - 1 }
  /// The number of bytes of all states and actions, by estimate.
  package var size: Int { totalSize }

  /// Returns the entry of an action; nil for one that is not kept.
  func entry(_ number: UInt64) -> HistoryEntry<Action>? {
    guard let segment = segment(of: number) else { return nil }
    return segments[segment].entries[Int(number - segments[segment].first)]
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
  package func willReduce(_ action: Action, from origin: EngineAction.Origin) {
    if ownsStamps {
      stamps.begin(
        JournalStamp(
          time: Date(),
          seed: (seeds.next(), seeds.next()),
          nextStackElement: stackElements.number
        )
      )
    }
    let number = segments[segments.count - 1].end
    sharedReads.position = number
    position.store(number, ordering: .relaxed)
    isDraining.store(true, ordering: .relaxed)
    sharedReads.begin()
    guard let stamp = stamps.stamp else { return }
    current = (stamp, origin, .now)
  }

  package func didReduce(_ action: Action, to state: UnsafePointer<State>) {
    let end = ContinuousClock.now
    sharedReads.end()
    if ownsStamps { stamps.end() }
    guard let current else { return }
    let duration = current.start.duration(to: end).components
    let nanoseconds = duration.seconds * 1_000_000_000 + duration.attoseconds / 1_000_000_000
    let entry = HistoryEntry(
      action: action,
      stamp: current.stamp,
      origin: current.origin,
      nanoseconds: UInt32(clamping: nanoseconds)
    )
    append(entry, state)
  }

  package func didDrain() {
    isDraining.store(false, ordering: .relaxed)
    onChange()
  }

  package func willEnd(with state: UnsafePointer<State>) {
    // References to the engine are nil while it is released, perhaps on another thread.
    if Thread.isMainThread { return onEnd() }
    Task { @MainActor in self.onEnd() }
  }

  private func append(_ entry: HistoryEntry<Action>, _ state: UnsafePointer<State>) {
    let last = segments.count - 1
    let size = MemoryLayout<HistoryEntry<Action>>.stride + sampledSize(of: entry.action)
    totalSize += size
    segments[last].actionsSize += size
    segments[last].nanoseconds += Int(entry.nanoseconds)
    segments[last].entries.append(entry)
    if isFull(segments[last]) { beginSegment(state.pointee) }
  }

  /// Returns the size of what an action refers to: measured for one of 64 actions, which stands for the others, as the
  /// choice is random.
  private func sampledSize(of action: Action) -> Int {
    if _isPOD(Action.self) || sizes.next() & 63 != 0 { return 0 }
    return 64 * (ValueSize.of(action) - MemoryLayout<Action>.stride)
  }

  private func isFull(_ segment: HistorySegment<State, Action>) -> Bool {
    let isLong = segment.entries.count >= limits.actionsPerState
    let paysToReplay = segment.actionsSize < segment.stateSize
    return isLong && !paysToReplay || segment.nanoseconds >= limits.nanosecondsPerState
      || segment.actionsSize > limits.bytes / 8
  }

  /// Begins a segment with a state.
  func beginSegment(_ state: State) {
    let last = segments.count - 1
    (segments[last].reads, segments[last].writes) = sharedReads.takeSegment()
    let size = ValueSize.of(state)
    segments.append(
      HistorySegment(
        first: segments[last].end,
        start: detached(state),
        shared: sharedReads.makeReplay(),
        stateSize: size
      )
    )
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
    effects.end(id, after: position.load(ordering: .relaxed))
  }

  package func effectCancelled(id: UInt64, _ reason: EffectCancellation) {
    let number = position.load(ordering: .relaxed)
    effects.cancel(id, reason, by: isDraining.load(ordering: .relaxed) ? number : nil)
  }
}
