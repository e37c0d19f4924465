// SPDX-License-Identifier: MIT

import EnsembleCollections
import OrderedCollections
import Testing

@Suite("Initializers")
struct MakingTests {
  @Test("A new array is empty")
  func empty() {
    let array = IdentifiedArrayOf<Item>()
    #expect(array.isEmpty)
    #expect(array.ids.isEmpty)
    #expect(array.elements.isEmpty)
  }

  @Test("Elements keep the order they're given in")
  func order() {
    let array = items([3, 1, 2])
    #expect(array.map(\.id) == [3, 1, 2])
    #expect(array.ids == [3, 1, 2])
  }

  @Test("The initializers of other libraries that do not check ids are the same")
  func unchecked() {
    let elements = [Item(id: 3), Item(id: 1)]
    #expect(IdentifiedArray(uncheckedUniqueElements: elements) == items([3, 1]))
    #expect(IdentifiedArray(uncheckedUniqueElements: elements, id: \.id).ids == [3, 1])
  }

  @Test("A literal keeps the first of the elements with the same id")
  func literal() {
    let array: IdentifiedArrayOf<Item> = [
      Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c"),
    ]
    #expect(array.map(\.name) == ["a", "b"])
  }

  @Test("A sequence keeps the first of the elements with the same id")
  func keepFirst() {
    let array = IdentifiedArray([Item(id: 1, name: "a"), Item(id: 1, name: "b")])
    #expect(array.elements == [Item(id: 1, name: "a")])
  }

  @Test("Elements with the same id can be combined, in the place of the first")
  func combine() {
    let array = IdentifiedArray(
      [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")],
      uniquingIDsWith: { Item(id: $0.id, name: $0.name + $1.name) }
    )
    #expect(array.elements == [Item(id: 1, name: "ac"), Item(id: 2, name: "b")])
  }

  @Test("An error of the combining closure is rethrown")
  func combineThrowing() {
    #expect(throws: Refusal.self) {
      try IdentifiedArray([Item(id: 1), Item(id: 1)], uniquingIDsWith: { _, _ in throw Refusal() })
    }
  }

  @Test("Any property can identify an element")
  func keyPath() {
    let france = Country(code: "fr", name: "France")
    let japan = Country(code: "jp", name: "Japan")
    var array = IdentifiedArray(uniqueElements: [france, japan], id: \.code)
    #expect(array[id: "jp"] == japan)
    array[id: "fr"]?.name = "République française"
    #expect(array[0].name == "République française")

    #expect(IdentifiedArray([france, japan, france], id: \.code).elements == [france, japan])
    #expect(IdentifiedArray([france], id: \.code, uniquingIDsWith: { $1 }).ids == ["fr"])

    var empty = IdentifiedArray<String, Country>(id: \.code)
    empty.append(japan)
    #expect(empty.contains(id: "jp"))
  }

  @Test("Repeated ids among unique elements are a precondition failure")
  func duplicates() async {
    await #expect(processExitsWith: .failure) {
      _ = IdentifiedArray(uniqueElements: [Item(id: 1), Item(id: 1)])
    }
  }

  @Test("It conforms to RangeReplaceableCollection")
  func concatenation() {
    var array = items([1, 2]) + items([2, 3])
    array += [Item(id: 4)]
    #expect(array == items([1, 2, 3, 4]))
    array.insert(contentsOf: items([8, 1, 9]), at: 1)
    #expect(array == items([1, 8, 9, 2, 3, 4]))
    array.append(contentsOf: items([4, 5]))
    #expect(array == items([1, 8, 9, 2, 3, 4, 5]))
  }

  @Test("Generic appends and inserts keep existing elements with the same id")
  func genericInsertion() {
    func add<Items: RangeReplaceableCollection<Item>>(_ item: Item, to items: inout Items) {
      items.append(item)
      items.insert(item, at: items.startIndex)
    }
    var array = items([1, 2])
    add(Item(id: 2, name: "new"), to: &array)
    #expect(array == items([1, 2]))
    add(Item(id: 3), to: &array)
    #expect(array == items([1, 2, 3]))
  }

  @Test("A closed range is removed like a half-open one")
  func removeClosedRange() {
    var array = items(0..<5)
    array.removeSubrange(1...2)
    #expect(array == items([0, 3, 4]))
  }

  @Test("Removing all elements can keep the capacity, and removes all ids")
  func removeAll() {
    for keepsCapacity in [false, true] {
      var array = items(0..<100)
      array.removeAll(keepingCapacity: keepsCapacity)
      #expect(array.isEmpty)
      #expect(!array.contains(id: 1))
      array.append(Item(id: 1))
      #expect(array == items([1]))
    }
  }
}
