// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension Effect {
  /// Transforms every action that the effect sends.
  ///
  /// The closure runs with the dependencies at the call of this function, if any are overridden
  /// there.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    guard let node else { return .none }
    guard let dependencies = DependencyValues.captured else {
      return Effect<NewAction>(MapNode(node, at: nil, transform))
    }
    return Effect<NewAction>(
      MapNode(node, at: nil) { action in
        DependencyValues.withCurrent(dependencies) { transform(action) }
      }
    )
  }

  /// Lifts a child's effect into its parent: maps its actions, and prepends a component to its
  /// path.
  @inlinable
  @inline(__always)
  func lifted<Parent>(
    at component: EffectPathComponent?,
    _ embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent> {
    guard let node else { return Effect<Parent>(nil) }
    return Effect<Parent>(makeMapNode(node, component, embed))
  }
}

/// Creates the node of a mapped effect.
///
/// Not inlined, which keeps the code inlined into a feature's reducer small.
@usableFromInline
func makeMapNode<Child, Action>(
  _ child: EffectNode<Child>,
  _ component: EffectPathComponent?,
  _ transform: @escaping @Sendable (Child) -> Action
) -> EffectNode<Action> {
  MapNode(child, at: component, transform)
}

private final class MapNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Child>
  let component: EffectPathComponent?
  let transform: @Sendable (Child) -> Action

  init(
    _ child: EffectNode<Child>,
    at component: EffectPathComponent?,
    _ transform: @escaping @Sendable (Child) -> Action
  ) {
    self.child = child
    self.component = component
    self.transform = transform
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    child.start(
      component.map { context.at($0) } ?? context,
      EffectSink { [transform] action, origin in
        sink.receive(transform(action), origin)
      }
    )
  }

  override func pass(to receive: (Action) -> Void) -> Bool {
    child.pass { receive(transform($0)) }
  }

  override var isImmediate: Bool { child.isImmediate }
}
