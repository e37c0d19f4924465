// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
extension Sample {
  static let effects = Sample(
    "effects",
    #"""
    import Dispatch

    @CasePathable enum Action { case loaded(Int), tick }
    enum ID { case search }
    func load() async throws -> Int { 1 }

    struct Effects {
      let queue: any Clock<Duration>

      //: 'EffectTask' has been renamed to 'Effect'
      func renamed() -> EffectTask<Action> { .none }

      //: 'EffectPublisher' is unavailable: write 'Effect<Action>'
      func publisherType() -> EffectPublisher<Action, Never> { .none }

      func task() -> Effect<Action> {
        //: 'task(priority:operation:catch:)' is unavailable: write '.run { send in await send(…) }'
        .task {
          let count = try await load()
          return .loaded(count)
        } catch: { _ in
          .tick
        }
      }

      func fireAndForget() -> Effect<Action> {
        //: 'fireAndForget(priority:_:)' is unavailable: write '.run { _ in … }'
        .fireAndForget { _ = try await load() }
      }

      func publisher() -> Effect<Action> {
        //: 'publisher' is unavailable: write '.run { send in for await value in values
        .publisher { [1, 2].map(Action.loaded) }
      }

      func animated() -> Effect<Action> {
        //: 'send(_:animation:)' is unavailable: write '.run { send in await send(…, animation: …) }'
        .send(.tick, animation: .default)
      }

      func transacted() -> Effect<Action> {
        //: 'send(_:transaction:)' is unavailable: write '.run { send in await send(…, transaction: …) }'
        .send(.tick, transaction: Transaction())
      }

      func animatedAsWhole() -> Effect<Action> {
        .run { send in await send(.tick) }
          //: 'animation' is unavailable: animate the actions that the effect sends
          .animation(.default)
      }

      func transactedAsWhole() -> Effect<Action> {
        .run { send in await send(.tick) }
          //: 'transaction' is unavailable: pass it with the actions that the effect sends
          .transaction(Transaction())
      }

      func debounced() -> Effect<Action> {
        //: renamed to 'debounce(id:for:clock:)': pass a duration, such as '.seconds(1)', and a clock
        .send(.tick).debounce(id: ID.search, for: 0.3, scheduler: queue)
      }

      func debouncedOnQueue() -> Effect<Action> {
        .send(.tick)
          //: renamed to 'debounce(id:for:clock:)': pass a clock
          .debounce(id: ID.search, for: .milliseconds(300), scheduler: DispatchQueue.main)
      }

      func throttled() -> Effect<Action> {
        //: renamed to 'throttle(id:for:clock:latest:)': pass a duration
        .send(.tick).throttle(id: ID.search, for: 1, scheduler: queue, latest: true)
      }

      func throttledOnQueue() -> Effect<Action> {
        .send(.tick)
          //: renamed to 'throttle(id:for:clock:latest:)': pass a clock
          .throttle(id: ID.search, for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      }

      func timer() -> Effect<Action> {
        //: iterate over 'clock.timer(interval:)' in '.run', and make that cancellable
        Effect.timer(id: ID.search, every: 1, on: queue).map { _ in .tick }
      }

      func timerWithDuration() -> Effect<Action> {
        //: iterate over 'clock.timer(interval:)' in '.run', and make that cancellable
        Effect.timer(id: ID.search, every: .seconds(1), on: queue).map { _ in .tick }
      }
    }
    """#
  )
}
#endif
