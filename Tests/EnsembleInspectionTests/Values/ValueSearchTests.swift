// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleInspection

@Suite("Searches in values")
struct ValueSearchTests {
  private func search(_ text: String, in value: Any) -> [PartSummary] {
    var search = ValueSearch(text)
    search.visit(ValueNode(name: "", value: value), at: [])
    return search.found
  }

  @Test func `parts are found by their names, in any case`() {
    let found = search("WIDTH", in: Album())
    #expect(found.map(\.path) == [["cover", "width"]])
    #expect(found.map(\.summary) == ["3"])
    #expect(found.map(\.type) == ["Int"])
  }

  @Test func `values without parts are found by their descriptions`() {
    #expect(search("home", in: Album()).map(\.path) == [["title"]])
    let names = search("track", in: Album()).map { $0.path.joined(separator: "/") }
    #expect(names == ["tracks", "tracks/[0]/name", "tracks/[1]/name", "tracks/[2]/name"])
  }

  @Test func `a part with parts is not found by its description`() {
    #expect(search("Album.Cover", in: Album()).isEmpty)
  }

  @Test func `a hundred parts are found at most`() {
    let found = search("5", in: Array(repeating: 5, count: 1_000))
    #expect(found.count == 100)
    #expect(found.last?.path == ["[99]"])
  }

  @Test func `parts beyond the first fifty thousand are not looked at`() {
    var texts = Array(repeating: "", count: 60_000)
    texts[49_999] = "seven"
    texts[50_000] = "seven"
    var search = ValueSearch("seven")
    search.visit(ValueNode(name: "", value: texts), at: [])
    #expect(search.found.map(\.name) == ["[49999]"])
    #expect(search.isIncomplete)
  }

  @Test func `a value that contains itself deeply ends the search`() {
    final class Ring {
      var next: Ring?
    }
    let ring = Ring()
    ring.next = ring
    #expect(search("next", in: ring).count == 13)
    ring.next = nil
  }
}
