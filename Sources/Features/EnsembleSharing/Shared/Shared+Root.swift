// SPDX-License-Identifier: MIT

import EnsembleCore

extension Shared {
  /// The holder of the whole value that the property refers to, or to a part of.
  package var root: any SharedRoot { box.latest.root }

  /// Whether the property refers to a part of a value, or is computed from it.
  package var isPart: Bool { box.latest as AnyObject !== root }

  /// A copy of the value with separate observers, for storing it.
  package var keptValue: Value { keptCopy(box.latest.value) }
}

extension SharedReader {
  /// The holder of the whole value that the property refers to, or to a part of.
  package var root: any SharedRoot { box.latest.root }

  /// Whether the property refers to a part of a value, or is computed from it.
  package var isPart: Bool { box.latest as AnyObject !== root }
}
