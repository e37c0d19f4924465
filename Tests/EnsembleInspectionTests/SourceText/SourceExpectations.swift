// SPDX-License-Identifier: MIT

import EnsembleInspection
import Testing

/// Returns the source code of a value.
func source(_ value: Any, isTyped: Bool = true) -> String {
  var writer = SourceWriter()
  return writer.expression(value, isTyped: isTyped)
}

/// Expects the source code of a value, in a context that states its type, and that the same code
/// gives an equal value.
///
/// - Parameters:
///   - text: The expected code.
///   - value: The value.
///   - code: The expected code again, as an expression that is compiled.
func expectSource<Value: Equatable>(
  _ text: String,
  of value: Value,
  is code: Value,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var writer = SourceWriter()
  #expect(writer.expression(value, isTyped: true) == text, sourceLocation: sourceLocation)
  #expect(writer.problems == [], sourceLocation: sourceLocation)
  #expect(code == value, sourceLocation: sourceLocation)
}

/// Expects the statements that turn a state into another one, and that they do so.
///
/// - Parameters:
///   - old: The state before the statements.
///   - new: The state after the statements.
///   - texts: The expected statements.
///   - statements: The expected statements again, as a closure that is compiled.
func expectChanges<State: Equatable>(
  from old: State,
  to new: State,
  _ texts: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  by statements: (inout State) -> Void
) {
  var writer = SourceWriter()
  let changes = writer.changes(from: old, to: new, root: "$0")
  #expect(changes == texts, sourceLocation: sourceLocation)
  #expect(writer.problems == [], sourceLocation: sourceLocation)
  var state = old
  statements(&state)
  #expect(state == new, sourceLocation: sourceLocation)
}
