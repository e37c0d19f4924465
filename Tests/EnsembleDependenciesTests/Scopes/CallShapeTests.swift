// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleTestSupport
import Foundation
import Testing

/// Call shapes that must type-check; most of the value of these tests is that they compile.
@Suite("Call shapes", .timeLimit(.minutes(10)))
struct CallShapeTests {
  @Test func `a model is created in an asynchronous function without await`() async {
    let model = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      Model()
    }
    #expect(model.uuid() == UUID(0))
  }

  @Test func `an asynchronous operation is awaited`() async throws {
    let id = try await withDependencies {
      $0.uuid = .incrementing
      $0.continuousClock = .immediate
    } operation: {
      @Dependency(\.uuid) var uuid
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
      return uuid()
    }
    #expect(id == UUID(0))
  }

  @Test func `statics of clocks are found through the dependency's type`() async {
    var ticks = 0
    await withDependencies {
      $0.continuousClock = ImmediateClock()
      #expect($0.continuousClock is ImmediateClock<Duration>)
      $0.suspendingClock = TestClock()
      #expect($0.suspendingClock is TestClock<Duration>)
      $0.continuousClock = .unimplemented()
      #expect($0.continuousClock is UnimplementedClock<Duration>)
      $0.continuousClock = .unimplemented(ContinuousClock(), name: "Mine")
      #expect($0.continuousClock is UnimplementedClock<Duration>)
      $0.continuousClock = .immediate
    } operation: {
      @Dependency(\.continuousClock) var clock
      for await _ in clock.timer(interval: .seconds(1)) {
        ticks += 1
        if ticks == 3 { break }
      }
    }
    #expect(ticks == 3)
  }

  @MainActor
  @Test func `an asynchronous operation can access the main actor's state`() async {
    var count = 0
    await withDependencies {
      $0.uuid = .incrementing
    } operation: {
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }
}

private final class Model {
  @Dependency(\.uuid) var uuid
}
