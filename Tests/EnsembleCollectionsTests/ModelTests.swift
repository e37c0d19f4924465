// SPDX-License-Identifier: MIT

import EnsembleCollections
import OrderedCollections
import Testing

@Suite("Compared with a plain array")
struct ModelTests {
  /// An identified array with the plain array that it must equal.
  struct Pair {
    var array: IdentifiedArrayOf<Item>
    var model: [Item]

    init(count: Int) {
      model = (0..<count).map { Item(id: $0 * 3 % 7, name: "old") }
      array = IdentifiedArray(uniqueElements: model)
    }

    func position(of id: Int) -> Int? { model.firstIndex { $0.id == id } }

    func check(_ operation: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let isEqual =
        array.elements == model && Array(array) == model && array.count == model.count
        && Array(array.ids) == model.map(\.id)
        && (-1...8).allSatisfy { array.index(id: $0) == position(of: $0) }
        && (-1...8).allSatisfy { id in array[id: id] == model.first { $0.id == id } }
        && (-1...8).allSatisfy { array.contains(id: $0) == (position(of: $0) != nil) }
      #expect(isEqual, "\(operation): \(array) instead of \(model)", sourceLocation: sourceLocation)
    }
  }

  static let counts = 0...5

  @Test("Appending", arguments: counts)
  func append(count: Int) {
    for id in 0...7 {
      var pair = Pair(count: count)
      let existing = pair.position(of: id)
      let result = pair.array.append(Item(id: id, name: "new"))
      if existing == nil { pair.model.append(Item(id: id, name: "new")) }
      pair.check("append \(id)")
      #expect(result == (existing == nil, existing ?? count))
    }
  }

  @Test("Inserting", arguments: counts)
  func insert(count: Int) {
    for id in 0...7 {
      for index in 0...count {
        var pair = Pair(count: count)
        let existing = pair.position(of: id)
        let result = pair.array.insert(Item(id: id, name: "new"), at: index)
        if existing == nil { pair.model.insert(Item(id: id, name: "new"), at: index) }
        pair.check("insert \(id) at \(index)")
        #expect(result == (existing == nil, existing ?? index))
      }
    }
  }

  @Test("Updating or appending", arguments: counts)
  func updateOrAppend(count: Int) {
    for id in 0...7 {
      let new = Item(id: id, name: "new")
      var pair = Pair(count: count)
      let previous = pair.position(of: id).map { pair.model[$0] }
      #expect(pair.array.updateOrAppend(new) == previous)
      if let index = pair.position(of: id) {
        pair.model[index] = new
      } else {
        pair.model.append(new)
      }
      pair.check("updateOrAppend \(id)")

      var assigned = Pair(count: count)
      assigned.array[id: id] = new
      assigned.model = pair.model
      assigned.check("assign \(id)")

      var inPlace = Pair(count: count)
      func assign(_ item: inout Item?) { item = new }
      assign(&inPlace.array[id: id])
      inPlace.model = pair.model
      inPlace.check("assign \(id) in place")
    }
  }

  @Test("Updating or inserting", arguments: counts)
  func updateOrInsert(count: Int) {
    for id in 0...7 {
      for index in 0...count {
        let new = Item(id: id, name: "new")
        var pair = Pair(count: count)
        let existing = pair.position(of: id)
        let result = pair.array.updateOrInsert(new, at: index)
        #expect(result.originalElement == existing.map { pair.model[$0] })
        #expect(result.index == existing ?? index)
        if let existing { pair.model[existing] = new } else { pair.model.insert(new, at: index) }
        pair.check("updateOrInsert \(id) at \(index)")
      }
    }
  }

  @Test("Updating at a position", arguments: counts)
  func update(count: Int) {
    for index in 0..<count {
      var pair = Pair(count: count)
      let new = Item(id: pair.model[index].id, name: "new")
      #expect(pair.array.update(new, at: index) == pair.model[index])
      pair.model[index] = new
      pair.check("update at \(index)")

      pair.model[index].name = "newer"
      pair.array[index].name = "newer"
      pair.check("mutate at \(index)")

      pair.model[index].name = "newest"
      pair.array[index] = pair.model[index]
      pair.check("assign at \(index)")
    }
  }

  @Test("Removing by id", arguments: counts)
  func removeID(count: Int) {
    for id in 0...7 {
      var pair = Pair(count: count)
      let removed = pair.position(of: id).map { pair.model.remove(at: $0) }
      var others = [pair.array, pair.array, pair.array]
      #expect(pair.array.remove(id: id) == removed)
      pair.check("remove \(id)")

      func clear(_ item: inout Item?) { item = nil }
      others[0].remove(Item(id: id))
      others[1][id: id] = nil
      clear(&others[2][id: id])
      for other in others {
        pair.array = other
        pair.check("remove \(id) otherwise")
      }
    }
  }

  @Test("Removing at a position", arguments: counts)
  func removeAt(count: Int) {
    for index in 0..<count {
      var pair = Pair(count: count)
      #expect(pair.array.remove(at: index) == pair.model.remove(at: index))
      pair.check("remove at \(index)")
    }
    for lower in 0...count {
      for upper in lower...count {
        var pair = Pair(count: count)
        pair.array.removeSubrange(lower..<upper)
        pair.model.removeSubrange(lower..<upper)
        pair.check("removeSubrange \(lower)..<\(upper)")
      }
    }
  }

  @Test("Removing from the ends", arguments: counts)
  func removeEnds(count: Int) {
    for n in 0...count {
      var first = Pair(count: count)
      first.array.removeFirst(n)
      first.model.removeFirst(n)
      first.check("removeFirst(\(n))")
      var last = Pair(count: count)
      last.array.removeLast(n)
      last.model.removeLast(n)
      last.check("removeLast(\(n))")
    }
    guard count > 0 else { return }
    var pair = Pair(count: count)
    #expect(pair.array.removeFirst() == pair.model.removeFirst())
    pair.check("removeFirst()")
    guard count > 1 else { return }
    #expect(pair.array.removeLast() == pair.model.removeLast())
    pair.check("removeLast()")
  }

  @Test("Removing, filtering and moving any set of positions", arguments: counts)
  func subsets(count: Int) {
    for bits in 0..<(1 << count) {
      let offsets = (0..<count).filter { bits & (1 << $0) != 0 }
      let rest = (0..<count).filter { bits & (1 << $0) == 0 }
      let original = Pair(count: count)
      let chosen = Set(offsets.map { original.model[$0].id })

      var pair = original
      pair.array.remove(atOffsets: offsets.reversed())
      pair.model = rest.map { original.model[$0] }
      pair.check("remove at \(offsets)")

      pair.array = original.array
      pair.array.removeAll { chosen.contains($0.id) }
      pair.check("removeAll \(chosen)")

      pair.array = original.array.filter { !chosen.contains($0.id) }
      pair.check("filter \(chosen)")

      for destination in 0...count {
        pair.array = original.array
        pair.array.move(fromOffsets: offsets, toOffset: destination)
        pair.model =
          rest.filter { $0 < destination }.map { original.model[$0] }
          + offsets.map { original.model[$0] }
          + rest.filter { $0 >= destination }.map { original.model[$0] }
        pair.check("move \(offsets) to \(destination)")
      }

      pair = original
      let pivot = pair.array.partition { chosen.contains($0.id) }
      #expect(pivot == rest.count)
      #expect(pair.array[..<pivot].allSatisfy { !chosen.contains($0.id) })
      #expect(pair.array[pivot...].allSatisfy { chosen.contains($0.id) })
      pair.model = pair.array.elements
      #expect(Set(pair.model) == Set(original.model))
      pair.check("partition \(chosen)")
    }
  }

  @Test("Reordering", arguments: counts)
  func reorder(count: Int) {
    var pair = Pair(count: count)
    pair.array.reverse()
    pair.model.reverse()
    pair.check("reverse")
    pair.array.sort()
    pair.model.sort()
    pair.check("sort")
    pair.array.sort { $0.id > $1.id }
    pair.model.sort { $0.id > $1.id }
    pair.check("sort by")
    var generators = (Generator(state: 1), Generator(state: 1))
    pair.array.shuffle(using: &generators.0)
    pair.model.shuffle(using: &generators.1)
    pair.check("shuffle using")
    pair.array.shuffle()
    pair.model = pair.array.elements
    pair.check("shuffle")
    for i in 0..<count {
      for j in 0..<count {
        pair.array.swapAt(i, j)
        pair.model.swapAt(i, j)
        pair.check("swap \(i) and \(j)")
      }
    }
  }

  @Test("Replacing a range", arguments: counts)
  func replace(count: Int) {
    for lower in 0...count {
      for upper in lower...count {
        for ids in [[], [7], [0, 7, 7, 3]] {
          var pair = Pair(count: count)
          let new = ids.map { Item(id: $0, name: "new") }
          pair.array.replaceSubrange(lower..<upper, with: new)
          pair.model.removeSubrange(lower..<upper)
          var index = lower
          for item in new where pair.position(of: item.id) == nil {
            pair.model.insert(item, at: index)
            index += 1
          }
          pair.check("replace \(lower)..<\(upper) by \(ids)")
        }
      }
    }
  }

  @Test("Any mix of operations on many elements", arguments: 1...4)
  func mix(seed: UInt64) {
    var generator = Generator(state: seed)
    var array = IdentifiedArrayOf<Item>()
    var model: [Item] = []
    for step in 0..<2_000 {
      let id = Int.random(in: 0..<90, using: &generator)
      let item = Item(id: id, name: "\(step)")
      let index = model.firstIndex { $0.id == id }
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        array[id: id] = item
        if let index { model[index] = item } else { model.append(item) }
      case 2:
        let position = Int.random(in: 0...model.count, using: &generator)
        array.insert(item, at: position)
        if index == nil { model.insert(item, at: position) }
      case 3:
        array[id: id]?.name += "x"
        if let index { model[index].name += "x" }
      case 4:
        #expect(array.remove(id: id) == index.map { model.remove(at: $0) })
      case 5 where model.count > 1:
        array.swapAt(0, model.count - 1)
        model.swapAt(0, model.count - 1)
      default:
        array.modifyElement(id: id) { $0.name = "y" }
        if let index { model[index].name = "y" }
      }
      guard step % 20 == 0 else { continue }
      #expect(array.elements == model)
      #expect(array.ids == OrderedSet(model.map(\.id)))
      #expect((0..<90).allSatisfy { id in array.index(id: id) == model.firstIndex { $0.id == id } })
    }
  }
}
