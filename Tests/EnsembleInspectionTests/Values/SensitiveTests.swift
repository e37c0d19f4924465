// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@Suite("Sensitive values")
struct SensitiveTests {
  private let secret = "1234"

  @Test func `descriptions show dots`() {
    let pin = Sensitive(secret)
    #expect("\(pin)" == "•••")
    #expect(String(reflecting: pin) == "•••")
    #expect("\(Optional(pin) as Any)".contains("•••"))
    #expect(!"\(Album())".contains(secret))
    #expect(!String(reflecting: Album()).contains(secret))
  }

  @Test func `dumps show dots`() {
    var text = ""
    customDump(Album(), to: &text)
    #expect(text.contains("•••"))
    #expect(!text.contains(secret))
    text = ""
    dump(Album(), to: &text)
    #expect(!text.contains(secret))
  }

  @Test func `a dump of a difference shows dots`() {
    let text = diff(Album(), Album(title: "Away", pin: Sensitive("5678"))) ?? ""
    #expect(text.contains("Away"))
    #expect(!text.contains(secret) && !text.contains("5678"))
  }

  @Test func `a tree shows dots, and no parts`() throws {
    let node = try #require(ValueNode(name: "", value: Album()).part("pin"))
    #expect(node.partCount == 0)
    #expect(node.parts().isEmpty)
    #expect(ValueDescription.summary(node.value) == "•••")
    #expect(ValueDescription.summary(Optional(Sensitive([1])) as Any) == "•••")
  }

  @Test func `a difference shows dots`() {
    let changes = ValueDifference(from: Album(), to: Album(pin: Sensitive("5678"))).changes
    #expect(changes == [PartChange(path: "pin", old: "•••", new: "•••")])
  }

  @Test func `a search does not find the value`() {
    var search = ValueSearch(secret)
    search.visit(ValueNode(name: "", value: Album()), at: [])
    #expect(search.found.isEmpty)
  }

  @Test func `a condition does not tell the value`() throws {
    #expect(try !StateCondition("pin == 1234").holds(for: Album()))
    #expect(try !StateCondition("pin == \"1234\"").holds(for: Album()))
    #expect(try !StateCondition("pin.value == \"1234\"").holds(for: Album()))
  }

  @Test func `source code does not contain the value`() {
    var writer = SourceWriter()
    let code = writer.expression(Album(), isTyped: false)
    #expect(!code.contains(secret))
    #expect(!writer.problems.isEmpty)
  }

  @Test func `an encoding contains the value`() throws {
    let data = try JSONEncoder().encode([Sensitive(secret)])
    #expect(String(decoding: data, as: UTF8.self) == #"["1234"]"#)
    #expect(try JSONDecoder().decode([Sensitive<String>].self, from: data) == [Sensitive(secret)])
  }

  @Test func `equal values are equal and have one hash`() {
    #expect(Sensitive(1) == Sensitive(1))
    #expect(Sensitive(1) != Sensitive(2))
    #expect(Set([Sensitive(1), Sensitive(1)]).count == 1)
  }
}
