// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: order")
struct ComposerOrderTests {
  private let source = #"""
    @ComposeReducer(
      .bindable,
      .action(.sendable, .equatable),
      children: [
        .presentsAlert("warning"),
        .reducer("zebra", of: Zebra.self),
        .presentsConfirmationDialog(),
        .reducer("ant", of: Ant.self),
        .presentsDestination(children: [
          .alert(),
          .reducer("edit", of: Edit.self),
          .destination("sheet", children: [.identifiedArray("rows", of: Row.self)]),
        ]),
        .presentsAlert("alert"),
      ]
    )
    @Composer
    struct Feature {
      @ComposeActionAlertCase("warning")
      enum Warning {
      }
      @ComposeBodyActionCase
      func view(state: inout State, action: Int) {
      }
      @ComposeBodyActionCase
      func effect(action: Int) -> Effect<Action> {
        .none
      }
    }
    """#

  @Test func `the expansion is deterministic`() {
    let first = expanded(source)
    for _ in 1...20 { #expect(expanded(source) == first) }
  }

  @Test func `cases are in the order of declaration`() {
    let lines = expanded(source).split(separator: "\n").map { $0.drop { $0 == " " } }
    let action = lines.drop { !$0.hasPrefix("enum Action") }.dropFirst()
      .prefix { $0.hasPrefix("case ") }
    #expect(
      action.map { $0.prefix { $0 != "(" } } == [
        "case binding", "case warning", "case zebra", "case confirmationDialog", "case ant",
        "case destination", "case alert", "case view", "case effect",
      ]
    )
  }
}
