// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

extension TestStore {
  /// Skips all actions that were received but not asserted, and adopts the state that they led to.
  ///
  /// - Parameter strict: Whether the test fails if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    if run.received.isEmpty {
      if strict { location.report("No received action is left to skip.") }
    } else {
      run.skipReceived(exhaustivity, location)
    }
  }

  /// Skips all running effects, so that the test does not expect them to end.
  ///
  /// They are not cancelled: an action that one of them sends later must be received or skipped. To
  /// end the effects of an action, cancel the task that `send` has returned.
  ///
  /// - Parameter strict: Whether the test fails if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    let effects = run.inFlight
    if effects.isEmpty {
      if strict { location.report("No effect is running that could be skipped.") }
      return
    }
    exhaustivity.noteSkipped(location) {
      let actions = effects.compactMap(\.action)
      let origin = actions.isEmpty ? "no action" : dumpOneOrAll(actions)
      return """
        \(counted(effects.count, "in-flight effect", ("was", "were"))) skipped, originating from:

        \(origin.indented(by: 2))
        """
    }
    run.skipInFlight()
  }

  /// Asserts the current state, without an action.
  ///
  /// - Parameter updateStateToExpectedResult: Sets parts of the state to their expected values;
  ///   the state must stay equal.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    run.expectUnchanged(
      updateStateToExpectedResult,
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension TestRun {
  /// Skips the first received actions, or all of them.
  func skipReceived(
    upTo end: Int? = nil,
    _ exhaustivity: Exhaustivity,
    _ location: SourceLocation
  ) {
    let skipped = received.prefix(end ?? received.count)
    guard let last = skipped.last else { return }
    let actions = skipped.map(\.action)
    exhaustivity.noteSkipped(location) {
      """
      \(counted(actions.count, "received action", ("was", "were"))) skipped.

      \(dumpOneOrAll(actions).indented(by: 2))
      """
    }
    asserted = last.outcome
    received.removeFirst(skipped.count)
  }
}

/// Returns the dump of a single value, or of several as an array.
private func dumpOneOrAll<Value>(_ values: [Value]) -> String {
  values.count == 1 ? dumped(values[0]) : dumped(values)
}
