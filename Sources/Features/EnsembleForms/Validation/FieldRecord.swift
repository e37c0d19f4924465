// SPDX-License-Identifier: MIT

import EnsembleCore

// A held field keeps its value until the feature writes the requested one. Writing first and
// letting the feature take it back, as Composable Forms does, makes a toggle go on, off and on
// again. The value before a write travels in the action that the feature receives, a copy of the
// one that was sent, so that no action changes by being reduced.

/// The private bookkeeping of validation for one field.
struct FieldRecord<State>: Sendable {
  /// A write of the value before the user's first write to the field; nil until then.
  var original: (any FieldWrite<State>)?
  /// A write of the value at the last examination of the field.
  var lastValue: any FieldWrite<State>
  /// The problems that the checks have found with that value.
  var checkProblems: [String] = []
}
