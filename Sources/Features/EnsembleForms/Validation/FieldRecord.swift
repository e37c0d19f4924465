// SPDX-License-Identifier: MIT

import EnsembleCore

// A held field keeps its value until the feature writes the requested one. If the form wrote it
// first and the feature reverted the write, as in Composable Forms, a toggle would turn on, off and
// on again. The value before a write is passed in the action that the feature receives, which is a
// copy of the sent action, so that reducing does not change an action.

/// The private bookkeeping of validation for one field.
struct FieldRecord<State>: Sendable {
  /// A write that restores the value from before the user's first write to the field; nil until
  /// then.
  var original: (any FieldWrite<State>)?
  /// The value at the last examination of the field, as a write.
  var lastValue: any FieldWrite<State>
  /// The problems that the checks have found with that value.
  var checkProblems: [String] = []
}
