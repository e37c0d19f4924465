// SPDX-License-Identifier: MIT

import EnsembleConcurrency

extension EffectRuntime {
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
}
