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
  private let root = EffectPathNode(parent: nil, component: nil)
  let throttles = ThrottleTable()
  /// Operations that wait for the end of the drain in which they were returned.
  private var waiting: [WaitingOperation] = []
  /// Where operations run; nil for the global executor. Set before anything runs.
  private(set) var executor: (any Sendable)?
  private weak var observerStorage: (any EngineObserver)?

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

  // MARK: Finishing

  /// Says that no more work will be added to an activity.
  func close(_ activity: EffectActivity) {
    finish(activity)
  }

  /// The same; if work is still running, `then` is called in the isolation of the engine when it has
  /// ended. Returns whether it is.
  func close(_ activity: EffectActivity, then: @escaping @Sendable () -> Void) -> Bool {
    let isRunning = lock.withLock {
      guard activity.open > 1 else { return false }
      activity.continuation = then
      return true
    }
    finish(activity)
    return isRunning
  }

  /// Says that an operation has ended. May be called from anywhere.
  func finish(_ activity: EffectActivity) {
    var callbacks: [@Sendable () -> Void] = []
    var continuations: [@Sendable () -> Void] = []
    let (observer, wasCancelled) = lock.withLock {
      var current: EffectActivity? = activity
      while let ending = current {
        ending.open -= 1
        guard ending.open == 0 else { break }
        unregister(ending)
        unlink(ending)
        callbacks += ending.onFinish
        ending.onFinish = []
        if let continuation = ending.continuation {
          continuations.append(continuation)
          ending.continuation = nil
        }
        current = ending.parent
      }
      return (observerStorage, activity.cancelled)
    }
    if let observer, activity.serial != 0 {
      observer.effectEnded(id: activity.serial, wasCancelled: wasCancelled)
    }
    for callback in callbacks { callback() }
    if continuations.isEmpty { return }
    Task { @MainActor [continuations] in
      for continuation in continuations { continuation() }
      startWaiting()
    }
  }

  private func unlink(_ activity: EffectActivity) {
    guard let parent = activity.parent else { return }
    let last = parent.children.removeLast()
    if last !== activity {
      parent.children[activity.indexInParent] = last
      last.indexInParent = activity.indexInParent
    }
  }

  private func unregister(_ activity: EffectActivity) {
    let node: EffectPathNode
    switch activity.registration {
    case .none:
      return
    case .operation(let home):
      node = home
      Self.remove(activity, from: &node.operations)
    case .identifier(let key, let home):
      node = home
      Self.remove(activity, from: &node.identified[key, default: []])
      if node.identified[key]?.isEmpty == true { node.identified[key] = nil }
    }
    activity.registration = .none
    activity.cancelOperation = nil
    prune(node)
  }

  private static func remove(_ activity: EffectActivity, from list: inout [EffectActivity]) {
    let last = list.removeLast()
    if last !== activity {
      list[activity.indexInNode] = last
      last.indexInNode = activity.indexInNode
    }
  }

  // MARK: Cancelling

  /// Cancels everything with an identifier, as seen from a path.
  func cancel(_ key: EffectKey, at path: EffectPath, _ scope: CancellationScope) {
    if scope == .process { return EffectRuntimes.forEachOfSameTest { $0.cancelEverywhere(key) } }
    if scope == .store { return cancelEverywhere(key) }
    cancel(lock.withLock { find(key, at: path, scope) })
    for waiting in throttles.cancel(key, at: path.components, scope) { close(waiting) }
  }

  private func cancelEverywhere(_ key: EffectKey) {
    cancel(key, at: EffectPath(), .subtree)
  }

  private func find(
    _ key: EffectKey,
    at path: EffectPath,
    _ scope: CancellationScope
  ) -> [EffectActivity] {
    var found: [EffectActivity] = []
    if scope == .ancestors {
      for node in nodes(above: path) { found += node.identified[key] ?? [] }
    }
    guard let node = findNode(path) else { return found }
    if scope == .exact { return node.identified[key] ?? [] }
    visit(node) { found += $0.identified[key] ?? [] }
    return found
  }

  /// Cancels everything that runs at a path and below it, but not what whoever asks for it is a part of.
  func cancelEffects(at path: EffectPath, from caller: EffectActivity) {
    cancel(
      lock.withLock {
        var found: [EffectActivity] = []
        if let node = findNode(path) { visit(node) { found += $0.activities } }
        return found.filter { !caller.isPart(of: $0) }
      }
    )
  }

  /// Cancels everything at a path and below it; features that are presented there are over.
  func cancelAll(at path: EffectPath) {
    cancel(
      lock.withLock {
        var found: [EffectActivity] = []
        var idle: [EffectPathNode] = []
        if let node = findNode(path) {
          visit(node) { node in
            found += node.activities
            node.presence?.end()
            node.presence = nil
            if node.isEmpty { idle.append(node) }
          }
        }
        idle.forEach(prune)
        return found
      }
    )
  }

  /// The life of the feature that is presented at a path, from the first time that this is asked to the
  /// end of it.
  func presence(at path: EffectPath) -> Presenter.Presence {
    lock.withLock {
      let node = makeNode(path)
      let presence = node.presence ?? Presenter.Presence()
      node.presence = presence
      return presence
    }
  }

  /// The children in a collection that have effects under way.
  ///
  /// - Complexity: O(*k*) in the number of children of any kind that have.
  func runningChildren(
    at path: EffectPath,
    where isIncluded: (EffectPathComponent) -> Bool
  ) -> [EffectPathComponent] {
    lock.withLock {
      findNode(path)?.children.keys.filter(isIncluded) ?? []
    }
  }

  /// The keys of the children in the collections at a place, wherever in the store those are, that have
  /// effects under way.
  func runningKeys<Key>(at site: AnyKeyPath) -> [Key] {
    lock.withLock {
      var keys: [Key] = []
      visit(root) { node in
        for component in node.children.keys where component.isChild(at: site) {
          if let key = component.key?.value.base as? Key { keys.append(key) }
        }
      }
      return keys
    }
  }

  /// The place, beside a given one, in which effects that an operator has started are still under way.
  func place(of namespace: Namespace, beside component: EffectPathComponent, at path: EffectPath)
    -> EffectPathComponent?
  {
    lock.withLock {
      let old = findNode(path)?.children.first {
        $0.value.namespace === namespace && $0.key != component
      }
      // Told once.
      old?.value.namespace = nil
      return old?.key
    }
  }

  /// Notes the operator that has started what is under way at a path.
  func setNamespace(_ namespace: Namespace, at path: EffectPath) {
    lock.withLock { findNode(path)?.namespace = namespace }
  }

  func cancel(_ activities: [EffectActivity]) {
    if activities.isEmpty { return }
    let (operations, observer, serials) = lock.withLock {
      var operations: [@Sendable () -> Void] = []
      var serials: [UInt64] = []
      var rest = activities
      while let activity = rest.popLast() {
        rest += activity.children
        if activity.cancelled { continue }
        activity.cancelled = true
        if let operation = activity.cancelOperation { operations.append(operation) }
        if activity.serial != 0 { serials.append(activity.serial) }
      }
      return (operations, observerStorage, serials)
    }
    if let observer { for serial in serials { observer.effectCancelled(id: serial) } }
    for operation in operations { operation() }
  }

  // MARK: Paths

  private func makeNode(_ path: EffectPath) -> EffectPathNode {
    var node = root
    for component in path.components {
      if let child = node.children[component] {
        node = child
      } else {
        let child = EffectPathNode(parent: node, component: component)
        node.children[component] = child
        node = child
      }
    }
    return node
  }

  private func findNode(_ path: EffectPath) -> EffectPathNode? {
    var node = root
    for component in path.components {
      guard let child = node.children[component] else { return nil }
      node = child
    }
    return node
  }

  /// The features on the way to a path that have a node, without the last.
  private func nodes(above path: EffectPath) -> [EffectPathNode] {
    var node: EffectPathNode? = root
    var found: [EffectPathNode] = []
    for component in path.components {
      guard let here = node else { break }
      found.append(here)
      node = here.children[component]
    }
    return found
  }

  private func prune(_ node: EffectPathNode) {
    var node = node
    while node.isEmpty, let parent = node.parent, let component = node.component {
      parent.children[component] = nil
      node = parent
    }
  }

  private func visit(_ node: EffectPathNode, _ body: (EffectPathNode) -> Void) {
    var rest = [node]
    while let node = rest.popLast() {
      body(node)
      rest += node.children.values
    }
  }

  /// Whether anything is under way; for tests.
  package var isIdle: Bool {
    lock.withLock {
      var isIdle = true
      visit(root) { isIdle = isIdle && $0.isIdle }
      return isIdle
    }
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
