// SPDX-License-Identifier: MIT

/// A value that tools must not show.
protocol RedactedValue {
  /// The text that is shown instead.
  var redactedDescription: String { get }
}

/// A value that tools and reports hide, such as a password or a token.
///
/// ```swift
/// struct State {
///   var password = Sensitive("")
/// }
/// ```
///
/// Descriptions, reflections and the inspector show dots instead. A journal still encodes the
/// value, because a store cannot be restored without it.
public struct Sensitive<Value> {
  /// The value itself.
  public var value: Value

  /// Hides a value.
  public init(_ value: Value) { self.value = value }
}

extension Sensitive: Sendable where Value: Sendable {}
extension Sensitive: Equatable where Value: Equatable {}
extension Sensitive: Hashable where Value: Hashable {}

extension Sensitive: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension Sensitive: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Sensitive: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Sensitive: RedactedValue {
  var redactedDescription: String { description }
}
