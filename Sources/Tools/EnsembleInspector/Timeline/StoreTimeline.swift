// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInspection
import Observation

/// The recorded actions of a store, after each of which the store can be shown.
///
/// ```swift
/// let timeline = StoreTimeline()
/// let store = timeline.recording { Store(initialState: Counter.State()) { Counter() } }
/// …
/// CounterView(store: store)
/// Slider(
///   value: Binding { Double(timeline.position) } set: { timeline.show(Int($0)) },
///   in: 0...Double(max(1, timeline.count)),
///   step: 1
/// )
/// ```
///
/// Views that read it follow the store. While the store shows its past, each page and terminal that
/// shows it has a bar with buttons to return to the present, or to continue from the past. Actions
/// of effects are held meanwhile. All other actions are refused, including those that views send
/// when they appear.
///
/// It records in every build, not only in debug builds. Everyone who sees its states can read them,
/// except values in `Sensitive`.
@MainActor
public final class StoreTimeline: Observable {
  /// The maximum number of bytes of the description of a state.
  private static let stateLimit = 16_384
  /// The maximum number of bytes of the actions and states that are kept.
  private static let byteLimit = 2 << 20

  private let registrar = ObservationRegistrar()
  private let inspection = StoreInspection()
  private var history: (any InspectedStore)? {
    didSet { listen() }
  }
  /// The state of the history when observers were last notified.
  private var known = Mark()

  /// The parts of a history that observers see.
  private struct Mark: Equatable {
    var last: UInt64 = 0
    var shown: UInt64?
    var waiting = 0
    var refused: String?
    var branch: UInt64 = 0
  }

  /// Creates a timeline without a store.
  public init() {
    // They are divided among at least four stores.
    inspection.bytes = 4 * Self.byteLimit
    TravelNotices.start()
  }

  /// Creates the timeline of a store that is recorded.
  init(of history: any InspectedStore) {
    self.history = history
    listen()
  }

  /// Calls a closure, and records the first root store that it creates.
  public func recording<R>(_ body: () throws -> R) rethrows -> R {
    try EngineTools.withTool(Tool(timeline: self), operation: body)
  }

  private struct Tool: EngineTool {
    weak var timeline: StoreTimeline?

    @MainActor
    func attach<State, Action>(to engine: Engine<State, Action>) {
      guard let timeline, timeline.history == nil else { return }
      // The inspector may have begun already; there is one history of a store.
      timeline.history = timeline.inspection.record(engine)
    }
  }

  // MARK: Positions

  /// The number of recorded actions.
  public var count: Int {
    access()
    return history.map { Int($0.lastNumber + 1 - $0.firstNumber) } ?? 0
  }

  /// The number of actions before the state that the store shows: 0 for its first state, and
  /// ``count`` for the present.
  public var position: Int {
    access()
    return history.flatMap { history in
      // The shown action may have been forgotten.
      history.shownNumber.map { Int(max($0 + 1, history.firstNumber) - history.firstNumber) }
    } ?? count
  }

  /// A Boolean value that indicates whether the store shows its past.
  public var isInPast: Bool {
    access()
    return history?.shownNumber != nil
  }

  /// The number of effects' actions that are held until the store shows the present again.
  public var waitingCount: Int {
    access()
    return history?.waitingCount ?? 0
  }

  /// The last action that was refused since the store shows this state, such as `.orderTapped`; nil
  /// for none.
  public var refusedAction: String? {
    access()
    return history?.refusedAction
  }

  /// The last action before the shown state, such as `.orderTapped`; nil for the first state, and
  /// if the store has continued from its past since.
  public var action: String? {
    access()
    guard let history else { return nil }
    let number = history.shownNumber ?? history.lastNumber
    let hasContinued = number == history.lastNumber && history.firstOfBranch > number
    return hasContinued ? nil : history.summary(of: number)?.label
  }

  /// The shown state, as text with the fields of all values in it.
  public var state: String {
    access()
    guard let history else { return "" }
    let number = history.shownNumber ?? history.lastNumber
    return history.withState(after: number) { describe($0, Self.stateLimit) } ?? ""
  }

  // MARK: Travel

  /// Shows the state after a number of actions, in all views of the store.
  ///
  /// Nothing happens if that state is no longer available, or while the store processes an action.
  public func show(_ position: Int) {
    guard let history, position >= 0 else { return }
    if position >= count { return returnToPresent() }
    try? history.travel(to: history.firstNumber + UInt64(position) - 1)
  }

  /// Shows the present again, and processes the held actions.
  public func returnToPresent() { history?.returnToPresent(.process) }

  /// Makes the shown state the present one, and drops the held actions.
  public func continueFromPast() { try? history?.continueFromPast() }

  // MARK: Tests

  /// The source code of a test.
  public struct WrittenTest: Equatable, Sendable {
    /// The code; empty if there is none.
    public let code: String
    /// The values that have no source code, and the reasons why there is no test.
    public let problems: [String]
  }

  /// Writes a failing test, which repeats the actions up to the first one that violates a condition
  /// of the state, and expects the condition to hold.
  ///
  /// The test contains the condition as it is written. To compile, it must be valid Swift for the
  /// state, with a dot before a case, quotes around a text and `?` behind an optional.
  ///
  /// ```swift
  /// let test = try timeline.test(expecting: "cups >= 0")
  /// ```
  ///
  /// - Returns: The test; nil if the condition has always held.
  /// - Throws: An error if the condition is not a field, or a comparison of one with a value.
  public func test(expecting condition: String) throws -> WrittenTest? {
    let condition = try StateCondition(condition)
    guard let history else { return nil }
    let first = history.firstOfBranch
    guard first <= history.lastNumber,
      let last = history.firstAction(
        in: first...history.lastNumber,
        where: { !condition.holds(for: $0) }
      )
    else { return nil }
    let test = history.test(of: first...last, expecting: condition)
    return WrittenTest(code: test.code, problems: test.problems)
  }

  // MARK: Observation

  /// The observed property, which stands for all others, as they are computed from the history.
  private var never: Void { () }

  private func access() { registrar.access(self, keyPath: \.never) }

  private func listen() {
    guard let history else { return }
    known = mark(of: history)
    var listener: Int?
    listener = history.changes.add { [weak self, weak changes = history.changes] in
      if let self {
        follow()
      } else if let listener {
        changes?.remove(listener)
      }
    }
  }

  private func mark(of history: any InspectedStore) -> Mark {
    Mark(
      last: history.lastNumber,
      shown: history.shownNumber,
      waiting: history.waitingCount,
      refused: history.refusedAction,
      branch: history.firstOfBranch
    )
  }

  /// Notifies the observers if the store of the timeline has changed, since the inspection may also
  /// record other stores.
  private func follow() {
    guard let history else { return }
    let now = mark(of: history)
    guard now != known else { return }
    known = now
    registrar.withMutation(of: self, keyPath: \.never) {}
  }
}
