// SPDX-License-Identifier: MIT

// Schedulers, for which Ensemble has clocks.
#if Migration
import Dispatch
import EnsembleClocks
import Foundation

@available(*, unavailable, message: "write 'any Clock<Duration>'")
public typealias AnySchedulerOf<S> = any Clock<Duration>

@available(*, unavailable, message: "write 'any Clock<Duration>'")
public typealias AnyScheduler<Time, Options> = any Clock<Duration>

@available(*, unavailable, message: "write 'TestClock<Duration>'")
public typealias TestSchedulerOf<S> = TestClock<Duration>

@available(*, unavailable, message: "write 'TestClock<Duration>'")
public typealias TestScheduler<Time, Options> = TestClock<Duration>

@available(*, unavailable, message: "write 'ImmediateClock<Duration>'")
public typealias ImmediateSchedulerOf<S> = ImmediateClock<Duration>

@available(*, unavailable, message: "write 'UnimplementedClock<Duration>'")
public typealias UnimplementedSchedulerOf<S> = UnimplementedClock<Duration>

@available(*, unavailable, message: "stores run on the main actor; for time, use a clock")
public struct UIScheduler {
  public static var shared: any Clock<Duration> { fatalError() }
}

@available(*, unavailable)
extension DispatchQueue {
  @available(*, unavailable, message: "write 'TestClock()'")
  public static var test: TestClock<Duration> { fatalError() }

  @available(*, unavailable, message: "write 'ImmediateClock()'")
  public static var immediate: ImmediateClock<Duration> { fatalError() }

  @available(*, unavailable, message: "write 'UnimplementedClock()'")
  public static var unimplemented: UnimplementedClock<Duration> { fatalError() }
}

@available(*, unavailable)
extension RunLoop {
  @available(*, unavailable, message: "write 'TestClock()'")
  public static var test: TestClock<Duration> { fatalError() }

  @available(*, unavailable, message: "write 'ImmediateClock()'")
  public static var immediate: ImmediateClock<Duration> { fatalError() }

  @available(*, unavailable, message: "write 'UnimplementedClock()'")
  public static var unimplemented: UnimplementedClock<Duration> { fatalError() }
}

@available(*, unavailable)
extension Clock where Duration == Swift.Duration {
  @available(*, unavailable, message: "remove it: a clock is passed as it is")
  public func eraseToAnyScheduler() -> any Clock<Duration> { self }
}

@available(*, unavailable)
extension Clock where Duration == Swift.Duration {
  @available(*, unavailable, message: "pass a duration, such as '.seconds(0.5)'")
  public func sleep(for seconds: Double) async throws {}

  @available(*, unavailable, message: "pass a duration, such as '.seconds(1)'")
  public func timer(interval seconds: Double) -> AsyncStream<ContinuousClock.Instant> { .never }

  @available(*, unavailable, message: "send the action from an effect, or use 'Task { … }'")
  public func schedule(_ action: @escaping () -> Void) {}

  @available(*, unavailable, message: "write '.run { send in try await clock.sleep(for: …) … }'")
  public func schedule<Time>(after date: Time, _ action: @escaping () -> Void) {}
}

@available(*, unavailable)
extension InstantProtocol where Duration == Swift.Duration {
  @available(*, unavailable, message: "take the date from '@Dependency(\\.date.now)'")
  public var date: Date { fatalError() }
}

extension TestClock where Duration == Swift.Duration {
  @available(*, unavailable, message: "pass a duration, such as '.seconds(1)'")
  public func advance(by seconds: Double) async {}
}
#endif
