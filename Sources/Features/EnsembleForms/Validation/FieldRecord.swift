// SPDX-License-Identifier: MIT

import EnsembleCore

/// The private bookkeeping of validation for one field.
struct FieldRecord<State>: Sendable {
  /// A write of the value before the user's first write to the field; nil until then.
  var original: (any FieldWrite<State>)?
  /// A write of the value at the last examination of the field.
  var lastValue: any FieldWrite<State>
  /// The problems that the checks have found with that value.
  var checkProblems: [String] = []
}
