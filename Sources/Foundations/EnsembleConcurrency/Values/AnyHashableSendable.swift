// SPDX-License-Identifier: MIT

import EnsembleInternals

/// A type-erased hashable and sendable value.
///
/// Two are equal if their base values are equal, by the rules of `AnyHashable`.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The base value.
  public let base: any Hashable & Sendable

  /// Creates a type-erased value; an erased value is not wrapped again.
  public init(_ base: some Hashable & Sendable) {
    if let erased = base as? AnyHashableSendable {
      self = erased
    } else {
      self.base = base
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: base).removingContextMarks() }
  public var debugDescription: String { "AnyHashableSendable(\(debugText(of: base)))" }
}
