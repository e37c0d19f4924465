// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import NIOCore
import Testing

@testable import EnsembleWeb

@MainActor
@Suite("Keys that views take, in a browser")
struct KeyTests {
  private func node(
    _ content: ElementContent = .focusArea,
    isDisabled: Bool = false,
    _ change: (inout ElementDetails) -> Void
  ) throws -> ModelNode {
    try renderedNode(content, isDisabled: isDisabled, change)
  }

  @Test func `a view that can have the focus is reached by the tab key, and names its keys`() throws
  {
    let board = try node {
      $0.keys = .some([.upArrow, "a", .space])
      $0.label = "Board"
    }
    #expect(board.tag == "div")
    #expect(board.attributes["tabindex"] == "0")
    #expect(board.attributes["data-keys"] == " \nArrowUp\na")
    #expect(board.attributes["role"] == "group")
    #expect(board.attributes["aria-label"] == "Board")
    #expect(try node { $0.keys = .all }.attributes["data-keys"] == "")
  }

  @Test func `a disabled view takes no keys`() throws {
    let board = try node(isDisabled: true) { $0.keys = .all }
    #expect(board.attributes["tabindex"] == nil)
    #expect(board.attributes["data-keys"] == nil)
  }

  @Test(
    arguments: [
      (#"["ArrowLeft"]"#, KeyPress(.leftArrow)),
      (#"["Enter","Shift"]"#, KeyPress(.return, modifiers: .shift)),
      (#"["é","Alt"]"#, KeyPress("é", modifiers: .option)),
      (#"[" ","Control","Meta"]"#, KeyPress(.space, modifiers: [.control, .command])),
    ]
  )
  func `a key arrives by its name in browsers`(value: String, press: KeyPress) throws {
    let json = #"{"page":"p","token":"t","events":[{"n":1,"e":3,"k":"key","v":\#(value)}]}"#
    let event = try #require(try EventRequest(json: ByteBuffer(string: json)).events.first)
    guard case .view(.key(press)) = event.kind else {
      Issue.record("\(event.kind)")
      return
    }
  }

  @Test(arguments: [#"["F5"]"#, "[]", #"["ab"]"#, #""a""#])
  func `an unknown key is malformed`(value: String) throws {
    let json = #"{"page":"p","token":"t","events":[{"n":1,"e":3,"k":"key","v":\#(value)}]}"#
    #expect(try EventRequest(json: ByteBuffer(string: json)).events.first?.isMalformed == true)
  }

  @Test func `the color behind a part of a text is a style of its own`() throws {
    var run = TextRun("Sold")
    run.background = Color(red: 1, green: 0, blue: 0)
    run.foreground = Color(red: 0, green: 0, blue: 1)
    let text = try node(.text("Sold")) { $0.runs = [run] }
    let style = try #require(text.find("e0s0")?.attributes["style"])
    #expect(style == "color:rgb(0 0 255);background:rgb(255 0 0)")
  }
}
#endif
