// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
extension Sample {
  static let schedulers = Sample(
    "schedulers",
    #"""
    import Foundation

    @Reducer struct Search {
      //: 'mainQueue' has been renamed to 'continuousClock': use it as a clock
      @Dependency(\.mainQueue) var mainQueue
      //: 'mainRunLoop' has been renamed to 'continuousClock': use it as a clock
      @Dependency(\.mainRunLoop) var mainRunLoop
      struct State: Equatable {}
      enum Action { case searched }
    }

    struct Client {
      //: 'AnySchedulerOf' is unavailable: write 'any Clock<Duration>'
      var queue: AnySchedulerOf<DispatchQueue>
      //: 'AnyScheduler' is unavailable: write 'any Clock<Duration>'
      var other: AnyScheduler<Int, Int>
      //: 'TestSchedulerOf' is unavailable: write 'TestClock<Duration>'
      var test: TestSchedulerOf<DispatchQueue>
      //: 'TestScheduler' is unavailable: write 'TestClock<Duration>'
      var otherTest: TestScheduler<Int, Int>
      //: 'ImmediateSchedulerOf' is unavailable: write 'ImmediateClock<Duration>'
      var immediate: ImmediateSchedulerOf<DispatchQueue>
      //: 'UnimplementedSchedulerOf' is unavailable: write 'UnimplementedClock<Duration>'
      var unimplemented: UnimplementedSchedulerOf<DispatchQueue>
    }

    func shared() -> any Clock<Duration> {
      //: 'UIScheduler' is unavailable: stores run on the main actor; for time, use a clock
      UIScheduler.shared
    }

    @MainActor func test() async {
      //: 'test' is unavailable: write 'TestClock()'
      let scheduler = DispatchQueue.test
      let store = TestStore(initialState: Search.State()) { Search() } withDependencies: {
        //: 'mainQueue' has been renamed to 'continuousClock': use it as a clock
        //: 'eraseToAnyScheduler()' is unavailable: remove it: a clock is passed as it is
        $0.mainQueue = scheduler.eraseToAnyScheduler()
        //: 'mainRunLoop' has been renamed to 'continuousClock': use it as a clock
        $0.mainRunLoop = .immediate
      }
      //: 'advance(by:)' is unavailable: pass a duration, such as '.seconds(1)'
      await scheduler.advance(by: 0.3)
      await scheduler.advance(by: .milliseconds(300))
      await store.send(.searched)
    }

    @CasePathable enum Route { case edit(Int) }

    func values(_ clock: any Clock<Duration>, _ test: TestClock<Duration>) async throws {
      //: 'sleep(for:)' is unavailable: pass a duration, such as '.seconds(0.5)'
      try await clock.sleep(for: 0.5)
      try await clock.sleep(for: .seconds(0.5))
      //: 'timer(interval:)' is unavailable: pass a duration, such as '.seconds(1)'
      for await _ in clock.timer(interval: 1) {}
      //: 'schedule' is unavailable: send the action from an effect, or use 'Task { … }'
      test.schedule {}
      //: 'schedule(after:_:)' is unavailable: write '.run { send in try await clock.sleep(for: …) … }'
      test.schedule(after: test.now) {}
      //: 'date' is unavailable: take the date from '@Dependency(\.date.now)'
      _ = clock.now.date
      //: '_XCTIsTesting' has been renamed to 'isTesting'
      _ = _XCTIsTesting
      var route = Route.edit(1)
      //: 'XCTModify(_:case:_:_:)' is unavailable: write '$0.destination?.modify(\.edit) { … }', without '?' if the value is not optional
      XCTModify(&route, case: \.edit) { $0 += 1 }
    }

    func others() {
      //: 'immediate' is unavailable: write 'ImmediateClock()'
      _ = DispatchQueue.immediate
      //: 'unimplemented' is unavailable: write 'UnimplementedClock()'
      _ = DispatchQueue.unimplemented
      //: 'test' is unavailable: write 'TestClock()'
      _ = RunLoop.test
      //: 'immediate' is unavailable: write 'ImmediateClock()'
      _ = RunLoop.immediate
      //: 'unimplemented' is unavailable: write 'UnimplementedClock()'
      _ = RunLoop.unimplemented
    }
    """#
  )

  static let testStores = Sample(
    "test stores",
    #"""
    @Reducer struct Search {
      struct State: Equatable {}
      enum Action: Equatable { case searched, found }
    }

    @MainActor func test(_ store: TestStoreOf<Search>) async {
      let task = await store.send(.searched)
      //: 'receive(_:timeout:assert:)' is unavailable: pass a duration, such as '.seconds(1)'
      await store.receive(.found, timeout: 1_000_000_000)
      //: 'receive(_:timeout:assert:)' is unavailable: pass a duration, such as '.seconds(1)'
      await store.receive(\.found, timeout: 1_000_000_000)
      //: 'finish(timeout:)' is unavailable: pass a duration, such as '.seconds(1)'
      await task.finish(timeout: 1_000_000_000)
      //: 'finish(timeout:)' is unavailable: pass a duration, such as '.seconds(1)'
      await store.finish(timeout: 1_000_000_000)
    }
    """#
  )

  static let clients = Sample(
    "clients",
    #"""
    struct Client: Sendable {
      var load: @Sendable (Int) async throws -> String
      var name: @Sendable () -> String

      static let test = Client(
        //: 'XCTUnimplemented' has been renamed to 'unimplemented(_:)'
        load: XCTUnimplemented("Client.load"),
        //: 'XCTUnimplemented(_:placeholder:)' has been renamed to 'unimplemented(_:placeholder:)'
        name: XCTUnimplemented("Client.name", placeholder: "")
      )
    }

    func streams() {
      //: 'streamWithContinuation(_:bufferingPolicy:)' has been renamed to 'makeStream(of:bufferingPolicy:)'
      _ = AsyncStream.streamWithContinuation(Int.self)
      //: has been renamed to 'makeStream(of:throwing:bufferingPolicy:)'
      _ = AsyncThrowingStream<Int, any Error>.streamWithContinuation()
    }

    //: 'PersistenceKey' has been renamed to 'SharedKey'
    func save(_ key: some PersistenceKey<Int>) {}

    //: 'PersistenceReaderKey' has been renamed to 'SharedReaderKey'
    func load(_ key: some PersistenceReaderKey<Int>) {}
    """#
  )
}
#endif
