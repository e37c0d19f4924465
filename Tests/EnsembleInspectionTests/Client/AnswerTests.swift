// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Answers about stores")
struct AnswerTests {
  private let inspection = StoreInspection()
  private let store: StoreOf<Ledger>
  private let history: StoreHistory<Ledger.State, Ledger.Action>
  private var id: Int { history.id }

  init() throws {
    store = Store(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    history = try #require(store.record(in: inspection))
  }

  private func actions(before end: UInt64? = nil, _ text: String = "", limit: Int = 100)
    -> [UInt64]?
  {
    let request = InspectionRequest.actions(store: id, before: end, matching: text, limit: limit)
    guard case .actions(let actions) = inspection.answer(request) else { return nil }
    return actions.map(\.number)
  }

  private func detail(_ number: UInt64) throws -> ActionDetail {
    guard case .action(let detail) = inspection.answer(.action(store: id, number: number)) else {
      throw MissingAnswer()
    }
    return detail
  }

  private func parts(_ number: UInt64, _ path: [String], _ range: Range<Int> = 0..<100)
    -> [PartSummary]?
  {
    let request = InspectionRequest.parts(store: id, number: number, path: path, range: range)
    guard case .parts(let parts) = inspection.answer(request) else { return nil }
    return parts
  }

  private func listEffects(limit: Int = 100) -> [EffectSummary]? {
    guard case .effects(let effects) = inspection.answer(.effects(store: id, limit: limit)) else {
      return nil
    }
    return effects
  }

  private struct MissingAnswer: Error {}

  // MARK: Stores

  @Test func `stores are listed`() throws {
    store.send(.add(1))
    store.send(.wait)
    var expected = StoreSummary(
      id: id,
      title: "Ledger",
      owner: nil,
      isAlive: true,
      firstNumber: 1,
      lastNumber: 2,
      size: history.size,
      shownNumber: nil,
      waitingCount: 0,
      runningEffects: 1
    )
    #expect(inspection.answer(.stores) == .stores([expected]))
    try history.travel(to: 1)
    expected.shownNumber = 1
    #expect(inspection.answer(.stores) == .stores([expected]))
  }

  @Test func `each change of a store is counted`() {
    let count = inspection.changeCount
    #expect(inspection.answer(.changeCount) == .count(count))
    store.send(.add(1))
    #expect(inspection.answer(.changeCount) == .count(count + 1))
  }

  @Test func `an unknown store is a failure of each request`() {
    let requests: [InspectionRequest] = InspectionRequest.samples(store: 77).filter {
      ![.stores, .changeCount, .forgetReleased].contains($0)
    }
    #expect(requests.count > 10)
    for request in requests {
      #expect(
        inspection.answer(request) == .failure("The store 77 is not kept any more."),
        "\(request)"
      )
    }
  }

  @Test func `an action that is not kept is a failure`() {
    store.send(.add(1))
    let missing = InspectionAnswer.failure("The action 9 is not kept any more.")
    #expect(inspection.answer(.action(store: id, number: 9)) == missing)
    #expect(inspection.answer(.search(store: id, number: 9, text: "a")) == missing)
    #expect(inspection.answer(.travel(store: id, number: 9)) == missing)
    #expect(inspection.answer(.skip(store: id, number: 9, skipped: [1])) == missing)
    #expect(inspection.answer(.compare(store: id, from: 0, to: 9)) == missing)
    #expect(inspection.answer(.compare(store: id, from: 9, to: 0)) == missing)
    #expect(
      inspection.answer(.parts(store: id, number: 9, path: [], range: 0..<9))
        == .failure("There is no '' after the action 9.")
    )
    let test = GeneratedTest(code: "", problems: ["The actions 9...12 are not kept any more."])
    #expect(inspection.answer(.test(store: id, range: 9...12)) == .test(test))
    #expect(
      inspection.answer(.report(store: id, range: 9...12))
        == .failure("The actions 9...12 are not kept any more.")
    )
  }

  @Test func `a forgotten action is a failure`() {
    history.limits.actionsPerState = 1
    for number in 0..<20 { store.send(.note("\(number)")) }
    history.limitSize(1)
    #expect(history.firstNumber > 5)
    #expect(
      inspection.answer(.action(store: id, number: 5))
        == .failure("The action 5 is not kept any more.")
    )
    #expect(
      inspection.answer(.travel(store: id, number: 5))
        == .failure("The action 5 is not kept any more.")
    )
    #expect(parts(5, []) == nil)
    #expect(parts(history.firstNumber - 1, ["note"]) != nil)
  }

  @Test func `the largest number is a number that is not kept`() {
    store.send(.add(1))
    let number = UInt64.max
    let missing = InspectionAnswer.failure("The action \(number) is not kept any more.")
    #expect(inspection.answer(.action(store: id, number: number)) == missing)
    #expect(inspection.answer(.travel(store: id, number: number)) == missing)
    #expect(parts(number, []) == nil)
    #expect(
      inspection.answer(.find(store: id, from: number, condition: "sum == 1"))
        == .number(nil, searched: 1)
    )
    #expect(actions(before: number) == [1])
  }

  @Test func `released stores are forgotten when they are to be`() throws {
    var other: StoreOf<Ledger>? = Store(initialState: Ledger.State()) {
      Ledger()
    } withDependencies: {
      useLiveValues(&$0)
    }
    let history = try #require(other?.record(in: inspection))
    other = nil
    #expect(
      inspection.answer(.travel(store: history.id, number: 0))
        == .failure("The store was released.")
    )
    #expect(
      inspection.answer(.send(store: history.id, action: ".load"))
        == .failure("The store was released.")
    )
    #expect(inspection.answer(.forgetReleased) == .done)
    #expect(inspection.stores.map(\.id) == [id])
  }

  // MARK: Actions

  @Test func `the last actions come first`() {
    for number in 1...10 { store.send(.add(number)) }
    #expect(actions() == Array((1...10).reversed()))
    #expect(actions(limit: 3) == [10, 9, 8])
    #expect(actions(limit: 0) == [])
    #expect(actions(limit: -1) == [])
  }

  @Test func `actions are listed in pages`() {
    for number in 1...10 { store.send(.add(number)) }
    #expect(actions(before: 8, limit: 3) == [7, 6, 5])
    #expect(actions(before: 3, limit: 3) == [2, 1])
    #expect(actions(before: 1) == [])
    #expect(actions(before: 0) == [])
    #expect(actions(before: 100, limit: 1) == [10])
  }

  @Test func `a store without actions lists none`() {
    #expect(actions() == [])
    #expect(listEffects() == [])
    #expect(
      inspection.answer(.find(store: id, from: 1, condition: "sum == 1"))
        == .number(nil, searched: 0)
    )
  }

  @Test func `actions are filtered by their cases and values, in any case`() {
    store.send(.add(1))
    store.send(.note("add"))
    store.send(.open(1))
    store.send(.detail(.presented(.increment)))
    store.send(.addRandom)
    #expect(actions("ADD") == [6, 5, 2, 1])
    #expect(actions("presented(.incr") == [4])
    #expect(actions("add", limit: 1) == [6])
    #expect(actions("nothing") == [])
  }

  @Test func `an action is shown with its source code and its changes`() throws {
    store.send(.note("a \"b\""))
    store.send(.open(4))
    store.send(.detail(.presented(.increment)))
    let note = try detail(1)
    #expect(note.summary == history.summary(of: 1))
    #expect(note.text == #".note("a \"b\"")"#)
    #expect(note.changes == [PartChange(path: "note", old: #""""#, new: #""a \"b\"""#)])
    #expect(
      !note.isIncomplete && note.started.isEmpty && note.cancelled.isEmpty
        && note.sharedWrites.isEmpty
    )
    #expect(try detail(3).text == ".detail(.presented(.increment))")
    #expect(try detail(3).changes.map(\.path) == ["detail.number"])
  }

  @Test func `an action is shown with the effects that it has started and cancelled`() throws {
    store.send(.wait)
    store.send(.wait)
    store.send(.stopWaiting)
    #expect(try detail(1).started.map(\.cause) == [1])
    #expect(try detail(2).started.map(\.cause) == [2])
    #expect(
      try detail(2).cancelled.map(\.ending) == ["replaced by another effect with the id waiting"]
    )
    #expect(try detail(3).cancelled.map(\.cause) == [2])
    #expect(try detail(3).cancelled.map(\.ending) == ["cancelled by its id waiting"])
  }

  @Test func `an action is shown with its changes of shared values`() throws {
    store.send(.doubleRate)
    let write = try #require(try detail(1).sharedWrites.first)
    #expect(write.contains("Ledger.swift:"))
  }

  // MARK: States

  @Test func `the parts of a past state are shown`() throws {
    store.send(.note("a"))
    store.send(.note("b"))
    let fields = try #require(parts(1, []))
    #expect(fields.map(\.name) == ["entries", "note", "sum", "rate", "detail", "path"])
    #expect(
      fields[1].summary == #""a""# && fields[1].path == ["note"] && fields[1].type == "String"
    )
    #expect(parts(0, [])?[1].summary == #""""#)
    #expect(parts(2, [], 1..<2)?.map(\.summary) == [#""b""#])
  }

  @Test func `the parts of a part are shown`() throws {
    for number in 1...5 { store.send(.add(number)) }
    let rows = try #require(parts(5, ["entries"], 3..<100))
    #expect(rows.map(\.name) == ["[3]", "[4]"])
    #expect(rows.map(\.partCount) == [3, 3])
    let entry = try #require(parts(5, ["entries", "[4]"]))
    #expect(entry.map(\.name) == ["id", "date", "amount"])
    #expect(entry[2].path == ["entries", "[4]", "amount"])
    #expect(
      inspection.answer(.parts(store: id, number: 5, path: ["entries", "[9]", "id"], range: 0..<1))
        == .failure("There is no 'entries.[9].id' after the action 5.")
    )
  }

  @Test func `parts are searched for in a past state`() {
    store.send(.note("needle"))
    store.send(.note(""))
    let answer = inspection.answer(.search(store: id, number: 1, text: "Needle"))
    guard case .found(let found, isIncomplete: false) = answer else {
      return #expect(Bool(false), "\(answer)")
    }
    #expect(found.map(\.path) == [["note"]])
    #expect(
      inspection.answer(.search(store: id, number: 2, text: "needle"))
        == .found([], isIncomplete: false)
    )
  }

  @Test func `the first action after which a condition holds is found`() {
    for number in 1...50 { store.send(.add(number)) }
    func find(_ condition: String, from start: UInt64 = 1) -> InspectionAnswer {
      inspection.answer(.find(store: id, from: start, condition: condition))
    }
    #expect(find("sum > 100") == .number(14, searched: 50))
    #expect(find("entries.count == 3") == .number(3, searched: 50))
    #expect(find("sum > 100", from: 20) == .number(20, searched: 50))
    #expect(find("sum > 100", from: 0) == .number(14, searched: 50))
    #expect(find("sum < 0") == .number(nil, searched: 50))
    #expect(find("sum > 0", from: 51) == .number(nil, searched: 50))
    guard case .failure(let message) = find("sum >") else { return #expect(Bool(false)) }
    #expect(message.hasPrefix("'sum >' is not a valid condition."))
  }

  @Test func `the present without an old action is refused, as it would take too long`() {
    for _ in 1...20_002 { store.send(.note("a")) }
    #expect(
      inspection.answer(.skip(store: id, number: 20_002, skipped: [2]))
        == .failure(
          "20000 actions follow the action 2, but at most 20000 can be repeated without it."
        )
    )
    #expect(inspection.answer(.skip(store: id, number: 20_002, skipped: [3])) == .changes([]))
  }

  @Test func `a text is looked for in steps`() {
    store.send(.add(1))
    for _ in 1...8_000 { store.send(.note("a")) }
    #expect(actions(".add") == [])
    #expect(actions(before: 2, ".add") == [1])
  }

  @Test func `a long history is searched in steps`() {
    for _ in 1...20_010 { store.send(.note("a")) }
    store.send(.note("b"))
    let condition = #"note == "b""#
    #expect(
      inspection.answer(.find(store: id, from: 1, condition: condition))
        == .number(nil, searched: 4_000)
    )
    #expect(
      inspection.answer(.find(store: id, from: 20_001, condition: condition))
        == .number(20_011, searched: 20_011)
    )
  }

  @Test func `what is different without some actions is shown`() {
    store.send(.add(1))
    store.send(.note("x"))
    store.send(.note("y"))
    guard
      case .changes(let changes) = inspection.answer(.skip(store: id, number: 3, skipped: [1, 2]))
    else {
      return #expect(Bool(false))
    }
    #expect(changes.map(\.path) == ["entries[0]", "sum"])
    #expect(changes.last == PartChange(path: "sum", old: "1", new: "0"))
    #expect(inspection.answer(.skip(store: id, number: 3, skipped: [])) == .changes([]))
    #expect(inspection.answer(.skip(store: id, number: 1, skipped: [2])) == .changes([]))
  }

  @Test func `the states after any two actions are compared`() {
    store.send(.add(1))
    store.send(.note("x"))
    store.send(.add(2))
    let sum = PartChange(path: "sum", old: "1", new: "3")
    guard case .changes(let on) = inspection.answer(.compare(store: id, from: 2, to: 3)),
      case .changes(let back) = inspection.answer(.compare(store: id, from: 3, to: 2)),
      case .changes(let all) = inspection.answer(.compare(store: id, from: 0, to: 3))
    else {
      return #expect(Bool(false))
    }
    #expect(on.contains(sum))
    #expect(back.contains(PartChange(path: "sum", old: "3", new: "1")))
    #expect(all.contains(PartChange(path: "sum", old: "0", new: "3")))
    #expect(inspection.answer(.compare(store: id, from: 2, to: 2)) == .changes([]))
    // The store itself has not moved.
    #expect(store.sum == 3)
  }

  // MARK: Effects

  @Test func `effects are shown with what they have sent`() async throws {
    store.send(.wait)
    await store.send(.load).finish()
    let effects = try #require(listEffects())
    #expect(effects.map(\.cause) == [1, 2])
    #expect(effects.map(\.sent) == [[], [3]])
    #expect(effects.map(\.ending) == [nil, "finished"])
    #expect(effects.allSatisfy { $0.start >= $0.duration && $0.duration >= 0 })
    #expect(effects.allSatisfy { $0.location.contains("Ledger.swift:") })
    #expect(listEffects(limit: 1)?.map(\.cause) == [2])
    #expect(listEffects(limit: -1) == [])
  }

  // MARK: Commands

  @Test func `a store travels, and returns`() {
    for number in 1...3 { store.send(.add(number)) }
    #expect(inspection.answer(.travel(store: id, number: 1)) == .done)
    #expect(store.sum == 1)
    #expect(
      inspection.answer(.send(store: id, action: ".add(5)"))
        == .failure(
          "The store shows its past. Return to the present, or continue from the past, before you send an action."
        )
    )
    #expect(inspection.answer(.returnToPresent(store: id, .process)) == .done)
    #expect(store.sum == 6)
    #expect(inspection.answer(.returnToPresent(store: id, .drop)) == .done)
  }

  @Test func `a store continues from its past`() {
    for number in 1...3 { store.send(.add(number)) }
    #expect(inspection.answer(.travel(store: id, number: 1)) == .done)
    #expect(inspection.answer(.continueFromPast(store: id)) == .done)
    #expect(store.sum == 1)
    #expect(history.shownNumber == nil)
  }

  @Test func `a store of a page is forked, and no other one`() throws {
    store.send(.add(1))
    #expect(
      inspection.answer(.fork(store: id, number: 1))
        == .failure("The store belongs to no page of a server.")
    )
    let page = try StoreOrigin.$name.withValue("shop") {
      let page = Store(initialState: Ledger.State()) {
        Ledger()
      } withDependencies: {
        useLiveValues(&$0)
      }
      return (page, try #require(page.record(in: inspection)))
    }
    page.0.send(.add(1))
    guard case .texts(let texts) = inspection.answer(.fork(store: page.1.id, number: 1)) else {
      return #expect(Bool(false))
    }
    let address = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(address.hasPrefix("/shop?new-session=&fork="))
    #expect(UInt64(address.dropFirst("/shop?new-session=&fork=".count)) != nil)
    #expect(
      inspection.answer(.fork(store: page.1.id, number: 5))
        == .failure("The action 5 is not kept any more.")
    )
  }

  @Test func `an action is sent as it is written`() {
    #expect(inspection.answer(.send(store: id, action: ".add(5)")) == .done)
    #expect(store.sum == 5)
    #expect(
      inspection.answer(.send(store: id, action: ".add(x)"))
        == .failure("'.x' is no value of the type 'Int'.")
    )
    guard case .texts(let forms) = inspection.answer(.forms(store: id)) else {
      return #expect(Bool(false))
    }
    #expect(forms.first == ".add(Int)")
    #expect(forms.contains(".path(.popFrom(id: Int))"))
  }

  @Test func `an action while the store processes another one is refused`() throws {
    let inspection = StoreInspection()
    let id = LockIsolated(0)
    let answers = LockIsolated<[InspectionAnswer]>([])
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, _ in
        MainActor.assumeIsolated {
          let sent = inspection.answer(.send(store: id.value, action: "true"))
          let travelled = inspection.answer(.travel(store: id.value, number: 0))
          answers.setValue([sent, travelled])
        }
        state += 1
        return .none
      }
    }
    let history = try #require(store.record(in: inspection))
    id.setValue(history.id)
    store.send(true)
    #expect(
      answers.value == Array(repeating: .failure("The store is processing an action."), count: 2)
    )
  }

  @Test func `a test is written`() throws {
    store.send(.note("x"))
    guard case .test(let test) = inspection.answer(.test(store: id, range: 1...1)) else {
      return #expect(Bool(false))
    }
    #expect(test.code.contains(#"await store.send(.note("x")) { $0.note = "x" }"#))
    #expect(test.problems.isEmpty)
  }
}
