// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleInternals

/// The issues that an operator on a stack reports.
struct StackIssues {
  let location: SourceLocation

  private var subject: String { "The \"forEach\" at \"\(location.fileID):\(location.line)\"" }

  func reportMissing(_ action: some Any) {
    reportMissingElement(action, location)
  }

  func reportPop(_ id: StackElementID, _ ids: [StackElementID]) {
    location.reportUnlessLate(
      """
      \(subject) got a "popFrom" action whose element does not exist.

        ID:
          \(id)
        Path IDs:
          \(ids)

      Nothing was removed. The element may have been removed before, by a parent reducer.
      """
    )
  }

  func reportPush(_ action: some Any, _ id: StackElementID) {
    location.reportUnlessLate(
      """
      \(subject) got a "push" action with the id of an element that exists.

        Action:
          \(debugCase(of: action))
        ID:
          \(id)

      Nothing was added. Push a state with an id that no other element has.
      """
    )
  }

  /// Reserves the id of a pushed state. In a test, it must be the next id.
  func check(_ id: StackElementID, after newestID: StackElementID?) {
    let generator = DependencyValues.current.stackElementID
    if let newestID { generator.pass(newestID) }
    let isTest = DependencyValues.current.context == .test
    if isTest, id > generator.upcoming {
      location.reportUnlessLate(
        """
        \(subject) got a "push" action with an id that is not the next one.

          Received ID:
            \(id)
          Expected ID:
            \(generator.upcoming)

        In a test, ids are generated in order from zero: push with the next one.
        """
      )
    }
    generator.pass(id)
  }
}
