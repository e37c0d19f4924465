// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleInternals

/// The data of a part about one feature.
protocol SupervisionMemory: AnyObject {
  /// Ends the effects that the part has started, because the feature was removed.
  func end(_ pass: SupervisionPass)

  /// The identifiers of the running effects, in the order of the list.
  var runningIDs: [AnyHashable] { get }
}

extension SupervisionMemory {
  var runningIDs: [AnyHashable] { [] }
}

/// The record of one part of one feature in a store, which is marked when a field that the part has
/// read may have changed.
///
/// Records form a tree, as the features do: a marked record is found through the marked children of
/// its ancestors.
///
/// `@unchecked Sendable`: `isMarked` and `markedChildren` are guarded by the lock of `marks`;
/// `children` and `storedMemory` are confined to the isolation of the engine; the other members are
/// constant.
final class SupervisionRecord: ReadWatcher, @unchecked Sendable {
  private let marks: SupervisionMarks
  /// The child of an operator to which the feature belongs; nil for the root feature.
  private weak var child: SupervisedChild?

  private var isMarked = true
  private var markedChildren: [SupervisedChild] = []

  /// The children of an operator, by their path components.
  var children: [EffectPathComponent: SupervisedChild] = [:]
  private var storedMemory: (any SupervisionMemory)?

  init(_ marks: SupervisionMarks, of child: SupervisedChild? = nil) {
    self.marks = marks
    self.child = child
  }

  // MARK: Memory

  /// Returns the data of the part, created by the first call.
  func memory<Memory: SupervisionMemory>(_ initial: @autoclosure () -> Memory) -> Memory {
    if let memory = storedMemory as? Memory { return memory }
    let memory = initial()
    storedMemory = memory
    return memory
  }

  /// Adds a child with a record for each of its parts.
  func addChild(at component: EffectPathComponent, parts count: Int) -> SupervisedChild {
    let child = SupervisedChild(component, in: self)
    child.records = (0..<count).map { _ in SupervisionRecord(marks, of: child) }
    children[component] = child
    return child
  }

  /// Ends the effects that the part and all parts below it have started.
  func end(_ pass: SupervisionPass) {
    for child in children.values.sorted(by: { $0.index < $1.index }) { child.end(pass) }
    storedMemory?.end(pass)
    children = [:]
    storedMemory = nil
  }

  /// The identifiers of the running effects of the part and of all parts below it, in the order of
  /// the features.
  var runningIDs: [AnyHashable] {
    let ordered = children.values.sorted { $0.index < $1.index }
    return (storedMemory?.runningIDs ?? []) + ordered.flatMap { $0.records.flatMap(\.runningIDs) }
  }

  // MARK: Marks

  /// Calls a closure, and marks this record when a field that the closure reads changes.
  func watch<R>(_ body: () -> R) -> R {
    PresentationFrame.capture(ReadCapture(for: self), body)
  }

  func mayHaveChanged() {
    mark()
    marks.requestPass()
  }

  /// Marks the record for the next visit.
  func mark() {
    // Released outside the lock: a last reference releases values of the features.
    var path: [AnyObject] = []
    marks.lock.withLock {
      isMarked = true
      var record = self
      while let child = record.child {
        path.append(child)
        guard !child.isListed, let parent = child.parent else { break }
        path.append(parent)
        child.isListed = true
        parent.markedChildren.append(child)
        record = parent
      }
    }
    withExtendedLifetime(path) {}
  }

  /// Returns whether the record is marked, and removes the mark.
  func takeMark() -> Bool {
    marks.lock.withLock {
      defer { isMarked = false }
      return isMarked
    }
  }

  /// Returns the children that are to be visited, in the order of their features, and removes their
  /// marks.
  func takeMarkedChildren() -> [SupervisedChild] {
    let marked = marks.lock.withLock {
      let marked = markedChildren
      markedChildren = []
      for child in marked { child.isListed = false }
      return marked
    }
    return marked.filter { children[$0.component] === $0 }.sorted { $0.index < $1.index }
  }

  /// Whether the part, or one below it, is to be visited.
  var needsVisit: Bool {
    marks.lock.withLock { isMarked || !markedChildren.isEmpty }
  }
}

/// A child of an operator, with the records of its parts.
///
/// `@unchecked Sendable`: `isListed` is guarded by the lock of the records' marks; `records`,
/// `index` and `identity` are confined to the isolation of the engine; the other members are
/// constant.
final class SupervisedChild: @unchecked Sendable {
  let component: EffectPathComponent
  private(set) weak var parent: SupervisionRecord?
  /// Whether the child is listed among the marked children of its parent.
  fileprivate(set) var isListed = false

  fileprivate(set) var records: [SupervisionRecord] = []
  /// The position of the child among its siblings.
  var index = 0
  /// The identity of the child's value, whose fields the records watch.
  var identity: ObservableStateID?

  fileprivate init(_ component: EffectPathComponent, in parent: SupervisionRecord) {
    self.component = component
    self.parent = parent
  }

  /// Marks all records of the child.
  func mark() {
    for record in records { record.mark() }
  }

  func end(_ pass: SupervisionPass) {
    for record in records { record.end(pass) }
  }
}

/// The lock of a store's records, and the scheduling of visits.
///
/// `@unchecked Sendable`: `isRequested` is guarded by `lock`; the other members are constant.
final class SupervisionMarks: @unchecked Sendable {
  let lock = Lock()
  private var isRequested = false
  /// The batch of the store's drains, each of which ends with a visit.
  private let batch: ObjectIdentifier
  private let schedule: @Sendable () -> Void

  init(_ batch: ChangeBatch, schedule: @escaping @Sendable () -> Void) {
    self.batch = ObjectIdentifier(batch)
    self.schedule = schedule
  }

  /// Schedules a visit of the records, unless called within a drain of the store, which ends with
  /// one.
  func requestPass() {
    if ChangeBatch.current.map(ObjectIdentifier.init) == batch { return }
    let isFirst = lock.withLock {
      defer { isRequested = true }
      return !isRequested
    }
    if isFirst { schedule() }
  }

  /// Records that the requested visit begins.
  func beginPass() {
    lock.withLock { isRequested = false }
  }
}

/// One visit of all marked records of a store.
final class SupervisionPass {
  /// An operation that runs after its feature was removed.
  struct Farewell {
    let dependencies: DependencyValues?
    let operation: @Sendable () async -> Void
  }

  var farewells: [Farewell] = []
  /// The path of the effects of the feature that is being visited.
  private(set) var path: EffectPath

  init(at path: EffectPath) {
    self.path = path
  }

  /// Visits a feature whose effects have another path.
  func visit<R>(at component: EffectPathComponent, _ body: () -> R) -> R {
    let outer = path
    path = path.appending(component)
    defer { path = outer }
    return body()
  }

  /// Cancels the effects of a removed child, before any other effect starts.
  func cancelEffects(at component: EffectPathComponent) {
    path.runtime.cancelAll(at: path.appending(component))
  }

  /// Returns whether a record is marked, and removes the mark.
  ///
  /// - Parameter isVolatile: Whether the record stays marked, because changes of the values that
  ///   its part reads cannot be observed.
  func take(_ record: SupervisionRecord, isVolatile: Bool) -> Bool {
    let isMarked = record.takeMark()
    if isVolatile { record.mark() }
    return isMarked
  }
}
