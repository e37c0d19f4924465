// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies
import Foundation

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// Creates a replica of a store, such as a store of a document that many visitors edit.
  ///
  /// ```swift
  /// let journal = PostgreSQLJournal("postgresql://app@database/app")
  /// let board = try await Store(initialState: Board.State(), replicatedIn: journal, id: "board") {
  ///   Board()
  /// }
  /// ```
  ///
  /// All replicas process the same actions in the order of the journal. So an action is processed
  /// once the journal has it, *after* `send` has returned: `await store.send(.add).finish()` waits
  /// for the processing and for the effects, and ``StoreJournal/commit()`` for the processing of
  /// all actions so far. While the journal does not answer, actions wait.
  ///
  /// The effects of an action run in the replica that has sent it. Effects of `supervise`,
  /// `onMount` and `onAnyChange` run in one replica only; when that replica ends, another one takes
  /// over. An action cancels effects in every replica.
  ///
  /// Reducers must depend on their state and their action alone, as for
  /// ``Store/init(initialState:journal:id:version:migrations:options:restored:reducer:withDependencies:)``;
  /// otherwise the replicas differ. Dates, identifiers and random numbers come from the replica
  /// that has sent the action. Each process has its own values of `@Shared`.
  ///
  /// A replica stops and reports an issue if it cannot read an action of a later version, or if it
  /// was disconnected for so long that the journal has removed entries that it needs; `commit` then
  /// throws.
  ///
  /// - Parameters:
  ///   - initialState: The initial state, if this is the first replica.
  ///   - journal: The journal.
  ///   - id: The name of the store in the journal.
  ///   - version: The version of the state and the actions. Increase it with a change that the
  ///     decoder cannot bridge, and add a migration.
  ///   - migrations: The steps from earlier versions.
  ///   - options: The number of entries between snapshots, and a function that is called with
  ///     descriptions of problems. The delay and `checksReplay` have no effect.
  ///   - reducer: The reducer of the feature.
  ///   - prepareDependencies: A closure that overrides dependencies for the initial state, the
  ///     reducer and all effects.
  /// - Throws: The error of the journal, and an error if the store has a state or an action that
  ///   cannot be read.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    replicatedIn journal: any SharedJournal,
    id: String,
    version: Int = 1,
    migrations: [JournalMigration] = [],
    options: JournalOptions = JournalOptions(),
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) async throws {
    guard JournalNames.isValid(ReplicaSupervision.name(of: id)) else {
      throw JournalError.invalidName(id)
    }
    let bell = ReplicaBell()
    var (joined, contents) = try await journal.join(id) { bell.ring() }
    do {
      func open(_ contents: JournalContents) -> (
        JournalOpening<State, Action>, Engine<State, Action>
      ) {
        var opening = JournalOpening<State, Action>(
          contents,
          id: id,
          version: version,
          migrations: migrations
        )
        let engine = opening.makeEngine(
          initialState: initialState,
          reducer: reducer,
          prepareDependencies: prepareDependencies
        )
        return (opening, engine)
      }
      try contents.checkVersion(version, of: id)
      if contents.snapshot == nil, let state = open(contents).1.unobservedState {
        let json = try JournalCoding.makeEncoder().encode(state)
        // Another replica may be the first one.
        let snapshot = JournalSnapshot(number: 0, version: version, state: json)
        contents = try await joined.begin(with: snapshot)
      }
      let (opening, engine) = open(contents)
      guard opening.continues else { throw UnreadableStore(problems: opening.problems) }
      let replica = StoreReplica(joined, opening, engine: engine, id: id, options: options)
      engine.isSupervisedElsewhere = true
      engine.gate = replica
      try await replica.replay(opening.entries)
      self.init(engine: engine)
      replica.supervise(in: journal)
      bell.connect(replica)
      bell.ring()
    } catch {
      await joined.leave()
      throw error
    }
  }
}

/// The connection from a journal to a replica that has not been created yet.
private final class ReplicaBell: Sendable {
  private struct Receiver {
    weak var replica: (any Awakenable)?
  }

  private let receiver = LockIsolated(Receiver())

  func connect(_ replica: some Awakenable) {
    receiver.withValue { $0.replica = replica }
  }

  func ring() {
    Task { @MainActor [receiver] in receiver.value.replica?.awaken() }
  }
}

/// A replica that can be notified of new entries.
@MainActor
private protocol Awakenable: AnyObject, Sendable {
  func awaken()
}

extension StoreReplica: Awakenable {}

/// A store whose state cannot be read.
private struct UnreadableStore: Error, CustomStringConvertible {
  let problems: [String]

  var description: String { problems.joined(separator: "\n") }
}
