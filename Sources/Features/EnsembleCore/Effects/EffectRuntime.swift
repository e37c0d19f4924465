// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleInternals
import EnsembleShims

// Identifiers and row ids are values of clients: hashing, comparing and releasing them may run
// arbitrary code, including code that calls the store. So values are hashed before the lock is
// taken, compared outside of the lock, one candidate after the other, and represented in the
// registry by interned names. Names are only added at the end of a chain, in the step that finds
// that end, so no name is missed. Values that may be released for the last time are returned from
// the locked section first.
//
// An effect is registered for cancellation when it is started, before its task exists: a `.cancel`
// in the same drain takes effect, because tasks are created at the end of the drain. A started
// operation is always called, with its task cancelled if need be, even if its store was released;
// otherwise it would depend on the scheduler whether it is called. The end of an operation is
// handled on whichever thread it happens; only the next step of a concatenation returns to the main
// actor.
//
// Each operation has one task, off the main actor, and waiting inherits the isolation of the
// caller, which saves hops to the shared pool and back: with a thousand effects, each took 18,900
// ns with these hops, and takes 6,800 ns now. Tried without gain: custom executors, mailboxes for
// `send`, and an actor other than the main actor. With `Task.immediate`, a closure leaves the actor
// before its first statement, and with `nonisolated(nonsending)` it would block the main actor.

/// The runtime of one engine's effects, which executes the decisions of the ``EffectRegistry``.
///
/// Effects are found by the path of their feature only, so two stores, rows or siblings never
/// interfere.
///
/// `@unchecked Sendable`: `registry`, `isListed` and `recorderStorage` are guarded by `lock`;
/// `executor` is set before any operation runs; `waiting`, `isRecorded` and `isOrdering` are
/// confined to the isolation of the engine, in which effects are started. No foreign code runs
/// under the lock: names are hashed and compared outside (`pin`), and values that the registry
/// drops are released when `perform` returns.
package final class EffectRuntime: @unchecked Sendable {
  /// A function that calls a closure later, in the isolation of the engine.
  package typealias Schedule = @Sendable (_ body: @escaping @Sendable () -> Void) -> Void

  private let lock = Lock()
  private var registry = EffectRegistry()
  /// Operations that wait for the end of the drain in which they were returned. The buffer is
  /// reused.
  private var waiting: [any EffectOperation] = []
  private var isStarting = false
  /// Whether operations get numbers. Confined like `waiting`.
  var isRecorded = false
  /// Whether an action is processed at its position in the order of a replicated store.
  /// Confined like `waiting`.
  var isOrdering = false
  /// The executor of operations; nil for the global one.
  private(set) var executor: (any Sendable)?
  /// The test control that replaces all operations; nil for none. Confined like `waiting`, and set
  /// before any operation runs.
  package var control: (any EffectControl)?
  private var recorderStorage: (any EffectRecorder)?
  private let schedule: Schedule
  /// The test in which the runtime was created, if any.
  private let test = TestIdentity.current
  /// Whether the runtime is listed in ``EffectRuntimes``, where cancellations with the scope
  /// `process` find it.
  private var isListed = false

  init(schedule: @escaping Schedule) {
    self.schedule = schedule
  }

  deinit {
    if isListed { EffectRuntimes.remove(self) }
  }

  /// The recorder of starts and ends of effects, which is retained.
  var recorder: (any EffectRecorder)? {
    get { lock.withLock { recorderStorage } }
    set {
      // Released outside of the lock.
      let old = lock.withLock {
        defer { recorderStorage = newValue }
        return recorderStorage
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Runs all operations on an executor.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  package func run(on executor: any TaskExecutor) {
    self.executor = executor
  }

  /// Calls a closure later, in the isolation of the engine.
  func perform(_ body: @escaping @Sendable () -> Void) { schedule(body) }

  // MARK: Events

  /// Reads the registry.
  func read<R>(_ body: (borrowing EffectRegistry) -> R) -> R {
    lock.withLock { body(registry) }
  }

  /// Applies an event to the registry, and performs the resulting commands.
  @discardableResult
  func update<R>(_ event: (inout EffectRegistry, inout EffectCommands) -> R) -> R {
    var commands = EffectCommands()
    let result = lock.withLock { event(&registry, &commands) }
    if !commands.list.isEmpty { perform(commands.list) }
    return result
  }

  private func perform(_ commands: [EffectCommands.Command]) {
    var continuations: [@Sendable () -> Void] = []
    for command in commands {
      switch command {
      case .cancel(let operation, let number, let reason):
        if number != 0 { notifyCancelled(number, reason) }
        operation?.cancel()
      case .proceed(let continuation): continuations.append(continuation)
      case .end(let lifetime): lifetime.end()
      case .call, .forget, .close: break
      }
    }
    // The next steps start before the callbacks, so that waiting code can observe that they are
    // running.
    if !continuations.isEmpty {
      schedule { [continuations] in
        for continuation in continuations { continuation() }
        self.startWaiting()
      }
    }
    for case .call(let callback) in commands { callback() }
  }

  /// Closes work, or ends its operation. Safe to call from any thread.
  func finish(_ work: EffectWork.ID) {
    let ended = update { $0.finish(work, &$1) }
    guard let ended, ended.number != 0 else { return }
    recorder?.effectEnded(id: ended.number, wasCancelled: ended.isCancelled)
  }

  private func notifyCancelled(_ number: UInt64, _ reason: CancellationReason) {
    recorder?.effectCancelled(id: number, EffectCancellation(reason))
  }

  // MARK: Names

  /// Returns the registered name that equals a value, after adding it if needed. The caller owns
  /// one use of it.
  func pin(_ name: EffectName) -> EffectRegistry.NameID {
    list()
    return find(name, adding: true)!
  }

  /// Lists the runtime in ``EffectRuntimes``. Called for the first identifier, which most stores
  /// never have.
  private func list() {
    if lock.withLock({ isListed }) { return }
    // Set before `isListed`, since another thread that sees the flag relies on the entry. Adding
    // the runtime twice is harmless.
    EffectRuntimes.add(self, in: test)
    lock.withLock { isListed = true }
  }

  /// Returns the registered name that equals a value, if there is one. The caller owns one use of
  /// it.
  func find(_ name: EffectName, adding isAdded: Bool = false) -> EffectRegistry.NameID? {
    let hash = name.hashValue
    var rejected: (id: EffectRegistry.NameID, value: EffectName)?
    while true {
      let lookup = lock.withLock {
        registry.lookUp(hash: hash, after: rejected?.id, adding: isAdded ? name : nil)
      }
      switch lookup {
      case .found(let id): return id
      case .absent: return nil
      case .candidate(let id, let value):
        if value == name { return id }
        rejected = (id, value)
      }
    }
  }

  // MARK: Starting

  /// Queues an operation until the end of the drain.
  func enqueue(_ operation: some EffectOperation) {
    waiting.append(operation)
  }

  /// Starts the queued operations, except those that were cancelled meanwhile.
  func startWaiting() {
    // A recorder that is notified of a start may send an action, whose operations this loop starts,
    // too.
    if waiting.isEmpty || isStarting { return }
    isStarting = true
    var index = 0
    while index < waiting.count {
      start(waiting[index])
      index += 1
    }
    waiting.removeAll(keepingCapacity: true)
    isStarting = false
  }

  private func start(_ operation: any EffectOperation) {
    let work = operation.work
    let number = isRecorded ? ensemble_next_serial() : 0
    guard lock.withLock({ registry.begin(work, number: number) }) else { return finish(work) }
    if number != 0 { notifyStarted(operation, number) }
    let task = operation.start(number: number)
    let isCancelled = lock.withLock { registry.attach(.task(task), to: work) }
    if isCancelled { task.cancel() }
  }

  private func notifyStarted(_ operation: any EffectOperation, _ number: UInt64) {
    guard let recorder else { return }
    let names = read { $0.identifiers(of: operation.work) }
    recorder.effectStarted(
      EngineEffect(
        id: number,
        path: operation.path.description,
        fileID: "\(operation.location.fileID)",
        line: operation.location.line,
        cause: operation.cause,
        isSupervised: operation.isSupervised,
        names: names + (operation.supervisedKey.map { [.identifier($0)] } ?? [])
      )
    )
  }

  /// Creates a task on the executor of the engine's operations.
  func makeTask<Value: Sendable>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if let executor = executor as? any TaskExecutor {
        return Task(
          name: name,
          executorPreference: executor,
          priority: priority,
          operation: operation
        )
      }
    }
    return Task(name: name, priority: priority, operation: operation)
  }

  /// Whether no feature has running effects; for tests.
  package var isIdle: Bool { read { $0.isIdle } }

  /// Whether the registry keeps no record of earlier effects; for tests.
  package var isEmpty: Bool { read { $0.isEmpty } }

  /// Whether there is nothing to end: neither an effect nor a lifetime.
  var isUnused: Bool { read { $0.isEmpty && $0.scopes[$0.root].isUnused } }
}

/// A control that tests use to replace the operations of an engine's effects.
@MainActor
package protocol EffectControl: AnyObject, Sendable {
  /// Notifies the control of an operation that starts.
  ///
  /// - Returns: The number of the operation for ``run(_:)``.
  func begin(_ sender: EffectSender) -> Int
  /// Runs in place of an operation.
  func run(_ number: Int) async
}

/// An effect as the sender of actions of the root feature.
package struct EffectSender: Sendable {
  let origin: EffectOrigin
}

protocol EffectOperation: AnyObject, Sendable {
  /// The work of the operation in the registry.
  var work: EffectWork.ID { get }
  var path: EffectPath { get }
  /// The source location of the effect.
  var location: SourceLocation { get }
  /// The number of the action that the effect follows from.
  var cause: UInt64 { get }
  /// Whether the effect follows from the state, and not from an action.
  var isSupervised: Bool { get }
  /// The identifier in the list of supervised effects; nil for other effects.
  var supervisedKey: EffectKey? { get }

  /// Starts the task of the operation, which finishes the work at its end.
  ///
  /// - Parameter number: The number of the operation for tools; zero without tools.
  func start(number: UInt64) -> Task<Void, Never>
}
