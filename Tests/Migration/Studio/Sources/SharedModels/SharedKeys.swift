// SPDX-License-Identifier: MIT

import Foundation
import IdentifiedCollections
import Sharing

/// The unit in which temperatures are shown.
public enum TemperatureUnit: String, CaseIterable, Sendable {
  case celsius
  case fahrenheit
  case cone

  public func text(_ celsius: Int) -> String {
    switch self {
    case .celsius: "\(celsius) °C"
    case .fahrenheit: "\(celsius * 9 / 5 + 32) °F"
    case .cone: Self.cones.last { $0.temperature <= celsius }.map { "cone \($0.name)" } ?? "cold"
    }
  }

  private static let cones: [(name: String, temperature: Int)] = [
    ("06", 999), ("04", 1_060), ("1", 1_137), ("5", 1_186), ("6", 1_222), ("9", 1_280),
    ("10", 1_305),
  ]
}

/// What lies in the basket of the shop: articles and their number.
public struct Basket: Equatable, Sendable {
  public var amounts: [Article: Int] = [:]

  public init(_ amounts: [Article: Int] = [:]) {
    self.amounts = amounts
  }

  public var cents: Int { amounts.reduce(0) { $0 + $1.key.cents * $1.value } }
  public var count: Int { amounts.values.reduce(0, +) }
  public var isEmpty: Bool { amounts.isEmpty }

  public mutating func add(_ article: Article, _ amount: Int = 1) {
    amounts[article, default: 0] += amount
    if amounts[article, default: 0] <= 0 { amounts[article] = nil }
  }
}

extension SharedReaderKey where Self == AppStorageKey<TemperatureUnit>.Default {
  public static var temperatureUnit: Self {
    Self[.appStorage("temperatureUnit"), default: .celsius]
  }
}

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  public static var hasOnboarded: Self {
    Self[.appStorage("hasOnboarded"), default: false]
  }

  public static var sendsReminders: Self {
    Self[.appStorage("sendsReminders"), default: true]
  }
}

extension SharedReaderKey where Self == AppStorageKey<String?> {
  public static var lastSearch: Self { .appStorage("lastSearch") }
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Piece>>.Default {
  public static var pieces: Self {
    Self[.fileStorage(.studio("pieces.json")), default: []]
  }
}

extension SharedReaderKey where Self == InMemoryKey<Basket>.Default {
  public static var basket: Self {
    Self[.inMemory("basket"), default: Basket()]
  }
}

extension SharedReaderKey where Self == InMemoryKey<Member?>.Default {
  public static var member: Self {
    Self[.inMemory("member"), default: nil]
  }
}

extension URL {
  static func studio(_ file: String) -> URL {
    .documentsDirectory.appending(component: file)
  }
}
