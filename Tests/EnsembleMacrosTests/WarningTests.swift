// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import Testing

@Suite("Warnings")
struct WarningTests {
  /// A source, the part of it that causes warnings, and another part that does not.
  @Test(
    arguments: [
      (
        """
        @Reducer
        struct Feature {
          let body = EmptyReducer<Int, Int>()
          @MainActor func reduce(into state: inout State, action: Action) {}
        }
        """,
        "reduce(into state", "run(into state"
      ),
      (
        "@Reducer enum Screens { case a(A); func reduce(into state: inout State, action: Action) {} }",
        "reduce(into state", "run(into state"
      ),
      (
        "@Reducer(state: .equatable) struct Feature { struct State {} }", "(state: .equatable)", ""
      ),
      (
        "@Reducer(state: .equatable, action: .equatable) enum Screens { enum Action {} }",
        ", action: .equatable", ""
      ),
      (
        "@ViewAction(for: A.self) struct AView { let store: StoreOf<A>; func f() { store.send(.a) } }",
        "store.send", "send"
      ),
      (
        #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBody(action: \Action.Cases.child.view) func f() {}
          @ComposeDelegate("child") func g() {}
        }
        """#,
        ".child.view", ".child.delegate"
      ),
      (
        #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self)])
        @Composer
        struct Feature {
          @ComposeBodyOnChange(of: \State.child.count) func f() {}
        }
        """#,
        ".count)", ".count, attachment: .core)"
      ),
      (
        "@ComposeReducer(.action(.hashable)) @Composer struct Feature { enum Action {} }",
        ".action(.hashable)", ""
      ),
      (
        "@ComposeReducer(.state(.hashable)) @Composer struct Feature { typealias State = Int }",
        ".state(.hashable)", ""
      ),
      (
        """
        @ComposeReducer(children: [.reducer("a", of: A.self, initialState: .init())])
        @Composer
        struct Feature { struct State { var a: A.State } }
        """,
        ", initialState: .init()", ""
      ),
      (
        "@Composer struct Feature { enum ViewAction {}; func f() {} }", "ViewAction", "OtherAction"
      ),
      ("@Composer struct Feature { struct A { @ComposeBody func f() {} } }", "@ComposeBody ", ""),
      ("struct Other { @ComposeBody func f() {} }", "@ComposeBody ", ""),
      ("@ComposeReducer struct Feature {}", "@ComposeReducer ", ""),
    ]
  )
  func `a warning does not change what is generated`(
    source: String,
    cause: String,
    replacement: String
  ) {
    let warned = SourceExpansion(of: source)
    let silent = SourceExpansion(of: source.replacing(cause, with: replacement))
    #expect(warned.diagnostics.map(\.diagMessage.severity) == [.warning])
    #expect(silent.diagnostics.isEmpty)
    #expect(warned.text.replacing(cause, with: replacement) == silent.text)
  }
}
