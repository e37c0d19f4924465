// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: diagnostics of the shape")
struct ComposerShapeDiagnosticTests {
  @Test func `only a struct can be composed`() {
    expectDiagnostics(
      """
      @Composer
      final class Feature {}
            ^ error: '@Composer' can only be applied to a struct
      """
    )
  }

  @Test func `a composed feature is not a reducer by another macro`() {
    expectDiagnostics(
      """
      @Composer
      @Ensemble.Reducer
      ^ error: '@Composer' already makes the struct a reducer; remove '@Reducer'
      ^ fix: remove '@Ensemble.Reducer'
      -
      struct Feature {}
      """
    )
  }

  @Test func `a feature has one shape`() {
    expectDiagnostics(
      """
      @ComposeReducer(.bindable)
      @ComposeEnumReducer
      ^ error: a feature can have only one '@ComposeReducer' or '@ComposeEnumReducer'
      ^ fix: remove '@ComposeEnumReducer'
      -
      @Composer
      struct Feature {}
      """
    )
  }

  @Test func `a shape has no effect without the macro`() {
    expectDiagnostics(
      """
      @ComposeReducer
      ^ warning: '@ComposeReducer' has no effect without '@Composer' on the same struct
      struct Feature {}
      """
    )
  }

  @Test func `options are written inline`() {
    expectDiagnostics(
      """
      @ComposeReducer(
        options,
        ^ error: options must be written inline, as in '.bindable' or '.action(.equatable)'
        ComposeReducerOption.bindable,
        .bindable().state(.hashable),
        ^ error: options must be written inline, as in '.bindable' or '.action(.equatable)'
        other.state(.hashable),
        ^ error: options must be written inline, as in '.bindable' or '.action(.equatable)'
        .state(.comparable),
               ^ error: options must be written inline, as in '.bindable' or '.action(.equatable)'
        .action(.codable, .codabel),
                          ^ error: options must be written inline, as in '.bindable' or '.action(.equatable)'
        .action(.adopting(to: Named.self)),
                ^ error: options must be written inline, as in '.bindable' or '.action(.equatable)'
        .state(.conforming(to: named)),
                               ^ error: a protocol must be written inline, as in '(any Named).self'
        children: constant
                  ^ error: 'children' must be an array literal
      )
      @Composer
      struct Feature {}
      """
    )
  }

  @Test func `several options may follow one label`() {
    expectDiagnostics(
      """
      @ComposeReducer(children: [
        .navigationStack(options: .state(.hashable), .action(.equatable), children: [])
      ])
      @Composer
      struct Feature {}
      """
    )
  }

  @Test func `the initial case is a child`() {
    expectDiagnostics(
      """
      @ComposeEnumReducer(.initialStateCase("x"), children: [.stateless("done")])
                                            ^ error: there is no child with this name; there is 'done'
      @Composer
      struct Unknown {}

      @ComposeEnumReducer(.initialStateCase(name), children: [.stateless("done")])
                                            ^ error: the name must be a string literal without interpolations
      @Composer
      struct NotLiteral {}

      @ComposeEnumReducer(.initialStateCase("count"), children: [.state("count", of: Int.self)])
                                            ^ error: 'count' has no initial value, so it cannot be the initial case
      @Composer
      struct Valueless {}
      """
    )
  }
}
