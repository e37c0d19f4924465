// SPDX-License-Identifier: MIT

// Effects of TCA that Ensemble has under another name, or not at all.
#if Migration
import EnsembleBindings
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

@available(*, unavailable, renamed: "Effect")
public typealias EffectTask<Action> = Effect<Action>

@available(*, unavailable, message: "write 'Effect<Action>'")
public typealias EffectPublisher<Action, Failure> = Effect<Action>

extension Effect {
  @available(*, unavailable, message: "write '.run { send in await send(…) }'")
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (any Error) async -> Action)? = nil
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "write '.run { _ in … }'")
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message: "write '.run { send in for await value in values { await send(.received(value)) } }'"
  )
  public static func publisher<P>(_ createPublisher: () -> P) -> Self { fatalError() }

  @available(*, unavailable, message: "write '.run { send in await send(…, animation: …) }'")
  public static func send(_ action: Action, animation: Animation?) -> Self { fatalError() }

  @available(*, unavailable, message: "write '.run { send in await send(…, transaction: …) }'")
  public static func send(_ action: Action, transaction: Transaction) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message: "animate the actions that the effect sends: 'await send(…, animation: …)'"
  )
  public func animation(_ animation: Animation? = nil) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass it with the actions that the effect sends: 'await send(…, transaction: …)'"
  )
  public func transaction(_ transaction: Transaction) -> Self { fatalError() }
}

extension Effect where Action == ContinuousClock.Instant {
  @available(
    *,
    unavailable,
    message: "iterate over 'clock.timer(interval:)' in '.run', and make that cancellable"
  )
  public static func timer<S>(
    id: some Hashable,
    every interval: Duration,
    on scheduler: S
  ) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message: "iterate over 'clock.timer(interval:)' in '.run', and make that cancellable"
  )
  public static func timer<S>(
    id: some Hashable,
    every interval: Double,
    on scheduler: S
  ) -> Self { fatalError() }
}
#endif
