// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies

/// The runtime of a feature in a test: proves step by step what the feature does.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementTapped) {
///   $0.count = 1
/// }
/// ```
///
/// The test says which actions it sends, which actions it expects effects to send back, and how each of
/// them changes the state. What it does not say fails the test, unless ``exhaustivity`` is off: a
/// change that was not expected, an action that nobody received, an effect that still runs at the end.
///
/// Effects run on the main thread, one at a time, and every step waits until they have gone as far
/// as they can: no test depends on how fast the machine is. What effects wait for comes from
/// dependencies that the test controls, such as a `TestClock`. Where an effect waits for something that
/// really takes time, ``timeout`` limits how long the test waits for it. (On systems before macOS 15 and
/// iOS 18 effects run on the global executor.)
@MainActor
public final class TestStore<State: Equatable, Action> {
  let run: TestRun<State, Action>

  /// How long to wait for an effect: one second, unless set.
  public var timeout: Duration = .seconds(1)

  /// Creates a store with an initial state and a reducer.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The reducer to test. A closure that returns it, not a builder.
  ///   - prepareDependencies: Overrides dependencies for the initial state, the reducer and all its
  ///     effects. One that is neither overridden nor has a test value fails the test when it is used.
  public init(
    initialState: @autoclosure () -> State,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    run = TestRun(
      initialState: initialState,
      reducer: reducer,
      prepareDependencies: prepareDependencies,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    followClock()
  }

  deinit {
    run.complete()
  }

  /// The state as of the last action that was sent or received.
  public var state: State { run.state }

  /// How much the test has to assert. Everything, unless set.
  public var exhaustivity: Exhaustivity {
    get { run.exhaustivity }
    set { run.exhaustivity = newValue }
  }

  /// The dependencies of the feature. A change holds for the actions that follow; effects that run
  /// already keep what they started with.
  public var dependencies: DependencyValues {
    get { run.engine.dependencies ?? DependencyValues() }
    set {
      run.engine.dependencies = newValue
      followClock()
    }
  }

  /// Whether the feature has dismissed itself. It takes no more actions then.
  public var isDismissed: Bool { run.isDismissed }

  /// Whether every task of the process runs on the main thread, one at a time.
  ///
  /// Effects of a test store do so in any case. Turn it on for a feature that starts detached tasks, and
  /// only where no other test runs at the same time: the switch is process-wide. Turned back when the
  /// store is gone.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set {
      run.restoresMainSerialExecutor = newValue
      uncheckedUseMainSerialExecutor = newValue
    }
  }
}

/// The test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
