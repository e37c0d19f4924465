// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation
import Testing

@testable import EnsembleInspector

@MainActor
@Suite("Colors of sources")
struct SwiftHighlighterTests {
  /// Returns the parts of a source that have a kind.
  private func parts(_ kind: SourceSpan.Kind, _ source: String) -> [String] {
    SwiftHighlighter.spans(of: source).filter { $0.kind == kind }.map(\.text)
  }

  @Test func `the parts of each source are the source`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let sources = files.filter { $0.pathExtension == "swift" }
    #expect(sources.count > 10)
    for file in sources {
      let source = try String(contentsOf: file, encoding: .utf8)
      let spans = SwiftHighlighter.spans(of: source)
      #expect(spans.map(\.text).joined() == source, "\(file.lastPathComponent)")
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.kind != $1.kind })
    }
  }

  @Test func `a written test is shown as it is`() {
    let code = """
      @Test func counting() {
        #expect(1 + 1 == 2)
      }
      """
    #expect(ViewHost(SwiftSourceText(code)).texts == [code])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "#\"", "\"\\(", "\"\\(a", "/*", "#/", "@", "#", "`", "\\", "\"\\", "é\u{301}\"",
    "\"\\(\"\\(\"",
  ])
  func `an unfinished source is shown as it is`(source: String) {
    #expect(SwiftHighlighter.spans(of: source).map(\.text).joined() == source)
  }

  @Test func `deep interpolations do not use up the stack`() {
    let source = String(repeating: "\"\\(", count: 200_000)
    #expect(SwiftHighlighter.spans(of: source).map(\.text).joined() == source)
  }

  @Test func `keywords are words, and no members`() {
    #expect(parts(.keyword, "let a = b.default ?? self.in") == ["let", "self"])
    #expect(parts(.keyword, "letter inner `default`") == [])
    #expect(parts(.keyword, "A.self") == ["self"])
    #expect(parts(.keyword, "#if DEBUG") == ["#if"])
  }

  @Test func `types begin with an uppercase letter`() {
    #expect(parts(.type, "let a: Array<Int> = .Some") == ["Array", "Int", "Some"])
  }

  @Test func `code in a string is code`() {
    #expect(parts(.literal, #""a \(b + "c") d""#) == [#""a \("#, #""c") d""#])
    #expect(parts(.plain, #""a \(f(1)) d""#) == ["f(", ")"])
    #expect(parts(.literal, ##"#"a \(b) \#(c) "d" "#"##) == [##"#"a \(b) \#("##, ##") "d" "#"##])
    #expect(parts(.literal, "\"\"\"\n\"a\" \\\"\"\"\n\"\"\"") == ["\"\"\"\n\"a\" \\\"\"\"\n\"\"\""])
  }

  @Test func `numbers end before a range`() {
    #expect(
      parts(.literal, "0..<12 1.5 0x1F 1_000.rounded()") == ["0", "12", "1.5", "0x1F", "1_000"]
    )
  }

  @Test func `comments may be nested, and contain quotes`() {
    #expect(parts(.comment, "a // \"b\nc") == ["// \"b"])
    #expect(parts(.comment, "a /* b /* c */ \" */ d") == ["/* b /* c */ \" */"])
  }

  @Test func `attributes and macros have a color`() {
    #expect(parts(.attribute, "@Test(#expect) #Preview {}") == ["@Test", "#expect", "#Preview"])
  }
}
