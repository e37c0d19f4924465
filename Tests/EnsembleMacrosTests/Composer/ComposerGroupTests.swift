// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: groups of actions")
struct ComposerGroupTests {
  @Test func `a feature that delegates has actions in groups`() {
    let text = expanded(
      """
      @Composer
      struct Feature {
        enum ViewAction {}
        @ComposeActionCase
        enum DelegateAction {}
        enum InternalAction {}
        @ComposeBodyActionCase
        func view(action: ViewAction) {}
        @ComposeBodyActionCase
        func `internal`(action: InternalAction) {}
      }
      """
    )
    #expect(text.contains("enum Action: EnsembleCore._ComposedFeatureAction,"))
    #expect(text.contains("case view(Feature.ViewAction)"))
    #expect(text.contains("case delegate(Feature.DelegateAction)"))
    #expect(text.contains("case `internal`(Feature.InternalAction)"))
  }

  @Test(
    arguments: [
      "func delegate(id: Int) {}",
      "func delegate(action: Int) {}\n@ComposeBodyActionCase func view(id: Int) {}",
    ]
  )
  func `a case that does not fit its group makes the actions only delegating`(function: String) {
    let text = expanded("@Composer struct Feature {\n@ComposeBodyActionCase \(function)\n}")
    #expect(text.contains("EnsembleCore.DelegatingAction,"))
    #expect(!text.contains("FeatureAction"))
  }

  @Test func `a group that no function handles is a warning`() {
    expect(
      "enum ViewAction {\n  }\n  func f() {\n  }",
      fixed: """
        enum ViewAction {
          }
          func f() {
          }
          @ComposeBodyActionCase
          func view(state: inout State, action: ViewAction) {
            switch action {
            }
          }
        """,
      DiagnosticSpec(
        message: "no function handles 'ViewAction'; add one with '@ComposeBodyActionCase' that "
          + "takes it",
        line: 3,
        column: 8,
        severity: .warning,
        fixIts: [FixItSpec(message: "add the function 'view'")]
      )
    )
  }

  @Test func `a group that no case contains is a warning`() {
    expect(
      "enum DelegateAction {\n  }\n  func f() {\n  }",
      fixed: """
        @ComposeActionCase
          enum DelegateAction {
          }
          func f() {
          }
        """,
      DiagnosticSpec(
        message: "no case of the actions has a value of type 'DelegateAction'; add "
          + "'@ComposeActionCase' to it",
        line: 3,
        column: 8,
        severity: .warning,
        fixIts: [FixItSpec(message: "add '@ComposeActionCase'")]
      )
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

  @Test func `handling a child's delegate actions does not handle the feature's own group`() {
    let source = """
      @ComposeReducer(children: [.reducer("doorbell", of: Doorbell.self)])
      @Composer
      struct Feature {
        enum DelegateAction {}
        @ComposeDelegate("doorbell")
        func rang(state: inout State, action: Doorbell.Action.DelegateAction) {}
      }
      """
    #expect(diagnostics(of: source).count == 1)
  }

  @Test func `internal actions that no function handles are a warning in a feature with a child`() {
    let source = """
      @ComposeReducer(children: [.reducer("child", of: Child.self)])
      @Composer
      struct Feature {
        enum InternalAction {}
      }
      """
    #expect(diagnostics(of: source).count == 1)
  }

  /// Expects a warning about a feature that contains only the group.
  private func expect(_ group: String, fixed: String, _ diagnostic: DiagnosticSpec) {
    expectExpansion(
      of: """
        @Composer
        struct Feature {
          \(group)
        }
        """,
      to: """
        struct Feature {
          @Ensemble.CasePathable
          \(group)

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """,
      diagnostics: [diagnostic],
      fixed: """
        @Composer
        struct Feature {
          \(fixed)
        }
        """
    )
  }
}
