// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleInternals
import IssueReporting

extension Effect {
  /// Returns an effect that runs an asynchronous operation, which may send any number of actions.
  ///
  /// Each effect is one task. It starts when the action, and all actions that follow from it
  /// synchronously, have been processed; if it is cancelled before, it does not start. Once
  /// started, the operation is always called: if the effect is cancelled before its task runs, also
  /// by the release of the store, `Task.isCancelled` is true in the operation. It runs off the main
  /// actor; an operation that is written as `{ @MainActor send in … }` runs on it.
  ///
  /// The operation runs with the dependencies at the call of this function, if any are overridden
  /// there, otherwise with those of the store.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - name: The name of the task in debuggers and tools.
  ///   - operation: The operation. A `CancellationError` that it throws is ignored.
  ///   - handler: A closure that handles any other error. Without it, the error is reported as an
  ///     issue.
  ///   - fileID: The file in which to report an issue.
  ///   - filePath: The path of that file.
  ///   - line: The line at which to report an issue.
  ///   - column: The column at which to report an issue.
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
    run(
      priority: priority,
      name: name,
      operation: operation,
      catch: handler,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Returns an effect that runs an asynchronous operation.
  ///
  /// - Parameters:
  ///   - supervised: The run of a supervised effect; nil for other effects.
  ///   - location: The location of the effect in reports and tools.
  static func run(
    of supervised: SupervisedRun? = nil,
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    at location: SourceLocation
  ) -> Self {
    Self(
      RunNode(
        supervised: supervised,
        priority: priority,
        name: name,
        operation: operation,
        handler: handler,
        dependencies: .captured,
        location: location
      )
    )
  }
}

private final class RunNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let supervised: SupervisedRun?
  let priority: TaskPriority?
  let name: String?
  let operation: @Sendable (Send<Action>) async throws -> Void
  let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  let dependencies: DependencyValues?
  let location: SourceLocation

  init(
    supervised: SupervisedRun?,
    priority: TaskPriority?,
    name: String?,
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    handler: (@Sendable (any Error, Send<Action>) async -> Void)?,
    dependencies: DependencyValues?,
    location: SourceLocation
  ) {
    self.supervised = supervised
    self.priority = priority
    self.name = name
    self.operation = operation
    self.handler = handler
    self.dependencies = dependencies
    self.location = location
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let runtime = context.runtime
    let scope = context.path.scope
    let work = runtime.update { registry, _ in registry.open(in: context.work, at: scope) }
    runtime.enqueue(RunOperation(self, work, context, sink))
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
          The operation of an effect that was created at "\(location.fileID):\(location.line)" \
          threw an error that nothing catches.

              \(debugText(of: error).replacing("\n", with: "\n    "))

          Handle it inside the operation, or pass a 'catch' closure to 'run' that turns it into an \
          action.
          """
        )
      }
    }
  }
}

/// A started `run` effect: its work in the registry, the body of its task, and the receiver of its
/// actions.
///
/// `@unchecked Sendable`: `number` is set before the task is created; the other members are
/// constant.
private final class RunOperation<Action>: EffectOperation, @unchecked Sendable {
  let effect: RunNode<Action>
  let work: EffectWork.ID
  let context: EffectContext
  let sink: EffectSink<Action>
  private var number: UInt64 = 0

  init(
    _ effect: RunNode<Action>,
    _ work: EffectWork.ID,
    _ context: EffectContext,
    _ sink: EffectSink<Action>
  ) {
    self.effect = effect
    self.work = work
    self.context = context
    self.sink = sink
  }

  var path: EffectPath { context.path }
  var location: SourceLocation { effect.location }
  var cause: UInt64 { context.cause }
  var isSupervised: Bool { context.group == nil }
  var supervisedKey: EffectKey? { effect.supervised?.key }

  func start(number: UInt64) -> Task<Void, Never> {
    self.number = number
    // Tasks inherit the dependencies of the code that creates them.
    let dependencies = effect.dependencies ?? context.dependencies
    guard dependencies != nil || DependencyValues.isOverridden else { return makeTask() }
    return DependencyValues.withCurrent(dependencies ?? DependencyValues()) { makeTask() }
  }

  private func makeTask() -> Task<Void, Never> {
    // A controlled engine, such as a test store's, starts effects on the main actor.
    let sender = EffectSender(origin: EffectOrigin(group: context.group, number: number))
    let control = context.runtime.control.map { control in
      MainActor.assumeIsolated { (control: control, number: control.begin(sender)) }
    }
    return context.runtime.makeTask(name: effect.name, priority: effect.priority) {
      await self.run(control)
    }
  }

  private func run(_ control: (control: any EffectControl, number: Int)?) async {
    let task = EffectTask(
      path: context.path,
      work: work,
      group: context.group,
      presenter: context.presenter,
      number: number
    )
    await EffectTask.$current.withValue(task) {
      if let control {
        await control.control.run(control.number)
      } else {
        await effect.perform(Send { self.send($0) })
      }
    }
    context.runtime.finish(work)
  }

  @MainActor
  private func send(_ action: Action) {
    if context.runtime.read({ $0.isFinished(work) }) { reportSentAfterCompletion(action, location) }
    sink.receive(action, EffectOrigin(group: context.group, number: number))
  }
}

private func reportSentAfterCompletion<Action>(_ action: Action, _ location: SourceLocation) {
  location.report(
    """
    An effect sent an action after its operation had ended.

      Action:
        \(debugCase(of: action))

      Effect created at:
        \(location.fileID):\(location.line)

    The operation of a 'run' effect passed its 'send' to code that outlived it. Keep the \
    operation alive until all actions are sent, for example by awaiting the task that sends. The \
    action was processed.
    """
  )
}

/// The context of a running operation: the feature to which its identifiers belong, and its work.
struct EffectTask: Sendable {
  let path: EffectPath
  /// The work of the operation; nil outside of operations.
  var work: EffectWork.ID?
  /// The work of the external `send` that the operation follows from; nil for none.
  var group: EffectWork.ID?
  /// The presenter of the feature; nil if it is not presented.
  var presenter: Presenter?
  /// The number of the operation for tools; zero outside of operations.
  var number: UInt64 = 0

  @TaskLocal static var current: EffectTask?

  /// The effect that the caller runs in, or a shared context outside of all stores.
  static var currentOrShared: EffectTask {
    // `withTaskCancellation` and `Task.cancel(id:)` also work together outside of effects.
    current ?? EffectTask(path: EffectPath(rootOf: EffectRuntimes.outside))
  }
}
