// SPDX-License-Identifier: MIT

/// A value that a control enters, such as a date or a color, in the notation of the input elements
/// of HTML.
public struct ValueEntry: Equatable, Sendable {
  /// A kind of value.
  public enum Kind: Hashable, Sendable {
    /// A date: `2026-11-23`.
    case date
    /// A time of day: `08:30`.
    case time
    /// A date and a time of day: `2026-11-23T08:30`.
    case dateAndTime
    /// A color: `#1f6feb`.
    case color
  }

  /// The kind of value.
  public var kind: Kind
  /// The value in the notation of its kind.
  public var text: String
  /// The least value, in the notation of its kind; nil if there is none.
  public var minimum: String?
  /// The greatest value, in the notation of its kind; nil if there is none.
  public var maximum: String?

  /// Creates an entry.
  public init(_ kind: Kind, text: String, minimum: String? = nil, maximum: String? = nil) {
    self.kind = kind
    self.text = text
    self.minimum = minimum
    self.maximum = maximum
  }
}
