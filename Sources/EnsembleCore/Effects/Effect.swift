// SPDX-License-Identifier: MIT

import EnsembleDependencies

/// Work that a reducer asks the store to do, which may send actions back.
///
/// An effect is a value: creating one starts nothing. ``none`` costs nothing, ``send(_:)`` needs no
/// task, and each `run` is one task.
@frozen
public struct Effect<Action>: Sendable {
  @usableFromInline let node: EffectNode<Action>?

  @inlinable
  init(_ node: EffectNode<Action>?) {
    self.node = node
  }

  /// An effect that does nothing.
  @inlinable
  public static var none: Self { Self(nil) }

  /// An effect that sends an action right after the current one.
  ///
  /// The action is processed in the same drain, before `send` returns to whoever sent the first one,
  /// and after the actions that wait already. There is no recursion, however long the chain.
  public static func send(_ action: Action) -> Self {
    Self(SendNode(action))
  }
}

/// The effect type of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// What an effect is made of. The engine starts it, top down, when the reducer has returned.
///
/// `@unchecked Sendable`: a node is immutable, and the only part of it that leaves the isolation of
/// the reducer is a `@Sendable` operation; actions held in it are delivered in that same isolation.
@usableFromInline
class EffectNode<Action>: @unchecked Sendable {
  /// Starts the effect; every piece of work is a part of `context.work`.
  func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    // Every node overrides this; a bare `EffectNode` is never created.
  }

  /// Gives the action to a function, if the effect does nothing but send one. Returns whether it does.
  ///
  /// Nothing of such an effect is ever under way, so the engine needs no work for it.
  func pass(to receive: (Action) -> Void) -> Bool { false }
}

/// The receiver of the actions of an effect.
///
/// `@unchecked Sendable`: only called in the isolation of the engine. Operations reach it through
/// `Send`, which is bound to that isolation; everything else runs there to begin with.
struct EffectSink<Action>: @unchecked Sendable {
  let receive: (Action, EffectOrigin, EffectPath) -> Void
}

/// The sender of an action, as far as the engine wants to know it.
struct EffectOrigin: Sendable {
  /// The `send` from outside that it follows from; nil for the one that is under way.
  let group: EffectWork.ID?
  /// The number that tools know the sending operation by; zero if a reducer sent it.
  var number: UInt64 = 0
  /// True if it answers to an error.
  var isAnswer = false
}

/// The place at which an effect is started.
struct EffectContext {
  /// The work that the effect is a part of, for cancelling and for waiting.
  private(set) var work: EffectWork.ID
  /// The `send` that all of it belongs to.
  let group: EffectWork.ID
  /// The feature that the effect belongs to.
  private(set) var path: EffectPath
  /// The dependencies of its operations; nil for the defaults.
  private(set) var dependencies: DependencyValues?
  /// The presenter of that feature; nil if it is not presented.
  private(set) var presenter: Presenter?

  /// Creates the context of an effect of the root feature.
  init(group: EffectWork.ID, path: EffectPath, dependencies: DependencyValues?) {
    work = group
    self.group = group
    self.path = path
    self.dependencies = dependencies
  }

  var runtime: EffectRuntime { path.runtime }

  var isCancelled: Bool { runtime.read { $0.isCancelled(work) } }

  /// The same place, as part of other work.
  func within(_ work: EffectWork.ID) -> EffectContext {
    var context = self
    context.work = work
    return context
  }

  /// The same, for a child feature.
  func at(_ component: EffectPathComponent) -> EffectContext {
    var context = self
    context.path = path.appending(component)
    return context
  }

  /// The same, with dependencies.
  func with(_ dependencies: DependencyValues) -> EffectContext {
    var context = self
    context.dependencies = dependencies
    return context
  }

  /// The same, for a feature that is presented.
  func presented(by presenter: Presenter) -> EffectContext {
    var context = self
    context.presenter = presenter
    return context
  }
}

private final class SendNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let action: Action

  init(_ action: Action) {
    self.action = action
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    if context.isCancelled { return }
    sink.receive(action, EffectOrigin(group: context.group), context.path)
  }

  override func pass(to receive: (Action) -> Void) -> Bool {
    receive(action)
    return true
  }
}
