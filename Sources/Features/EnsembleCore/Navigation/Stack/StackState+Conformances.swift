// SPDX-License-Identifier: MIT

import EnsembleCollections

extension StackState: Equatable where Element: Equatable {
  /// Returns a Boolean value that indicates whether both stacks contain equal elements with the
  /// same ids.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.entries == rhs.entries }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    entries.hash(into: &hasher)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Creates a stack by decoding an array of states, which get new ids.
  public init(from decoder: any Decoder) throws {
    if let key = CodingUserInfoKey.keepsStackIDs, decoder.userInfo[key] as? Bool == true {
      self.init(entries: try IdentifiedArrayOf(from: decoder))
      return
    }
    try self.init([Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the states as an array, without their ids.
  public func encode(to encoder: any Encoder) throws {
    if let key = CodingUserInfoKey.keepsStackIDs, encoder.userInfo[key] as? Bool == true {
      return try entries.encode(to: encoder)
    }
    try Array(self).encode(to: encoder)
  }
}

extension CodingUserInfoKey {
  /// The key of a Boolean value that indicates whether stacks are coded with their ids.
  package static let keepsStackIDs = CodingUserInfoKey(rawValue: "ensemble.keepsStackIDs")
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: CustomReflectable {
  /// The mirror of a dictionary from ids to states, in order.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: entries.map { (key: $0.id, value: $0.state) },
      displayStyle: .dictionary
    )
  }
}

extension StackState: ChangeProvable where Element: ObservableState {
  public mutating func _$changeProof() -> ChangeProof {
    ChangeProof(.structure(entries.markStructure()))
  }
}
