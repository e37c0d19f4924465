// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// Who presents a feature that has effects: the way to tell it that the feature wants to go away.
///
/// `@unchecked Sendable`: `send` is only called on the main actor, which is where the engine is; the other
/// members are constants.
final class Presenter: @unchecked Sendable {
  /// Ends when the child is cancelled, so that what is left of it cannot dismiss its successor.
  private let presence: Presence
  /// How many presentations there are around the child, with its own.
  let depth: Int
  private let send: () -> Void

  init(presence: Presence, depth: Int, send: @escaping () -> Void) {
    self.presence = presence
    self.depth = depth
    self.send = send
  }

  /// Asks for the dismissal, once; not for a child that is gone.
  @MainActor
  func dismiss() {
    if presence.end() { send() }
  }

  /// The life of one presented child, as far as its effects are concerned.
  final class Presence: Sendable {
    private let isOver = LockIsolated(false)

    /// Ends it. Returns whether it had not ended before.
    @discardableResult
    func end() -> Bool {
      isOver.withValue { isOver in
        defer { isOver = true }
        return !isOver
      }
    }
  }
}

/// An effect of a presented child, in its parent.
final class PresentedNode<Child, Action>: EffectNode<Action>, @unchecked Sendable {
  private let child: EffectNode<Child>?
  private let component: EffectPathComponent
  private let dismissal: Dismissal?
  private let dismissAction: Action
  private let embed: @Sendable (Child) -> Action

  /// - Parameters:
  ///   - dismissal: What the child's reducer has read as `dismiss`.
  ///   - dismissAction: What tells the parent that the child wants to go away.
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
      presence: context.runtime.presence(at: childContext.path),
      depth: (context.presenter?.depth ?? 0) + 1
    ) { [dismissAction] in
      sink.receive(dismissAction, EffectOrigin(group: context.group), context.path)
    }
    dismissal?.bind(to: presenter)
    child?.start(
      childContext.presented(by: presenter),
      EffectSink { [embed] action, origin, path in
        sink.receive(embed(action), origin, path)
      }
    )
  }
}
