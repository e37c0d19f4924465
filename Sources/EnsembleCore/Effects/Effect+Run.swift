// SPDX-License-Identifier: MIT

import EnsembleConcurrency
@_spi(Core) import EnsembleDependencies
import IssueReporting

extension Effect {
  /// An effect that runs an asynchronous operation, which may send any number of actions.
  ///
  /// One task. It starts when the action, and everything that follows from it at once, has been
  /// processed; if it is cancelled by then, it does not start at all. It runs off the main actor; an
  /// operation that is written as `{ @MainActor send in … }` runs on it.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - name: A name for the task, which debuggers and tools show.
  ///   - operation: The work. A `CancellationError` that it throws is ignored.
  ///   - handler: Takes any other error. Without it the error is reported as an issue.
  ///   - fileID: The file that an issue is reported in.
  ///   - filePath: The path of that file.
  ///   - line: The line that an issue is reported on.
  ///   - column: The column that an issue is reported at.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      RunNode(
        priority: priority,
        name: name,
        operation: operation,
        handler: handler,
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }
}

private final class RunNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let priority: TaskPriority?
  let name: String?
  let operation: @Sendable (Send<Action>) async throws -> Void
  let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  let location: SourceLocation

  init(
    priority: TaskPriority?,
    name: String?,
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    handler: (@Sendable (any Error, Send<Action>) async -> Void)?,
    location: SourceLocation
  ) {
    self.priority = priority
    self.name = name
    self.operation = operation
    self.handler = handler
    self.location = location
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    context.runtime.open(RunOperation(effect: self, sink: sink), context)
  }

  fileprivate func perform(_ send: Send<Action>) async {
    do {
      try await operation(send)
    } catch is CancellationError {
      return
    } catch {
      if Task.isCancelled { return }
      if let handler {
        await handler(error, send)
      } else {
        location.report(
          """
          An "Effect.run" returned from "\(location.fileID):\(location.line)" threw an unhandled \
          error.

              \(debugText(of: error).replacing("\n", with: "\n    "))

          Handle it inside the operation, or pass a 'catch' closure to 'run' that turns it into an \
          action.
          """
        )
      }
    }
  }
}

/// A `run` effect that was returned from a reducer.
private struct RunOperation<Action>: EffectOperation {
  let effect: RunNode<Action>
  let sink: EffectSink<Action>

  var location: SourceLocation { effect.location }

  func start(_ context: EffectContext) -> Task<Void, Never> {
    // Tasks inherit the dependencies that are in force where they are made.
    guard let dependencies = context.dependencies else { return makeTask(context) }
    return DependencyValues._withCurrent(dependencies) { makeTask(context) }
  }

  private func makeTask(_ context: EffectContext) -> Task<Void, Never> {
    context.runtime.makeTask(name: effect.name, priority: effect.priority, run(context))
  }

  private func run(_ context: EffectContext) -> @Sendable () async -> Void {
    let activity = context.activity
    let runtime = context.runtime
    let place = EffectTask(
      runtime: runtime,
      path: context.path,
      presenter: context.presenter
    )
    let send = Send<Action> { [sink, location] action in
      if activity.isFinished { reportSentAfterCompletion(action, location) }
      sink.receive(action, activity, place.path)
    }
    return { [effect] in
      if !Task.isCancelled {
        await EffectTask.$current.withValue(place) { await effect.perform(send) }
      }
      runtime.finish(activity)
    }
  }
}

private func reportSentAfterCompletion<Action>(_ action: Action, _ location: SourceLocation) {
  location.report(
    """
    An action was sent from a completed effect.

      Action:
        \(debugCase(of: action))

      Effect returned from:
        \(location.fileID):\(location.line)

    The operation of a 'run' effect handed its 'send' to something that outlived it. Keep the \
    operation alive until everything is sent, for example by awaiting what sends. The action was \
    processed.
    """
  )
}

/// What a running operation knows about itself: where ids that it uses belong.
struct EffectTask: Sendable {
  let runtime: EffectRuntime
  let path: EffectPath
  /// Who presents the feature; nil if nobody does.
  var presenter: Presenter?

  @TaskLocal static var current: EffectTask?

  /// The effect that the caller runs in, or a place outside of any store.
  static var currentOrShared: EffectTask {
    // `withTaskCancellation` and `Task.cancel(id:)` may be used outside of effects, among themselves.
    current ?? EffectTask(runtime: EffectRuntimes.outside, path: EffectPath())
  }
}
