// SPDX-License-Identifier: MIT

import Testing

@Suite("@DependencyEndpoint: diagnostics")
struct DependencyEndpointDiagnosticTests {
  @Test func `a closure that cannot throw any error has a default value`() {
    expectDiagnostics(
      """
      struct Client {
        @DependencyEndpoint var a: () -> Int // a
                                ^ error: Default value required for non-throwing closure 'a'
                                ^ fix: add a default value
        ~ @DependencyEndpoint var a: () -> Int = { <#default#> } // a
        @DependencyEndpoint var `b`: (Int, _ x: Int) async -> Int
                                ^ error: Default value required for non-throwing closure 'b'
                                ^ fix: add a default value
        ~ @DependencyEndpoint var `b`: (Int, _ x: Int) async -> Int = { _, _ in <#default#> }
        @DependencyEndpoint var c: () throws(Failure) -> Int
                                ^ error: Default value required for closure 'c' with typed throws
                                ^ fix: add a default value
        ~ @DependencyEndpoint var c: () throws(Failure) -> Int = { <#default#> }
      }
      """
    )
  }

  @Test(
    arguments: [
      """
      @DependencyEndpoint let a: () -> Void
                          ^ error: '@DependencyEndpoint' requires a 'var', because endpoints can be overridden
                          ^ fix: replace 'let' with 'var'
      ~ @DependencyEndpoint var a: () -> Void
      """,
      """
      @DependencyEndpoint static var a: () -> Void = {}
                          ^ error: '@DependencyEndpoint' can only be applied to a stored instance property
      """,
      """
      @DependencyEndpoint lazy var a: () -> Void = {}
                          ^ error: '@DependencyEndpoint' can only be applied to a stored instance property
      """,
      """
      @DependencyEndpoint var a: () -> Void { {} }
                                            ^ error: '@DependencyEndpoint' can only be applied to a stored instance property
      """,
      """
      @DependencyEndpoint var a: () -> Void = {} {
        didSet {}
        ^ error: property observers are not supported on endpoints
      }
      """,
      """
      @DependencyEndpoint var a: Handler
                                 ^ error: '@DependencyEndpoint' requires the type of 'a' to be written out as a closure type
      """,
      """
      @DependencyEndpoint var a: (() -> Void)?
                                 ^ error: '@DependencyEndpoint' requires the type of 'a' to be written out as a closure type
      """,
      """
      @DependencyEndpoint var a = {}
                              ^ error: '@DependencyEndpoint' requires the type of 'a' to be written out as a closure type
      """,
    ]
  )
  func `an endpoint is a variable of a closure type that each instance stores`(property: String) {
    expectDiagnostics(in: "struct Client", property)
  }

  @Test func `an endpoint belongs to a type`() {
    expectDiagnostics(
      """
      @DependencyEndpoint var a: () -> Void
      ^ error: '@DependencyEndpoint' can only be applied to a stored instance property
      """
    )
  }

  @Test func `an ignored endpoint is none`() {
    expectDiagnostics(
      """
      struct Client {
        // A comment.
        @DependencyEndpoint @DependencyEndpointIgnored
                            ^ error: '@DependencyEndpointIgnored' contradicts '@DependencyEndpoint'
                            ^ fix: remove '@DependencyEndpointIgnored'
        ~ @DependencyEndpoint
        var a: () -> Void
      }
      """
    )
  }

  @Test func `a parameter that is forwarded is not variadic`() {
    expectDiagnostics(
      """
      struct Client {
        @DependencyEndpoint var a: (_ x: Int...) -> Void
                                            ^ error: an endpoint cannot forward variadic parameters; use an array instead
                                            ^ fix: replace with an array
        ~ @DependencyEndpoint var a: (_ x: [Int]) -> Void
        @DependencyEndpoint var b: @Sendable (Int...) -> Int = sum
                                                 ^ error: an endpoint cannot forward variadic parameters; use an array instead
                                                 ^ fix: replace with an array
        ~ @DependencyEndpoint var b: @Sendable ([Int]) -> Int = sum
      }
      """
    )
  }

  @Test func `the name of a method is a literal with an identifier`() {
    expectDiagnostics(
      #"""
      struct Client {
        @DependencyEndpoint(method: name) var a: (_ x: Int) -> Void
                                    ^ error: the method name of an endpoint must be a string literal with a valid identifier
        @DependencyEndpoint(method: "\(name)") var b: (_ x: Int) -> Void
                                    ^ error: the method name of an endpoint must be a string literal with a valid identifier
        @DependencyEndpoint(method: "") var c: (_ x: Int) -> Void
                                    ^ error: the method name of an endpoint must be a string literal with a valid identifier
        @DependencyEndpoint(method: "load()") var d: (_ x: Int) -> Void
                                    ^ error: the method name of an endpoint must be a string literal with a valid identifier
        @DependencyEndpoint(method: "a b") var e: (_ x: Int) -> Void
                                    ^ error: the method name of an endpoint must be a string literal with a valid identifier
        @DependencyEndpoint(method: "1") var f: (_ x: Int) -> Void
                                    ^ error: the method name of an endpoint must be a string literal with a valid identifier
      }
      """#
    )
  }
}
