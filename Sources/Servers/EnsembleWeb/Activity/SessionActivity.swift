// SPDX-License-Identifier: MIT

#if Web
import EnsembleCore

/// The measured work, the latest actions and the states of a session's stores, for operators.
///
/// Values are described when they are read: until then, an action costs two readings of the clock
/// and an array element.
///
/// `@unchecked Sendable`: confined to the main actor, where a server creates its stores, and where
/// their engines call the recorders.
final class SessionActivity: @unchecked Sendable {
  /// The maximum number of actions that are kept.
  static let actionLimit = 50

  /// The measured work.
  private(set) var meter = SessionMeter()
  /// The stores of the session, including some that were already released.
  private var stores: [any MeasuredStore] = []
  /// The last actions, the oldest first.
  private var actions: [Any] = []
  /// The size of the states after a number of actions; nil before it is measured.
  private var measuredSize: (actionCount: Int, size: Int)?
  private let clock: ServerClock

  init(clock: ServerClock) {
    self.clock = clock
  }

  /// Calls a closure, and measures the root stores that it creates.
  @MainActor
  func measuring<R>(_ body: () throws -> R) rethrows -> R {
    try EngineTools.withTool(Tool(activity: self), operation: body)
  }

  /// Calls an asynchronous closure, and measures the root stores that it creates.
  @MainActor
  func measuring<R>(_ body: () async throws -> R) async rethrows -> R {
    try await EngineTools.withTool(Tool(activity: self), operation: body)
  }

  /// A tool that attaches a recorder to each store. It refers weakly to the session, since a task
  /// that creates a store may outlive it.
  private struct Tool: EngineTool {
    weak var activity: SessionActivity?

    @MainActor
    func attach<State, Action>(to engine: Engine<State, Action>) {
      guard let activity else { return }
      let meter = StoreMeter(of: engine, for: activity)
      engine.attach(meter)
      activity.add(meter)
    }
  }

  private func add(_ store: any MeasuredStore) {
    // Views may create many stores in the course of a session, so the released ones are removed.
    stores.removeAll { !$0.isAlive }
    stores.append(store)
  }

  /// Records a reduced action of a store.
  func record(_ action: Any, _ duration: Duration) {
    meter.count(duration, at: clock.now) { caseLabel(of: toolValue(of: action)) }
    actions.append(action)
    let oldest: Any? = actions.count > Self.actionLimit ? actions.removeFirst() : nil
    // Releasing an action may run code of the application.
    withExtendedLifetime(oldest) {}
  }
}

// MARK: Reading

extension SessionActivity {
  /// The states of the stores that exist, except those whose reducer is running.
  @MainActor
  var states: [Any] { stores.compactMap { $0.state } }

  /// The cases of the last actions, without the values in them; the oldest first.
  @MainActor
  var labels: [String] { actions.map { caseLabel(of: toolValue(of: $0)) } }

  /// Returns the size of the states, which is measured again only after further actions.
  @MainActor
  func size(measuring measure: (Any) -> Int) -> Int {
    let count = meter.actionCount
    if let known = measuredSize, known.actionCount == count { return known.size }
    let size = states.reduce(0) { $0 + measure($1) }
    measuredSize = (count, size)
    return size
  }
}
#endif
