// SPDX-License-Identifier: MIT

import EnsembleCore

/// The identity of a form field, for lookups.
struct FormFieldKey<State>: Hashable, Sendable {
  let keyPath: any PartialKeyPath<State> & Sendable

  init(_ keyPath: any PartialKeyPath<State> & Sendable) {
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
