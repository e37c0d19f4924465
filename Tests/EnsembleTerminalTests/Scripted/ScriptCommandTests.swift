// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleTerminal

@Suite("Script commands")
struct ScriptCommandTests {
  @Test(arguments: [
    ("tap Save", ScriptCommand.tap(ScriptTarget("Save"))),
    ("  TAP  Save all  ", .tap(ScriptTarget("Save all"))),
    ("toggle Sound", .toggle(ScriptTarget("Sound"))),
    ("type Name = Blob = 1", .type(ScriptTarget("Name"), "Blob = 1")),
    ("type Name =", .type(ScriptTarget("Name"), "")),
    ("Name=Blob", .set(ScriptTarget("Name"), "Blob")),
    ("First name = Blob", .set(ScriptTarget("First name"), "Blob")),
    ("Type = x", .set(ScriptTarget("Type"), "x")),
    ("choose Size = L", .choose(ScriptTarget("Size"), "L")),
    ("slide Volume = 0.5", .slide(ScriptTarget("Volume"), "0.5")),
    ("plus Count", .plus(ScriptTarget("Count"))),
    ("minus Count", .minus(ScriptTarget("Count"))),
    ("submit Name", .submit(ScriptTarget("Name"))),
    ("focus Name", .focus(ScriptTarget("Name"))),
    ("expect 1 of 2", .expect("1 of 2", isShown: true)),
    ("expect no  milk", .expect("milk", isShown: false)),
    ("EXPECT \"no milk\"", .expect("no milk", isShown: true)),
    ("expect no", .expect("no", isShown: true)),
    ("expect normal", .expect("normal", isShown: true)),
    ("expect = x", .set(ScriptTarget("expect"), "x")),
    ("wait 0.5", .wait(0.5)), ("back", .back), ("dismiss", .dismiss), ("", .show),
    ("help", .help), ("quit", .quit), ("q", .quit), ("Quit\r", .quit),
  ])
  func `a line is parsed`(line: String, command: ScriptCommand) throws {
    #expect(try ScriptCommand(line) == command)
  }

  @Test(arguments: [
    "nonsense", "tap", "expect", "type Name", "wait long", "wait -1", "wait inf", "wait nan",
  ])
  func `an invalid command is reported`(line: String) {
    #expect(throws: ScriptError.self) { try ScriptCommand(line) }
  }

  @Test func `a number distinguishes equal labels`() {
    #expect(ScriptTarget("Delete #2").label == "Delete")
    #expect(ScriptTarget("Delete #2").number == 2)
    #expect(ScriptTarget("C#").label == "C#")
    #expect(ScriptTarget("Issue#7").number == nil)
    #expect(ScriptTarget("#7").label == "#7")
  }

  @Test func `lines are split from bytes in any portions`() {
    var splitter = LineSplitter()
    let first = splitter.split(Array("one\ntw".utf8))
    let second = splitter.split(Array("o\n\nth".utf8))
    let rest = [splitter.finish(), splitter.finish()]
    #expect(first == ["one"])
    #expect(second == ["two", ""])
    #expect(rest == ["th", nil])
  }
}
