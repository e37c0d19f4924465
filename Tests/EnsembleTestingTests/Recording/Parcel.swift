// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A parcel, whose initializer sets only one of its fields.
struct Parcel {
  enum Size: CaseIterable { case small, large }

  struct Item: Equatable, Identifiable {
    let id: Int
  }

  struct Label: Equatable {
    var text = "new"
    var copies = 1
  }

  let number: Int
  private var isSealed = true
  var weight: UInt8 = 1
  var length: Float = 1
  var height: CGFloat = 1
  var price: Double = 1
  var receiver: String? = "Ada"
  var returns: Int?? = 1
  var size: Size = .large
  var label = Label()
  var tags: Set<String> = ["new"]
  var codes = [1]
  var names = ["a": 1]
  var items: IdentifiedArrayOf<Item> = [Item(id: 1)]
  var route: StackState<Label> = [Label()]
  var stops: OrderedSet<String> = ["Rome"]
  var prices: OrderedDictionary<String, Int> = ["a": 1]
  lazy var volume = 1.0

  init(number: Int) { self.number = number }

  var canBeOpened: Bool { !isSealed }
}

/// A crate with fields that have no blank value.
struct Crate {
  enum Wood { case oak, pine }

  let wood: Wood
  var weights = (net: 1, gross: Int8(2))
  var content: any Equatable = 1
  var label: Any = 1

  init() { wood = .oak }
}

/// A ship with fields whose storages have other names.
@ObservableState
struct Ship {
  @ObservableState
  struct Cabin: Equatable {
    var guests: Int

    init() { guests = 9 }
  }

  let name: String
  var speed = 9
  var cargo = 9
  @Presents var cabin: Cabin?
  @Shared var position: Int
  @SharedReader var depth: Int

  init(_ position: Shared<Int>) {
    name = "Ark"
    _position = position
    _depth = SharedReader(position)
  }
}

/// Things that cannot be made from their fields.
enum Unmade {
  struct Function {
    var number = 1
    var action: @Sendable () -> Int = { 1 }
  }

  struct Functions {
    var actions: (() -> Int, Int)?
  }

  struct Metatype {
    var number = 1
    var type = Int.self
  }

  struct Reference {
    weak var object: Object?
  }

  final class Object {}
}
