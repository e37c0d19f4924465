// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@DependencyEndpoint: diagnostics")
struct DependencyEndpointDiagnosticTests {
  @Test func `a missing default value is added by a fix-it`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: () -> Int // a
          @DependencyEndpoint var `b`: (Int, _ x: Int) async -> Int
        }
        """,
      to: """
        struct Client {
          var a: () -> Int { // a
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: () -> Int = {
            Swift.fatalError()
          }
          var `b`: (Int, _ x: Int) async -> Int {
            @storageRestrictions(initializes: _b)
            init(initialValue) {
              _b = initialValue
            }
            get {
              _b
            }
            set {
              _b = newValue
            }
          }

          private var _b: (Int, _ x: Int) async -> Int = { _, _ in
            Swift.fatalError()
          }

          func `b`(_ p0: Int, x: Int) async -> Int {
            await self._b(p0, x)
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "Default value required for non-throwing closure 'a'",
          line: 2,
          column: 27,
          fixIts: [FixItSpec(message: "add a default value")]
        ),
        DiagnosticSpec(
          message: "Default value required for non-throwing closure 'b'",
          line: 3,
          column: 27,
          fixIts: [FixItSpec(message: "add a default value")]
        ),
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var a: () -> Int = { <#default#> } // a
          @DependencyEndpoint var `b`: (Int, _ x: Int) async -> Int = { _, _ in <#default#> }
        }
        """
    )
  }

  @Test func `a closure with typed throws requires a default value`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: () throws(Failure) -> Int
        }
        """,
      to: """
        struct Client {
          var a: () throws(Failure) -> Int {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: () throws(Failure) -> Int = {
            Swift.fatalError()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "Default value required for closure 'a' with typed throws",
          line: 2,
          column: 27,
          fixIts: [FixItSpec(message: "add a default value")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var a: () throws(Failure) -> Int = { <#default#> }
        }
        """
    )
  }

  @Test func `a constant is replaced by a fix-it`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint let a: () -> Void
        }
        """,
      to: """
        struct Client {
          let a: () -> Void
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' requires a 'var', because endpoints can be overridden",
          line: 2,
          column: 23,
          fixIts: [FixItSpec(message: "replace 'let' with 'var'")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var a: () -> Void
        }
        """
    )
  }

  @Test(
    arguments: [
      ("static var a: () -> Void = {}", 23),
      ("lazy var a: () -> Void = {}", 23),
      ("var a: () -> Void { {} }", 41),
    ]
  )
  func `a property that is not stored in every instance is an error`(property: String, column: Int)
  {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint \(property)
        }
        """,
      to: """
        struct Client {
          \(property)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' can only be applied to a stored instance property",
          line: 2,
          column: column
        )
      ]
    )
  }

  @Test func `an endpoint outside a type is an error`() {
    expectExpansion(
      of: """
        @DependencyEndpoint var a: () -> Void
        """,
      to: """
        var a: () -> Void
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' can only be applied to a stored instance property",
          line: 1,
          column: 1
        )
      ]
    )
  }

  @Test func `property observers are an error`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: () -> Void = {} {
            didSet {}
          }
        }
        """,
      to: """
        struct Client {
          var a: () -> Void = {} {
            didSet {}
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "property observers are not supported on endpoints",
          line: 3,
          column: 5
        )
      ]
    )
  }

  @Test(arguments: [("a: Handler", 30), ("a: (() -> Void)?", 30), ("a = {}", 27)])
  func `a type that is not spelled as a closure type is an error`(property: String, column: Int) {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var \(property)
        }
        """,
      to: """
        struct Client {
          var \(property)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@DependencyEndpoint' requires the type of 'a' to be written out as a closure type",
          line: 2,
          column: column
        )
      ]
    )
  }

  @Test func `an ignored endpoint loses one attribute by a fix-it`() {
    expectExpansion(
      of: """
        struct Client {
          // A comment.
          @DependencyEndpoint @DependencyEndpointIgnored
          var a: () -> Void
        }
        """,
      to: """
        struct Client {
          // A comment.

          var a: () -> Void {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: () -> Void = {
            EnsembleDependencies._unimplemented("a", of: "Client")
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpointIgnored' contradicts '@DependencyEndpoint'",
          line: 3,
          column: 23,
          fixIts: [FixItSpec(message: "remove '@DependencyEndpointIgnored'")]
        )
      ],
      fixed: """
        struct Client {
          // A comment.
          @DependencyEndpoint
          var a: () -> Void
        }
        """
    )
  }

  @Test func `a variadic parameter of a method is an error`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: (_ x: Int...) -> Void
        }
        """,
      to: """
        struct Client {
          var a: (_ x: Int...) -> Void {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: (_ x: Int...) -> Void = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }

          func a(x: Int) {
            self._a(x)
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "an endpoint cannot forward variadic parameters; use an array instead",
          line: 2,
          column: 39,
          fixIts: [FixItSpec(message: "replace with an array")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var a: (_ x: [Int]) -> Void
        }
        """
    )
  }

  @Test func `a variadic parameter of a default value is an error`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: @Sendable (Int...) -> Int = sum
        }
        """,
      to: """
        struct Client {
          var a: @Sendable (Int...) -> Int {
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: @Sendable (Int...) -> Int = {
            EnsembleDependencies._unimplemented("a", of: "Client")
            return (sum as @Sendable (Int...) -> Int)($0)
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "an endpoint cannot forward variadic parameters; use an array instead",
          line: 2,
          column: 44,
          fixIts: [FixItSpec(message: "replace with an array")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var a: @Sendable ([Int]) -> Int = sum
        }
        """
    )
  }

  @Test func `a variadic parameter that is not forwarded is accepted`() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var a: (Int...) -> Void
        }
        """,
      to: """
        struct Client {
          var a: (Int...) -> Void {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: (Int...) -> Void = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }
        }
        """
    )
  }

  @Test(arguments: ["name", #""\(name)""#, #""""#, #""load()""#, #""a b""#, #""1""#])
  func `an invalid method name is an error`(argument: String) {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint(method: \(argument)) var a: (_ x: Int) -> Void
        }
        """,
      to: """
        struct Client {
          var a: (_ x: Int) -> Void {
            @storageRestrictions(initializes: _a)
            init(initialValue) {
              _a = initialValue
            }
            get {
              _a
            }
            set {
              _a = newValue
            }
          }

          private var _a: (_ x: Int) -> Void = { _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "the method name of an endpoint must be a string literal with a valid identifier",
          line: 2,
          column: 31
        )
      ]
    )
  }
}
