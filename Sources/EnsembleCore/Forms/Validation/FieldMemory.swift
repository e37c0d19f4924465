// SPDX-License-Identifier: MIT

/// What validation remembers of a field, beside what it tells.
struct FieldMemory<State>: Sendable {
  /// Writes the value that was there before the user first wrote to the field; nil until then.
  var original: FieldWrite<State>?
  /// Writes the value that was there when the field was last looked at.
  var seen: FieldWrite<State>
  /// What the checks have found wrong with that value.
  var checkProblems: [String] = []
}
