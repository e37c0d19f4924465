// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleInspection

@MainActor
@Suite("Secrets that a binding writes")
struct SecretWriteTests {
  private let inspection = StoreInspection()
  private let store = Store(initialState: Vault.State()) { Vault() }

  private func history() throws -> StoreHistory<Vault.State, Vault.Action> {
    try #require(store.record(in: inspection))
  }

  @Test func `the value inside of a secret is shown nowhere`() throws {
    let history = try history()
    store.send(.binding(.set(\.pin.value, "73519")))
    #expect(store.pin.value == "73519")
    #expect(history.summary(of: 1)?.label == ".binding(.set(_, •••))")
    let answers = [
      inspection.answer(.action(store: history.id, number: 1)),
      inspection.answer(.parts(store: history.id, number: 1, path: [], range: 0..<9)),
      inspection.answer(.search(store: history.id, number: 1, text: "73519")),
      inspection.answer(.test(store: history.id, range: 1...1)),
    ]
    for answer in answers { #expect(!"\(answer)".contains("73519")) }
  }

  @Test func `a whole secret is shown nowhere`() throws {
    let history = try history()
    store.send(.binding(.set(\.pin, Sensitive("73519"))))
    #expect(history.summary(of: 1)?.label == ".binding(.set(_, •••))")
    #expect(!"\(inspection.answer(.test(store: history.id, range: 1...1)))".contains("73519"))
  }

  @Test func `another field is shown`() throws {
    let history = try history()
    store.send(.binding(.set(\.name, "Ada")))
    #expect(history.summary(of: 1)?.label == #".binding(.set(_, "Ada"))"#)
    #expect(history.test(of: 1...1).code.contains(#".set(\.name, "Ada")"#))
  }
}

@Reducer
private struct Vault {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var pin = Sensitive("")
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}
