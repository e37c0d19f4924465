// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: generated members")
struct ComposerMemberTests {
  private let navigation = #"""
    @ComposeReducer(children: [
      .presentsDestination(children: [.identifiedArray("rows", of: Row.self)]),
    ])
    @Composer
    struct Feature {}
    """#

  @Test func `reducers of children carry the locations of their declarations`() {
    let lines = expanded(navigation).split(separator: "\n").map { $0.drop { $0 == " " } }
    // For the operator of the destination, then for the array and its case.
    #expect(lines.filter { $0 == "column: 3" }.count == 1)
    #expect(lines.filter { $0 == "column: 35" }.count == 2)
  }

  @Test func `the expansion is deterministic`() {
    let first = expanded(navigation)
    for _ in 1...5 { #expect(expanded(navigation) == first) }
  }

  @Test func `a shape may have no arguments`() {
    let feature = "@Composer struct Feature {}"
    #expect(expanded("@ComposeReducer() \(feature)") == expanded("@ComposeReducer \(feature)"))
  }

  @Test func `cases are in the order of declaration`() {
    let text = expanded(
      """
      @ComposeReducer(.bindable, children: [
        .presentsAlert("warning"),
        .reducer("zebra", of: Zebra.self),
        .presentsConfirmationDialog(),
        .reducer("ant", of: Ant.self),
        .presentsAlert("alert"),
      ])
      @Composer
      struct Feature {
        @ComposeActionAlertCase("warning") enum Warning {}
        @ComposeBodyActionCase func view(state: inout State, action: Int) {}
        @ComposeBodyActionCase func effect(action: Int) -> Effect<Action> { .none }
      }
      """
    )
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let cases = lines.drop { !$0.hasPrefix("enum Action") }.dropFirst()
      .prefix { $0.hasPrefix("case ") }
      .map { String($0.dropFirst("case ".count).prefix { $0 != "(" }) }
    #expect(
      cases == [
        "binding", "warning", "zebra", "confirmationDialog", "ant", "alert", "view", "effect",
      ]
    )
  }
}
