// SPDX-License-Identifier: MIT

import Foundation

extension Effect {
  /// Does something of which nobody hears again.
  public static func perform(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) -> Self {
    .run(priority: priority) { _ in
      try await operation()
    } catch: { _, _ in
    }
  }

  /// Sends an action later.
  public static func send(
    _ action: Action,
    after delay: Duration,
    clock: any Clock<Duration>
  ) -> Self where Action: Sendable {
    .run { send in
      try await clock.sleep(for: delay)
      await send(action)
    }
  }

  /// Sends an action for each value of a sequence, until it ends.
  public static func forEach<S: AsyncSequence & Sendable>(
    of values: @escaping @Sendable () async throws -> S,
    animation: Animation? = nil,
    send action: @escaping @Sendable (S.Element) -> Action
  ) -> Self where S.Element: Sendable {
    .run { send in
      for try await value in try await values() {
        await send(action(value), animation: animation)
      }
    }
  }

  /// Asks for a result, and asks again after pauses that become longer.
  public static func retrying<Value: Sendable>(
    _ attempts: Int,
    pause: Duration = .seconds(1),
    clock: any Clock<Duration>,
    operation: @escaping @Sendable () async throws -> Value,
    send action: @escaping @Sendable (Result<Value, any Error>) -> Action
  ) -> Self {
    .run { send in
      var pause = pause
      for attempt in 1...attempts {
        do {
          let value = try await operation()
          await send(action(.success(value)))
          return
        } catch is CancellationError {
          throw CancellationError()
        } catch  where attempt < attempts {
          try await clock.sleep(for: pause)
          pause *= 2
        } catch {
          await send(action(.failure(error)))
        }
      }
    }
  }

  /// Runs an effect only if a condition holds.
  public func when(_ condition: @autoclosure () -> Bool) -> Self {
    condition() ? self : .none
  }

  /// Starts an effect together with others that are cancelled by the same identifier.
  public func together(with others: Effect<Action>..., id: some Hashable & Sendable) -> Self {
    Effect.merge([self] + others).cancellable(id: id, cancelInFlight: true)
  }
}

extension Effect where Action: Equatable & Sendable {
  /// Sends several actions, one after the other.
  public static func sequence(_ actions: Action...) -> Self {
    .concatenate(actions.map(Effect.send))
  }
}
