// SPDX-License-Identifier: MIT

import Testing

@Suite("Placement of generated code")
struct PlacementTests {
  @Test("a file without macros is unchanged")
  func nothingToExpand() {
    let source = "import Ensemble\r\n\r\n\tstruct  Odd{ }   \n"
    #expect(expanded(source) == source)
  }

  @Test("foreign macros and attributes are unchanged")
  func foreignMacros() {
    let source = """
      @Observable @MainActor
      final class Model {
        @Other.CasePathable enum Kind { case a }
        @Published var value = #foreign(1)
      }
      """
    #expect(expanded(source) == source)
  }

  @Test("the name of a macro may be qualified")
  func qualifiedName() {
    let plain = expanded("@CasePathable enum Kind { case a }")
    #expect(plain.contains("struct AllCasePaths"))
    #expect(expanded("@Ensemble.CasePathable enum Kind { case a }") == plain)
  }

  @Test("declarations on one line are separated")
  func oneLine() {
    let expansion = expanded("@CasePathable enum A { case a }; @CasePathable enum B { case b }")
    #expect(
      expansion.lines(with: "enum") == ["enum A {", "enum B {"]
    )
    #expect(expansion.lines(with: "extension").count == 2)
  }

  @Test("an extension has the #if conditions of its type")
  func conditions() {
    let expansion = expanded(
      """
      #if DEBUG
        enum Outer {
          #if os(Linux)
            @FormFields struct A {}
          #elseif os(Windows)
            @FormFields struct B {}
          #else
            @FormFields struct C {}
          #endif
        }
      #endif
      """
    )
    #expect(
      expansion.hasSuffix(
        """
          }

          #if (os(Linux))
            extension Outer.A: nonisolated EnsembleForms.FormState {}
          #endif

          #if !(os(Linux)) && (os(Windows))
            extension Outer.B: nonisolated EnsembleForms.FormState {}
          #endif

          #if !(os(Linux)) && !(os(Windows))
            extension Outer.C: nonisolated EnsembleForms.FormState {}
          #endif
        #endif
        """
      )
    )
  }

  @Test("an extension uses the name of the extended type around it")
  func insideExtension() {
    let expansion = expanded(
      """
      public extension App.Settings {
        @FormFields struct State {}
      }
      """
    )
    #expect(expansion.contains("    public static var formFields"))
    #expect(
      expansion.hasSuffix("extension App.Settings.State: nonisolated EnsembleForms.FormState {}")
    )
  }

  @Test(
    "a conformance stated in the file is not added",
    arguments: [
      "@FormFields struct State: FormState {}",
      "@FormFields struct State: Sendable & EnsembleForms.FormState {}",
      "@FormFields struct State {}\nextension State: FormState {}",
    ]
  )
  func statedConformance(source: String) {
    let expansion = expanded(source)
    #expect(expansion.contains("static var formFields"))
    #expect(!expansion.contains("extension State: nonisolated EnsembleForms.FormState"))
  }

  @Test("the contents of string literals are unchanged")
  func stringLiterals() {
    let expansion = expanded(
      #"""
      struct Client {
        @DependencyEndpoint var text: () -> String = { """
          a
            b
          """ }
      }
      """#
    )
    let lines = expansion.split(separator: "\n").map(String.init)
    let column = { (text: String) in
      lines.first { $0.hasSuffix(text) }.map { $0.count - text.count }
    }
    let margin = lines.last { $0.hasSuffix(#"""""#) }.map { $0.count - 3 }
    #expect(column(" a").map { $0 + 1 } == margin)
    #expect(column(" b").map { $0 - 1 } == margin)
  }

  @Test func `removing an attribute keeps the whitespace between adjacent tokens`() {
    let text = expanded("@objc@CasePathable\nenum E { case a }")
    #expect(text.hasPrefix("@objc\nenum E {"))
  }

  @Test("lines of a string literal are indented together, except empty ones")
  func blankLinesOfStringLiterals() {
    let source = #"""
      struct Client {
        @DependencyEndpoint var text: () -> String = {
          """
          one

          two
          """
        }
      }
      """#
    let text = expanded(source)
    let literals = text.matches(of: #/\n *"""\n( *)one\n\n( *)two\n( *)"""/#)
    #expect(literals.count == 1)
    for literal in literals { #expect(Set([literal.1, literal.2, literal.3]).count == 1) }
  }
}
