// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@Suite("Structs from the values of their fields")
struct RecordedStructureTests {
  @Test func `fields that are not listed are blank`() {
    var parcel = recorded(Parcel.self, [:])
    #expect(parcel.number == 0)
    #expect(parcel.canBeOpened)
    #expect(parcel.weight == 0 && parcel.length == 0 && parcel.height == 0 && parcel.price == 0)
    #expect(parcel.receiver == nil)
    #expect(parcel.returns == .none)
    #expect(parcel.size == .small)
    #expect(parcel.label == Parcel.Label(text: "", copies: 0))
    #expect(parcel.tags == [] && parcel.codes == [] && parcel.names == [:])
    #expect(parcel.items == [] && parcel.route.isEmpty)
    #expect(parcel.stops == [] && parcel.prices == [:])
    #expect(parcel.volume == 1)
  }

  @Test func `constant and private fields get values`() {
    let parcel = recorded(Parcel.self, ["number": 7, "isSealed": true])
    #expect(parcel.number == 7)
    #expect(!parcel.canBeOpened)
  }

  @Test func `values of the types of their fields are taken as they are`() {
    let parcel = recorded(
      Parcel.self,
      [
        "weight": UInt8(200),
        "length": Float(0.5),
        "receiver": String?.some("Bela"),
        "size": Parcel.Size.large,
        "label": Parcel.Label(text: "x"),
        "tags": ["a", "b"] as Set,
        "codes": [1, 2],
        "names": ["b": 2],
        "items": [Parcel.Item(id: 3)] as IdentifiedArrayOf<Parcel.Item>,
        "stops": ["Oslo"] as OrderedSet,
        "prices": ["b": 2] as OrderedDictionary,
      ]
    )
    #expect(parcel.weight == 200 && parcel.length == 0.5)
    #expect(parcel.receiver == "Bela")
    #expect(parcel.size == .large)
    #expect(parcel.label == Parcel.Label(text: "x", copies: 1))
    #expect(parcel.tags == ["a", "b"] && parcel.codes == [1, 2] && parcel.names == ["b": 2])
    #expect(parcel.items == [Parcel.Item(id: 3)])
    #expect(parcel.stops == ["Oslo"] && parcel.prices == ["b": 2])
  }

  @Test func `numbers take literals`() {
    let parcel = recorded(
      Parcel.self,
      ["weight": 255, "length": 1.5, "height": 2.5, "price": 3]
    )
    #expect(parcel.weight == 255)
    #expect(parcel.length == 1.5 && parcel.height == 2.5)
    #expect(parcel.price == 3)
  }

  @Test func `optionals take values and nil`() {
    #expect(recorded(Parcel.self, ["receiver": "Bela"]).receiver == "Bela")
    #expect(recorded(Parcel.self, ["receiver": nil]).receiver == nil)
    #expect(recorded(Parcel.self, ["returns": 3]).returns == 3)
    #expect(recorded(Parcel.self, ["returns": nil]).returns == .none)
    #expect(recorded(Parcel.self, ["returns": Int?.none as Any]).returns == .some(nil))
  }

  @Test func `collections of unique elements and stacks take arrays`() {
    let parcel = recorded(
      Parcel.self,
      [
        "tags": ["a"],
        "items": [Parcel.Item(id: 3), Parcel.Item(id: 1)],
        "route": [Parcel.Label(text: "x")],
      ]
    )
    #expect(parcel.tags == ["a"])
    #expect(parcel.items == [Parcel.Item(id: 3), Parcel.Item(id: 1)])
    #expect(Array(parcel.route) == [Parcel.Label(text: "x")])
  }

  @Test func `tuples and values of erased types get values`() {
    let weights = (net: 3, gross: Int8(4))
    let crate = recorded(
      Crate.self,
      ["wood": Crate.Wood.pine, "weights": weights, "content": "x", "label": 2]
    )
    #expect(crate.wood == .pine)
    #expect(crate.weights == weights)
    #expect(crate.content as? String == "x")
    #expect(crate.label as? Int == 2)
  }

  @Test func `the struct owns its values`() {
    weak var object: Unmade.Object?
    do {
      let made = Unmade.Object()
      object = made
      let pair = recorded(Pair<Unmade.Object>.self, ["first": made, "second": [made]])
      #expect(pair.first === made && pair.second.first === made)
    }
    #expect(object == nil)
  }

  struct Pair<Element> {
    let first: Element?
    let second: [Element]

    init(_ first: Element) { (self.first, second) = (first, []) }
  }

  // MARK: Fields with a storage of their own

  @Test func `fields behind macros and property wrappers have the names of the source`() {
    let ship = recorded(
      Ship.self,
      [
        "name": "Argo",
        "speed": 3,
        "cargo": 4,
        "cabin": recorded(Ship.Cabin.self, ["guests": 2]),
        "position": Shared(value: 5),
        "depth": SharedReader(value: 6),
      ]
    )
    #expect(ship.name == "Argo" && ship.speed == 3 && ship.cargo == 4)
    #expect(ship.cabin?.guests == 2)
    #expect(ship.position == 5 && ship.depth == 6)
  }

  @Test func `a presented field is blank without a state`() {
    let shared = Shared(value: 0)
    let values: KeyValuePairs<String, Any?> = [
      "position": shared, "depth": SharedReader(shared), "cabin": nil,
    ]
    #expect(recorded(Ship.self, values).cabin == nil)
  }

  @Test func `observable states are observed, each with its own identity`() async {
    let shared = Shared(value: 0)
    func make() -> Ship {
      recorded(Ship.self, ["position": shared, "depth": SharedReader(shared)])
    }
    var ship = make()
    #expect(ship._$id != make()._$id)
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = ship.speed
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    ship.cargo = 1
    #expect(changes.value == 0)
    ship.speed = 2
    #expect(changes.value == 1)
  }

  // MARK: Misuse

  @Test func `a name without a field is an issue, and ignored`() async {
    await expectReport(
      """
      'Crate' has no stored field 'colour'.

      Its fields: 'wood', 'weights', 'content', 'label'.
      """
    ) {
      let crate = recorded(
        Crate.self,
        [
          "wood": Crate.Wood.pine, "weights": (net: 1, gross: Int8(2)), "content": 1, "label": 1,
          "colour": "red",
        ]
      )
      #expect(crate.wood == .pine)
    }
  }

  @Test func `bookkeeping is no field`() async {
    await expectReport("'Ship.Cabin' has no stored field '_$observationRegistrar'.") {
      _ = recorded(Ship.Cabin.self, ["_$observationRegistrar": 1])
    }
  }

  @Test func `a value of another type is an issue, and the field is blank`() async {
    await expectReport(
      """
      The field 'number' of 'Parcel' has the type 'Int' and cannot hold a value of the type 'String'.
      """
    ) {
      #expect(recorded(Parcel.self, ["number": "7"]).number == 0)
    }
    await expectReport("The field 'weight' of 'Parcel' has the type 'UInt8'") {
      #expect(recorded(Parcel.self, ["weight": 256]).weight == 0)
    }
    await expectReport("has the type 'Int' and cannot hold 'nil'.") {
      #expect(recorded(Parcel.self, ["number": nil]).number == 0)
    }
    await expectReport("cannot hold a value of the type 'Array<Swift.Int>'.") {
      #expect(recorded(Parcel.self, ["tags": [1]]).tags == [])
    }
  }

  @Test func `the first of two values counts`() async {
    await expectReport("The field 'number' of 'Parcel' is listed more than once.") {
      #expect(recorded(Parcel.self, ["number": 1, "number": 2]).number == 1)
    }
  }

  @Test func `an issue has the place of the call`() {
    withKnownIssue {
      _ = recorded(Parcel.self, ["nmber": 1])
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == #line - 2
    }
  }

  @Test func `a field without a value and a blank one stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = recorded(Crate.self, ["weights": (net: 1, gross: Int8(2)), "content": 1, "label": 1])
    }
  }

  @Test func `types that are not made of values stop the program`() async {
    await #expect(processExitsWith: .failure) { _ = recorded(Unmade.Object.self, [:]) }
    await #expect(processExitsWith: .failure) { _ = recorded(Crate.Wood.self, [:]) }
    await #expect(processExitsWith: .failure) { _ = recorded(Unmade.Function.self, [:]) }
    await #expect(processExitsWith: .failure) { _ = recorded(Unmade.Functions.self, [:]) }
    await #expect(processExitsWith: .failure) { _ = recorded(Unmade.Metatype.self, [:]) }
    await #expect(processExitsWith: .failure) { _ = recorded(Unmade.Reference.self, [:]) }
  }
}
