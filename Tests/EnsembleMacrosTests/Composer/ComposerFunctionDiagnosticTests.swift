// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: diagnostics of functions")
struct ComposerFunctionDiagnosticTests {
  @Test func `parameters have known labels`() {
    expectDiagnostics(
      inFeature: """
        @ComposeBody
        func a(state: inout State, memo: Int) {}
                                   ^ error: a parameter here must have one of the labels 'state', 'action'
        @ComposeBody
        func b(_ state: inout State) {}
               ^ error: a parameter here must have one of the labels 'state', 'action'
               ^ fix: use the label 'state'
        ~ func b(state: inout State) {}
        @ComposeBody
        func c(id: Int) {}
               ^ error: a parameter here must have one of the labels 'state', 'action'
        """
    )
  }

  @Test func `only the state of a synchronous function is inout`() {
    expectDiagnostics(
      inFeature: """
        @ComposeBody
        func a(action: inout Action) {}
                       ^ error: 'action' cannot change its argument; only 'state' of a synchronous function can be 'inout'
                       ^ fix: remove 'inout'
        ~ func a(action: Action) {}
        @ComposeBodyActionCase
        func b(state: inout State) async {}
                      ^ error: an asynchronous function cannot change its argument; only 'state' of a synchronous function can be 'inout'
                      ^ fix: remove 'inout'
        ~ func b(state: State) async {}
        @ComposeBodyActionCase
        func c(count: inout Int) {}
                      ^ error: a value of an action cannot change its argument; only 'state' of a synchronous function can be 'inout'
                      ^ fix: remove 'inout'
        ~ func c(count: Int) {}
        """
    )
  }

  @Test
  func `functions are neither variadic, generic, mutating nor, unless asynchronous, throwing`() {
    expectDiagnostics(
      inFeature: """
        @ComposeBodyActionCase
        func a(counts: Int...) {}
                          ^ error: a case cannot carry a variadic value
        @ComposeBody
        func b<T>(action: T) {}
              ^ error: a function with a directive cannot be generic, because its generic arguments cannot be inferred
        @ComposeBody
        mutating func c() {}
        ^ error: a function with a directive cannot be 'mutating'; change 'state' instead
        @ComposeBody
        func d() throws {}
                 ^ error: a synchronous function with a directive cannot throw; only an 'async' one can
        """
    )
  }
}
