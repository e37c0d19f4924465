// SPDX-License-Identifier: MIT

import EnsembleCore
import Foundation

/// A recorded action, as a list shows it.
package struct ActionSummary: Codable, Equatable, Sendable, Identifiable {
  /// The sender of an action.
  package enum Sender: Codable, Equatable, Sendable {
    /// A call of `send`, such as by a view.
    case store
    /// A reducer that has returned it as a `.send` effect.
    case reducer
    /// An effect, with the location at which it was created if it is known.
    case effect(id: UInt64, location: String?)
  }

  /// The number of the action in its store.
  package let number: UInt64
  /// The cases of the action, such as `.rows(.element(id:, action: .toggled))`.
  package let label: String
  /// The cases with short descriptions of their values, such as
  /// `.rows(.element(id: 3, action: .renamed("Milk")))`.
  package let text: String
  /// The sender of the action.
  package let sender: Sender
  /// The time at which it was sent.
  package let date: Date
  /// The duration of the reducer's run.
  package let duration: Duration

  package var id: UInt64 { number }
}

/// A store with a history, without its types.
@MainActor
package protocol InspectedStore: AnyObject {
  /// The number of the store in its process.
  var id: Int { get }
  /// The name of the feature.
  var title: String { get }
  /// The name of the module that declares the state.
  var module: String { get }
  /// The name of the store's creator, such as a page of a server; nil for the program itself.
  var owner: String? { get }
  /// Whether the store still exists.
  var isAlive: Bool { get }
  /// The number of the oldest action that is kept; the number of the next action if none is kept.
  var firstNumber: UInt64 { get }
  /// The number of the last action; one less than `firstNumber` if there is none.
  var lastNumber: UInt64 { get }
  /// The number of bytes of all states and actions, by estimate.
  var size: Int { get }
  /// Removes the oldest actions until the size is below a number of bytes.
  func limitSize(_ bytes: Int)
  /// The recorded effects, in the order of their start.
  var effectRecords: [EffectRecord] { get }
  /// The number of effects that are running.
  var runningEffects: Int { get }

  /// The evaluations of views that followed from its actions.
  var viewUpdates: ViewUpdateLog { get }
  /// The changes of all histories of the inspection.
  var changes: HistoryChanges { get }

  /// Returns the summary of an action; nil for one that is not kept.
  func summary(of number: UInt64) -> ActionSummary?
  /// Returns the sender of an action; nil for one that is not kept.
  func sender(of number: UInt64) -> ActionSummary.Sender?
  /// Returns the number of the effect that has sent an action; nil for another sender.
  func sendingEffect(of number: UInt64) -> UInt64?
  /// Returns the duration of the reducer's run for an action; nil for one that is not kept.
  func duration(of number: UInt64) -> Duration?
  /// Returns the number of observed fields that an action has changed; nil for one that is not
  /// kept.
  func changedFields(by number: UInt64) -> Int?
  /// Returns an action; nil for one that is not kept.
  func action(_ number: UInt64) -> Any?
  /// Calls a function with the state after an action; `firstNumber - 1` stands for the first state.
  ///
  /// - Returns: The result of the function; nil if the action is not kept.
  func withState<R>(after number: UInt64, _ body: (Any) -> R) -> R?
  /// Returns a copy of the state after an action, of the store's own type and with separate
  /// observers.
  func copyOfState(after number: UInt64) -> Any?
  /// Returns the parts of the state that an action has changed.
  func difference(by number: UInt64, limit: Int) -> ValueDifference?
  /// Returns the number of the first action after which a condition holds; nil if there is none.
  func firstAction(
    in range: ClosedRange<UInt64>,
    where condition: (Any) -> Bool
  ) -> UInt64?
  /// Calls a function with the state that results from the actions up to a number, without some of
  /// them.
  func withState<R>(
    after number: UInt64,
    skipping skipped: Set<UInt64>,
    _ body: (Any) -> R
  ) -> R?
  /// The number of the action after which the store shows its state; nil if it shows the present.
  var shownNumber: UInt64? { get }
  /// The number of effects' actions that are held until the store shows the present again.
  var waitingCount: Int { get }
  /// The last action that was refused because the store shows its past; nil for none.
  var refusedAction: String? { get }
  /// Shows the state after an action.
  ///
  /// Effects continue, but their actions are held until the store shows the present again; actions
  /// of views are refused. `firstNumber - 1` stands for the first state.
  ///
  /// - Throws: A `TravelRefusal`.
  func travel(to number: UInt64) throws
  /// Notifies the observers of the shown state, as if another past state were shown.
  ///
  /// Nothing happens if the store shows the present, or processes an action.
  func showPastAgain()
  /// Shows the present again.
  func returnToPresent(_ waiting: WaitingActions)
  /// Makes the shown state the present one. Held actions are dropped; running effects continue.
  ///
  /// - Throws: A `TravelRefusal` if the store is processing an action.
  func continueFromPast() throws

  /// The forms of the actions that can be written, such as `.add(Int)`.
  var actionForms: [String] { get }
  /// Sends an action that is written as in Swift.
  ///
  /// - Throws: An error that describes the part that cannot be read.
  func send(_ text: String) throws
  /// Returns the source code of a test that repeats a range of actions, and then expects that a
  /// condition of the state holds.
  func test(of range: ClosedRange<UInt64>, expecting condition: StateCondition?) -> GeneratedTest
  /// The number of the first action since the store has continued from its past.
  var firstOfBranch: UInt64 { get }

  /// Returns the changes of shared values by the reducers of an action.
  func sharedWrites(by number: UInt64) -> [String]
}

extension InspectedStore {
  /// Returns the source code of a test that repeats a range of actions.
  package func test(of range: ClosedRange<UInt64>) -> GeneratedTest {
    test(of: range, expecting: nil)
  }
}
