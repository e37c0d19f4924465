// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleCore
import EnsembleInternals
import EnsembleSharing

extension TestRun {
  /// Asserts how the state has changed since the last assertion.
  ///
  /// - Parameters:
  ///   - outcome: The current outcome.
  ///   - update: Changes the previous state to the expected one; nil to expect no change.
  func expect(
    _ outcome: Outcome,
    _ update: ((inout State) throws -> Void)?,
    _ location: SourceLocation
  ) {
    let actual = outcome.state
    switch exhaustivity {
    case .on:
      report(mismatch(from: state, to: outcome, update, location), location)
    case .off(let showsSkipped):
      if let update {
        let end = outcome.sharedPosition
        let failure = shared.assert(from: end, to: end) {
          contradiction(of: actual, update, location)
        }
        report(failure, location)
      }
      guard showsSkipped else { return }
      let skipped = mismatch(from: state, to: outcome, update, nil)
      if let skipped { exhaustivity.report(location) { skipped } }
    }
  }

  /// Asserts the current state.
  ///
  /// It also asserts the changes of shared values that effects, rather than actions, have made.
  func expectUnchanged(_ update: (inout State) throws -> Void, _ location: SourceLocation) {
    // Changes by actions that are still to be received are asserted together with these actions.
    let end = received.first?.sharedStart ?? shared.position
    let start = exhaustivity == .on ? shared.assertedPosition : end
    let failure = shared.assert(from: start, to: end) {
      contradiction(of: state, update, location)
    }
    asserted.sharedPosition = end
    report(failure, location)
  }

  private func report(_ failure: String?, _ location: SourceLocation) {
    if let failure { location.report(failure) }
  }

  /// Returns the failure of an expectation that must cover the whole change; nil if it holds.
  private func mismatch(
    from previous: State,
    to outcome: Outcome,
    _ update: ((inout State) throws -> Void)?,
    _ location: SourceLocation?
  ) -> String? {
    shared.assert(from: shared.assertedPosition, to: outcome.sharedPosition) {
      mismatch(
        from: previous,
        to: outcome.state,
        changesShared: shared.hasChanges(upTo: outcome.sharedPosition),
        update,
        location
      )
    }
  }

  private func mismatch(
    from previous: State,
    to actual: State,
    changesShared: Bool,
    _ update: ((inout State) throws -> Void)?,
    _ location: SourceLocation?
  ) -> String? {
    var expected = previous
    if let update {
      guard apply(update, to: &expected, location) else { return nil }
    }
    if expected != actual {
      let heading =
        update == nil
        ? "The state has changed, and the test has no closure that says how."
        : "The state is not as the test expects."
      return "\(heading)\n\n\(difference(expected, actual, legend: "Expected: −, Actual: +"))"
    }
    guard update != nil, !changesShared, expected == previous else { return nil }
    return """
      The assertion changes nothing, and the state has not changed.

      The closure left the state as it was, and so did the action. If that is what you expect, omit \
      the closure.
      """
  }

  /// Returns the failure of an expectation that mentions parts of the state; nil if it holds.
  private func contradiction(
    of actual: State,
    _ update: (inout State) throws -> Void,
    _ location: SourceLocation
  ) -> String? {
    var expected = actual
    guard apply(update, to: &expected, location), expected != actual else { return nil }
    return """
      The state is not as the test expects.

      \(difference(expected, actual, legend: "Expected: −, Actual: +"))
      """
  }

  /// Calls the test's closure with the feature's dependencies, and reports an error that it throws.
  private func apply(
    _ update: (inout State) throws -> Void,
    to state: inout State,
    _ location: SourceLocation?
  ) -> Bool {
    do {
      var dependencies = engine.dependencies ?? DependencyValues()
      // The closure generates the same ids for elements of stacks as the reducer did.
      dependencies.stackElementID = StackElementIDGenerator(next: asserted.stackElementID)
      try DependencyValues.withCurrent(dependencies) {
        try update(&state)
      }
      return true
    } catch {
      location?.report("The closure of the assertion threw an error: \(error)")
      return false
    }
  }
}
