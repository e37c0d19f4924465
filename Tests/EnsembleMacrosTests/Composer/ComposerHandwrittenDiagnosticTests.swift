// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: diagnostics of handwritten members")
struct ComposerHandwrittenDiagnosticTests {
  @Test func `a handwritten action has a case for each child`() {
    expectDiagnostics(
      inFeature: """
        enum Action {
             ^ error: 'Action' lacks 'case child(Child.Action)'
             ^ fix: add the case
          case other
          + case child(Child.Action)
        }
        """,
      children: #".reducer("child", of: Child.self)"#
    )
  }

  @Test func `cases are added to an empty enum, and without the comment of the first`() {
    expectDiagnostics(
      """
      @ComposeReducer(children: [.reducer("a", of: A.self), .reducer("b", of: B.self)])
      @Composer
      struct Empty {
        enum Action {}
             ^ error: 'Action' lacks 'case a(A.Action)', 'case b(B.Action)'
             ^ fix: add the cases
        ~ enum Action {
          + case a(A.Action)
          + case b(B.Action)
        + }
      }

      @ComposeReducer(children: [.reducer("a", of: A.self)])
      @Composer
      struct Commented {
        enum Action {
             ^ error: 'Action' lacks 'case a(A.Action)'
             ^ fix: add the case
          // The actions of the view.
          case tap
          + case a(A.Action)
        }
      }
      """
    )
  }

  @Test func `a handwritten enum of states has a case for each child`() {
    expectDiagnostics(
      """
      @ComposeEnumReducer(children: [.stateless("on"), .stateless("off")])
      @Composer
      struct Feature {
        enum State {
             ^ error: 'State' lacks 'case off'
             ^ fix: add the case
          case on
          + case off
        }
      }
      """
    )
  }

  @Test func `the state has the shape of the feature`() {
    expectDiagnostics(
      """
      @ComposeReducer(children: [.reducer("child", of: Child.self)])
      @Composer
      struct Struct {
        enum State {
        ^ error: a feature whose 'State' is an enum requires '@ComposeEnumReducer'
          case on
        }
      }

      @ComposeEnumReducer(children: [.stateless("off")])
      @Composer
      struct Enum {
        struct State {}
        ^ error: '@ComposeEnumReducer' requires 'State' to be an enum
      }
      """
    )
  }

  @Test func `the property of a presented child is presented`() {
    expectDiagnostics(
      inFeature: """
        struct State {
          var sheet: Sheet.State?
              ^ error: the child 'sheet' is presented, so its property requires '@Presents'
              ^ fix: add '@Presents'
          ~ @Presents var sheet: Sheet.State?
        }
        """,
      children: #".presentsReducer("sheet", of: Sheet.self)"#
    )
  }

  @Test func `options of an alias have no effect`() {
    expectDiagnostics(
      """
      @ComposeReducer(.state(.hashable), .action(.equatable))
                      ^ warning: 'State' is declared explicitly; state its conformances there
                                         ^ warning: 'Action' is declared explicitly; state its conformances there
      @Composer
      struct Feature {
        typealias State = Int
        typealias Action = Bool
      }
      """
    )
  }

  @Test func `a handwritten property or case has its own initial value`() {
    expectDiagnostics(
      """
      @ComposeReducer(children: [
        .reducer("a", of: A.self, initialState: .init()),
                                                ^ warning: 'a' is declared explicitly in 'State'; set its initial value there
        .reducer("b", of: B.self, initialState: .init()),
      ])
      @Composer
      struct Struct {
        struct State {
          var a: A.State
        }
      }

      @ComposeEnumReducer(
        .initialStateCase("a"),
        ^ warning: 'State' is declared explicitly; declare its initializer there
        children: [.reducer("a", of: A.self, initialState: .init())]
                                                           ^ warning: 'a' is declared explicitly in 'State'; set its initial value there
      )
      @Composer
      struct Enum {
        enum State {
          case a(A.State)
        }
      }
      """
    )
  }

  @Test func `a handwritten type states the conformances of the options`() {
    expectDiagnostics(
      """
      @ComposeReducer(.action(.hashable), .state(.conforming(to: (any Shop.Priced).self)))
                                                                 ^ warning: 'State' is declared explicitly, but does not state its conformance to 'Shop.Priced'; if an extension does, remove the option
                                                                 ^ fix: add 'Shop.Priced'
                              ^ warning: 'Action' is declared explicitly, but does not state its conformance to 'Hashable'; if an extension does, remove the option
                              ^ fix: add 'Hashable'
      @Composer
      struct Hashing {
        struct State: Equatable, Named {
        ~ struct State: Equatable, Named, Shop.Priced {
        }
        enum Action {
        ~ enum Action: Hashable {
        }
      }

      @ComposeReducer(.state(.codable))
                             ^ warning: 'State' is declared explicitly, but does not state its conformance to 'Encodable'; if an extension does, remove the option
                             ^ fix: add 'Encodable'
      @Composer
      struct Coding {
        struct State: Decodable {
        ~ struct State: Decodable, Encodable {
        }
      }

      @ComposeReducer(.action(.codable))
                              ^ warning: 'Action' is declared explicitly, but does not state its conformance to 'Codable'; if an extension does, remove the option
                              ^ fix: add 'Codable'
      @Composer
      struct Recording {
        enum Action {
        ~ enum Action: Codable {
        }
      }
      """
    )
  }

  @Test(
    arguments: [
      (".state(.encodable, .decodable)", "struct State: Codable"),
      (".state(.codable)", "struct State: Decodable & Encodable"),
      (".action(.equatable)", "enum Action: Swift.Hashable"),
      (".action(.encodable)", "enum Action: Codable"),
      (".state(.sendable)", "struct State: @unchecked Sendable"),
      (".state(.conforming(to: (any Shop.Priced).self))", "struct State: Shop.Priced"),
      (".state(.notEquatable), children: [.presentsDestination(children: [])]", "struct State"),
    ]
  )
  func `a conformance implied by another one is not missing`(option: String, type: String) {
    let source = "@ComposeReducer(\(option)) @Composer struct Feature { \(type) {} }"
    #expect(diagnostics(of: source) == [])
  }
}
