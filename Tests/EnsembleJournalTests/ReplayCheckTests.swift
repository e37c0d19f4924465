// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Foundation
import TestTools
import Testing

@MainActor
@Suite("Checked replays")
struct ReplayCheckTests {
  private let journal = MemoryJournal()

  private func open(
    _ initialState: Probe.State = Probe.State(),
    checksReplay: Bool = true
  ) async throws -> StoreOf<Probe> {
    try await Store(
      initialState: initialState,
      journal: journal,
      id: "probe",
      options: JournalOptions(delay: .zero, checksReplay: checksReplay)
    ) {
      Probe()
    }
  }

  @Test func `a reducer that asks the system for the time is reported with its action`()
    async throws
  {
    let store = try await open()
    store.send(.dependencyRead)
    store.send(.dependencyRead)
    await expectReport(
      "A replay of the action 3 of the store 'probe' leads to another state",
      "Action.clockRead"
    ) {
      store.send(.clockRead)
      // Later differences follow from the first one, and are not reported.
      store.send(.clockRead)
      await store.send(.dependencyRead).finish()
    }
    #expect(store.state.dates.count == 5)
  }

  @Test func `a store that continues is checked from its first action on`() async throws {
    let first = try await open()
    first.send(.dependencyRead)
    try await first.journal?.close()
    let second = try await open()
    await expectReport("A replay of the action 2 of the store 'probe'") {
      await second.send(.clockRead).finish()
    }
  }

  @Test func `what an action loses when it is encoded is reported`() async throws {
    let store = try await open()
    store.send(.titleChanged(Probe.Title(text: "a")))
    await expectReport("A replay of the action 2", "leads to another state") {
      await store.send(.titleChanged(Probe.Title(text: "b", suffix: "c"))).finish()
    }
    #expect(store.state.title == "bc")
  }

  @Test func `an action that cannot be read again is reported`() async throws {
    let store = try await open()
    await expectReport("A replay of the action 1", "is not possible", "Refusal") {
      await store.send(.refused(Probe.Refused())).finish()
    }
  }

  @Test func `the order of a set is no difference`() async throws {
    var state = Probe.State()
    // The order of the elements depends on the capacity, which a decoded set does not have.
    state.numbers.reserveCapacity(10_000)
    for number in 0..<100 { state.numbers.insert(number) }
    let store = try await open(state)
    store.send(.inserted(1_000))
    store.send(.inserted(1_001))
    #expect(store.state.numbers.count == 102)
  }

  @Test func `a store is not checked by default`() async throws {
    #expect(!JournalOptions().checksReplay)
    let store = try await open(checksReplay: false)
    store.send(.clockRead)
    #expect(store.state.dates.count == 1)
  }

  @Test func `a check changes nothing of a store`() async throws {
    let problems = Problems()
    func open() async throws -> StoreOf<Notes> {
      try await Store(
        initialState: Notes.State(),
        journal: journal,
        id: "notes",
        options: problems.options(checksReplay: true)
      ) {
        Notes()
      } withDependencies: {
        $0.load = Load { "loaded" }
      }
    }
    let first = try await open()
    for title in ["a", "b", "c"] {
      first.send(.addTapped(title))
      first.send(.openTapped(title))
    }
    first.send(.notes(.element(id: first.notes[0].id, action: .doneToggled)))
    first.scope(state: \.path, action: \.path).push(Notes.Page.State(title: "d"))
    first.send(.path(.popFrom(id: first.path.ids[1])))
    await first.send(.loadTapped).finish()
    first.send(.binding(.set(\.draft, "x")))
    // The action cannot be encoded, so a snapshot replaces it, from which the check continues.
    first.send(.binding(.set(\.settings.volume, 7)))
    first.send(.addTapped("e"))
    first.send(.openTapped("f"))
    #expect(Set(first.path.ids).count == first.path.count)
    let state = first.state
    try await first.journal?.commit()
    #expect(problems.all.count == 1)
    #expect(problems.all.first?.contains("cannot be encoded") == true)
    journal.closeAll()
    #expect(try await open().state == state)
  }
}

/// A feature with actions that can be repeated, and others that cannot.
private struct Probe: Reducer {
  struct State: Codable, Equatable, Sendable {
    var dates: [Date] = []
    var numbers: Set<Int> = []
    var title = ""
  }

  enum Action: Codable, Sendable {
    case clockRead
    case dependencyRead
    case inserted(Int)
    case titleChanged(Title)
    case refused(Refused)
  }

  /// A value whose suffix is not encoded.
  struct Title: Codable, Sendable {
    var text: String
    var suffix = ""

    private enum CodingKeys: CodingKey {
      case text
    }
  }

  /// A value that cannot be decoded.
  struct Refused: Codable, Sendable {
    struct Refusal: Error {}

    init() {}

    init(from decoder: any Decoder) throws {
      throw Refusal()
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(true)
    }
  }

  @Dependency(\.date) var date

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    // ensemble-lint:disable:next uncontrolled-dependency - The test is about this mistake.
    case .clockRead: state.dates.append(Date())
    case .dependencyRead: state.dates.append(date.now)
    case .inserted(let number): state.numbers.insert(number)
    case .titleChanged(let title): state.title = title.text + title.suffix
    case .refused: break
    }
    return .none
  }
}
