// SPDX-License-Identifier: MIT

import Testing

@Suite("@CasePathable: diagnostics")
struct CasePathableDiagnosticTests {
  @Test func `only an enum can have case paths`() {
    expectDiagnostics(
      """
      @CasePathable
      public struct Action {}
             ^ error: '@CasePathable' can only be applied to an enum
      """
    )
  }

  @Test func `the names of cases are distinct, whatever their values`() {
    expectDiagnostics(
      """
      @CasePathable
      enum Action {
        case select(id: Int)
        case select(name: String), tap
             ^ error: case paths require distinct names, but 'select' is declared more than once
      }
      """
    )
  }

  @Test func `branches of an #if may share a name that no other case has`() {
    expectDiagnostics(
      """
      @CasePathable
      enum Action {
        #if DEBUG
        case tap
        #else
        case tap
        #endif
        case `tap`(Int)
             ^ error: case paths require distinct names, but '`tap`' is declared more than once
      }
      """
    )
  }

  @Test func `a type must not have another meaning inside AllCasePaths`() {
    expectDiagnostics(
      """
      @CasePathable
      enum Action<Element> {
        case select([Element], Root)
                     ^ error: 'Element' has a different meaning inside 'AllCasePaths'; qualify or rename it
                               ^ error: 'Root' has a different meaning inside 'AllCasePaths'; qualify or rename it
        case tap
      }
      """
    )
  }
}
