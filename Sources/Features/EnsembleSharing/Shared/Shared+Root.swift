// SPDX-License-Identifier: MIT

import EnsembleCore

extension Shared {
  /// The holder of the value that the property is, or is a part of.
  package var root: any SharedRoot { box.latest.root }

  /// Whether the property is a part of a value, or computed of it.
  package var isPart: Bool { box.latest as AnyObject !== root }

  /// A copy of the value to keep, with observers of its own.
  package var keptValue: Value { keptCopy(box.latest.value) }
}

extension SharedReader {
  /// The holder of the value that the property is, or is a part of.
  package var root: any SharedRoot { box.latest.root }

  /// Whether the property is a part of a value, or computed of it.
  package var isPart: Bool { box.latest as AnyObject !== root }
}
