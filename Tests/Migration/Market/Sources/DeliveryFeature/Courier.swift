// SPDX-License-Identifier: MIT

import Foundation

/// Somebody who brings orders by bicycle.
public struct Courier: Equatable, Identifiable, Sendable {
  public struct Position: Equatable, Sendable {
    public var row: Double
    public var column: Double

    public init(row: Double, column: Double) {
      self.row = row
      self.column = column
    }

    public func distance(to other: Position) -> Double {
      let rows = row - other.row
      let columns = column - other.column
      return (rows * rows + columns * columns).squareRoot()
    }
  }

  public let id: Int
  public var name: String
  public var position: Position

  public init(id: Int, name: String, position: Position) {
    self.id = id
    self.name = name
    self.position = position
  }

  /// The minutes until the courier is at a place, at three fields a minute.
  public func minutes(to place: Position) -> Int {
    Int((position.distance(to: place) / 3).rounded(.up))
  }
}

/// The address of a delivery.
public struct Address: Equatable, Sendable {
  public var street = ""
  public var number = ""
  public var town = ""
  public var hasElevator = false
  public var floor = 0

  public init() {}

  public enum Mistake: Equatable, Sendable {
    case missing(String)
    case noNumber(String)
    case tooHigh
  }

  public var mistakes: [Mistake] {
    var mistakes: [Mistake] = []
    if street.isEmpty { mistakes.append(.missing("street")) }
    if town.isEmpty { mistakes.append(.missing("town")) }
    if number.first?.isNumber != true { mistakes.append(.noNumber(number)) }
    if floor > 3 && !hasElevator { mistakes.append(.tooHigh) }
    return mistakes
  }
}
