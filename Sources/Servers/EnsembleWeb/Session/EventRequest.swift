// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI
import Foundation
import NIOCore

/// A request with the user events of a page, in order.
package struct EventRequest: Decodable, Sendable {
  package var page: String
  package var token: String
  package var events: [Event] = []
  /// Whether the browser is leaving the page.
  package var isLeaving: Bool?

  /// A user event.
  package struct Event: Sendable {
    /// The number of the event on its page. An event that was sent twice is performed once.
    package var number: Int
    package var element: ElementID
    package var kind: Kind
    /// The number of the last message that the page had received, or nil if the page does not say.
    package var lastMessage: Int?

    var isMalformed: Bool { if case .malformed = kind { true } else { false } }
  }

  package enum Kind: Sendable {
    case view(ViewEvent)
    /// The browser reports its traits.
    case traits(DeviceTraits)
    /// Rows of a placeholder have come near the visible part of the page.
    ///
    /// The range counts from the placeholder's first row. The other values are the placeholder's
    /// number of rows, and the focused element.
    case look(Range<Int>, of: Int, held: ElementID?)
    /// An event that cannot be decoded. The other events of the request are still performed.
    case malformed
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
    case lastMessage = "m"
  }

  private typealias Values = KeyedDecodingContainer<CodingKeys>

  /// Decodes an event; one that cannot be decoded is `malformed`, with the number 0, which no event
  /// has.
  package init(from decoder: any Decoder) {
    let container = try? decoder.container(keyedBy: CodingKeys.self)
    number = (try? container?.decode(Int.self, forKey: .number)) ?? 0
    guard number > 0, let container, let contents = try? Self.contents(container) else {
      (element, kind) = (ElementID(rawValue: 0), .malformed)
      return
    }
    (element, kind, lastMessage) = contents
  }

  private static func contents(
    _ container: Values
  ) throws -> (ElementID, EventRequest.Kind, lastMessage: Int?) {
    (
      ElementID(rawValue: try container.decode(Int.self, forKey: .element)), try kind(container),
      try container.decodeIfPresent(Int.self, forKey: .lastMessage)
    )
  }

  private static func kind(_ container: Values) throws -> EventRequest.Kind {
    let name = try container.decode(String.self, forKey: .kind)
    return switch name {
    case "look": try look(container)
    case "traits": .traits(try traits(container))
    default: .view(try event(name, container))
    }
  }

  private static func event(_ name: String, _ container: Values) throws -> ViewEvent {
    switch name {
    case "press": .press
    case "toggle": .toggle(try container.decode(Bool.self, forKey: .value))
    case "edit": .edit(try container.decode(String.self, forKey: .value))
    case "submit": .submit
    case "select": .select(try container.decode(Int.self, forKey: .value))
    case "slide": .slide(try container.decode(Double.self, forKey: .value))
    case "enter": .enter(try container.decode(String.self, forKey: .value))
    case "increment": .increment
    case "decrement": .decrement
    case "key": .key(try key(container))
    case "hover": .hover(try container.decode(Bool.self, forKey: .value))
    case "target": .target(try container.decode(Bool.self, forKey: .value))
    case "drop": try drop(container)
    case "loaded": .loaded(try container.decode(Bool.self, forKey: .value))
    case "focus": .focus
    case "blur": .blur
    case "dismiss": .dismiss
    case "back": .back
    case "reopen": .reopen(ElementID(rawValue: try container.decode(Int.self, forKey: .value)))
    case "open": .open(try address(container))
    default: throw refusal("The kind of event is unknown.", container)
    }
  }

  private static func address(_ container: Values) throws -> Address {
    let text = try container.decode(String.self, forKey: .value)
    guard let address = Address(text) else { throw refusal("The address is invalid.", container) }
    return address
  }

  /// Returns the drop of an element: its number, and the point in the element that takes it.
  private static func drop(_ container: Values) throws -> ViewEvent {
    let numbers = try container.decode([Double].self, forKey: .value)
    guard numbers.count == 3, let source = Int(exactly: numbers[0]) else {
      throw refusal("The drop is invalid.", container)
    }
    return .drop(ElementID(rawValue: source), at: CGPoint(x: numbers[1], y: numbers[2]))
  }

  /// Returns the press of a key: its name, and the modifier keys.
  private static func key(_ container: Values) throws -> KeyPress {
    let parts = try container.decode([String].self, forKey: .value)
    guard let name = parts.first, let key = KeyEquivalent(browserName: name) else {
      throw refusal("The key is unknown.", container)
    }
    let all: [String: EventModifiers] = [
      "Control": .control, "Alt": .option, "Shift": .shift, "Meta": .command,
    ]
    let modifiers = parts.dropFirst().compactMap { all[$0] }
    return KeyPress(key, modifiers: EventModifiers(modifiers))
  }

  private static func look(_ container: Values) throws -> EventRequest.Kind {
    let numbers = try container.decode([Int].self, forKey: .value)
    guard (3...4).contains(numbers.count), numbers[0] < numbers[1] else {
      throw refusal("The range of rows is invalid.", container)
    }
    let held = numbers.count > 3 ? ElementID(rawValue: numbers[3]) : nil
    return .look(numbers[0]..<numbers[1], of: numbers[2], held: held)
  }

  /// Returns the traits of a browser: whether it is dark, narrow, and hidden.
  private static func traits(_ container: Values) throws -> DeviceTraits {
    let flags = try container.decode([Bool].self, forKey: .value)
    guard flags.count == 3 else { throw refusal("The traits are invalid.", container) }
    var traits = DeviceTraits()
    traits.colorScheme = flags[0] ? .dark : .light
    traits.horizontalSizeClass = flags[1] ? .compact : .regular
    traits.showsImages = true
    traits.scenePhase = flags[2] ? .background : .active
    return traits
  }

  private static func refusal(_ text: String, _ container: Values) -> DecodingError {
    .dataCorruptedError(forKey: .kind, in: container, debugDescription: text)
  }
}
#endif
