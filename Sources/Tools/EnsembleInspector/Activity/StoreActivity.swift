// SPDX-License-Identifier: MIT

import CustomDump
import EnsembleCore

/// The states and the latest actions of selected stores, for a view beside an application.
///
/// ```swift
/// let activity = StoreActivity()
/// let store = activity.recording { Store(initialState: Counter.State()) { Counter() } }
/// …
/// HStack {
///   CounterView(store: store)
///   StoreActivityView(activity)
/// }
/// ```
///
/// An action costs an array element until a view shows it. Everyone who sees the view can read the
/// states, except values in `Sensitive`.
///
/// `@unchecked Sendable`: confined to the main actor, where stores are created, and where their
/// engines call the recorders.
public final class StoreActivity: @unchecked Sendable {
  /// The maximum number of actions that are kept.
  static let actionLimit = 50
  /// The maximum number of bytes of the description of a state, and of an action.
  static let stateLimit = 16_384
  static let actionTextLimit = 2_048

  /// The recorded stores, including some that were already released.
  private var stores: [any ActiveStore] = []
  /// The last actions, the oldest first.
  private var actions: [Entry] = []
  /// The number of all actions.
  private var count = 0
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var nextListener = 0

  private enum Entry {
    case value(Any)
    case text(String)
  }

  /// Creates the activity of no store yet.
  public init() {}

  /// Calls a closure, and records the root stores that it creates.
  @MainActor
  public func recording<R>(_ body: () throws -> R) rethrows -> R {
    try EngineTools.withTool(Tool(activity: self), operation: body)
  }

  /// Calls an asynchronous closure, and records the root stores that it creates.
  @MainActor
  public func recording<R>(_ body: () async throws -> R) async rethrows -> R {
    try await EngineTools.withTool(Tool(activity: self), operation: body)
  }

  /// A tool that attaches a recorder to each store. It refers weakly to the activity, since a task
  /// that creates a store may outlive it.
  private struct Tool: EngineTool {
    weak var activity: StoreActivity?

    @MainActor
    func attach<State, Action>(to engine: Engine<State, Action>) {
      guard let activity else { return }
      let recorder = ActivityRecorder(of: engine, for: activity)
      engine.attach(recorder)
      activity.add(recorder)
    }
  }

  private func add(_ store: any ActiveStore) {
    // Views may create many stores in the course of time, so the released ones are removed.
    stores.removeAll { !$0.isAlive }
    stores.append(store)
    notify()
  }

  fileprivate func record(_ action: Any) {
    count += 1
    actions.append(.value(action))
    let oldest = actions.count > Self.actionLimit ? actions.removeFirst() : nil
    // Releasing an action may run code of the application.
    withExtendedLifetime(oldest) {}
  }

  // MARK: Changes

  /// A stream with an element after each change. Changes are coalesced until the element is
  /// consumed.
  @MainActor
  var changes: AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let id = nextListener
    nextListener += 1
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[id] = nil }
    }
    return stream
  }

  fileprivate func notify() {
    for listener in listeners.values { listener.yield() }
  }

  // MARK: Reading

  /// A description of the stores at a moment.
  struct Snapshot: Equatable {
    /// The states of the stores that exist.
    var state = ""
    /// The last actions, the newest first, with their numbers.
    var actions: [Action] = []

    struct Action: Equatable, Identifiable {
      let id: Int
      let text: String
    }
  }

  /// Describes the stores that exist, and the last actions.
  @MainActor
  func snapshot() -> Snapshot {
    let states = stores.compactMap { store in store.state.map { describe($0, Self.stateLimit) } }
    let first = count - actions.count
    for index in actions.indices {
      guard case .value(let value) = actions[index] else { continue }
      actions[index] = .text(describe(toolValue(of: value), Self.actionTextLimit))
    }
    let texts = actions.enumerated().compactMap { index, entry -> Snapshot.Action? in
      guard case .text(let text) = entry else { return nil }
      return Snapshot.Action(id: first + index, text: text)
    }
    return Snapshot(state: states.joined(separator: "\n\n"), actions: texts.reversed())
  }
}

/// Returns the description of a value, with the names of fields as they are declared, and without
/// the name of its type if it is an action.
func describe(_ value: Any, _ limit: Int) -> String {
  var text = ""
  SecretWrites.$areHidden.withValue(true) { _ = customDump(value, to: &text) }
  // The macro stores a field under its name with an underscore.
  text = text.replacing(#/(?m)^(\s+)_(?=[a-z]\w*: )/#) { $0.1 }
  if let name = text.prefixMatch(of: #/[\w.]*Action(?=\.)/#) { text.removeSubrange(name.range) }
  guard text.utf8.count > limit else { return text }
  let end = text.utf8.index(text.startIndex, offsetBy: limit)
  return text[..<text.index(before: text.index(after: end))] + " …"
}

/// A store whose activity is recorded.
private protocol ActiveStore: AnyObject {
  /// Whether the store exists.
  var isAlive: Bool { get }
  /// The current state, read without observing it; nil after the store is released, and while its
  /// reducer runs.
  var state: Any? { get }
}

/// The recorder of one store. The engine retains it. It retains neither the engine nor the
/// activity.
private final class ActivityRecorder<State, Action>: ActionRecorder, ActiveStore {
  private weak var engine: Engine<State, Action>?
  private weak var activity: StoreActivity?

  init(of engine: Engine<State, Action>, for activity: StoreActivity) {
    self.engine = engine
    self.activity = activity
  }

  func willReduce(_ action: Action, from origin: ActionOrigin) {}

  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    activity?.record(action)
  }

  func didDrain() { activity?.notify() }

  func willEnd(with state: UnsafePointer<State>) { activity?.notify() }

  var isAlive: Bool { engine != nil }

  var state: Any? {
    guard let state = engine?.unobservedState else { return nil }
    return toolValue(of: state)
  }
}
