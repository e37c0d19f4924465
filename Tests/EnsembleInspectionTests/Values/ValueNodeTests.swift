// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import EnsembleInspection

@Suite("Trees of values")
struct ValueNodeTests {
  private func root(_ value: Any) -> ValueNode { ValueNode(name: "", value: value) }

  @Test func `the fields of a state have the names of its source`() {
    let names = root(Ledger.State()).parts().map(\.name)
    #expect(names == ["entries", "note", "sum", "rate", "detail", "path"])
  }

  @Test func `an optional has the parts of its value`() {
    #expect(root(Album()).node(at: ["cover", "width"])?.value as? Int == 3)
    #expect(root(Album(cover: nil)).part("cover")?.partCount == 0)
    #expect(root(Album(cover: nil)).node(at: ["cover", "width"]) == nil)
  }

  @Test func `a presented state has the parts of the state`() {
    var state = Ledger.State()
    #expect(root(state).part("detail")?.partCount == 0)
    state.detail = Ledger.Detail.State(number: 4)
    #expect(root(state).part("detail")?.parts().map(\.name) == ["number"])
    #expect(root(state).node(at: ["detail", "number"])?.value as? Int == 4)
  }

  @Test func `a shared value has the parts of the value`() {
    struct State {
      @Shared(value: Album.Cover(width: 8)) var cover
    }
    #expect(root(State()).node(at: ["cover", "width"])?.value as? Int == 8)
  }

  @Test func `an enum has its case as its part`() {
    #expect(root(Album.Phase.idle).partCount == 0)
    #expect(root(Album.Phase.loading(7)).part("loading")?.value as? Int == 7)
    let failed = root(Album.Phase.failed(code: 5, reason: "late"))
    #expect(failed.node(at: ["failed", "reason"])?.value as? String == "late")
  }

  @Test func `the elements of a collection are named by their places`() {
    let album = root(Album())
    #expect(album.part("labels")?.parts().map(\.name) == ["[0]", "[1]"])
    #expect(album.node(at: ["tracks", "[2]", "id"])?.value as? Int == 3)
    #expect(album.part("genres")?.parts().map(\.name) == ["[0]"])
    #expect(album.node(at: ["ratings", "[0]", "value"])?.value as? Int == 3)
  }

  @Test func `the elements of a tuple are named by their labels or places`() {
    #expect(root((1, name: "a")).parts().map(\.name) == ["0", "name"])
  }

  @Test func `a few parts of a large array are returned without the others`() {
    let array = root(Array(0..<100_000))
    #expect(array.partCount == 100_000)
    let parts = array.parts(99_990..<99_995)
    #expect(parts.map(\.name) == (99_990..<99_995).map { "[\($0)]" })
    #expect(parts.map { $0.value as? Int } == Array(99_990..<99_995))
    #expect(array.parts(99_998..<100_010).count == 2)
    #expect(array.part("[99999]")?.value as? Int == 99_999)
  }

  @Test func `a range of fields is returned`() {
    #expect(root(Album()).parts(1..<3).map(\.name) == ["year", "cover"])
    #expect(root(Album()).parts(90..<95).isEmpty)
  }

  @Test(arguments: [
    "[3]", "[-1]", "[9223372036854775807]", "[]", "[x]", "tracks", "",
  ]) func `a part that does not exist is nil`(name: String) {
    #expect(root([1, 2, 3]).part(name) == nil)
  }

  @Test func `a range outside of the parts is empty`() {
    #expect(root([1, 2, 3]).parts(3..<9).isEmpty)
    #expect(root([1, 2, 3]).parts(-2..<2).map(\.name) == ["[0]", "[1]"])
    #expect(root(Album()).parts(-2..<1).map(\.name) == ["title"])
  }

  @Test func `a value that describes itself has no parts`() {
    let leaves: [Any] = [
      "text", Date(), UUID(), Data([1, 2]), Decimal(3), Duration.seconds(1), Sensitive([1, 2]), 5,
      true,
      URL(filePath: "/tmp"), Optional("text") as Any,
    ]
    #expect(leaves.allSatisfy { root($0).partCount == 0 && root($0).parts().isEmpty })
  }

  @Test func `an empty path leads to the value itself`() {
    #expect(root(7).node(at: [])?.value as? Int == 7)
  }
}
