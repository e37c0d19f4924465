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
    #expect(history.summary(of: 1)?.label == #".binding(.set(\.pin.value, •••))"#)
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
    #expect(history.summary(of: 1)?.label == #".binding(.set(\.pin, •••))"#)
    #expect(!"\(inspection.answer(.test(store: history.id, range: 1...1)))".contains("73519"))
  }

  @Test func `a field of the value inside of a secret is shown nowhere`() throws {
    let history = try history()
    store.send(.binding(.set(\.login.value.password, "73519")))
    #expect(store.login.value.password == "73519")
    #expect(
      history.summary(of: 1)?.label == #".binding(.set(\.login.value.password, •••))"#
    )
    #expect(!"\(inspection.answer(.action(store: history.id, number: 1)))".contains("73519"))
    #expect(!history.test(of: 1...1).code.contains("73519"))
  }

  @Test func `what an effect writes into a secret is shown nowhere`() async throws {
    let history = try history()
    await store.send(.fill).finish()
    #expect(store.pin.value == "73519")
    let test = history.test(of: 1...2)
    #expect(test.code.contains(#"await store.receive(\.binding.pin.value)"#))
    #expect(!test.code.contains("73519"))
    #expect(test.problems.contains { $0.contains("may be a secret") })
    #expect(!"\(inspection.answer(.report(store: history.id, range: 1...2)))".contains("73519"))
  }

  @Test func `a log shows dots for a secret`() {
    let write = BindingAction.set(\Vault.State.pin.value, "73519")
    #expect(write.logLine == "pin.value = •••")
  }

  @Test func `a field that is named like the value of a secret is shown`() throws {
    let history = try history()
    store.send(.binding(.set(\.value, 5)))
    #expect(history.summary(of: 1)?.label == #".binding(.set(\.value, 5))"#)
  }

  @Test func `another field is shown`() throws {
    let history = try history()
    store.send(.binding(.set(\.name, "Ada")))
    #expect(history.summary(of: 1)?.label == #".binding(.set(\.name, "Ada"))"#)
    #expect(history.test(of: 1...1).code.contains(#".set(\.name, "Ada")"#))
  }
}

@Reducer
private struct Vault {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var value = 0
    var pin = Sensitive("")
    var login = Sensitive(Login())
  }

  struct Login: Equatable, Sendable {
    var password = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case fill
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding: .none
      case .fill: .run { send in await send(.binding(.set(\.pin.value, "73519"))) }
      }
    }
  }
}
