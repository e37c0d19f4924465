// SPDX-License-Identifier: MIT

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@DependencyClient: diagnostics")
struct DependencyClientDiagnosticTests {
  @Test func `the attribute on a class is an error`() {
    expectExpansion(
      of: """
        @DependencyClient
        final class Client {
          var load: () -> Void = {}
        }
        """,
      to: """
        final class Client {
          var load: () -> Void = {}
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' can only be applied to a struct",
          line: 2,
          column: 7
        )
      ]
    )
  }

  @Test func `the attribute on an enum is an error`() {
    expectExpansion(
      of: """
        @DependencyClient
        enum Client {
        }
        """,
      to: """
        enum Client {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' can only be applied to a struct",
          line: 2,
          column: 1
        )
      ]
    )
  }

  @Test func `several endpoints in one declaration are an error`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var a, b: () -> Void
        }
        """,
      to: """
        struct Client {
          var a, b: () -> Void

          init(
            a: @escaping () -> Void,
            b: @escaping () -> Void
          ) {
            self.a = a
            self.b = b
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "each endpoint requires its own 'var'",
          line: 3,
          column: 3
        )
      ]
    )
  }

  @Test func `property observers are an error`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var a: () -> Void {
            didSet {}
          }
        }
        """,
      to: """
        struct Client {
          var a: () -> Void {
            didSet {}
          }

          init(
            a: @escaping () -> Void
          ) {
            self.a = a
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "property observers are not supported on endpoints",
          line: 4,
          column: 5
        )
      ]
    )
  }

  @Test func `a property without an obvious type is an error`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var a = [1] // numbers
        }
        """,
      to: """
        struct Client {
          var a = [1] // numbers

          init() {
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' requires the type of 'a' to be written out",
          line: 3,
          column: 7,
          fixIts: [FixItSpec(message: "add a type annotation")]
        )
      ],
      fixed: """
        @DependencyClient
        struct Client {
          var a: <#Type#> = [1] // numbers
        }
        """
    )
  }

  @Test func `repeated methods are an error`() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          @DependencyEndpoint(method: "go") var a: (_ x: Int, Int) -> Void
          @DependencyEndpoint(method: "go") var b: (_ x: Int, Int) -> Void
          var go: (_ x: Int, Int) -> Void
          @DependencyEndpoint(method: "go") var other: (_ x: String, Int) -> Void
        }
        """,
      to: """
        struct Client {
          var a: (_ x: Int, Int) -> Void {
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

          private var _a: (_ x: Int, Int) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("a", of: "Client")
          }

          func go(x: Int, _ p1: Int) {
            self._a(x, p1)
          }
          var b: (_ x: Int, Int) -> Void {
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

          private var _b: (_ x: Int, Int) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("b", of: "Client")
          }

          func go(x: Int, _ p1: Int) {
            self._b(x, p1)
          }
          @Ensemble.DependencyEndpoint
          var go: (_ x: Int, Int) -> Void
          var other: (_ x: String, Int) -> Void {
            @storageRestrictions(initializes: _other)
            init(initialValue) {
              _other = initialValue
            }
            get {
              _other
            }
            set {
              _other = newValue
            }
          }

          private var _other: (_ x: String, Int) -> Void = { _, _ in
            EnsembleDependencies._unimplemented("other", of: "Client")
          }

          func go(x: String, _ p1: Int) {
            self._other(x, p1)
          }

          init(
            a: @escaping (_ x: Int, Int) -> Void,
            b: @escaping (_ x: Int, Int) -> Void,
            go: @escaping (_ x: Int, Int) -> Void,
            other: @escaping (_ x: String, Int) -> Void
          ) {
            self._a = a
            self._b = b
            self._go = go
            self._other = other
          }

          init() {
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "another endpoint already has the method 'go(x:_:)'",
          line: 4,
          column: 31
        ),
        DiagnosticSpec(
          message: "another endpoint already has the method 'go(x:_:)'",
          line: 5,
          column: 7
        ),
      ]
    )
  }
}
