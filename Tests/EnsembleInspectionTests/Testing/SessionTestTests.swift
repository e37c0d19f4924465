// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import TestTools
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Tests from recorded sessions")
struct SessionTestTests {
  private let inspection = StoreInspection()

  private func record<State, Action>(
    _ store: Store<State, Action>
  ) throws -> StoreHistory<State, Action> {
    try #require(store.record(in: inspection))
  }

  private func makeLedger(_ state: Ledger.State = Ledger.State()) throws -> (
    store: StoreOf<Ledger>, history: StoreHistory<Ledger.State, Ledger.Action>
  ) {
    let store = Store(initialState: state) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    return (store, try record(store))
  }

  /// Returns the steps of a test, without the source locations of effects, which change with their
  /// files.
  private func steps(_ test: GeneratedTest) -> String {
    let body = test.code.components(separatedBy: "\n\n").last ?? ""
    return body.split(separator: "\n").map { line in
      line.contains(".swift:") ? String(line.prefix { $0 != ":" }) : String(line)
    }
    .joined(separator: "\n")
  }

  @Test func `a test expects a condition after its last action`() throws {
    let (store, history) = try makeLedger()
    for number in 1...2 { store.send(.add(number)) }
    let test = history.test(of: 1...2, expecting: try StateCondition("sum <= 2"))
    #expect(
      test.code.hasSuffix("\n\n  #expect(store.state.sum <= 2)\n\n  await store.finish()\n}\n")
    )
    #expect(!history.test(of: 1...2).code.contains("#expect"))
  }

  @Test func `a test repeats what was sent, and what an effect has sent`() async throws {
    let (store, history) = try makeLedger()
    store.send(.note("x"))
    await store.send(.load).finish()
    store.send(.relay(2))
    let test = history.test(of: 1...3)
    #expect(test.problems.isEmpty)
    #expect(
      steps(test) == """
          await store.send(.note("x")) { $0.note = "x" }
          await store.send(.load)
          // EnsembleInspectionTests/Ledger.swift
          effects.send(.loaded(7), from: 1)
          await store.receive(.loaded(7)) { $0.sum = 7 }
          effects.finish(1)
          effects.cancelAll()
          await store.finish()
        }
        """
    )
  }

  @Test func `an action that waited while the store showed its past keeps its sender`() async throws
  {
    let (store, history) = try makeLedger()
    store.send(.note("a"))
    let loading = store.send(.load)
    try history.travel(to: 0)
    await history.wait(for: 1)
    history.returnToPresent(.process)
    await loading.finish()
    #expect(history.sendingEffect(of: 3) != nil)
    let test = history.test(of: 1...3)
    #expect(test.problems.isEmpty)
    #expect(
      steps(test) == """
          await store.send(.note("a")) { $0.note = "a" }
          await store.send(.load)
          // EnsembleInspectionTests/Ledger.swift
          effects.send(.loaded(7), from: 1)
          await store.receive(.loaded(7)) { $0.sum = 7 }
          effects.finish(1)
          effects.cancelAll()
          await store.finish()
        }
        """
    )
  }

  @Test(.timeLimit(.minutes(10)))
  func `an effect that ended while its action waited ends after it`() async throws {
    let (store, history) = try makeLedger()
    store.send(.load)
    try history.travel(to: 0)
    await history.wait(for: 1)
    try #require(await eventually { history.runningEffects == 0 })
    history.returnToPresent(.process)
    #expect(history.effectRecords[0].endedAfter == 1)
    #expect(
      steps(history.test(of: 1...2)) == """
          await store.send(.load)
          // EnsembleInspectionTests/Ledger.swift
          effects.send(.loaded(7), from: 1)
          await store.receive(.loaded(7)) { $0.sum = 7 }
          effects.finish(1)
          effects.cancelAll()
          await store.finish()
        }
        """
    )
  }

  @Test func `more actions than a test can have are refused`() throws {
    let (store, history) = try makeLedger()
    for _ in 1...2_001 { store.send(.note("a")) }
    let test = history.test(of: 1...2_001)
    #expect(test.code.isEmpty)
    #expect(test.problems == ["A test has at most 2000 actions, but 1...2001 are more of them."])
    #expect(history.test(of: 2...2_001).problems.isEmpty)
  }

  @Test func `a test does not cross the place at which the store has continued from its past`()
    throws
  {
    let (store, history) = try makeLedger()
    for number in 1...3 { store.send(.add(number)) }
    try history.travel(to: 1)
    try history.continueFromPast()
    store.send(.add(5))
    store.send(.add(6))
    let test = history.test(of: 1...5)
    #expect(test.code.isEmpty)
    #expect(
      test.problems == [
        "The store has continued from its past before the action 4. Choose actions before it, or from it on."
      ]
    )
    #expect(history.test(of: 1...3).problems.isEmpty)
    #expect(history.test(of: 4...5).code.contains("$0.sum = 6"))
  }

  @Test func `actions whose effects were forgotten do not become a test`() async throws {
    let (store, history) = try makeLedger()
    // More than are kept before the oldest are forgotten.
    for number in 1...12_501 {
      store.send(.wait)
      // Lets the cancelled effects end. Each action would pass over them otherwise.
      if number.isMultiple(of: 50) { await Task.yield() }
    }
    let forgotten = try #require(history.effects.forgottenCause)
    let test = history.test(of: forgotten...forgotten + 100)
    #expect(test.code.isEmpty)
    #expect(
      test.problems == [
        "The effects of the actions up to \(forgotten) are not kept any more. Choose later actions."
      ]
    )
    #expect(history.test(of: forgotten + 1...forgotten + 100).problems.isEmpty)
    await store.send(.stopWaiting).finish()
  }

  @Test func `a test begins with its imports, its name and a controlled store`() async throws {
    let (store, history) = try makeLedger()
    await store.send(.load).finish()
    let code = history.test(of: 1...2).code
    let start = """
      import Ensemble
      import EnsembleTestSupport
      import Foundation
      import Testing

      @testable import EnsembleInspectionTests

      @MainActor
      @Test func `Ledger: actions 1 to 2`() async {
        let effects = ControlledEffects<Ledger.Action>()
        let store = TestStore(initialState:
      """
    #expect(code.hasPrefix(start))
    let end = """
      ) {
          Ledger()
        } withDependencies: {
          effects.control(&$0)
        }

        await store.send(.load)

      """
    #expect(code.contains(end))
  }

  @Test func `a test without effects and values controls nothing`() throws {
    let (store, history) = try makeLedger()
    store.send(.note("x"))
    let test = history.test(of: 1...1)
    #expect(test.code.contains(") {\n    Ledger()\n  }\n\n"))
    #expect(!test.code.contains("effects") && !test.code.contains("withDependencies"))
    #expect(
      steps(test) == """
          await store.send(.note("x")) { $0.note = "x" }
          await store.finish()
        }
        """
    )
  }

  @Test func `the dates and identifiers that reducers have taken are given again`() throws {
    let (store, history) = try makeLedger()
    store.send(.add(5))
    store.send(.add(6))
    let test = history.test(of: 2...2)
    let entries = store.entries
    #expect(test.code.contains("    $0.date = .recorded(["))
    let uuids = try #require(
      test.code.split(separator: "\n").first { $0.contains("$0.uuid = .recorded([") }
    )
    #expect(uuids.contains(entries[1].id.uuidString))
    #expect(!uuids.contains(entries[0].id.uuidString))
    #expect(!test.code.contains("withRandomNumberGenerator"))
    #expect(steps(test).contains("await store.send(.add(6)) {\n    $0.entries.append("))
    #expect(steps(test).contains("\n    $0.sum = 11\n  }"))
  }

  @Test func `the random numbers that reducers have taken are given again`() throws {
    let (store, history) = try makeLedger()
    store.send(.addRandom)
    let test = history.test(of: 1...2)
    #expect(test.code.contains("    $0.withRandomNumberGenerator = .recorded(["))
    #expect(
      steps(test).hasPrefix(
        "  await store.send(.addRandom)\n  await store.receive(.add(\(store.sum))) {\n"
      )
    )
  }

  @Test func `a change of a shared value is asserted`() throws {
    let (store, history) = try makeLedger()
    store.send(.doubleRate)
    #expect(
      steps(history.test(of: 1...1)) == """
          await store.send(.doubleRate) { $0.$rate.withLock { $0 = 2 } }
          await store.finish()
        }
        """
    )
  }

  @Test func `an effect that was cancelled is not finished`() throws {
    let (store, history) = try makeLedger()
    store.send(.wait)
    store.send(.wait)
    store.send(.stopWaiting)
    #expect(
      steps(history.test(of: 1...3)) == """
          await store.send(.wait)
          await store.send(.wait)
          await store.send(.stopWaiting)
          effects.cancelAll()
          await store.finish()
        }
        """
    )
  }

  @Test func `an effect that dismisses its feature sends the dismissal`() async throws {
    let (store, history) = try makeLedger()
    store.send(.open(1))
    await store.send(.detail(.presented(.close))).finish()
    let text = steps(history.test(of: 1...3))
    #expect(text.contains("  effects.send(.detail(.dismiss), from: 1)\n"))
    #expect(text.contains("  await store.receive(.detail(.dismiss)) { $0.detail = nil }\n"))
  }

  @Test func `an effect ends before the action that follows it is received`() async throws {
    let (store, history) = try makeLedger()
    await store.send(.settle(2)).finish()
    #expect(
      steps(history.test(of: 1...2)).hasPrefix(
        """
          await store.send(.settle(2))
          effects.finish(1)
          await store.receive(.add(2)) {

        """
      )
    )
  }

  @Test(.timeLimit(.minutes(10)))
  func `an effect ends after what was sent before the action that follows it`() async throws {
    let (store, history) = try makeLedger()
    let settling = store.send(.settle(2))
    // The effect ends on another thread, and the action that follows it waits for the main actor.
    let limit = ContinuousClock.now + .seconds(300)
    while history.runningEffects > 0, ContinuousClock.now < limit {}
    store.send(.note("x"))
    await settling.finish()
    #expect(history.effectRecords[0].endedAfter == 1)
    #expect(
      steps(history.test(of: 1...3)).hasPrefix(
        """
          await store.send(.settle(2))
          await store.send(.note("x")) { $0.note = "x" }
          effects.finish(1)
          await store.receive(.add(2)) {

        """
      )
    )
  }

  @Test func `an action that a reducer has sent is received`() throws {
    let (store, history) = try makeLedger()
    store.send(.relay(2))
    #expect(
      steps(history.test(of: 1...2)).hasPrefix(
        "  await store.send(.relay(2))\n  await store.receive(.add(2)) {\n"
      )
    )
  }

  @Test func `an action without equality is received by its case`() async throws {
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = Store(initialState: Feed.State()) { Feed(values: values) }
    let history = try record(store)
    continuation.yield(5)
    continuation.finish()
    await store.send(.listen).finish()
    #expect(
      steps(history.test(of: 1...2)) == """
          await store.send(.listen)
          // EnsembleInspectionTests/SessionTestTests.swift
          effects.send(.heard(5), from: 1)
          await store.receive(\\.heard, 5) { $0.sum = 5 }
          effects.finish(1)
          effects.cancelAll()
          await store.finish()
        }
        """
    )
  }

  @Test func `what an effect has sent that was running before is sent to the store`() async throws {
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = Store(initialState: Feed.State()) { Feed(values: values) }
    let history = try record(store)
    let task = store.send(.listen)
    continuation.yield(5)
    continuation.yield(6)
    continuation.finish()
    await task.finish()
    let test = history.test(of: 3...3)
    #expect(!test.code.contains("ControlledEffects"))
    #expect(
      steps(test) == """
          // Sent by an effect of EnsembleInspectionTests/SessionTestTests.swift
          await store.send(.heard(6)) { $0.sum = 11 }
          await store.finish()
        }
        """
    )
  }

  @Test func `a supervised effect that was running before starts with the store`() async throws {
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = Store(initialState: Feed.State()) { Feed(values: values) }
    let history = try record(store)
    store.send(.switched)
    continuation.yield(7)
    continuation.finish()
    await store.send(.listen).finish()
    #expect(history.effectRecords.map(\.isSupervised) == [true, false])
    #expect(
      steps(history.test(of: 2...3)) == """
          await store.send(.listen)
          // EnsembleInspectionTests/SessionTestTests.swift
          effects.send(.heard(7), from: 2)
          await store.receive(\\.heard, 7) { $0.sum = 7 }
          effects.finish(2)
          effects.cancelAll()
          await store.finish()
        }
        """
    )
  }

  @Test func `a supervised effect that ended before is not part of the test`() async throws {
    let (values, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = Store(initialState: Feed.State()) { Feed(values: values) }
    let history = try record(store)
    store.send(.switched)
    store.send(.switched)
    continuation.yield(7)
    continuation.finish()
    await store.send(.listen).finish()
    #expect(steps(history.test(of: 3...4)).contains("effects.send(.heard(7), from: 1)"))
  }

  @Test func `a test of a part of the actions begins with the state before them`() throws {
    let (store, history) = try makeLedger()
    store.send(.note("first"))
    store.send(.note("second"))
    store.send(.note("third"))
    let test = history.test(of: 2...2)
    #expect(test.code.contains("@Test func `Ledger: actions 2 to 2`()"))
    let start = try #require(test.code.components(separatedBy: "Ledger()").first)
    #expect(start.contains(#""first""#))
    #expect(!test.code.contains("third"))
  }

  @Test func `a range is limited to the actions that are kept`() throws {
    let (store, history) = try makeLedger()
    store.send(.note("x"))
    #expect(history.test(of: 0...100) == history.test(of: 1...1))
  }

  @Test func `a range that is not kept is a problem`() throws {
    let (store, history) = try makeLedger()
    let missing = GeneratedTest(code: "", problems: ["The actions 5...9 are not kept any more."])
    #expect(history.test(of: 5...9) == missing)
    #expect(history.test(of: 1...1).problems == ["The actions 1...1 are not kept any more."])
    store.send(.note("x"))
    #expect(history.test(of: 5...9) == missing)
  }

  @Test func `a value without source code is a problem`() throws {
    struct Locked: Equatable {
      let pin: Sensitive<Int>
    }
    let store = Store(initialState: Locked(pin: Sensitive(1))) {
      Reduce<Locked, Int> { state, number in
        state = Locked(pin: Sensitive(number))
        return .none
      }
    }
    let history = try record(store)
    store.send(77_777)
    let test = history.test(of: 1...1)
    #expect(!test.problems.isEmpty)
    #expect(!steps(test).contains("Sensitive(77"))
  }
}

/// A feature whose actions are not `Equatable`, and which sends the elements of a stream.
@Reducer
private struct Feed {
  @ObservableState
  struct State: Equatable {
    var sum = 0
    var isOn = false
  }

  enum Action {
    case listen
    case switched
    case heard(Int)
  }

  let values: AsyncStream<Int>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .listen:
        // ensemble-lint:disable:next unidentified-effect - The test ends the stream.
        return .run { [values] send in
          for await value in values { await send(.heard(value)) }
        }
      case .switched:
        state.isOn.toggle()
        return .none
      case .heard(let value):
        state.sum += value
        return .none
      }
    }
    .supervise { state in
      if state.isOn {
        Supervised(id: "live") { _ in try await Task.never() }
      }
    }
  }
}
