// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Testing

@Reducer
private struct Registration {
  @ObservableState
  struct State: Codable, Equatable {
    var name = ""
    var age = 0
    var status = FormStatus<State>()
  }

  enum Action: BindableAction, Codable {
    case binding(BindingAction<State>)
    case validation(FormValidationAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .validation(\.status, form: \.binding, action: \.validation) {
        FormRule(\.age, "must be 18 or more") { $0 >= 18 }
        FormCheck(\.name, "is taken") { $0 != "blob" }
      }
  }
}

@MainActor
@Suite("Forms in stores with a journal")
struct RestoredFormTests {
  private let journal = MemoryJournal()

  private func open(entriesPerSnapshot: UInt64) async throws -> StoreOf<Registration> {
    try await Store(
      initialState: Registration.State(),
      journal: journal,
      id: "registration",
      version: 1,
      options: JournalOptions(entriesPerSnapshot: entriesPerSnapshot)
    ) {
      Registration()
    }
  }

  @Test(arguments: [1, 1_000] as [UInt64])
  func `a form has its problems again, and can be reset`(entriesPerSnapshot: UInt64) async throws {
    let first = try await open(entriesPerSnapshot: entriesPerSnapshot)
    await first.send(.binding(.set(\.name, "blob"))).finish()
    first.send(.binding(.set(\.age, 7)))
    await first.send(.validation(.submit)).finish()
    let state = first.state
    #expect(state.status[\.name].problems == ["is taken"])
    #expect(state.status[\.age].problems == ["must be 18 or more"])
    try await first.journal?.commit()
    journal.closeAll()
    let second = try await open(entriesPerSnapshot: entriesPerSnapshot)
    #expect(second.state == state)
    await second.send(.validation(.reset)).finish()
    #expect(second.state == Registration.State())
  }
}
