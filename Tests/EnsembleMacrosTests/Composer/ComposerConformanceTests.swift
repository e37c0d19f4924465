// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Composer: conformances")
struct ComposerConformanceTests {
  @Test func `options add conformances to custom protocols`() {
    let expansion = expanded(
      #"""
      @ComposeReducer(
        .state(.conforming(to: (any Named).self, Shop.Priced.self), .hashable),
        .action(.conforming(to: (any A & B).self)),
      )
      @Composer
      struct Feature {
      }
      """#
    )
    #expect(
      expansion.contains("struct State: Named, Shop.Priced, Swift.Equatable, Swift.Hashable, ")
    )
    #expect(expansion.contains("enum Action: A & B, EnsembleCasePaths.CasePathable, "))
  }

  @Test func `a protocol that is not written inline is an error`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.state(.conforming(to: named)))
        @Composer
        struct Feature {
        }
        """#,
      DiagnosticSpec(
        message: "a protocol must be written inline, as in '(any Named).self'",
        line: 1,
        column: 40
      )
    )
  }

  private func warning(
    _ type: String,
    _ protocols: String,
    column: Int
  ) -> DiagnosticSpec {
    DiagnosticSpec(
      message: "'\(type)' is declared explicitly, but does not state its conformance to "
        + "'\(protocols)'; if an extension does, remove the option",
      line: 1,
      column: column,
      severity: .warning,
      fixIts: [FixItSpec(message: "add '\(protocols)'")]
    )
  }

  @Test func `a fix-it adds an inheritance clause`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.action(.hashable))
        @Composer
        struct Feature {
          struct State {
          }
          enum Action {
          }
        }
        """#,
      warning("Action", "Hashable", column: 25),
      fixed: #"""
        @ComposeReducer(.action(.hashable))
        @Composer
        struct Feature {
          struct State {
          }
          enum Action: Hashable {
          }
        }
        """#
    )
  }

  @Test func `a fix-it extends an inheritance clause`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.state(.conforming(to: (any Shop.Priced).self)))
        @Composer
        struct Feature {
          struct State: Equatable, Named {
          }
        }
        """#,
      warning("State", "Shop.Priced", column: 40),
      fixed: #"""
        @ComposeReducer(.state(.conforming(to: (any Shop.Priced).self)))
        @Composer
        struct Feature {
          struct State: Equatable, Named, Shop.Priced {
          }
        }
        """#
    )
  }

  @Test func `a fix-it adds the missing half of Codable`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.state(.codable))
        @Composer
        struct Feature {
          struct State: Decodable {
          }
        }
        """#,
      warning("State", "Encodable", column: 24),
      fixed: #"""
        @ComposeReducer(.state(.codable))
        @Composer
        struct Feature {
          struct State: Decodable, Encodable {
          }
        }
        """#
    )
  }

  @Test(
    "a conformance implied by another one is not missing",
    arguments: [
      ("State", ".state(.encodable, .decodable)", "Codable"),
      ("State", ".state(.codable)", "Decodable & Encodable"),
      ("Action", ".action(.equatable)", "Swift.Hashable"),
      ("State", ".state(.sendable)", "@unchecked Sendable"),
      ("State", ".state(.conforming(to: (any Shop.Priced).self))", "Shop.Priced"),
    ]
  )
  func impliedConformance(type: String, option: String, clause: String) {
    expectDiagnostics(
      of: """
        @ComposeReducer(\(option))
        @Composer
        struct Feature {
          \(type == "State" ? "struct" : "enum") \(type): \(clause) {
          }
        }
        """
    )
  }

  @Test func `notEquatable has an effect on generated destinations`() {
    expectDiagnostics(
      of: #"""
        @ComposeReducer(.state(.notEquatable), children: [.presentsDestination(children: [])])
        @Composer
        struct Feature {
          struct State {
          }
        }
        """#
    )
  }

  @Test func `a comparison of an observed value is passed on`() {
    let expansion = expanded(
      #"""
      @Composer
      struct Feature {
        struct State {
        }
        @ComposeBodyOnChange(of: \State.rows, isEqual: { $0.count == $1.count }, attachment: .core)
        func changed() {
        }
      }
      """#
    )
    #expect(expansion.contains("of: \\.rows,\n"))
    #expect(expansion.contains("attachment: .core,\n"))
    #expect(expansion.contains("isEqual: {"))
  }
}
