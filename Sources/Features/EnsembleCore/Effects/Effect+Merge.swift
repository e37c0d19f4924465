// SPDX-License-Identifier: MIT

extension Effect {
  /// Runs effects concurrently; they start in the given order.
  ///
  /// Finishes when all of them have finished.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs a sequence of effects concurrently; they start in its order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let nodes = effects.compactMap(\.node)
    return nodes.count > 1 ? Self(MergeNode(nodes)) : Self(nodes.first)
  }

  /// Runs this effect and another one concurrently; this one starts first.
  @inlinable
  @inline(__always)
  public func merge(with other: Self) -> Self {
    guard let node else { return other }
    guard let next = other.node else { return self }
    return Self(makeMergeNode(node, next))
  }

  /// Runs effects one after the other.
  ///
  /// Cancelling the concatenation also prevents pending effects from starting; so does the removal
  /// of the feature, and ``cancelAll`` from another effect.
  ///
  /// An identifier of a single effect is registered when that effect starts. While the effect waits
  /// for its predecessors, ``cancel(id:)`` does not find it, and it runs later. Give the identifier
  /// to the concatenation to cancel all of it:
  ///
  /// ```swift
  /// .concatenate(upload, report).cancellable(id: CancelID.upload)
  /// ```
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs a collection of effects one after the other.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let nodes = effects.compactMap(\.node)
    return nodes.count > 1 ? Self(ConcatenateNode(nodes)) : Self(nodes.first)
  }

  /// Runs this effect, and then another one.
  public func concatenate(with other: Self) -> Self {
    Self.concatenate([self, other])
  }
}

@usableFromInline
func makeMergeNode<Action>(
  _ first: EffectNode<Action>,
  _ second: EffectNode<Action>
) -> EffectNode<Action> {
  MergeNode([first, second])
}

private final class MergeNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let children: [EffectNode<Action>]

  init(_ children: [EffectNode<Action>]) {
    self.children = children
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    for child in children { child.start(context, sink) }
  }

  override var isImmediate: Bool { children.allSatisfy(\.isImmediate) }
}

private final class ConcatenateNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let children: [EffectNode<Action>]

  init(_ children: [EffectNode<Action>]) {
    self.children = children
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    // Registered like an operation, although nothing runs between two steps, so that the removal of
    // the feature cancels it.
    let scope = context.path.scope
    let whole = context.runtime.update { registry, _ in registry.open(in: context.work, at: scope) }
    startNext(children[...], whole, context, sink)
  }

  override var isImmediate: Bool { children.allSatisfy(\.isImmediate) }

  /// Starts the first remaining effect, and continues when it has finished.
  ///
  /// Effects that finish synchronously (sends, cancellations) are handled in the loop, without
  /// recursion.
  private func startNext(
    _ rest: ArraySlice<EffectNode<Action>>,
    _ whole: EffectWork.ID,
    _ context: EffectContext,
    _ sink: EffectSink<Action>
  ) {
    let runtime = context.runtime
    var rest = rest
    while let child = rest.popFirst(),
      runtime.isOrdering || !runtime.read({ $0.isCancelled(whole) })
    {
      let step = runtime.update { registry, _ in registry.open(in: whole) }
      // A step after one that depends on a clock depends on the clock, too.
      let earlier = children[..<(rest.startIndex - 1)]
      let isTimed = runtime.isOrdering && !earlier.allSatisfy(\.isImmediate)
      child.start((isTimed ? context.timed() : context).within(step), sink)
      let isRunning = runtime.update { [rest] registry, commands in
        registry.close(step, then: { self.startNext(rest, whole, context, sink) }, &commands)
      }
      if isRunning { return }
    }
    runtime.finish(whole)
  }
}
