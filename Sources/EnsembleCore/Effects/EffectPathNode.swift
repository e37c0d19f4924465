// SPDX-License-Identifier: MIT

/// A feature that has effects under way, at its place in the tree of features.
///
/// Guarded by the lock of the runtime it belongs to.
final class EffectPathNode {
  unowned let parent: EffectPathNode?
  let component: EffectPathComponent?
  var children: [EffectPathComponent: EffectPathNode] = [:]
  var operations: [EffectActivity] = []
  var identified: [EffectKey: [EffectActivity]] = [:]

  init(parent: EffectPathNode?, component: EffectPathComponent?) {
    self.parent = parent
    self.component = component
  }

  var isEmpty: Bool { children.isEmpty && operations.isEmpty && identified.isEmpty }
}
