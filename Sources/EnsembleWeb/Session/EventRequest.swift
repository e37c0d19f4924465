// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleViews
import Foundation
import NIOCore

/// What a page sends: who it is, and what a person has done, in order.
package struct EventRequest: Decodable, Sendable {
  package var page: String
  package var token: String
  package var events: [Event] = []
  /// Whether the page is being left.
  package var isLeaving: Bool?

  /// One thing that a person has done.
  package struct Event: Sendable {
    /// Counts the events of a page; one that was sent twice is done once.
    package var number: Int
    package var element: ElementID
    package var event: ViewEvent
    /// The number of the message that the page had seen last; nil if it does not say.
    package var seen: Int?
  }

  enum CodingKeys: String, CodingKey {
    case page, token, events
    case isLeaving = "leaving"
  }

  package init(json: ByteBuffer) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.readableBytesView))
  }
}

extension EventRequest.Event: Decodable {
  private enum CodingKeys: String, CodingKey {
    case number = "n"
    case element = "e"
    case kind = "k"
    case value = "v"
    case seen = "m"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    seen = try container.decodeIfPresent(Int.self, forKey: .seen)
    element = ElementID(rawValue: try container.decode(Int.self, forKey: .element))
    switch try container.decode(String.self, forKey: .kind) {
    case "press": event = .press
    case "toggle": event = .toggle(try container.decode(Bool.self, forKey: .value))
    case "edit": event = .edit(try container.decode(String.self, forKey: .value))
    case "submit": event = .submit
    case "select": event = .select(try container.decode(Int.self, forKey: .value))
    case "slide": event = .slide(try container.decode(Double.self, forKey: .value))
    case "increment": event = .increment
    case "decrement": event = .decrement
    case "focus": event = .focus
    case "blur": event = .blur
    case "dismiss": event = .dismiss
    case "back": event = .back
    case "reopen":
      event = .reopen(ElementID(rawValue: try container.decode(Int.self, forKey: .value)))
    case "open": event = .open(try Self.address(in: container))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind,
        in: container,
        debugDescription: "There is no such event."
      )
    }
  }

  private static func address(in container: KeyedDecodingContainer<CodingKeys>) throws -> Address {
    guard let address = Address(try container.decode(String.self, forKey: .value)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .value,
        in: container,
        debugDescription: "This is no address."
      )
    }
    return address
  }
}
