// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// Creates a root store that continues from its journal, or a new one.
  ///
  /// The last snapshot is decoded, and the actions after it are reduced again, without their
  /// effects. Reducers get the same dates, identifiers and random numbers from the dependencies
  /// `date`, `uuid` and `withRandomNumberGenerator` as before; all other inputs must be in the
  /// state or in the action.
  ///
  /// A journal that cannot be read to its end is set aside under another name and reported, and the
  /// store continues with the state before the unreadable part.
  ///
  /// - Parameters:
  ///   - initialState: The initial state of a new store.
  ///   - journal: The journal.
  ///   - id: The name of the store in the journal.
  ///   - version: The version of the state and the actions. Increase it with a change that the
  ///     decoder cannot bridge, and add a migration.
  ///   - migrations: The steps from earlier versions.
  ///   - options: The delay of writing, the number of entries between snapshots, and a function
  ///     that is called with descriptions of problems.
  ///   - restored: An action that is sent to a continued store, since its effects have ended with
  ///     the earlier process; nil for none.
  ///   - reducer: The reducer of the feature.
  ///   - prepareDependencies: A closure that overrides dependencies for the initial state, the
  ///     reducer and all effects.
  /// - Throws: The error of the journal, if the store cannot be opened.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    journal: any Journal,
    id: String,
    version: Int = 1,
    migrations: [JournalMigration] = [],
    options: JournalOptions = JournalOptions(),
    restored: Action? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) async throws {
    let hasOtherProcesses = journal.hasOtherProcesses
    let (journal, contents) = try await journal.open(id)
    do {
      if hasOtherProcesses { try contents.checkVersion(version, of: id) }
    } catch {
      await journal.close()
      throw error
    }
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
    do {
      let (number, lastSnapshot) = try await opening.settle(in: journal, engine)
      for problem in opening.problems { options.onProblem(problem) }
      let writer = JournalWriter<State, Action>(
        journal,
        id: id,
        version: version,
        options: options,
        after: number,
        lastSnapshot: lastSnapshot
      ) { [weak engine] in
        guard let engine, let recorder = engine.recorder as? StoreRecorder<State, Action> else {
          return nil
        }
        return engine.unobservedState.map { (recorder.number, detached($0)) }
      }
      engine.recorder = StoreRecorder(
        writer,
        continues: opening.continues,
        hadProblems: !opening.problems.isEmpty,
        after: number,
        opening.stamps,
        opening.stackElements,
        opening.makeCheck(of: engine, options)
      )
    } catch {
      for problem in opening.problems { options.onProblem(problem) }
      await journal.close()
      throw error
    }
    self.init(engine: engine)
    if opening.continues, let restored { send(restored) }
  }
}
