// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: groups of actions")
struct ComposerGroupTests {
  @Test func `a function is added for a group that none handles`() {
    expectDiagnostics(
      inFeature: """
        enum ViewAction {}
             ^ warning: no function handles 'ViewAction'; add one with '@ComposeBodyActionCase' that takes it
             ^ fix: add the function 'view'
        func f() {}
        + @ComposeBodyActionCase
        + func view(state: inout State, action: ViewAction) {
          + switch action {
          + }
        + }
        """
    )
  }

  @Test func `a group that no case contains becomes one`() {
    expectDiagnostics(
      inFeature: """
        + @ComposeActionCase
        enum DelegateAction {}
             ^ warning: no case of the actions has a value of type 'DelegateAction'; add '@ComposeActionCase' to it
             ^ fix: add '@ComposeActionCase'
        func f() {}
        """
    )
  }

  @Test(
    arguments: [
      "@ComposeBody func all(action: ViewAction) {}",
      "@ComposeBodyActionCase func view(action: [ViewAction]) {}",
      "@ComposeBodyActionCase func view(action: Self.ViewAction) {}",
      "@ComposeBodyActionCase func view(action: Feature.ViewAction?) {}",
      "@ComposeBodyActionCase func view(action: Feature.Action.ViewAction) {}",
      "enum Action { case view(ViewAction) }\nfunc f() {}",
      "var nothingYet = 0",
    ]
  )
  func `a handled group causes no warning`(member: String) {
    let source = "@Composer\nstruct Feature {\nenum ViewAction {}\n\(member)\n}"
    #expect(diagnostics(of: source) == [])
  }

  @Test(
    arguments: [
      "@ComposeBodyActionCase func view(action: ChildViewAction) {}",
      "@ComposeBodyActionCase func view(action: Child.ViewAction) {}",
      "@ComposeBodyActionCase func view(action: Child.Action.ViewAction) {}",
      "@ComposeBodyActionCase func view(ViewAction: Int) {}",
      "func view(action: ViewAction) {}",
    ]
  )
  func `an unhandled group whose name occurs elsewhere is a warning`(member: String) {
    let source = "@Composer\nstruct Feature {\nenum ViewAction {}\n\(member)\n}"
    #expect(diagnostics(of: source).count == 1)
  }

  @Test(
    arguments: [
      // A child's delegate actions are distinct from the feature's own.
      """
      enum DelegateAction {}
      @ComposeDelegate("child")
      func rang(state: inout State, action: Child.Action.DelegateAction) {}
      """,
      "enum InternalAction {}",
    ]
  )
  func `a group without a function is a warning in a feature with a child`(members: String) {
    let source = """
      @ComposeReducer(children: [.reducer("child", of: Child.self)])
      @Composer
      struct Feature {
        \(members)
      }
      """
    #expect(diagnostics(of: source).count == 1)
  }

  @Test func `a delegate action with a label makes the actions only delegating`() {
    let text = expanded("@Composer struct F { @ComposeBodyActionCase func delegate(id: Int) {} }")
    #expect(text.contains("EnsembleComposition.DelegatingAction,"))
    #expect(!text.contains("FeatureAction"))
  }
}
