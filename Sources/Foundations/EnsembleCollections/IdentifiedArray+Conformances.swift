// SPDX-License-Identifier: MIT

import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Returns a Boolean value that indicates whether two arrays have equal elements in the same
  /// order.
  ///
  /// - Complexity: O(*n*), where *n* is the count; O(1) for an unchanged copy.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs._elements == rhs._elements && lhs._ids == rhs._ids
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_elements)
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements, as an array does.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    try _elements.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Creates an array by decoding an array of elements.
  ///
  /// - Throws: A `DecodingError` if two elements have the same id.
  /// - Complexity: O(*n*) on average, where *n* is the count.
  @inlinable
  public init(from decoder: any Decoder) throws {
    self.init()
    for element in try ContiguousArray<Element>(from: decoder) where !append(element).inserted {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "There are several elements with id \(element.id)"
        )
      )
    }
  }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements, as an array describes them.
  public var description: String { _elements.description }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  /// The elements, as an array describes them, and their type.
  public var debugDescription: String {
    "IdentifiedArray<\(ID.self), \(Element.self)>(\(elements.debugDescription))"
  }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror whose children are the elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: _elements, displayStyle: .collection)
  }
}
