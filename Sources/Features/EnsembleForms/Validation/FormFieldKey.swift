// SPDX-License-Identifier: MIT

import EnsembleCore

/// The identity of a form field, for lookups.
///
/// `@unchecked Sendable`: key paths are immutable, and this one is only compared.
struct FormFieldKey<State>: Hashable, @unchecked Sendable {
  let keyPath: PartialKeyPath<State>

  init(_ keyPath: PartialKeyPath<State>) {
    self.keyPath = keyPath
  }

  /// The name of the property.
  var name: Substring { fieldName(of: keyPath).drop { $0 == "." } }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath === rhs.keyPath || lhs.keyPath == rhs.keyPath
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath as PartialKeyPath<State>)
  }
}
