// SPDX-License-Identifier: MIT

import CustomDump
import Ensemble
import EnsembleCore
import TestTools
import Testing

/// The runtime prints private and local contexts with an address, which varies from run to run.
@MainActor
@Suite("Private types in messages", .timeLimit(.minutes(10)))
struct PrivateNameTests {
  private enum Failure: Error { case broken(Part) }
  private struct Part { var name = "a" }

  private enum Action { case tapped(Part), started }

  @Test func `the error of an effect is named without an address`() async {
    enum Local: Error { case broken }
    for (error, name) in [
      (Failure.broken(Part()) as any Error, "PrivateNameTests.Failure.broken("),
      (Local.broken, "PrivateNameTests.Local.broken"),
    ] {
      let store = Store(initialState: 0) {
        Reduce<Int, Action> { _, _ in .run { _ in throw error } }
      }
      let reports = await reports { await store.send(.started).finish() }
      #expect(reports.count == 1)
      #expect(reports.first?.message.contains(name) == true)
      #expect(reports.first?.message.contains("unknown context") == false)
    }
  }

  @Test func `an action is named without an address`() {
    #expect(debugCase(of: Action.tapped(Part())) == "PrivateNameTests.Action.tapped(_)")
    let store = Store(initialState: 0) { EmptyReducer<Int, Action>() }
    #expect(store.debugDescription == "Store<Int, PrivateNameTests.Action>")
  }

  @Test func `a difference of states is shown without addresses`() async {
    struct State: Equatable {
      var values: [Value: Value] = [:]
      enum Value: Hashable { case first(Inner), second }
      struct Inner: Hashable, CustomDumpStringConvertible {
        var kind = Kind.small
        enum Kind { case small }
        var customDumpDescription: String { "\([kind])" }
      }
    }
    let reports = await reports {
      let store = TestStore(initialState: State()) {
        Reduce<State, Action> { state, _ in
          state.values[.first(State.Inner())] = .second
          return .none
        }
      }
      await store.send(.started)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("Kind.small") == true)
    #expect(reports.first?.message.contains("unknown context") == false)
  }

  @Test func `a thrown error in an assertion is shown without an address`() async {
    struct Problem: Error { let part = [Part()] }
    let reports = await reports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Action> { state, _ in
          state += 1
          return .none
        }
      }
      await store.send(.started) {
        $0 = 1
        throw Problem()
      }
    }
    let error = "The closure of the assertion threw an error: Problem(part: ["
    #expect(reports.first?.message.contains(error) == true)
    #expect(reports.first?.message.contains("unknown context") == false)
  }
}
