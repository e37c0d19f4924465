// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A type-erased value, compared to detect changes.
struct SupervisedValue {
  private let value: Any
  private let isEqual: (Any, Any) -> Bool
  /// Whether a comparison reads fields that do not register the read.
  let isDeep: Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = keptCopy(value)
    isDeep = MutationEvidence<Value>.hasIdentity(Value.self)
    isEqual = { old, new in
      guard let old = old as? Value, let new = new as? Value else { return false }
      return old == new
    }
  }

  func equals(_ other: SupervisedValue) -> Bool { isEqual(value, other.value) }
}

/// One run of a supervised effect.
///
/// `@unchecked Sendable`: `phase` and `isCompleted` are guarded by `lock`; the weak reference only
/// ever becomes nil.
final class SupervisedRun: @unchecked Sendable {
  private enum Phase {
    case waiting
    case running(EffectRuntime, EffectWork.ID)
    /// The operation has finished.
    case completed
    /// The effect was cancelled, but not because it is no longer listed.
    case interrupted
    /// The effect is no longer listed.
    case stopped
  }

  /// The identifier of the effect in its list.
  let key: EffectKey
  private weak var record: SupervisionRecord?
  private let lock = Lock()
  private var phase = Phase.waiting
  private var isCompleted = false

  init(_ key: EffectKey, _ record: SupervisionRecord) {
    self.key = key
    self.record = record
  }

  /// Whether the effect is running, is about to run, or has finished.
  var isCurrent: Bool {
    switch lock.withLock({ phase }) {
    case .waiting, .completed: true
    case .running(let runtime, let work): runtime.read { !$0.isCancelled(work) }
    case .interrupted, .stopped: false
    }
  }

  /// Whether the effect is running.
  var isRunning: Bool {
    guard case .running(let runtime, let work) = lock.withLock({ phase }) else { return false }
    return runtime.read { !$0.isFinished(work) && !$0.isCancelled(work) }
  }

  /// Begins to follow the work of the effect.
  func start(_ runtime: EffectRuntime, _ work: EffectWork.ID) {
    lock.withLock { phase = .running(runtime, work) }
    let didFinish: @Sendable () -> Void = { [weak self] in self?.didFinish() }
    runtime.update { registry, _ in _ = registry.whenFinished(work, didFinish) }
  }

  /// Records that the operation has finished.
  func complete() {
    lock.withLock { isCompleted = true }
  }

  /// Records the end of the work, even if it was cancelled before its operation was started.
  private func didFinish() {
    let isInterrupted = lock.withLock {
      guard case .running = phase else { return false }
      phase = isCompleted ? .completed : .interrupted
      return !isCompleted
    }
    if isInterrupted { record?.mayHaveChanged() }
  }

  /// Cancels the effect.
  func stop() {
    let last: Phase = lock.withLock {
      defer { phase = .stopped }
      return phase
    }
    if case .running(let runtime, let work) = last {
      runtime.update { registry, commands in registry.cancel(work, &commands) }
    }
  }
}

/// A supervised effect: its work belongs to its feature, but to no action.
///
/// `@unchecked Sendable`: immutable, as every node is.
final class SupervisedNode<Action>: EffectNode<Action>, @unchecked Sendable {
  private let child: EffectNode<Action>
  private let run: SupervisedRun

  init(_ child: EffectNode<Action>, _ run: SupervisedRun) {
    self.child = child
    self.run = run
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let runtime = context.runtime
    let scope = context.path.scope
    let work = runtime.update { registry, _ in registry.open(in: nil, at: scope) }
    run.start(runtime, work)
    child.start(context.detached(in: work), sink)
    runtime.finish(work)
  }
}

/// The supervised effects of a feature.
@usableFromInline
final class SupervisedEffects<State, Action>: SupervisionPart<State, Action> {
  private let effects: (State) -> [Supervised<Action>]

  private final class Memory: SupervisionMemory {
    /// The keys, in the order of the list.
    var keys: [EffectKey] = []
    /// The runs, with the values with which they were started.
    var runs: [EffectKey: (run: SupervisedRun, value: SupervisedValue)] = [:]

    func end(_ pass: SupervisionPass) {
      for (run, _) in runs.values { run.stop() }
    }

    var runningIDs: [AnyHashable] {
      keys.filter { runs[$0]?.run.isRunning == true }.map(\.value)
    }
  }

  @usableFromInline
  init(_ effects: @escaping (State) -> [Supervised<Action>]) {
    self.effects = effects
  }

  override func visit(
    _ state: State,
    _ record: SupervisionRecord,
    _ pass: SupervisionPass
  ) -> Effect<Action> {
    guard pass.take(record, isVolatile: isVolatile) else { return .none }
    let memory = record.memory(Memory())
    let listed = record.watch { effects(state) }
    if listed.contains(where: \.value.isDeep) { record.mark() }
    let old = memory.runs
    (memory.keys, memory.runs) = ([], [:])
    var started: [Effect<Action>] = []
    for supervised in listed {
      let key = supervised.key
      if memory.runs[key] != nil {
        reportDuplicate(supervised)
        continue
      }
      memory.keys.append(key)
      if let known = old[key], known.run.isCurrent, known.value.equals(supervised.value) {
        memory.runs[key] = known
        continue
      }
      let run = SupervisedRun(key, record)
      memory.runs[key] = (run, supervised.value)
      started.append(supervised.effect(of: run))
    }
    for (key, known) in old where memory.runs[key]?.run !== known.run { known.run.stop() }
    return .merge(started)
  }

  private func reportDuplicate(_ supervised: Supervised<Action>) {
    supervised.location.report(
      """
      A supervised effect at "\(supervised.location.fileID):\(supervised.location.line)" has the id \
      '\(supervised.key)' of another one of the same feature.

      It was not started. Give each effect of the list an id of its own.
      """
    )
  }
}
