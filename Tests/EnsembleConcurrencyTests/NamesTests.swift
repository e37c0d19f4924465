// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleInternals
import Testing

/// The runtime marks private and local contexts with an address, which varies from run to run.
@Suite("Names of types in messages")
struct NamesTests {
  private enum Hidden {
    case plain
    case nested(Payload)

    struct Payload { var name = "a" }
  }

  @Test func `the name of a private type has no mark and no module`() {
    #expect(typeName(Hidden.self) == "NamesTests.Hidden")
    #expect(typeName(Hidden.Payload.self) == "NamesTests.Hidden.Payload")
    #expect(typeName(Outer.self) == "Outer")
  }

  @Test func `the name of a local type has no mark`() {
    enum Local {}
    #expect(typeName(Local.self) == "NamesTests.Local")
    #expect(typeName([Local].self) == "Array<EnsembleConcurrencyTests.NamesTests.Local>")
  }

  @Test func `nested values have no marks`() {
    enum Local { case one(Hidden) }
    let text = debugText(of: [Local.one(.nested(Hidden.Payload()))])
    #expect(!text.contains("unknown context"))
    #expect(text.contains("Local.one("))
    #expect(text.contains("NamesTests.Hidden.nested("))
  }

  @Test func `an erased value is described without marks`() {
    struct ID: Hashable { let value: Value }
    enum Value { case first }
    let id = AnyHashableSendable(ID(value: .first))
    #expect(!id.description.contains("unknown context"))
    #expect(!id.debugDescription.contains("unknown context"))
  }

  @Test(arguments: [
    ("a (unknown context at $55c698075208).B", "a B"),
    ("(unknown context at $1).(unknown context at $2).B", "B"),
    ("(unknown context at $12", "(unknown context at $12"),
    ("(unknown context at $xyz).B", "(unknown context at $xyz).B"),
    ("(unknown context at $(unknown context at $1).B", "(unknown context at $B"),
    ("", ""),
  ])
  func `only marks are taken out`(text: String, expected: String) {
    #expect(text.removingContextMarks() == expected)
  }
}

private enum Outer {}
