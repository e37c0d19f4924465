// SPDX-License-Identifier: MIT

extension Effect {
  /// Runs effects at the same time; they start in the given order.
  ///
  /// Ends when all of them have.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs a sequence of effects at the same time; they start in its order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let nodes = effects.compactMap(\.node)
    return nodes.count > 1 ? Self(MergeNode(nodes)) : Self(nodes.first)
  }

  /// Runs this effect and another one at the same time; this one starts first.
  @inlinable
  @inline(__always)
  public func merge(with other: Self) -> Self {
    guard let node else { return other }
    guard let next = other.node else { return self }
    return Self(makeMergeNode(node, next))
  }

  /// Runs effects one after the other.
  ///
  /// Cancelling the whole also keeps those from starting whose turn has not come; so does the end of the
  /// feature, and ``cancelAll`` from elsewhere.
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
}

private final class ConcatenateNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let children: [EffectNode<Action>]

  init(_ children: [EffectNode<Action>]) {
    self.children = children
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    // Listed like an operation, although nothing runs between two steps: the end of the feature has to
    // find it.
    let place = context.path.place
    let whole = context.runtime.update { registry, _ in registry.open(in: context.work, at: place) }
    startNext(children[...], whole, context, sink)
  }

  /// Starts the first of the rest, and goes on when it has ended. Effects that end at once (sends,
  /// cancellations) are passed in the loop, without recursion.
  private func startNext(
    _ rest: ArraySlice<EffectNode<Action>>,
    _ whole: EffectWork.ID,
    _ context: EffectContext,
    _ sink: EffectSink<Action>
  ) {
    let runtime = context.runtime
    var rest = rest
    while let child = rest.popFirst(), !runtime.read({ $0.isCancelled(whole) }) {
      let step = runtime.update { registry, _ in registry.open(in: whole) }
      child.start(context.within(step), sink)
      let isRunning = runtime.update { [rest] registry, todo in
        registry.close(step, then: { self.startNext(rest, whole, context, sink) }, &todo)
      }
      if isRunning { return }
    }
    runtime.finish(whole)
  }
}
