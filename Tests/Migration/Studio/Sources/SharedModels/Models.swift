// SPDX-License-Identifier: MIT

import Foundation
import IdentifiedCollections

/// A pot, a bowl or a cup on its way from clay to shelf.
public struct Piece: Codable, Equatable, Identifiable, Sendable {
  public enum Stage: String, CaseIterable, Codable, Comparable, Sendable {
    case thrown
    case trimmed
    case bisque
    case glazed
    case finished

    public var next: Stage? {
      let all = Stage.allCases
      guard let index = all.firstIndex(of: self), index + 1 < all.count else { return nil }
      return all[index + 1]
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      allCases.firstIndex(of: lhs)! < allCases.firstIndex(of: rhs)!
    }
  }

  public let id: UUID
  public var name: String
  public var clay: Clay
  public var stage: Stage
  public var glazes: [Glaze.ID]
  public var notes: String
  public var changedAt: Date

  public init(
    id: UUID,
    name: String,
    clay: Clay = .stoneware,
    stage: Stage = .thrown,
    glazes: [Glaze.ID] = [],
    notes: String = "",
    changedAt: Date = Date(timeIntervalSince1970: 0)
  ) {
    self.id = id
    self.name = name
    self.clay = clay
    self.stage = stage
    self.glazes = glazes
    self.notes = notes
    self.changedAt = changedAt
  }
}

public enum Clay: String, CaseIterable, Codable, Sendable {
  case earthenware
  case stoneware
  case porcelain

  /// The hottest temperature that it stands, in degrees Celsius.
  public var limit: Int {
    switch self {
    case .earthenware: 1_150
    case .stoneware: 1_280
    case .porcelain: 1_400
    }
  }

  /// The price of one kilogram, in cents.
  public var price: Int {
    switch self {
    case .earthenware: 120
    case .stoneware: 180
    case .porcelain: 350
    }
  }
}

public struct Glaze: Codable, Equatable, Identifiable, Sendable {
  public let id: String
  public var title: String
  public var temperature: Int

  public init(id: String, title: String, temperature: Int) {
    self.id = id
    self.title = title
    self.temperature = temperature
  }
}

/// One firing of a kiln: a curve of temperatures, and what is in it.
public struct Firing: Codable, Equatable, Identifiable, Sendable {
  public struct Step: Codable, Equatable, Sendable {
    public var target: Int
    public var minutes: Int

    public init(target: Int, minutes: Int) {
      self.target = target
      self.minutes = minutes
    }
  }

  public let id: Int
  public var title: String
  public var steps: [Step]
  public var pieces: [Piece.ID]

  public init(id: Int, title: String, steps: [Step], pieces: [Piece.ID] = []) {
    self.id = id
    self.title = title
    self.steps = steps
    self.pieces = pieces
  }

  public var peak: Int { steps.map(\.target).max() ?? 0 }

  public var minutes: Int { steps.reduce(0) { $0 + $1.minutes } }

  /// The temperature that the kiln should have after some minutes.
  public func target(afterMinutes minutes: Int, from start: Int = 20) -> Int {
    var previous = start
    var rest = minutes
    for step in steps {
      if rest < step.minutes {
        return previous + (step.target - previous) * rest / step.minutes
      }
      rest -= step.minutes
      previous = step.target
    }
    return previous
  }
}

public struct Course: Codable, Equatable, Identifiable, Sendable {
  public enum Level: String, CaseIterable, Codable, Sendable {
    case beginner
    case advanced
  }

  public let id: Int
  public var title: String
  public var teacher: String
  public var level: Level
  public var startsAt: Date
  public var seats: Int
  public var taken: Int

  public init(
    id: Int,
    title: String,
    teacher: String,
    level: Level = .beginner,
    startsAt: Date,
    seats: Int = 8,
    taken: Int = 0
  ) {
    self.id = id
    self.title = title
    self.teacher = teacher
    self.level = level
    self.startsAt = startsAt
    self.seats = seats
    self.taken = taken
  }

  public var isFull: Bool { taken >= seats }
}

public struct Member: Codable, Equatable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  public var email: String
  public var favourites: IdentifiedArrayOf<Glaze>

  public init(id: Int, name: String, email: String, favourites: IdentifiedArrayOf<Glaze> = []) {
    self.id = id
    self.name = name
    self.email = email
    self.favourites = favourites
  }
}

/// Something that is sold at the counter.
public struct Article: Codable, Hashable, Identifiable, Sendable {
  public let id: String
  public var title: String
  public var cents: Int

  public init(id: String, title: String, cents: Int) {
    self.id = id
    self.title = title
    self.cents = cents
  }
}
