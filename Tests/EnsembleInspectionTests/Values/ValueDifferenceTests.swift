// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@testable import EnsembleInspection

@Suite("Differences of values")
struct ValueDifferenceTests {
  private typealias Track = Album.Track

  private func changes(_ change: (inout Album) -> Void) -> [PartChange] {
    var album = Album()
    change(&album)
    return ValueDifference(from: Album(), to: album).changes
  }

  @Test func `equal values have no differences`() {
    #expect(changes { _ in }.isEmpty)
    let difference = ValueDifference(from: [1, 2], to: [1, 2])
    #expect(difference.changes.isEmpty && !difference.isIncomplete)
  }

  @Test func `a changed field has its path and both descriptions`() {
    #expect(
      changes { $0.title = "Away" } == [PartChange(path: "title", old: #""Home""#, new: #""Away""#)]
    )
    #expect(changes { $0.year = nil } == [PartChange(path: "year", old: "1999", new: "nil")])
  }

  @Test func `a nested field is reported and not what is around it`() {
    #expect(
      changes { $0.cover?.width = 4 } == [PartChange(path: "cover.width", old: "3", new: "4")]
    )
    #expect(changes { $0.tracks[1].name = "Two" }.map(\.path) == ["tracks[1].name"])
    #expect(
      changes { $0.cover = nil } == [
        PartChange(path: "cover", old: "Album.Cover(width: 3)", new: "nil")
      ]
    )
  }

  @Test func `changes have the order of the fields`() {
    let paths = changes {
      $0.isLoved = true
      $0.title = ""
      $0.labels[1] = "c"
    }.map(\.path)
    #expect(paths == ["title", "labels[1]", "isLoved"])
  }

  @Test func `a value without fields is reported with an empty path`() {
    #expect(ValueDifference(from: 1, to: 2).changes == [PartChange(path: "", old: "1", new: "2")])
  }

  @Test func `another case is a change of the whole enum`() {
    #expect(
      changes { $0.phase = .loading(1) } == [
        PartChange(path: "phase", old: ".idle", new: ".loading(_)")
      ]
    )
    let difference = ValueDifference(
      from: Album.Phase.loading(1),
      to: Album.Phase.failed(code: 1, reason: "")
    )
    #expect(difference.changes.map(\.path) == [""])
    let optional = ValueDifference(
      from: Album.Phase?.some(.loading(1)) as Any,
      to: Album.Phase?.some(.failed(code: 1, reason: "")) as Any
    )
    #expect(
      optional.changes == [PartChange(path: "", old: ".loading(_)", new: ".failed(code:, reason:)")]
    )
  }

  @Test func `the same case is a change of its payload`() {
    let loading = ValueDifference(from: Album.Phase.loading(1), to: Album.Phase.loading(2))
    #expect(loading.changes == [PartChange(path: "loading", old: "1", new: "2")])
    let failed = ValueDifference(
      from: Album.Phase.failed(code: 1, reason: "a"),
      to: Album.Phase.failed(code: 1, reason: "b")
    )
    #expect(failed.changes.map(\.path) == ["failed.reason"])
  }

  @Test func `an inserted element does not change those after it`() {
    let inserted = changes { $0.tracks.insert(Track(id: 9), at: 0) }
    let track = #"Album.Track(id: 9, name: "Track", seconds: 180)"#
    #expect(inserted == [PartChange(path: "tracks[0]", old: nil, new: track)])
  }

  @Test func `a removed element does not change those after it`() {
    let removed = changes { $0.tracks.remove(id: 1) }
    let track = #"Album.Track(id: 1, name: "Track", seconds: 180)"#
    #expect(removed == [PartChange(path: "tracks[0]", old: track, new: nil)])
  }

  @Test func `an element that was changed and moved is compared with itself`() {
    let moved = changes {
      $0.tracks[id: 3]?.seconds = 60
      $0.tracks.move(fromOffsets: [2], toOffset: 0)
    }
    #expect(moved.first == PartChange(path: "tracks[0].seconds", old: "180", new: "60"))
    #expect(moved.map(\.path) == ["tracks[0].seconds", "tracks"])
  }

  @Test func `elements that were only moved are one change`() {
    let moved = changes { $0.tracks.swapAt(0, 2) }
    #expect(moved == [PartChange(path: "tracks", old: "in another order", new: "moved")])
    #expect(moved.map(\.isMove) == [true])
  }

  @Test(arguments: [(from: 0, to: 3), (from: 2, to: 0), (from: 1, to: 3)])
  func `the move of a single element names its positions`(from: Int, to: Int) {
    let old = (0..<5).map { Track(id: $0) }
    var new = old
    new.insert(new.remove(at: from), at: to)
    let moved = ValueDifference(from: old, to: new).changes
    #expect(
      moved == [
        PartChange(path: "", old: "in another order", new: "moved [\(from)] to [\(to)]")
      ]
    )
    #expect(moved.map(\.isMove) == [true])
  }

  @Test func `the first element of an empty collection is added`() {
    let difference = ValueDifference(from: [Track](), to: [Track(id: 1)])
    let track = #"Album.Track(id: 1, name: "Track", seconds: 180)"#
    #expect(difference.changes == [PartChange(path: "[0]", old: nil, new: track)])
    #expect(
      ValueDifference(from: [1], to: [Int]()).changes == [
        PartChange(path: "[0]", old: "1", new: nil)
      ]
    )
    #expect(
      ValueDifference(from: [Int](), to: [1]).changes == [
        PartChange(path: "[0]", old: nil, new: "1")
      ]
    )
  }

  @Test func `in a long collection only the elements between equal ones are looked at`() {
    struct Row: Equatable, Identifiable {
      let id: Int
      var name = ""
    }
    let old = (0..<1_000).map { Row(id: $0) }
    var new = old
    new[500].name = "a"
    #expect(ValueDifference(from: old, to: new).changes.map(\.path) == ["[500].name"])
    new = old
    new.remove(at: 500)
    new.insert(Row(id: -1), at: 700)
    #expect(ValueDifference(from: old, to: new).changes.map(\.path) == ["[500]", "[700]"])
    new = old
    new.removeLast()
    #expect(ValueDifference(from: old, to: new).changes.map(\.path) == ["[999]"])
    new = old
    new.swapAt(3, 7)
    #expect(ValueDifference(from: old, to: new).changes.map(\.old) == ["in another order"])
    // Equal elements at both ends do not overlap.
    #expect(ValueDifference(from: [old[0]], to: [old[0], old[0]]).changes.count == 1)
  }

  @Test(arguments: [0, 1, 254, 255, 256, 257, 511, 512, 767, 998, 999])
  func `a change in a long collection is found at any place`(place: Int) {
    let old = (0..<1_000).map { Track(id: $0, name: "") }
    func paths(_ change: (inout [Track]) -> Void) -> [String] {
      var new = old
      change(&new)
      return ValueDifference(from: old, to: new).changes.map(\.path)
    }
    #expect(paths { $0[place].name = "!" } == ["[\(place)].name"])
    #expect(paths { $0.remove(at: place) } == ["[\(place)]"])
    #expect(paths { $0.insert(Track(id: -1, name: ""), at: place) } == ["[\(place)]"])
    let both = paths {
      $0[place].name = "!"
      $0[500].name = "!"
    }
    #expect(both == [min(place, 500), max(place, 500)].map { "[\($0)].name" })
  }

  @Test func `elements of an optional collection have their identity, too`() {
    let bonus = [Track(id: 1), Track(id: 2)]
    let difference = ValueDifference(
      from: Album(bonus: bonus),
      to: Album(bonus: [Track(id: 9)] + bonus)
    )
    let track = #"Album.Track(id: 9, name: "Track", seconds: 180)"#
    #expect(difference.changes == [PartChange(path: "bonus[0]", old: nil, new: track)])
  }

  @Test func `elements with one identity are compared by their places`() {
    let old = [Track(id: 1, name: "a"), Track(id: 1, name: "b")]
    let new = [Track(id: 1, name: "a"), Track(id: 1, name: "c")]
    let difference = ValueDifference(from: old, to: new)
    #expect(difference.changes == [PartChange(path: "[1].name", old: #""b""#, new: #""c""#)])
  }

  @Test func `elements without identity are compared by their places`() {
    let changes = changes { $0.labels.insert("x", at: 0) }
    #expect(changes.map(\.path) == ["labels[0]", "labels[1]", "labels[2]"])
    #expect(changes.last == PartChange(path: "labels[2]", old: nil, new: #""b""#))
  }

  @Test func `the entries of a dictionary are compared by their keys`() {
    #expect(
      changes { $0.ratings["new"] = 4 } == [
        PartChange(path: #"ratings["new"]"#, old: "3", new: "4")
      ]
    )
    let other = changes { $0.ratings = ["old": 1] }
    #expect(
      other == [
        PartChange(path: #"ratings["new"]"#, old: "3", new: nil),
        PartChange(path: #"ratings["old"]"#, old: nil, new: "1"),
      ]
    )
    let numbers = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, $0) })
    let more = numbers.merging([7: 0, 200: 1]) { $1 }
    let difference = ValueDifference(from: numbers, to: more)
    #expect(Set(difference.changes.map(\.path)) == ["[7]", "[200]"])
  }

  @Test func `a change in a stack is reported with the id of its element`() {
    var state = Ledger.State()
    state.path.append(Ledger.Detail.State(number: 1))
    state.path.append(Ledger.Detail.State(number: 2))
    var new = state
    new.path[id: state.path.ids[1]]?.number = 5
    let id = ValueDescription.summary(state.path.ids[1])
    let changed = ValueDifference(from: state, to: new).changes
    #expect(changed == [PartChange(path: "path[\(id)].number", old: "2", new: "5")])
    new.path.removeLast()
    let removed = ValueDifference(from: state, to: new).changes
    let detail = "Ledger.Detail.State(number: 2)"
    #expect(removed == [PartChange(path: "path[\(id)]", old: detail, new: nil)])
  }

  @Test func `a set is compared as a whole`() {
    #expect(changes { $0.genres = ["jazz", "pop"] }.map(\.new) == ["2 elements"])
    let optional = ValueDifference(from: Set?.some([1]) as Any, to: Set?.some([2, 3]) as Any)
    #expect(optional.changes == [PartChange(path: "", old: "1 element", new: "2 elements")])
  }

  @Test func `values of different types are one change`() {
    #expect(
      ValueDifference(from: 1, to: "1").changes == [PartChange(path: "", old: "1", new: #""1""#)]
    )
  }

  @Test func `a difference that no part shows is one change`() {
    struct Hidden: Equatable, CustomReflectable {
      let number: Int
      var customMirror: Mirror { Mirror(self, children: ["name": "n"]) }
    }
    let difference = ValueDifference(from: [Hidden(number: 1)], to: [Hidden(number: 2)])
    #expect(difference.changes.map(\.path) == ["[0]"])
  }

  @Test func `values without equality are compared by their parts`() {
    struct Plain {
      var name = "a"
      var number = 1
    }
    #expect(ValueDifference(from: Plain(), to: Plain()).changes.isEmpty)
    #expect(ValueDifference(from: Plain(), to: Plain(number: 2)).changes.map(\.path) == ["number"])
  }

  @Test func `the comparison ends at its limit`() {
    let (old, new) = (Array(0..<1_000), Array(1..<1_001))
    let few = ValueDifference(from: old, to: new, limit: 3)
    #expect(few.changes.map(\.path) == ["[0]", "[1]", "[2]"])
    #expect(few.isIncomplete)
    let all = ValueDifference(from: old, to: new, limit: 1_000)
    #expect(all.changes.count == 1_000 && !all.isIncomplete)
    let tracks = ValueDifference(from: [Track](), to: (0..<10).map { Track(id: $0) }, limit: 4)
    #expect(tracks.changes.count == 4 && tracks.isIncomplete)
  }
}
