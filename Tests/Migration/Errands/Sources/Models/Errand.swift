// SPDX-License-Identifier: MIT

import CasePaths
import Foundation
import IdentifiedCollections

/// One thing to do in town.
public struct Errand: Equatable, Identifiable, Codable, Sendable {
  public let id: Int
  public var title: String
  public var place: String
  public var isDone: Bool

  public init(id: Int, title: String, place: String = "", isDone: Bool = false) {
    self.id = id
    self.title = title
    self.place = place
    self.isDone = isDone
  }
}

/// The way somebody travels between two errands.
@CasePathable
public enum Transport: Equatable, Sendable {
  case walk(minutes: Int)
  case tram(line: String)
  case none
}

extension Transport {
  /// The line of a tram.
  public var line: String? {
    (/Transport.tram).extract(from: self)
  }

  public static let byTram = /Transport.tram
}

/// All errands of a day, in order.
public struct Day: Equatable, Sendable {
  public var errands: IdentifiedArrayOf<Errand>
  public var transport: Transport

  public init(errands: IdentifiedArrayOf<Errand> = [], transport: Transport = .none) {
    self.errands = errands
    self.transport = transport
  }

  public var open: IdentifiedArrayOf<Errand> {
    errands.filter { !$0.isDone }
  }
}
