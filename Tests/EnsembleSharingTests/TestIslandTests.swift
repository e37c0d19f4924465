// SPDX-License-Identifier: MIT

import Dispatch
import Ensemble
import EnsembleTestSupport
import Foundation
import TestTools
import Testing

/// All cases use the same keys, so a value that two cases share would be counted too often.
@Suite("Tests are islands")
struct TestIslandTests {
  @Test(arguments: 0..<1_000)
  func `a case has its own defaults and values in memory wherever its code runs`(_: Int) async {
    let model = Model()
    await Task.detached { model.write() }.value
    await onQueue { model.write() }
    await onThread { model.write() }
    await withEscapedDependencies { dependencies in
      await Task.detached { dependencies.yield { Model().write() } }.value
      await Task.detached {
        await dependencies.yield {
          await Task.yield()
          Model().write()
        }
      }.value
      await onQueue { dependencies.yield { Model().write() } }
    }
    #expect(model.ledger.value == 6)
    #expect(model.count == 6)
    #expect(Model().ledger === model.ledger)
    #expect(Model().count == 6)
  }

  @Test(arguments: [1, 1, 1, 1])
  func `cases with equal arguments do not share values`(_: Int) async {
    let model = Model()
    await Task.detached { model.write() }.value
    #expect(model.ledger.value == 1)
    #expect(model.count == 1)
  }

  @MainActor
  @Test(arguments: 0..<100)
  func `a store has the defaults of its test for actions from anywhere`(_: Int) async {
    let store = Store(initialState: Writer.State()) { Writer() }
    await Task.detached { await store.send(.written).finish() }.value
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        DispatchQueue.main.async {
          let task = MainActor.assumeIsolated { store.send(.written) }
          Task {
            await task.finish()
            done.resume()
          }
        }
      }
    }
    let model = Model()
    #expect(model.ledger.value == 6)
    #expect(model.count == 6)
  }

  @MainActor
  @Test(arguments: 0..<100)
  func `a test store has the defaults of its test in its effects`(_: Int) async {
    let store = TestStore(initialState: Writer.State()) { Writer() }
    store.exhaustivity = .off
    await store.send(.written)
    await store.finish()
    let model = Model()
    #expect(model.ledger.value == 3)
    #expect(model.count == 3)
  }

  @Test(arguments: 0..<100)
  func `a callback of Foundation belongs to the test of its model`(_: Int) async {
    let center = NotificationCenter()
    let name = Notification.Name("written")
    let model = Model()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in model.write() }
    await onThread { NotificationCenter.post(name, to: center) }
    center.removeObserver(token)
    #expect(model.ledger.value == 1)
    #expect(model.count == 1)
  }

  @Test(arguments: 0..<100)
  func `dependencies from a model are those of its test`(_: Int) async {
    let object = ModelObject()
    await Task.detached {
      withDependencies(from: object) { Model().write() }
      withDependencies(from: object) {
        $0.context = .test
      } operation: {
        Model().write()
      }
    }.value
    let model = Model()
    #expect(model.ledger.value == 2)
    #expect(model.count == 2)
  }

  @Test(arguments: 0..<100)
  func `a value that is prepared in escaped code is prepared for the test`(number: Int) async {
    await withEscapedDependencies { dependencies in
      await Task.detached {
        dependencies.yield { prepareDependencies { $0.caseNumber = number } }
      }.value
    }
    @Dependency(\.caseNumber) var caseNumber
    #expect(caseNumber == number)
  }

  @Test(.dependencies, arguments: 0..<100)
  func `defaults of a trait are those of the test in escaped code`(_: Int) async {
    let model = Model()
    await Task.detached { model.write() }.value
    await withEscapedDependencies { dependencies in
      await Task.detached { dependencies.yield { Model().write() } }.value
    }
    #expect(model.ledger.value == 2)
    #expect(model.count == 2)
  }

  @Test(arguments: 0..<100)
  func `an identifier cancels operations of its own case only`(number: Int) async {
    let gate = Gate()
    let isRunning = Gate()
    let operation = Task {
      try await withTaskCancellation(id: "island") {
        isRunning.open()
        try await gate.wait()
      }
    }
    await isRunning.opened()
    for _ in 0..<20 { await Task.yield() }
    if number.isMultiple(of: 2) {
      gate.open()
      await #expect(throws: Never.self) { try await operation.value }
    } else {
      Task.cancel(id: "island")
      await #expect(throws: CancellationError.self) { try await operation.value }
    }
  }
}

private struct Model: Sendable {
  @Dependency(\.ledger) var ledger
  let shared = Shared(wrappedValue: 0, .inMemory("island"))

  var count: Int { shared.wrappedValue }

  func write() {
    ledger.withValue { $0 += 1 }
    shared.withLock { $0 += 1 }
  }
}

private final class ModelObject {
  @Dependency(\.ledger) var ledger
}

/// A feature that writes in its reducer, in its effect, and in a detached task of its effect.
@Reducer
private struct Writer {
  struct State: Equatable {}

  enum Action {
    case written
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .written:
        let model = Model()
        model.write()
        return .run { _ in
          Model().write()
          await Task.detached { model.write() }.value
        }
      }
    }
  }
}

extension DependencyValues {
  fileprivate var ledger: LockIsolated<Int> {
    get { self[LedgerKey.self] }
    set { self[LedgerKey.self] = newValue }
  }

  fileprivate var caseNumber: Int {
    get { self[CaseNumberKey.self] }
    set { self[CaseNumberKey.self] = newValue }
  }
}

private enum LedgerKey: DependencyKey {
  static var liveValue: LockIsolated<Int> { LockIsolated(0) }
  static var testValue: LockIsolated<Int> { LockIsolated(0) }
}

private enum CaseNumberKey: DependencyKey {
  static let liveValue = -1
  static let testValue = -1
}

extension NotificationCenter {
  fileprivate static func post(_ name: Notification.Name, to center: NotificationCenter) {
    center.post(name: name, object: nil)
  }
}

/// Calls a function on a dispatch queue, without a current task.
private func onQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    DispatchQueue.global().async {
      body()
      done.resume()
    }
  }
}

/// Calls a function on a new thread.
private func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    Thread.detachNewThread {
      body()
      done.resume()
    }
  }
}
