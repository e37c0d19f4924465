// SPDX-License-Identifier: MIT

extension Effect {
  /// Makes the effect cancellable by an identifier.
  ///
  /// The identifier belongs to the feature whose reducer returns the effect: equal identifiers in
  /// other stores, rows, presented features or siblings under `Reducer.ifLet(_:action:then:)` are
  /// distinct. It is registered when the reducer has returned, so a later `cancel(id:)` in the same
  /// drain takes effect.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - cancelInFlight: A Boolean value that determines whether to cancel running effects with
  ///     this identifier first.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Self {
    Self(node.map { CancellableNode($0, EffectKey(id), cancelInFlight: cancelInFlight) })
  }

  /// Returns an effect that cancels all effects of this feature and its children with an
  /// identifier.
  ///
  /// Cancels effects that are running when this effect starts, and none that start later. An effect
  /// that waits in a concatenation is not running yet, so cancelling its identifier has no effect,
  /// and it starts when its turn comes. To cancel waiting effects, give an identifier to the whole
  /// concatenation.
  ///
  /// - Parameter id: The identifier.
  public static func cancel(id: some Hashable) -> Self { cancel(id: id, scope: .subtree) }

  /// Returns an effect that cancels all effects with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - scope: The features to search.
  public static func cancel(id: some Hashable, scope: CancellationScope) -> Self {
    Self(CancelNode(EffectKey(id), scope))
  }

  /// An effect that cancels all running effects of this feature and its children.
  ///
  /// Other effects of the same action continue if they are merged or concatenated after it.
  public static var cancelAll: Self { Self(CancelAllNode()) }

  /// Returns an effect that cancels all effects of the child at a path component.
  @usableFromInline
  static func cancelChild(_ component: EffectPathComponent) -> Self {
    Self(CancelChildNode(component))
  }

  /// Returns an effect that cancels all effects of the children that satisfy a predicate.
  @usableFromInline
  static func cancelChildren(
    where isGone: @escaping (EffectPathComponent) -> Bool
  ) -> Self {
    Self(CancelChildrenNode(isGone))
  }
}

private final class CancellableNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Action>
  let key: EffectKey
  let cancelInFlight: Bool

  init(_ child: EffectNode<Action>, _ key: EffectKey, cancelInFlight: Bool) {
    self.child = child
    self.key = key
    self.cancelInFlight = cancelInFlight
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let runtime = context.runtime
    let work = runtime.open(key, at: context.path, in: context.work, cancelInFlight: cancelInFlight)
    child.start(context.within(work), sink)
    runtime.finish(work)
  }
}

private final class CancelNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let key: EffectKey
  let scope: CancellationScope

  init(_ key: EffectKey, _ scope: CancellationScope) {
    self.key = key
    self.scope = scope
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    context.runtime.cancel(key, at: context.path, scope)
  }
}

private final class CancelAllNode<Action>: EffectNode<Action>, @unchecked Sendable {
  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let (scope, work) = (context.path.scope, context.work)
    context.runtime.update { $0.cancelEffects(at: scope, except: work, &$1) }
  }
}

private final class CancelChildNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let component: EffectPathComponent

  init(_ component: EffectPathComponent) {
    self.component = component
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    context.runtime.cancelAll(at: context.path.appending(component))
  }
}

private final class CancelChildrenNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let isGone: (EffectPathComponent) -> Bool

  init(_ isGone: @escaping (EffectPathComponent) -> Bool) {
    self.isGone = isGone
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    context.runtime.cancelChildren(of: context.path, where: isGone)
  }
}
