// SPDX-License-Identifier: MIT

import EnsembleConcurrency

extension EffectRuntime {
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
    // Before those who wait for the end: they find what follows it under way.
    if !continuations.isEmpty {
      Task { @MainActor [continuations] in
        for continuation in continuations { continuation() }
        startWaiting()
      }
    }
    for callback in callbacks { callback() }
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
}
