// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@MainActor
@Suite("Dependencies")
struct DependencyTests {
  let gate = Gate()

  func reader(_ number: Int? = nil) -> TestStoreOf<Reader> {
    TestStore(initialState: Reader.State()) {
      Reader(gate: gate)
    } withDependencies: {
      if let number { $0.number = number }
    }
  }

  @Test func `a feature uses test values`() async {
    let store = reader()
    await store.send(.read) { $0.found = [0] }
  }

  @Test func `the initial state, the reducer and effects use the overrides of the test`() async {
    gate.open()
    let store = TestStore(initialState: Reader.State.read()) {
      Reader(gate: gate)
    } withDependencies: {
      $0.number = 5
    }
    #expect(store.state.found == [5])
    await store.send(.read) { $0.found = [5, 5] }
    await store.send(.readLater)
    await store.receive(.found(5)) { $0.found = [5, 5, 5] }
  }

  @Test func `overrides around the creation of the store apply`() async {
    let store = withDependencies {
      $0.number = 6
    } operation: {
      reader()
    }
    await store.send(.read) { $0.found = [6] }
  }

  @Test func `overrides can change during the test`() async {
    let store = reader(1)
    await store.send(.read) { $0.found = [1] }
    store.dependencies.number = 2
    #expect(store.dependencies.number == 2)
    await store.send(.read) { $0.found = [1, 2] }
  }

  @Test func `a running effect keeps the dependencies it started with`() async {
    let store = reader(1)
    await store.send(.readLater)
    store.dependencies.number = 2
    gate.open()
    await store.receive(.found(1)) { $0.found = [1] }
    await store.send(.readLater)
    await store.receive(.found(2)) { $0.found = [1, 2] }
  }

  @Test func `overrides hold for a part of the test`() async {
    gate.open()
    let store = reader(1)
    let found = await store.withDependencies {
      #expect($0.number == 1)
      $0.number = 2
    } operation: {
      await store.send(.readLater)
      await store.receive(.found(2)) { $0.found = [2] }
      return store.state.found
    }
    #expect(found == [2])
    await store.send(.read) { $0.found = [2, 1] }
  }

  @Test func `overrides hold for a synchronous part of the test`() {
    let store = reader(1)
    let number = store.withDependencies {
      $0.number = 2
    } operation: {
      store.dependencies.number
    }
    #expect(number == 2)
    #expect(store.dependencies.number == 1)
  }

  @Test func `overrides end when the operation throws`() async {
    struct Failure: Error {}
    let store = reader(1)
    await #expect(throws: Failure.self) {
      try await store.withDependencies {
        $0.number = 2
      } operation: {
        await store.send(.read) { $0.found = [2] }
        throw Failure()
      }
    }
    #expect(store.dependencies.number == 1)
  }

  @Test func `closures use the dependencies of the feature`() async {
    @Dependency(\.number) var number
    let store = reader(7)
    await store.send(.read) { $0.found = [number] }
    #expect(store.state.found == [7])
    store.dependencies.number = 8
    await store.send(.read) { $0.found.append(number) }
    store.assert { $0.found = [7, number] }
    #expect(number == 0)
  }

  @Test func `a dependency without a test value fails the test`() async {
    let store = reader()
    let reports = await reports { await store.send(.greet) { $0.found = [5] } }
    #expect(reports.count == 1)
    #expect(
      reports.messages.first?.hasPrefix(
        #"@Dependency(\.greeting) has no 'testValue', and is used in a test"#
      ) == true
    )
    store.dependencies.greeting = "Hi"
    await store.send(.greet) { $0.found = [5, 2] }
  }
}
