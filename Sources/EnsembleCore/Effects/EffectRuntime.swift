// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleShims

/// The registry of one engine's running effects.
///
/// A tree of features, each with its operations and identifiers: an effect is found under its path
/// alone, so two stores, two rows or two siblings never meet. Everything is O(1) in the number of
/// running effects, except that a cancellation visits what runs at and below its path.
///
/// `@unchecked Sendable`: all state is guarded by `lock`, under which nobody's code is called.
package final class EffectRuntime: @unchecked Sendable {
  let lock = Lock()
  let root = EffectPathNode(parent: nil, component: nil)
  let throttles = ThrottleTable()
  /// Operations that wait for the end of the drain in which they were returned.
  private var waiting: [WaitingOperation] = []
  /// Where operations run; nil for the global executor. Set before anything runs.
  private(set) var executor: (any Sendable)?
  private(set) weak var observerStorage: (any EngineObserver)?

  init() {
    EffectRuntimes.add(self)
  }

  deinit {
    EffectRuntimes.remove(self)
  }

  /// Who is told of the life of effects.
  var observer: (any EngineObserver)? {
    get { lock.withLock { observerStorage } }
    set { lock.withLock { observerStorage = newValue } }
  }

  /// Makes all operations run on an executor.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  package func run(on executor: any TaskExecutor) {
    lock.withLock { self.executor = executor }
  }

  // MARK: Opening

  func makeGroup() -> EffectActivity {
    EffectActivity(self, parent: nil)
  }

  /// Opens a part of an activity; it starts cancelled in one that is.
  func open(in parent: EffectActivity, isAnswer: Bool = false) -> EffectActivity {
    lock.withLock { link(parent, isAnswer: isAnswer) }
  }

  /// Opens a part of an activity that ends with the feature at a path.
  func open(at path: EffectPath, in parent: EffectActivity) -> EffectActivity {
    lock.withLock { register(path, parent) }
  }

  /// Opens what an identifier covers from now on.
  func open(_ key: EffectKey, at path: EffectPath, in parent: EffectActivity) -> EffectActivity {
    lock.withLock {
      let activity = link(parent)
      let node = makeNode(path)
      activity.registration = .identifier(key, node)
      activity.indexInNode = node.identified[key, default: []].count
      node.identified[key, default: []].append(activity)
      return activity
    }
  }

  /// Opens one operation, for `startWaiting` to start.
  func open(_ operation: any EffectOperation, _ context: EffectContext) {
    lock.withLock {
      let activity = register(context.path, context.activity)
      waiting.append(WaitingOperation(operation: operation, context: context.within(activity)))
    }
  }

  /// Opens one operation that somebody else has started already.
  func open(
    at path: EffectPath,
    in parent: EffectActivity,
    cancel: @escaping @Sendable () -> Void
  ) -> EffectActivity {
    let (activity, isCancelled) = lock.withLock {
      let activity = register(path, parent)
      activity.cancelOperation = cancel
      return (activity, activity.cancelled)
    }
    if isCancelled { cancel() }
    return activity
  }

  private func register(_ path: EffectPath, _ parent: EffectActivity) -> EffectActivity {
    let activity = link(parent)
    let node = makeNode(path)
    activity.registration = .operation(node)
    activity.indexInNode = node.operations.count
    node.operations.append(activity)
    return activity
  }

  // MARK: Starting

  /// Starts the operations that wait; those that were cancelled meanwhile never start.
  func startWaiting() {
    let (operations, observer) = lock.withLock {
      let operations = waiting
      waiting = []
      return (operations, observerStorage)
    }
    for operation in operations { start(operation, observer) }
  }

  private func start(_ item: WaitingOperation, _ observer: (any EngineObserver)?) {
    let activity = item.context.activity
    if activity.isCancelled { return finish(activity) }
    if let observer {
      activity.serial = ensemble_next_serial()
      observer.effectStarted(
        EngineEffect(
          id: activity.serial,
          path: item.context.path.description,
          fileID: "\(item.operation.location.fileID)",
          line: item.operation.location.line
        )
      )
    }
    let task = item.operation.start(item.context)
    let wasCancelled = lock.withLock {
      activity.cancelOperation = { task.cancel() }
      return activity.cancelled
    }
    if wasCancelled { task.cancel() }
  }

  private func link(_ parent: EffectActivity, isAnswer: Bool = false) -> EffectActivity {
    let activity = EffectActivity(self, parent: parent, isAnswer: isAnswer)
    activity.indexInParent = parent.children.count
    activity.cancelled = parent.cancelled
    parent.children.append(activity)
    parent.open += 1
    return activity
  }
}

/// An operation that an effect runs.
protocol EffectOperation: Sendable {
  /// Where the effect was made.
  var location: SourceLocation { get }

  /// Starts the task that runs it, and finishes the activity in the end.
  func start(_ context: EffectContext) -> Task<Void, Never>
}

/// An operation that has a place in the registry, and is yet to start.
private struct WaitingOperation {
  let operation: any EffectOperation
  let context: EffectContext
}
