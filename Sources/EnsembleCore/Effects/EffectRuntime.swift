// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleShims

/// Runs the effects of one engine: carries out what the ``EffectRegistry`` says.
///
/// An effect is found under the path of its feature alone, so two stores, two rows or two siblings never
/// meet.
///
/// `@unchecked Sendable`: `registry` and `observerStorage` are guarded by `lock`; `executor` is set before
/// anything runs; `waiting` is confined to the isolation of the engine, in which effects are started. No
/// code of users runs under the lock: names are hashed and compared outside (`pin`), and what the registry
/// lets go of is released when `perform` returns.
package final class EffectRuntime: @unchecked Sendable {
  private let lock = Lock()
  private var registry = EffectRegistry()
  /// Operations that wait for the end of the drain in which they were returned. The buffer is kept.
  private var waiting: [any EffectOperation] = []
  private var isStarting = false
  /// The executor that operations run on; nil for the global one.
  private(set) var executor: (any Sendable)?
  private weak var observerStorage: (any EngineObserver)?

  init() {
    EffectRuntimes.add(self)
  }

  deinit {
    EffectRuntimes.remove(self)
  }

  /// An observer of the life of effects.
  var observer: (any EngineObserver)? {
    get { lock.withLock { observerStorage } }
    set { lock.withLock { observerStorage = newValue } }
  }

  /// Makes all operations run on an executor.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  package func run(on executor: any TaskExecutor) {
    self.executor = executor
  }

  // MARK: Events

  /// Asks the registry.
  func read<R>(_ body: (borrowing EffectRegistry) -> R) -> R {
    lock.withLock { body(registry) }
  }

  /// Tells the registry of an event, and does what follows from it.
  @discardableResult
  func update<R>(_ event: (inout EffectRegistry, inout EffectTodo) -> R) -> R {
    var todo = EffectTodo()
    let result = lock.withLock { event(&registry, &todo) }
    if !todo.items.isEmpty { perform(todo.items) }
    return result
  }

  private func perform(_ items: [EffectTodo.Item]) {
    var continuations: [@Sendable () -> Void] = []
    for item in items {
      switch item {
      case .cancel(let operation, let number):
        if number != 0 { observer?.effectCancelled(id: number) }
        operation?.cancel()
      case .proceed(let continuation): continuations.append(continuation)
      case .end(let presence): presence.end()
      case .call, .forget, .close: break
      }
    }
    // Before those who wait for the end: they find what follows it under way.
    if !continuations.isEmpty {
      Task { @MainActor [continuations] in
        for continuation in continuations { continuation() }
        startWaiting()
      }
    }
    for case .call(let callback) in items { callback() }
  }

  /// Says that work is closed, or that its operation has ended. May be called from anywhere.
  func finish(_ work: EffectWork.ID) {
    let ended = update { $0.finish(work, &$1) }
    if let ended, ended.number != 0, let observer {
      observer.effectEnded(id: ended.number, wasCancelled: ended.isCancelled)
    }
  }

  // MARK: Names

  /// The name in the registry that is equal to a value, added if need be; its use is handed to the caller.
  func pin(_ name: EffectName) -> EffectRegistry.NameID {
    find(name, adding: true)!
  }

  /// The name in the registry that is equal to a value, if there is one; its use is handed to the caller.
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

  /// Makes an operation wait for the end of the drain.
  func enqueue(_ operation: some EffectOperation) {
    waiting.append(operation)
  }

  /// Starts the operations that wait; those that were cancelled meanwhile never start.
  func startWaiting() {
    // An observer that is told of a start may send an action: what that starts has its turn here.
    if waiting.isEmpty || isStarting { return }
    isStarting = true
    let observer = observer
    var index = 0
    while index < waiting.count {
      start(waiting[index], observer)
      index += 1
    }
    waiting.removeAll(keepingCapacity: true)
    isStarting = false
  }

  private func start(_ operation: any EffectOperation, _ observer: (any EngineObserver)?) {
    let work = operation.work
    let number = observer == nil ? 0 : ensemble_next_serial()
    guard lock.withLock({ registry.begin(work, number: number) }) else { return finish(work) }
    observer?.effectStarted(
      EngineEffect(
        id: number,
        path: operation.path.description,
        fileID: "\(operation.location.fileID)",
        line: operation.location.line
      )
    )
    let task = operation.start(number: number)
    let isCancelled = lock.withLock { registry.attach(.task(task), to: work) }
    if isCancelled { task.cancel() }
  }

  /// Makes a task that runs where the operations of the engine do.
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

  /// True if no feature has anything under way; for tests.
  package var isIdle: Bool { read { $0.isIdle } }

  /// True if the registry keeps nothing of earlier effects; for tests.
  package var isEmpty: Bool { read { $0.isEmpty } }
}

/// An operation that an effect runs.
protocol EffectOperation: AnyObject, Sendable {
  /// Its place in the registry.
  var work: EffectWork.ID { get }
  var path: EffectPath { get }
  /// Where the effect was made.
  var location: SourceLocation { get }

  /// Starts the task that runs it, and finishes the work in the end.
  ///
  /// - Parameter number: The number that tools know it by; zero if there are none.
  func start(number: UInt64) -> Task<Void, Never>
}
