// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies
import EnsembleInternals

/// The runtime of a feature in a test, which asserts each step of the feature.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementTapped) {
///   $0.count = 1
/// }
/// ```
///
/// The test sends actions, receives the actions of effects, and states how each of them changes the
/// state. Everything else fails the test, unless ``exhaustivity`` is off: an unexpected change, an
/// action that was not received, an effect that still runs at the end.
///
/// Effects run on the main thread, one at a time, and every step waits until all of them are
/// suspended: no test depends on the speed of the machine. Effects wait for dependencies that the
/// test controls, such as a `TestClock`. If an effect waits for real time to pass, ``timeout``
/// limits how long the test waits for it. (On systems before macOS 15 and iOS 18 effects run on the
/// global executor.)
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
  let run: TestRun<State, Action>

  /// The time limit for waiting for an effect; one second by default.
  public var timeout: Duration = .seconds(1)

  /// Creates a test store with an initial state and a reducer.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: A closure that returns the reducer to test. It is not a builder.
  ///   - prepareDependencies: Overrides dependencies for the initial state, the reducer and all its
  ///     effects. A dependency that is neither overridden nor has a test value fails the test when
  ///     it is used.
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

  /// The extent to which the test must assert what the feature does; everything by default.
  public var exhaustivity: Exhaustivity {
    get { run.exhaustivity }
    set { run.exhaustivity = newValue }
  }

  /// The dependencies of the feature.
  ///
  /// A change holds for the actions that follow; running effects keep the dependencies they started
  /// with.
  public var dependencies: DependencyValues {
    get { run.engine.dependencies ?? DependencyValues() }
    set {
      run.engine.dependencies = newValue
      followClock()
    }
  }

  /// A Boolean value that indicates whether the feature has dismissed itself.
  ///
  /// A dismissed feature processes no further actions.
  public var isDismissed: Bool { run.isDismissed }

  /// A Boolean value that indicates whether every task of the process runs on the main thread.
  ///
  /// Effects of a test store do so in any case. Set it for a feature that starts detached tasks,
  /// and only where no other test runs at the same time: the setting is process-wide. It is reset
  /// when the store is released.
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
