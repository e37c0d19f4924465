// SPDX-License-Identifier: MIT

import Foundation

/// A query about the stores of a process, or a command to one of them.
///
/// Each answer contains only the requested data: no state and no history is sent as a whole.
package enum InspectionRequest: Codable, Equatable, Sendable {
  /// The maximum number of actions that one answer filters, which bounds the delay of the stores.
  package static let filterLimit: UInt64 = 8_000

  case stores
  /// The number of changes of all stores, for a program that polls for changes.
  case changeCount
  /// The last actions before a number that match an ``ActionFilter``, among `filterLimit` actions.
  case actions(store: Int, before: UInt64?, matching: String, limit: Int)
  /// The changes by the given actions, on one line for each action.
  case changeTexts(store: Int, numbers: [UInt64])
  /// The changes by an action, and the effects that it has started and cancelled.
  case action(store: Int, number: UInt64)
  /// Parts of the state after an action.
  case parts(store: Int, number: UInt64, path: [String], range: Range<Int>)
  /// The parts of the state after an action whose names or descriptions contain a text.
  case search(store: Int, number: UInt64, text: String)
  /// The last effects.
  case effects(store: Int, limit: Int)
  /// The totals of the last actions, by feature, and what is slow among them.
  case features(store: Int)
  /// Shows the state after an action.
  case travel(store: Int, number: UInt64)
  /// Shows the present again, and processes or drops the held actions.
  case returnToPresent(store: Int, WaitingActions)
  /// The address of a page that begins with the state after an action.
  case fork(store: Int, number: UInt64)
  /// Continues from the state that is shown.
  case continueFromPast(store: Int)
  /// The first action in a range after which a condition holds.
  case find(store: Int, from: UInt64, condition: String)
  /// The parts of the state that would be different without the given actions.
  case skip(store: Int, number: UInt64, skipped: Set<UInt64>)
  /// The parts that differ between the states after two actions.
  case compare(store: Int, from: UInt64, to: UInt64)
  /// The forms of the actions that can be sent.
  case forms(store: Int)
  /// Sends an action, which is written as in Swift.
  case send(store: Int, action: String)
  /// The source code of a test that repeats a range of actions.
  case test(store: Int, range: ClosedRange<UInt64>)
  /// A report of a range of actions, for a person without access to the process.
  case report(store: Int, range: ClosedRange<UInt64>)
  /// Forgets the stores that were released.
  case forgetReleased
}

/// The answer to a question.
package enum InspectionAnswer: Codable, Equatable, Sendable {
  case stores([StoreSummary])
  case count(Int)
  case actions([ActionSummary])
  /// The answer may omit the last changes, to bound the delay of the stores.
  case changeTexts([ChangeText])
  case action(ActionDetail)
  case parts([PartSummary])
  case found([PartSummary], isIncomplete: Bool)
  case effects([EffectSummary])
  case features([FeatureSummary], findings: [Finding])
  case number(UInt64?, searched: UInt64)
  case changes([PartChange])
  case texts([String])
  case test(GeneratedTest)
  case report(SessionReport)
  case done
  case failure(String)
}

/// A store, as a list shows it.
package struct StoreSummary: Codable, Equatable, Sendable, Identifiable {
  package var id: Int
  package var title: String
  package var owner: String?
  package var isAlive: Bool
  package var firstNumber: UInt64
  package var lastNumber: UInt64
  package var size: Int
  package var shownNumber: UInt64?
  package var waitingCount: Int
  package var runningEffects: Int
}

/// The changes by an action, on one line.
package struct ChangeText: Codable, Equatable, Sendable {
  package var number: UInt64
  /// The changes, such as `cups = 3, +orders[4]`; empty if there are none.
  package var text: String
}

/// The changes by an action, and the effects that it has started and cancelled.
package struct ActionDetail: Codable, Equatable, Sendable {
  package var summary: ActionSummary
  /// The action, as it would be written in Swift.
  package var text: String
  package var changes: [PartChange]
  package var isIncomplete: Bool
  /// The effects that it has started.
  package var started: [EffectSummary]
  /// The effects that it has cancelled.
  package var cancelled: [EffectSummary]
  /// The changes of shared values.
  package var sharedWrites: [String]
  /// The evaluations of views that followed from it.
  package var updatedViews: [ViewUpdateRecord]
}

/// A part of a state, as a tree shows it.
package struct PartSummary: Codable, Equatable, Sendable, Identifiable {
  package var path: [String]
  package var name: String
  package var type: String
  package var summary: String
  package var partCount: Int

  package var id: [String] { path }
}

/// A recorded effect, as a time line shows it.
package struct EffectSummary: Codable, Equatable, Sendable, Identifiable {
  package var id: UInt64
  package var path: String
  package var location: String
  /// The descriptions of its identifiers, the innermost first.
  package var identifiers: [String]
  package var cause: UInt64
  /// The start, in seconds before now.
  package var start: Double
  /// The duration in seconds, up to now for one that is running.
  package var duration: Double
  /// The reason of its end; nil for one that is running.
  package var ending: String?
  /// The number of the action that has cancelled it, if any.
  package var cancelledBy: UInt64?
  /// The numbers of the last actions that it has sent.
  package var sent: [UInt64]
}

/// The source code of a test.
package struct GeneratedTest: Codable, Equatable, Sendable {
  package var code: String
  /// Descriptions of the values that have no source code, and must be written by hand.
  package var problems: [String]

  package init(code: String, problems: [String]) {
    self.code = code
    self.problems = problems
  }
}
