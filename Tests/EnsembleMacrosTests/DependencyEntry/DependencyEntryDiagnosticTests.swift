// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import Testing

@Suite("@DependencyEntry: diagnostics")
struct DependencyEntryDiagnosticTests {
  @Test(
    arguments: [
      """
      @DependencyEntry var a = 1
      ^ error: '@DependencyEntry' can only be applied to a property in an extension of 'DependencyValues'
      """,
      """
      struct Client {
        @DependencyEntry var a = 1
        ^ error: '@DependencyEntry' can only be applied to a property in an extension of 'DependencyValues'
      }
      """,
      """
      extension EnvironmentValues {
        @DependencyEntry(testValue: 2) var a = 1
        ^ error: '@DependencyEntry' can only be applied to a property in an extension of 'DependencyValues'
      }
      """,
      """
      extension DependencyValues {
        struct Values {
          @DependencyEntry var a = 1
          ^ error: '@DependencyEntry' can only be applied to a property in an extension of 'DependencyValues'
        }
      }
      """,
    ]
  )
  func `a dependency is a property of the values`(source: String) {
    expectDiagnostics(source)
  }

  @Test(
    arguments: [
      """
      @DependencyEntry let a = 1
                       ^ error: '@DependencyEntry' requires a 'var', because dependencies can be overridden
                       ^ fix: replace 'let' with 'var'
      ~ @DependencyEntry var a = 1
      """,
      """
      @DependencyEntry public static var a = 1
                              ^ error: '@DependencyEntry' cannot be applied to a 'static' property
                              ^ fix: remove 'static'
      ~ @DependencyEntry public var a = 1
      """,
      """
      @DependencyEntry
      static public var a = 1
      ^ error: '@DependencyEntry' cannot be applied to a 'static' property
      ^ fix: remove 'static'
      ~ public var a = 1
      """,
      """
      // A comment.
      @DependencyEntry
      lazy var a = 1
      ^ error: '@DependencyEntry' cannot be applied to a 'lazy' property
      ^ fix: remove 'lazy'
      ~ var a = 1
      """,
      """
      @DependencyEntry var a: API // a
                           ^ error: '@DependencyEntry' requires an initial value, which is the value in a running application
                           ^ fix: add an initial value
      ~ @DependencyEntry var a: API = <#live value#> // a
      """,
      """
      @DependencyEntry var a: API {
                                  ^ error: '@DependencyEntry' requires an initial value instead of accessors
        get { .live }
        set {}
      }
      """,
      """
      @DependencyEntry var a = API.live {
                                        ^ error: '@DependencyEntry' requires an initial value instead of accessors
        didSet {}
      }
      """,
      """
      @DependencyEntry var (a, b) = (1, 2)
                           ^ error: each dependency requires its own 'var'
      """,
    ]
  )
  func `a dependency is a variable with an initial value`(property: String) {
    expectDiagnostics(in: "extension DependencyValues", property)
  }

  @Test func `the value of a getter can become the initial value`() {
    let expansion = SourceExpansion(
      of: "extension DependencyValues { @DependencyEntry var a: API { .live } }"
    )
    #expect(
      expansion.diagnostics.map(\.message)
        == ["'@DependencyEntry' requires an initial value instead of accessors"]
    )
    let fixes = expansion.diagnostics.flatMap(\.fixIts)
    #expect(fixes.map(\.message.message) == ["make it the initial value"])
    let bindings = fixes.flatMap(\.changes).compactMap { change -> String? in
      guard case .replace(_, let binding) = change else { return nil }
      return binding.description
    }
    #expect(bindings == ["a: API = .live "])
  }
}
