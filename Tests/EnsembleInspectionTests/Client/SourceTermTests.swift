// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleInspection

@Suite("Reading values from source code")
struct SourceTermTests {
  private func member(_ name: String, _ arguments: SourceTerm...) -> SourceTerm {
    .member(name, arguments.map { SourceTerm.Argument(label: nil, value: $0) })
  }

  @Test func `a case is read with or without its dot`() throws {
    #expect(try SourceTerm(".load") == member("load"))
    #expect(try SourceTerm("load") == member("load"))
    #expect(try SourceTerm("load()") == member("load"))
    #expect(try SourceTerm("  .load  ") == member("load"))
  }

  @Test func `payloads are nested`() throws {
    let term = try SourceTerm(".detail(.presented(.set(3)))")
    #expect(term == member("detail", member("presented", member("set", .word("3")))))
    #expect(try SourceTerm("add(3)") == member("add", .word("3")))
  }

  @Test func `labels, spaces and line breaks are read`() throws {
    let term = try SourceTerm(".element( id :7,\n  action: .tap )")
    let expected = SourceTerm.member(
      "element",
      [
        SourceTerm.Argument(label: "id", value: .word("7")),
        SourceTerm.Argument(label: "action", value: .member("tap", [])),
      ]
    )
    #expect(term == expected)
    let other = try SourceTerm(".a(_label: 1)")
    #expect(other == .member("a", [SourceTerm.Argument(label: "_label", value: .word("1"))]))
  }

  @Test(arguments: ["0", "-5", "3.25", "-0.5", "1e-5", "1_000", "true", "false", "nil"])
  func `a literal is a word`(text: String) throws {
    #expect(try SourceTerm(text) == .word(text))
  }

  @Test func `a text has escapes`() throws {
    #expect(try SourceTerm(#""a b""#) == .text("a b"))
    #expect(try SourceTerm(#""""#) == .text(""))
    #expect(try SourceTerm(#""\"x\" \\ \n\t\r\0\'""#) == .text("\"x\" \\ \n\t\r\0'"))
    #expect(try SourceTerm(#""\u{1F600}\u{e9}""#) == .text("😀é"))
    #expect(try SourceTerm(#""(.a, b: 1)""#) == .text("(.a, b: 1)"))
  }

  @Test func `values that are nested without end are refused`() throws {
    let error = try #require(throws: SourceTerm.SyntaxError.self) {
      try SourceTerm(String(repeating: ".a(", count: 200_000))
    }
    #expect(error.problem == "values are nested more than 100 times.")
    let deep = String(repeating: ".a(", count: 99) + "1" + String(repeating: ")", count: 99)
    #expect(throws: Never.self) { try SourceTerm(deep) }
  }

  @Test func `what the inspector writes as a text is read again`() throws {
    for text in ["", "a\"b\\c", "line\nline\r\n\ttab", "\0\u{7}\u{200B}é😀", #"C:\new"#] {
      var writer = SourceWriter()
      let code = writer.expression(text, isTyped: true)
      if code.hasPrefix("\"\"\"") || code.hasPrefix("#") { continue }
      #expect(try SourceTerm(code) == .text(text), "\(code)")
    }
  }

  @Test(arguments: [
    ("", "a value is missing at ''."),
    (".", "a name must follow a dot."),
    (".add(", "a value is missing at ''."),
    (".add(3", "a ')' is missing."),
    (".add(3 4)", "a ')' is missing."),
    (".add(3))", "there is ')' after the end."),
    (".add(,)", "a value is missing at ',)'."),
    (".add(3).b", "there is '.b' after the end."),
    ("\"abc", "a text does not end."),
    ("\"abc\\", "a text does not end."),
    (#""\u{zz}""#, "a character is missing after '\\u'."),
    ("%", "a value is missing at '%'."),
  ])
  func `a text that cannot be read is refused with its problem`(text: String, problem: String)
    throws
  {
    let error = try #require(throws: SourceTerm.SyntaxError.self) { try SourceTerm(text) }
    #expect(error.description == "'\(text)' cannot be read: \(problem)")
  }
}
