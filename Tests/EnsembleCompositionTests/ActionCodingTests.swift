// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

/// A child whose actions can be encoded.
@ComposeReducer(.bindable, .action(.codable, .equatable))
@Composer
struct CodedRow {
  struct State: Codable, Equatable, Identifiable {
    let id: Int
    var title = ""
  }

  enum ViewAction: Codable, Equatable {
    case cleared
    case renamed(String)
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .cleared: state.title = ""
    case .renamed(let title): state.title = title
    }
  }
}

/// A feature with children of each kind, whose state and actions can be encoded.
@ComposeReducer(
  .bindable,
  .action(.codable, .equatable),
  children: [
    .reducer("header", of: CodedRow.self, initialState: .init(id: 0)),
    .reducer("footer", of: CodedRow?.self),
    .identifiedArray("rows", of: CodedRow.self),
    .presentsReducer("sheet", of: CodedRow.self),
    .presentsAlert(),
    .presentsDestination(
      options: .state(.codable),
      children: [.reducer("detail", of: CodedRow.self), .stateless("help")]
    ),
    .navigationStack(
      options: .state(.codable),
      children: [.reducer("detail", of: CodedRow.self)]
    ),
  ]
)
@Composer
struct CodedList {
  struct State: Codable, Equatable {
    var draft = ""
    var order: [Int] = []
  }

  enum ViewAction: Codable, Equatable {
    case addTapped
    case moved(from: Int, to: Int)
    case opened(CodedRow.State?)
  }

  enum InternalAction: Codable, Equatable {
    case loaded([Int])
  }

  @ComposeActionCase
  enum DelegateAction: Codable, Equatable {
    case saved
  }

  @ComposeActionAlertCase
  enum Alert: Codable, Equatable {
    case confirmed(Int)
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    if case .opened(let row) = action { state.sheet = row }
  }

  @ComposeBodyActionCase
  func `internal`(state: inout State, action: InternalAction) {
    switch action {
    case .loaded(let order): state.order = order
    }
  }

  @ComposeBodyActionCase
  func picked(state: inout State, _ index: Int) {
    state.order.append(index)
  }

  @ComposeBodyActionCase
  func swapped(state: inout State, first: Int, second: Int?) {
    state.order = [first, second ?? first]
  }
}

/// A feature whose actions are only decoded, and one whose actions are only encoded.
@ComposeReducer(.action(.decodable))
@Composer
struct DecodedOnly {
  @ComposeBodyActionCase
  func tap() {}
}

@ComposeReducer(.action(.encodable))
@Composer
struct EncodedOnly {
  @ComposeBodyActionCase
  func tap() {}
}

@Suite("Composer: coding of actions")
struct ActionCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `the feature's own actions are decoded as they were encoded`() throws {
    let actions: [CodedList.Action] = [
      .binding(.set(\.draft, "a")),
      .view(.addTapped),
      .view(.moved(from: 1, to: 2)),
      .view(.opened(nil)),
      .internal(.loaded([3])),
      .delegate(.saved),
      .picked(4),
      .swapped(first: 5, second: nil),
    ]
    #expect(try copy(actions) == actions)
  }

  @Test func `actions of children are decoded as they were encoded`() throws {
    let actions: [CodedList.Action] = [
      .header(.view(.cleared)),
      .footer(.view(.renamed("a"))),
      .rows(.element(id: 1, action: .view(.renamed("b")))),
      .rows(.element(id: 1, action: .binding(.set(\.title, "c")))),
    ]
    #expect(try copy(actions) == actions)
  }

  @Test func `actions of presented children are decoded as they were encoded`() throws {
    let actions: [CodedList.Action] = [
      .sheet(.presented(.view(.cleared))),
      .sheet(.dismiss),
      .alert(.presented(.confirmed(1))),
      .destination(.presented(.detail(.view(.renamed("a"))))),
      .destination(.dismiss),
    ]
    #expect(try copy(actions) == actions)
  }

  @Test func `actions of a stack are decoded as they were encoded`() throws {
    let actions: [CodedList.Action] = [
      .path(.push(id: 0, state: .detail(CodedRow.State(id: 1, title: "a")))),
      .path(.element(id: 0, action: .detail(.view(.cleared)))),
      .path(.popFrom(id: 0)),
    ]
    #expect(try copy(actions) == actions)
  }

  @Test func `an action is encoded by the names of its cases and fields`() throws {
    #expect(
      try json(CodedList.Action.view(.moved(from: 1, to: 2)))
        == #"{"view":{"_0":{"moved":{"from":1,"to":2}}}}"#
    )
    #expect(
      try json(CodedList.Action.rows(.element(id: 1, action: .binding(.set(\.title, "a")))))
        == """
        {"rows":{"_0":{"element":{"action":{"binding":{"_0":{"name":"title","value":"a"}}},"id":1}}}}
        """
    )
  }

  @MainActor
  @Test func `a decoded action has the effect of the encoded one`() throws {
    let store = Store(initialState: CodedList.State()) { CodedList() }
    store.send(try copy(.binding(.set(\.draft, "a"))))
    #expect(store.draft == "a")
    store.send(try copy(.header(.binding(.set(\.title, "b")))))
    #expect(store.header.title == "b")
    store.send(try copy(.view(.opened(CodedRow.State(id: 1)))))
    store.send(try copy(.sheet(.presented(.view(.renamed("c"))))))
    #expect(store.sheet == CodedRow.State(id: 1, title: "c"))
  }

  @Test func `a state with children is decoded as it was encoded`() throws {
    var state = CodedList.State()
    #expect(try copy(state) == state)
    state.draft = "a"
    state.order = [1, 2]
    state.header.title = "b"
    state.footer = CodedRow.State(id: 1)
    state.rows = [CodedRow.State(id: 2, title: "c"), CodedRow.State(id: 3)]
    state.sheet = CodedRow.State(id: 4)
    state.destination = .detail(CodedRow.State(id: 5, title: "d"))
    #expect(try copy(state) == state)
    state.destination = .help
    #expect(try copy(state) == state)
  }

  @Test func `actions may be only decoded, or only encoded`() throws {
    let decoded = try JSONDecoder().decode(DecodedOnly.Action.self, from: Data(#"{"tap":{}}"#.utf8))
    #expect(decoded.is(\.tap))
    #expect(!(decoded as Any is any Encodable))
    #expect(try json(EncodedOnly.Action.tap) == #"{"tap":{}}"#)
    #expect(!(EncodedOnly.Action.tap as Any is any Decodable))
  }
}
