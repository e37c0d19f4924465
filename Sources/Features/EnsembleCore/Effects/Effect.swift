// SPDX-License-Identifier: MIT

import EnsembleDependencies

/// The work that a reducer returns to the store, which may send actions back.
///
/// An effect is a value, and creating one starts nothing. ``none`` costs nothing, ``send(_:)``
/// needs no task, and each `run` is one task.
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

  /// Returns an effect that sends an action right after the current one.
  ///
  /// The action is processed in the same drain, after the queued actions, and before the external
  /// `send` returns. Chains of any length cause no recursion.
  public static func send(_ action: Action) -> Self {
    Self(SendNode(action))
  }
}

/// The effect type of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// A node of an effect. The engine starts nodes top down when the reducer has returned.
///
/// `@unchecked Sendable`: a node is immutable, and only `@Sendable` operations leave the isolation
/// of the reducer; actions held in a node are delivered in that same isolation.
@usableFromInline
class EffectNode<Action>: @unchecked Sendable {
  /// Starts the effect; all its work is part of `context.work`.
  func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    // Every node overrides this; a bare `EffectNode` is never created.
  }

  /// Passes the action to a closure if the effect only sends one action. Otherwise returns false.
  ///
  /// Such an effect never runs asynchronously, so the engine needs no work for it.
  func pass(to receive: (Action) -> Void) -> Bool { false }

  /// Whether the effect ends as soon as it is started, independently of clocks and other tasks.
  var isImmediate: Bool { false }
}

/// The receiver of the actions of an effect.
///
/// `@unchecked Sendable`: only called in the isolation of the engine. Operations call it through
/// `Send`, which is bound to that isolation; all other code already runs there.
struct EffectSink<Action>: @unchecked Sendable {
  let receive: (Action, EffectOrigin) -> Void
}

/// The sender of an action, as recorded by the engine.
struct EffectOrigin: Sendable {
  /// The work of the external `send` that caused the action; nil for the current one.
  var group: EffectWork.ID?
  /// The number of the sending operation for tools; zero if a reducer or a store sent the action.
  var number: UInt64 = 0
  /// Whether the action was sent by `send` on a store, and has waited at a gate.
  var isFromStore = false
  /// Whether the action responds to an error.
  var isErrorResponse = false
  /// Whether a clock determined when the action was sent.
  var isTimed = false
}

/// The context in which an effect is started.
struct EffectContext {
  /// The work that contains the effect, for cancelling and waiting.
  private(set) var work: EffectWork.ID
  /// The work of the external `send`; nil if there is none, so that each action has its own.
  private(set) var group: EffectWork.ID?
  /// The feature that the effect belongs to.
  private(set) var path: EffectPath
  /// The dependencies of its operations; nil for the defaults.
  private(set) var dependencies: DependencyValues?
  /// The presenter of the feature; nil if it is not presented.
  private(set) var presenter: Presenter?
  /// Whether a clock determined when the effect was started.
  private(set) var isTimed = false
  /// The number of the action that the effect follows from, if the engine is observed.
  let cause: UInt64

  /// Creates the context of an effect of the root feature.
  init(group: EffectWork.ID, path: EffectPath, dependencies: DependencyValues?, cause: UInt64) {
    self.cause = cause
    work = group
    self.group = group
    self.path = path
    self.dependencies = dependencies
  }

  var runtime: EffectRuntime { path.runtime }

  /// Whether the effect must not send anything.
  ///
  /// In a replicated store, the follow-up actions of an action must be the same in all replicas,
  /// even if the sender was cancelled in one of them.
  var isCancelled: Bool { !runtime.isOrdering && runtime.read { $0.isCancelled(work) } }

  /// Returns this context as part of other work.
  func within(_ work: EffectWork.ID) -> EffectContext {
    var context = self
    context.work = work
    return context
  }

  /// Returns this context as part of work that follows from no `send`.
  func detached(in work: EffectWork.ID) -> EffectContext {
    var context = within(work)
    context.group = nil
    return context
  }

  /// Returns this context for a child feature.
  func at(_ component: EffectPathComponent) -> EffectContext {
    var context = self
    context.path = path.appending(component)
    return context
  }

  /// Returns this context with other dependencies.
  func with(_ dependencies: DependencyValues) -> EffectContext {
    var context = self
    context.dependencies = dependencies
    return context
  }

  /// Returns this context for an effect that a clock starts.
  func timed() -> EffectContext {
    var context = self
    context.isTimed = true
    return context
  }

  /// Returns this context for a presented feature.
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
    var origin = EffectOrigin(group: context.group)
    origin.isTimed = context.isTimed
    sink.receive(action, origin)
  }

  override func pass(to receive: (Action) -> Void) -> Bool {
    receive(action)
    return true
  }

  override var isImmediate: Bool { true }
}
