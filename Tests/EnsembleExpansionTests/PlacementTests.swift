// SPDX-License-Identifier: MIT

import Testing

@Suite("Where generated code goes")
struct PlacementTests {
  @Test("a macro without anything to expand leaves a file as it is")
  func nothingToExpand() {
    let source = "import Ensemble\r\n\r\n\tstruct  Odd{ }   \n"
    #expect(expanded(source) == source)
  }

  @Test("foreign macros and attributes stay as they are")
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

  @Test("a macro may be named with its module")
  func qualifiedName() {
    let plain = expanded("@CasePathable enum Kind { case a }")
    #expect(plain.contains("struct AllCasePaths"))
    #expect(expanded("@Ensemble.CasePathable enum Kind { case a }") == plain)
  }

  @Test("several declarations on one line get lines of their own")
  func oneLine() {
    let expansion = expanded("@CasePathable enum A { case a }; @CasePathable enum B { case b }")
    #expect(
      expansion.lines(with: "enum") == ["enum A {", "enum B {"]
    )
    #expect(expansion.lines(with: "extension").count == 2)
  }

  @Test("an extension is under the conditions of its type")
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
            extension Outer.A: EnsembleCore.FormState {}
          #endif

          #if !(os(Linux)) && (os(Windows))
            extension Outer.B: EnsembleCore.FormState {}
          #endif

          #if !(os(Linux)) && !(os(Windows))
            extension Outer.C: EnsembleCore.FormState {}
          #endif
        #endif
        """
      )
    )
  }

  @Test("an extension has the name of the type that is extended around it")
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
      expansion.hasSuffix("extension App.Settings.State: EnsembleCore.FormState {}")
    )
  }

  @Test(
    "a conformance that the file states is not added",
    arguments: [
      "@FormFields struct State: FormState {}",
      "@FormFields struct State: Sendable & EnsembleCore.FormState {}",
      "@FormFields struct State {}\nextension State: FormState {}",
    ]
  )
  func statedConformance(source: String) {
    let expansion = expanded(source)
    #expect(expansion.contains("static var formFields"))
    #expect(!expansion.contains("extension State: EnsembleCore.FormState"))
  }

  @Test("the contents of string literals are kept")
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

  @Test func `an attribute that touches another leaves the space behind it`() {
    let text = expanded("@objc@CasePathable\nenum E { case a }")
    #expect(text.hasPrefix("@objc\nenum E {"))
  }

  @Test("the lines of a string literal move together, and empty ones stay empty")
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
