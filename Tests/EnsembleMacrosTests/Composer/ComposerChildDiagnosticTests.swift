// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: diagnostics of children")
struct ComposerChildDiagnosticTests {
  @Test func `a child without a type is an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child"), .reducer("other", of: type)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "the type of the child must be written as 'of: Child.self'",
          line: 1,
          column: 29
        ),
        DiagnosticSpec(
          message: "the type of the child must be written as 'of: Child.self'",
          line: 1,
          column: 69
        ),
      ]
    )
  }

  @Test func `an unknown kind of child is an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.forEach("rows", of: Row.self), child])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: #"children must be declared inline, as in '.reducer("child", of: Child.self)'"#,
          line: 1,
          column: 28
        ),
        DiagnosticSpec(
          message: #"children must be declared inline, as in '.reducer("child", of: Child.self)'"#,
          line: 1,
          column: 60
        ),
      ]
    )
  }

  @Test func `an initial state of nil requires an optional child`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(children: [.reducer("a", of: A.self, initialState: nil), .reducer("b", of: B?.self, initialState: nil)])
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "the initial state of a child that is not optional cannot be 'nil'",
        line: 1,
        column: 68,
        fixIts: [FixItSpec(message: "use 'A?.self'")]
      ),
      fixed: #"""
        @ComposeReducer(children: [.reducer("a", of: A?.self, initialState: nil), .reducer("b", of: B?.self, initialState: nil)])
        @Composer
        struct Feature {
        }
        """#
    )
  }

  @Test func `several reducers of one child are an error`() {
    #expect(
      diagnostics(
        of: #"""
          @ComposeReducer(children: [.reducer("a", of: A.self, using: A()), .reducer("b", of: B.self)])
          @Composer
          struct Feature {
            @ComposeBodyChildReducer("a") var a: A
            @ComposeBodyChildReducer("b") var b: B
            @ComposeBodyChildReducer("b") var other: B
          }
          """#
      )
        == ["a", "b"].map {
          "the child '\($0)' already has a reducer, set by 'using' or by another property"
        }
    )
  }

  @Test func `a reducer of an unknown child is an error`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.state("name", of: String.self)])
        @Composer
        struct Feature {
          @ComposeBodyChildReducer("name")
          var name: Child { Child() }
        }
        """#,
      to: #"""
        struct Feature {
          var name: Child { Child() }

          @Ensemble._ComposedState
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable {
            var name: String
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
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "there is no child 'name' with its own reducer",
          line: 4,
          column: 28
        )
      ]
    )
  }

  @Test func `missing commas between options and children are errors`() {
    let messages = diagnostics(
      of: #"""
        @ComposeReducer(.bindable().state(.hashable), children: [.reducer("a", of: A.self).reducer("b", of: B.self)])
        @Composer
        struct Feature {
        }
        """#
    )
    #expect(
      messages == [
        "options must be written inline, as in '.bindable' or '.action(.equatable)'",
        #"children must be declared inline, as in '.reducer("child", of: Child.self)'"#,
      ]
    )
  }
}
