// SPDX-License-Identifier: MIT

import Foundation

/// A report of a range of a store's actions, with a test that replays them, for a person without
/// access to the process.
///
/// It contains descriptions of values and source code, and no value in `Sensitive`.
package struct SessionReport: Codable, Equatable, Sendable {
  /// An action of a report.
  package struct Step: Codable, Equatable, Sendable {
    package var number: UInt64
    /// The cases of the action, such as `.rows(.element(id:, action: .toggled))`.
    package var label: String
    /// The sender of the action, in words.
    package var sender: String
    package var date: Date
    /// The parts of the state that the action has changed.
    package var changes: [PartChange]
    /// Whether there are more changes.
    package var isIncomplete: Bool

    package init(
      number: UInt64,
      label: String,
      sender: String,
      date: Date,
      changes: [PartChange],
      isIncomplete: Bool
    ) {
      self.number = number
      self.label = label
      self.sender = sender
      self.date = date
      self.changes = changes
      self.isIncomplete = isIncomplete
    }
  }

  /// The name of the program.
  package var program: String
  /// The operating system and the processor.
  package var platform: String
  /// The time of the report.
  package var date: Date
  /// The name of the module that declares the state.
  package var module: String
  /// The name of the feature.
  package var feature: String
  /// The actions in order, without gaps.
  package var steps: [Step]
  package var test: GeneratedTest

  /// The maximum number of actions in a report.
  package static let stepLimit = 1_000

  package init(
    program: String,
    platform: String,
    date: Date,
    module: String,
    feature: String,
    steps: [Step],
    test: GeneratedTest
  ) {
    self.program = program
    self.platform = platform
    self.date = date
    self.module = module
    self.feature = feature
    self.steps = steps
    self.test = test
  }

  /// The name of a file with the report, without its extension.
  package var name: String {
    guard let first = steps.first, let last = steps.last else { return feature }
    return "\(feature) \(first.number)-\(last.number)"
  }
}
