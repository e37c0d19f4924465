// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleConcurrency
import Observation

/// The set of nodes to evaluate again because a value they read has changed.
final class Invalidations: Sendable {
  private let dirty = LockIsolated<Set<Int>>([])
  /// The motion of the pending changes, if one of them was made in an animation.
  private let motion = LockIsolated<DrawingStyle.Motion?>(nil)
  /// The function that is called on the main actor when the set becomes non-empty.
  @MainActor var notify: (@MainActor () -> Void)? {
    didSet {
      guard notify != nil, hasPendingChanges() else { return }
      isAnnounced = false
      Task { [weak self] in self?.announce() }
    }
  }
  /// Returns whether changes are pending, including changes whose nodes are already evaluated.
  @MainActor var hasPendingChanges: @MainActor () -> Bool = { false }
  /// Whether the pending changes were announced.
  @MainActor private var isAnnounced = false
  @MainActor private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  @MainActor private var lastWaiting = 0

  /// The tree of the nodes.
  @MainActor weak var tree: ViewTree?

  @MainActor init() {}

  /// Inserts a node. Values that it has read may change on any thread.
  func insert(_ node: Int) {
    InvalidationLog.current?.add(self)
    #if !canImport(SwiftUI)
    if let animation = AnimatedChange.current { motion.setValue(.init(animation)) }
    #endif
    let isFirst = dirty.withValue {
      $0.insert(node)
      return $0.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor [weak self] in
      self?.announce()
    }
  }

  /// Notifies at most once until the set is drained. The set may have been drained since this was
  /// scheduled, and filled again.
  @MainActor func announce() {
    guard !isAnnounced, hasPendingChanges() else { return }
    isAnnounced = true
    notify?()
    wakeAll()
  }

  /// Allows the next change to be announced again.
  @MainActor func allowAnnouncement() { isAnnounced = false }

  /// Whether the set is empty.
  var isEmpty: Bool { dirty.withValue(\.isEmpty) }

  /// Returns the motion of the changes since the last call.
  @MainActor func takeMotion() -> DrawingStyle.Motion? {
    motion.withValue { motion in
      defer { motion = nil }
      return motion
    }
  }

  /// Drains the set.
  @MainActor func take() -> Set<Int> {
    dirty.withValue { dirty in
      defer { dirty = [] }
      return dirty
    }
  }
}

// MARK: Waiting

@MainActor
extension Invalidations {
  /// Waits until the set is non-empty or the task is cancelled.
  func wait() async {
    lastWaiting += 1
    let number = lastWaiting
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume() }
        waiting[number] = continuation
      }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: number)?.resume() }
    }
  }

  func wakeAll() {
    let all = waiting.values
    waiting = [:]
    for continuation in all { continuation.resume() }
  }
}

// Observation cannot revoke the reads of an earlier evaluation. So each evaluation also reads a
// private property, whose change ends its registration. Evaluations do not nest, since the reads of
// a nested evaluation would register with both, and a parent would be evaluated with every child:
// `ForEach`, overlays and stacks create views while they are tracked, and update nodes afterwards.

/// Tracks the values that one evaluation reads, and reports once that any of them has changed.
@MainActor
final class Tracking {
  private let node: Int
  private let invalidations: Invalidations
  private var current: ObservationRegistration?

  init(node: Int, invalidations: Invalidations) {
    self.node = node
    self.invalidations = invalidations
  }

  /// Evaluates a closure and observes the values that it reads, replacing the previous observation.
  ///
  /// A nested evaluation would also register with the outer one, so a child view is evaluated after
  /// its parent's body.
  func evaluate<Result>(_ body: () -> Result) -> Result {
    cancel()
    let registration = ObservationRegistration()
    current = registration
    return withObservationTracking {
      registration.access()
      return body()
    } onChange: { [invalidations, node] in
      if !registration.isOver.value { invalidations.insert(node) }
    }
  }

  /// Stops observing.
  ///
  /// Observation cannot revoke a registration, and a registration that never fires would be
  /// retained forever. So each registration also reads a private object, whose change ends the
  /// registration.
  func cancel() {
    current?.finish()
    current = nil
  }

  // A tree dropped without being closed drops its nodes, and with them this object.
  deinit { current?.finish() }
}

/// A registration with observation that can be ended.
final class ObservationRegistration: Sendable {
  let isOver = LockIsolated(false)
  private let end = RegistrationEnd()

  /// Makes the observation tracking around the call end with this registration.
  func access() { end.access() }

  func finish() {
    isOver.setValue(true)
    end.change()
  }
}

/// An observable object that changes once, to end a registration.
private final class RegistrationEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var never: Void { () }

  func access() { registrar.access(self, keyPath: \.never) }
  func change() { registrar.withMutation(of: self, keyPath: \.never) {} }
}
