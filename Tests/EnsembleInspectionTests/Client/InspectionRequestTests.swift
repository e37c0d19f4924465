// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EnsembleInspection

@Suite("Requests and answers as data")
struct InspectionRequestTests {
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `each request is read as it was written`() throws {
    for request in InspectionRequest.samples(store: 3) { #expect(try copy(request) == request) }
  }

  @Test func `each answer is read as it was written`() throws {
    for answer in InspectionAnswer.samples { #expect(try copy(answer) == answer) }
  }

  @Test func `the largest numbers are read as they were written`() throws {
    let request = InspectionRequest.actions(store: .max, before: .max, matching: "", limit: .max)
    #expect(try copy(request) == request)
  }
}

extension InspectionRequest {
  /// Each request, about one store.
  static func samples(store: Int) -> [InspectionRequest] {
    [
      .stores,
      .changeCount,
      .actions(store: store, before: nil, matching: "", limit: 10),
      .actions(store: store, before: 5, matching: "add", limit: 10),
      .changeTexts(store: store, numbers: [1, .max]),
      .action(store: store, number: 1),
      .parts(store: store, number: 1, path: ["rows", "[3]"], range: 0..<10),
      .search(store: store, number: 1, text: "x \"y\""),
      .effects(store: store, limit: 10),
      .travel(store: store, number: 1),
      .returnToPresent(store: store, .process),
      .returnToPresent(store: store, .drop),
      .fork(store: store, number: 1),
      .continueFromPast(store: store),
      .find(store: store, from: 1, condition: "sum > 3"),
      .skip(store: store, number: 3, skipped: [1, 2]),
      .compare(store: store, from: 1, to: 3),
      .forms(store: store),
      .send(store: store, action: ".add(3)"),
      .test(store: store, range: 1...3),
      .report(store: store, range: 1...3),
      .forgetReleased,
    ]
  }
}

extension InspectionAnswer {
  /// Each answer.
  fileprivate static var samples: [InspectionAnswer] {
    let effect = EffectSummary(
      id: 1,
      path: "Ledger",
      location: "Ledger.swift:3",
      identifiers: ["fetch"],
      cause: 2,
      start: 1.5,
      duration: 0.5,
      ending: "finished",
      cancelledBy: nil,
      sent: [3, 4]
    )
    let senders: [ActionSummary.Sender] = [
      .store, .reducer, .effect(id: 1, location: nil), .effect(id: 2, location: "Ledger.swift:3"),
    ]
    let actions = senders.map {
      ActionSummary(
        number: 7,
        label: ".add(_)",
        text: ".add(3)",
        sender: $0,
        date: Date(timeIntervalSinceReferenceDate: 10.25),
        duration: .nanoseconds(1_234)
      )
    }
    let change = PartChange(path: "rows[3].title", old: nil, new: "\"a\"")
    let detail = ActionDetail(
      summary: actions[0],
      text: ".add(3)",
      changes: [change],
      isIncomplete: true,
      started: [effect],
      cancelled: [],
      sharedWrites: ["rate"],
      updatedViews: [ViewUpdateRecord(view: "LedgerView", reason: "Ledger.State.sum changed")]
    )
    let store = StoreSummary(
      id: 1,
      title: "Ledger",
      owner: "shop",
      isAlive: true,
      firstNumber: 1,
      lastNumber: .max,
      size: 100,
      shownNumber: 3,
      waitingCount: 2,
      runningEffects: 1
    )
    let part = PartSummary(
      path: ["a", "[0]"],
      name: "[0]",
      type: "Int",
      summary: "3",
      partCount: 0
    )
    let step = SessionReport.Step(
      number: 7,
      label: ".add(_)",
      sender: "view",
      date: Date(timeIntervalSinceReferenceDate: 10.25),
      changes: [change],
      isIncomplete: false
    )
    let report = SessionReport(
      program: "shop",
      platform: "Linux",
      date: Date(timeIntervalSinceReferenceDate: 11),
      module: "Shop",
      feature: "Ledger",
      steps: [step],
      test: GeneratedTest(code: "", problems: [])
    )
    return [
      .stores([]), .stores([store]), .count(3), .report(report), .actions(actions), .action(detail),
      .changeTexts([ChangeText(number: .max, text: "sum = 3")]),
      .parts([part]),
      .effects([effect]),
      .number(nil, searched: 3), .number(3, searched: 4), .changes([change]), .texts([".load"]),
      .test(GeneratedTest(code: "let x = 1\n", problems: ["none"])), .done, .failure("no"),
    ]
  }
}
