// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleTesting

/// The runtime of a tiny feature in a test, which asserts each step of the feature.
///
/// ```swift
/// let store = TestStore<Counter>()
/// await store.send(.increment) { $0.count = 1 }
/// await store.send(.loadRandomNumber) { $0.isLoading = true }
/// await store.receive(.setRandomNumber(7)) { … }
/// ```
///
/// Everything that the test does not assert fails it: a change of the state, an action from an
/// effect, an effect that still runs at the end, an unhandled error. A failure is reported at the
/// `send` that it follows from.
@preconcurrency @MainActor
public final class TestStore<F: InstanceFeature> where F.State: Equatable {
  /// The underlying test store, for functions that this type does not offer.
  public let core: EnsembleTesting.TestStore<F.State, F.Action>

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - state: The initial state; the feature's by default.
  ///   - prepareDependencies: Overrides dependencies for the feature and all its effects.
  public init(
    _ feature: @autoclosure () -> F,
    state: @autoclosure () -> F.State? = nil,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var made: F?
    func makeFeature() -> F {
      let feature = made ?? feature()
      made = feature
      return feature
    }
    core = EnsembleTesting.TestStore(
      initialState: state() ?? makeFeature().initialState,
      reducer: { TestedFeature(feature: makeFeature()) },
      withDependencies: prepareDependencies,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// The state as of the last action that was sent or received.
  public var state: F.State { core.state }

  /// The extent to which the test must assert what the feature does; everything by default.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  /// Waits until all effects have ended, and checks that nothing is left to assert.
  ///
  /// - Parameter timeout: The time limit for waiting; one second by default.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.finish(
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}

extension TestStore where F: Feature {
  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - state: The initial state; the feature's by default.
  ///   - prepareDependencies: Overrides dependencies for the feature and all its effects.
  public convenience init(
    state: @autoclosure () -> F.State? = nil,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      F(),
      state: state(),
      withDependencies: prepareDependencies,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }
}
