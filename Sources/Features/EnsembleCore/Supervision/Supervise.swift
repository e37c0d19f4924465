// SPDX-License-Identifier: MIT

import EnsembleInternals

extension Reducer {
  /// Keeps the effects running that a function of the state lists.
  ///
  /// The list is compared with the running effects when an action, and all actions that follow from
  /// it synchronously, have been processed; also when the store is created, when this feature
  /// appears, and when a shared value that the closure has read changes elsewhere. New effects
  /// start, missing ones are cancelled, and one whose `restartingOn` value has changed starts
  /// again. So a timer or a connection needs no actions that start and stop it, and runs again in a
  /// store that continues from a journal.
  ///
  /// ```swift
  /// Reduce { state, action in
  ///   switch action {
  ///   case .toggleTapped: state.isRunning.toggle()
  ///   case .ticked: state.seconds += 1
  ///   }
  ///   return .none
  /// }
  /// .supervise { state in
  ///   if state.isRunning {
  ///     Supervised(id: CancelID.timer, restartingOn: state.interval) { [clock, interval = state.interval] send in
  ///       for await _ in clock.timer(interval: interval) { await send(.ticked) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// An effect that finishes does not start again until it was absent from the list, or its
  /// `restartingOn` value has changed. An effect that is cancelled otherwise than by the list, such
  /// as by ``Effect/cancelAll``, starts again, since the state requires it. Effects of this feature
  /// end when the feature is removed. They belong to no action: `StoreTask.finish()` does not wait
  /// for them.
  ///
  /// The closure is called again when an observed field that it has read may have changed, and
  /// after every action of the store if the state is not an observable struct. It must not have
  /// side effects, and must not depend on fields that are marked by `@ObservationStateIgnored`.
  ///
  /// Supervised effects are found through the bodies of features and the operators of this library.
  /// They are not found in a reducer that a `reduce(into:action:)` of your own calls, nor in one
  /// whose type is erased in a body, as by ``Reduce/init(_:_:)`` or an
  /// `if #available`.
  ///
  /// - Parameter effects: A closure that lists the effects for a state.
  /// - Complexity: After an action, the features whose observed fields it has changed are
  ///   evaluated, and all whose state is not an observable struct. A change of a collection is
  ///   linear in its count.
  @inlinable
  public func supervise(
    @SupervisedBuilder<Action> _ effects: @escaping (_ state: State) -> [Supervised<Action>]
  ) -> some Reducer<State, Action> {
    SupervisedReducer(base: self) { SupervisedEffects(effects) }
  }
}

/// An effect that runs as long as a function of the state lists it.
///
/// See ``Reducer/supervise(_:)``.
public struct Supervised<Action> {
  let key: EffectKey
  let value: SupervisedValue
  let location: SourceLocation
  private let makeEffect: (SupervisedRun) -> Effect<Action>

  /// Creates an effect that runs an asynchronous operation, which may send any number of actions.
  ///
  /// - Parameters:
  ///   - id: The identifier, which is unique in the list.
  ///   - value: The value with whose change the effect starts again.
  ///   - priority: The priority of the task.
  ///   - name: The name of the task in debuggers and tools.
  ///   - operation: The operation. A `CancellationError` that it throws is ignored.
  ///   - handler: A closure that handles any other error. Without it, the error is reported as an
  ///     issue.
  ///   - fileID: The file in which to report an issue.
  ///   - filePath: The path of that file.
  ///   - line: The line at which to report an issue.
  ///   - column: The column at which to report an issue.
  public init<ID: Hashable, Value: Equatable>(
    id: ID,
    restartingOn value: Value,
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    key = EffectKey(id)
    self.value = SupervisedValue(value)
    let location = SourceLocation(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    self.location = location
    makeEffect = { run in
      .run(
        of: run,
        priority: priority,
        name: name,
        operation: { send in
          defer { if !Task.isCancelled { run.complete() } }
          try await operation(send)
        },
        catch: handler,
        at: location
      )
    }
  }

  /// Creates an effect that runs an asynchronous operation, and does not start again while it is
  /// listed.
  ///
  /// - Parameters:
  ///   - id: The identifier, which is unique in the list.
  ///   - priority: The priority of the task.
  ///   - name: The name of the task in debuggers and tools.
  ///   - operation: The operation. A `CancellationError` that it throws is ignored.
  ///   - handler: A closure that handles any other error. Without it, the error is reported as an
  ///     issue.
  ///   - fileID: The file in which to report an issue.
  ///   - filePath: The path of that file.
  ///   - line: The line at which to report an issue.
  ///   - column: The column at which to report an issue.
  public init<ID: Hashable>(
    id: ID,
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      id: id,
      restartingOn: true,
      priority: priority,
      name: name,
      operation: operation,
      catch: handler,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Returns the effect of a run.
  func effect(of run: SupervisedRun) -> Effect<Action> {
    Effect(makeEffect(run).node.map { SupervisedNode($0, run) })
  }
}

/// A builder of lists of supervised effects.
@resultBuilder
public enum SupervisedBuilder<Action> {
  /// Builds a list of one effect.
  public static func buildExpression(_ effect: Supervised<Action>) -> [Supervised<Action>] {
    [effect]
  }

  /// Builds a list of several effects, such as those that a function returns.
  public static func buildExpression(_ effects: [Supervised<Action>]) -> [Supervised<Action>] {
    effects
  }

  /// Builds an empty block.
  public static func buildBlock() -> [Supervised<Action>] { [] }

  /// Builds the first list of a block.
  public static func buildPartialBlock(first: [Supervised<Action>]) -> [Supervised<Action>] {
    first
  }

  /// Builds a block from its lists.
  public static func buildPartialBlock(
    accumulated: [Supervised<Action>],
    next: [Supervised<Action>]
  ) -> [Supervised<Action>] {
    accumulated + next
  }

  /// Builds the branch of an `if` without `else`.
  public static func buildOptional(_ effects: [Supervised<Action>]?) -> [Supervised<Action>] {
    effects ?? []
  }

  /// Builds the first branch of an `if` or a `switch`.
  public static func buildEither(first: [Supervised<Action>]) -> [Supervised<Action>] { first }

  /// Builds another branch of an `if` or a `switch`.
  public static func buildEither(second: [Supervised<Action>]) -> [Supervised<Action>] { second }

  /// Builds a `for` loop.
  public static func buildArray(_ effects: [[Supervised<Action>]]) -> [Supervised<Action>] {
    effects.flatMap { $0 }
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(
    _ effects: [Supervised<Action>]
  ) -> [Supervised<Action>] {
    effects
  }
}
