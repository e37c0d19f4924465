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
  /// The life of the feature, if it is presented and has had effects.
  var presence: Presenter.Presence?
  /// The operator that it is under, if that names it by its state.
  var namespace: Namespace?

  init(parent: EffectPathNode?, component: EffectPathComponent?) {
    self.parent = parent
    self.component = component
  }

  var isEmpty: Bool { children.isEmpty && isIdle && presence == nil }

  /// What the feature itself has under way.
  var activities: [EffectActivity] { identified.values.reduce(operations, +) }

  /// Whether the feature itself has nothing under way.
  var isIdle: Bool { operations.isEmpty && identified.isEmpty }
}
