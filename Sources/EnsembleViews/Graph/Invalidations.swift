// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Observation

/// Which nodes have seen something change, since they were last evaluated.
final class Invalidations: Sendable {
  private let dirty = LockIsolated<Set<Int>>([])
  /// Called on the main actor when there is something after there was nothing.
  @MainActor var notify: (@MainActor () -> Void)? {
    didSet {
      guard notify != nil, hasNews() else { return }
      isTold = false
      Task { [weak self] in self?.tell() }
    }
  }
  /// Whether there is something to be told, also of what was evaluated already.
  @MainActor var hasNews: @MainActor () -> Bool = { false }
  /// Whether that was told of the ones that there are.
  @MainActor private var isTold = false
  @MainActor private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  @MainActor private var lastWaiting = 0

  @MainActor init() {}

  /// Adds a node. What it has read may change on any thread.
  func insert(_ node: Int) {
    let isFirst = dirty.withValue {
      $0.insert(node)
      return $0.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor [weak self] in
      self?.tell()
    }
  }

  /// Does it once until they are taken out: some may have been taken, and others come, since this was due.
  @MainActor private func tell() {
    guard !isTold, hasNews() else { return }
    isTold = true
    notify?()
    wakeAll()
  }

  /// There is to be told anew.
  @MainActor func beginAnew() { isTold = false }

  /// Whether there are none.
  var isEmpty: Bool { dirty.withValue(\.isEmpty) }

  /// Takes them all out.
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
  /// Waits until there is something, or the task is cancelled.
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

/// What one evaluation has read: tells once that some of it has changed.
@MainActor
final class Tracking {
  private let node: Int
  private let invalidations: Invalidations
  private var current: Reading?

  init(node: Int, invalidations: Invalidations) {
    self.node = node
    self.invalidations = invalidations
  }

  /// Evaluates, and watches what was read instead of what was read before.
  ///
  /// An evaluation within another one counts for both: what is inside a view is evaluated after it.
  func evaluate<Result>(_ body: () -> Result) -> Result {
    cancel()
    let reading = Reading()
    current = reading
    return withObservationTracking {
      reading.end.access()
      return body()
    } onChange: { [invalidations, node] in
      if !reading.isOver.value { invalidations.insert(node) }
    }
  }

  /// Watches no more.
  ///
  /// Observation has no way to take a reading back, and one that never fires would be kept for ever. So
  /// each reads something of its own too, whose change ends it.
  func cancel() {
    current?.finish()
    current = nil
  }

  // A tree that is dropped without being closed drops its nodes, and so this.
  deinit { current?.finish() }
}

/// One reading, which can be ended.
private final class Reading: Sendable {
  let isOver = LockIsolated(false)
  let end = End()

  func finish() {
    isOver.setValue(true)
    end.change()
  }
}

/// Changes once, to end a reading.
private final class End: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var never: Void { () }

  func access() { registrar.access(self, keyPath: \.never) }
  func change() { registrar.withMutation(of: self, keyPath: \.never) {} }
}
