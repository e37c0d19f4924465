// SPDX-License-Identifier: MIT

/// The presenter of a feature with effects, which receives the feature's request for dismissal.
///
/// `@unchecked Sendable`: `send` is only called on the main actor, to which the engine is confined;
/// the other members are constants.
final class Presenter: @unchecked Sendable {
  /// Ends when the child is cancelled, so that its remaining operations cannot dismiss its
  /// successor.
  private let lifetime: EffectLifetime
  /// The number of presentations around the child, including its own.
  let depth: Int
  private let runtime: EffectRuntime
  private let send: (EffectOrigin) -> Void

  init(
    _ runtime: EffectRuntime,
    lifetime: EffectLifetime,
    depth: Int,
    send: @escaping (EffectOrigin) -> Void
  ) {
    self.runtime = runtime
    self.lifetime = lifetime
    self.depth = depth
    self.send = send
  }

  /// Requests the dismissal once, unless the child is already dismissed.
  @MainActor
  func dismiss() {
    guard lifetime.end() else { return }
    // Effects of the dismissal belong to the `send` that has started the calling effect.
    guard let task = EffectTask.current, task.path.runtime === runtime else {
      return send(EffectOrigin(group: nil))
    }
    send(EffectOrigin(group: task.group, number: task.number))
  }
}

/// An effect of a presented child, lifted into its parent.
final class PresentedNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  private let child: EffectNode<Child>?
  private let component: EffectPathComponent
  private let dismissal: Dismissal?
  private let dismissAction: Action
  private let embed: @Sendable (Child) -> Action

  /// - Parameters:
  ///   - dismissal: The `dismiss` that the child's reducer has read, if any.
  ///   - dismissAction: The action that requests the dismissal of the child.
  init(
    _ child: EffectNode<Child>?,
    at component: EffectPathComponent,
    _ dismissal: Dismissal?,
    dismissAction: Action,
    embed: @escaping @Sendable (Child) -> Action
  ) {
    self.child = child
    self.component = component
    self.dismissal = dismissal
    self.dismissAction = dismissAction
    self.embed = embed
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let childContext = context.at(component)
    let presenter = Presenter(
      context.runtime,
      lifetime: context.runtime.lifetime(at: childContext.path),
      depth: (context.presenter?.depth ?? 0) + 1
    ) { [dismissAction] origin in
      sink.receive(dismissAction, origin)
    }
    dismissal?.bind(to: presenter)
    child?.start(
      childContext.presented(by: presenter),
      EffectSink { [embed] action, origin in
        sink.receive(embed(action), origin)
      }
    )
  }
}
