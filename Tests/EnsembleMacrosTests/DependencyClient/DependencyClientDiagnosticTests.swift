// SPDX-License-Identifier: MIT

import Testing

@Suite("@DependencyClient: diagnostics")
struct DependencyClientDiagnosticTests {
  @Test(arguments: ["final class", "enum"])
  func `only a struct can be a client`(kind: String) {
    #expect(
      diagnostics(of: "@DependencyClient \(kind) Client {}")
        == ["'@DependencyClient' can only be applied to a struct"]
    )
  }

  @Test func `an endpoint has its own declaration without observers`() {
    expectDiagnostics(
      """
      @DependencyClient
      struct Client {
        var a, b: () -> Void
        ^ error: each endpoint requires its own 'var'
        var c: () -> Void {
          didSet {}
          ^ error: property observers are not supported on endpoints
        }
      }
      """
    )
  }

  @Test func `the type of a property is written, or that of a literal`() {
    expectDiagnostics(
      """
      @DependencyClient
      struct Client {
        var a = [1] // numbers
            ^ error: '@DependencyClient' requires the type of 'a' to be written out
            ^ fix: add a type annotation
        ~ var a: <#Type#> = [1] // numbers
      }
      """
    )
  }

  @Test func `methods of endpoints are distinct by name, labels and types`() {
    expectDiagnostics(
      """
      @DependencyClient
      struct Client {
        @DependencyEndpoint(method: "go") var a: (_ x: Int, Int) -> Void
        @DependencyEndpoint(method: "go") var b: (_ x: Int, Int) -> Void
                                    ^ error: another endpoint already has the method 'go(x:_:)'
        var go: (_ x: Int, Int) -> Void
            ^ error: another endpoint already has the method 'go(x:_:)'
        @DependencyEndpoint(method: "go") var other: (_ x: String, Int) -> Void
      }
      """
    )
  }
}
