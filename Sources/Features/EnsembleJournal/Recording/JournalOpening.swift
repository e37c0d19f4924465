// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleInternals
import Foundation

/// The steps from the contents of a journal to an engine that continues them.
@MainActor
struct JournalOpening<State: Codable & Sendable, Action: Codable & Sendable> {
  let stamps = ReducerStamps()
  let stackElements = StackElementIDGenerator()
  /// Whether the engine has the state of the journal.
  private(set) var continues = false
  /// Descriptions of the parts that could not be read.
  private(set) var problems: [String]
  private let contents: JournalContents
  private let id: String
  let migrations: JournalMigrations
  /// Returns an engine with the reducer and the dependencies of the store.
  private var makeReplayEngine: ((State) -> Engine<State, Action>)?
  private let decoder = JournalCoding.makeDecoder()

  /// The number of the last snapshot.
  var snapshotNumber: UInt64 { contents.snapshot?.number ?? 0 }
  /// The entries after the snapshot.
  var entries: [JournalEntry] { contents.entries }

  init(
    _ contents: JournalContents,
    id: String,
    version: Int,
    migrations: [JournalMigration]
  ) {
    self.contents = contents
    self.id = id
    self.migrations = JournalMigrations(to: version, migrations)
    problems = contents.problems
  }

  /// Creates an engine with the state of the snapshot, or with the initial one.
  mutating func makeEngine<R: Reducer<State, Action>>(
    initialState: () -> State,
    reducer: () -> R,
    prepareDependencies: ((inout DependencyValues) -> Void)?
  ) -> Engine<State, Action> {
    withDependencies { values in
      prepareDependencies?(&values)
      values.stackElementID = stackElements
      values.follow(stamps)
    } operation: {
      let state = restoredState()
      continues = state != nil
      let first = state ?? initialState()
      let (feature, dependencies) = (reducer(), DependencyValues.escaping)
      let make = { (state: State) -> Engine<State, Action> in
        Engine(
          initialState: state,
          reducer: feature,
          dependencies: dependencies,
          schedule: scheduleOnMainActor
        )
      }
      makeReplayEngine = make
      return make(first)
    }
  }

  /// Returns a ``ReplayCheck``, if the options request one.
  func makeCheck(
    of store: Engine<State, Action>,
    _ options: JournalOptions
  ) -> ReplayCheck<State, Action>? {
    guard options.checksReplay, let makeReplayEngine, let state = store.unobservedState else {
      return nil
    }
    return DependencyValues.withCurrent(store.dependencies ?? DependencyValues()) {
      ReplayCheck(
        id: id,
        location: options.location,
        beginningWith: state,
        stamps,
        stackElements,
        makeEngine: makeReplayEngine
      )
    }
  }

  private mutating func restoredState() -> State? {
    guard let snapshot = contents.snapshot else { return nil }
    do {
      let json = try migrations.steps(from: snapshot.version).reduce(snapshot.state) {
        try $1.state($0)
      }
      return try decoder.decode(State.self, from: json)
    } catch {
      problems.append("The state of the store '\(id)' cannot be read: \(error)")
      return nil
    }
  }

  /// Replays the entries, and sets aside a store that cannot be continued.
  ///
  /// - Returns: The numbers of the last action and of the last snapshot.
  mutating func settle(
    in journal: any OpenJournal,
    _ engine: Engine<State, Action>
  ) async throws -> (number: UInt64, lastSnapshot: UInt64) {
    let isReplayed = try await replay(engine)
    if let snapshot = contents.snapshot, continues, isReplayed,
      snapshot.version == migrations.version
    {
      return (contents.entries.last?.number ?? snapshot.number, snapshot.number)
    }
    let mustSetAside = (!isReplayed || !continues) && contents.snapshot != nil
    let last = contents.entries.last?.number ?? contents.snapshot?.number ?? 0
    let number = mustSetAside ? 0 : last
    guard let state = engine.unobservedState else { return (number, number) }
    let json = try JournalCoding.makeEncoder().encode(state)
    let snapshot = JournalSnapshot(number: number, version: migrations.version, state: json)
    if mustSetAside {
      let copy = try await journal.setAside(beginningWith: snapshot)
      problems.append("Everything is kept as '\(copy)'.")
    } else {
      try await journal.save(snapshot)
    }
    return (number, number)
  }

  /// Reduces the entries again. Returns whether all of them could be read.
  private mutating func replay(_ engine: Engine<State, Action>) async throws -> Bool {
    guard continues else { return contents.entries.isEmpty }
    var known: [Int: [JournalMigration]] = [:]
    for (index, entry) in contents.entries.enumerated() {
      // Long replays yield the main actor regularly.
      if index % 1_000 == 999 { await Task.yield() }
      let action: Action
      do {
        let steps = try known[entry.version] ?? migrations.steps(from: entry.version)
        known[entry.version] = steps
        let json = try steps.reduce(entry.action) { try $1.action($0) }
        action = try decode(json, engine)
      } catch {
        problems.append(
          """
          The action \(entry.number) of the store '\(id)' cannot be read: \(error)
          It was not repeated, nor was what followed, up to the action \(contents.entries.last?.number ?? 0).
          """
        )
        return false
      }
      stackElements.number = entry.stamp.nextStackElement
      stamps.begin(entry.stamp)
      engine.replay(action)
      stamps.end()
    }
    return true
  }

  private func decode(_ json: Data, _ engine: Engine<State, Action>) throws -> Action {
    // The store must not generate stack ids again that were decoded.
    try DependencyValues.withCurrent(engine.dependencies ?? DependencyValues()) {
      try decoder.decode(Action.self, from: json)
    }
  }
}
