// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleTesting

/// The runtime of a tiny feature in a test: proves step by step what the feature does.
///
/// ```swift
/// let store = TestStore<Counter>()
/// await store.send(.increment) { $0.count = 1 }
/// await store.send(.loadRandomNumber) { $0.isLoading = true }
/// await store.receive(.setRandomNumber(7)) { … }
/// ```
///
/// What the test does not say fails it: a change of the state, an action that an effect has sent, an effect
/// that still runs in the end, an error that nobody handles. Failures are reported where the test has sent
/// the action that they follow from.
@MainActor
public final class TestStore<F: InstanceFeature> where F.State: Equatable {
  /// The test store that does the work, for what is not spelled out here.
  public let core: EnsembleTesting.TestStore<F.State, F.Action>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - state: The state to begin with; the feature's initial one unless given.
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

  /// How much the test has to assert. Everything, unless set.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  /// Waits until all effects have ended, and checks that nothing is left to assert.
  ///
  /// - Parameter timeout: How long to wait at most; a second unless given.
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
  /// Creates a store.
  ///
  /// - Parameters:
  ///   - state: The state to begin with; the feature's initial one unless given.
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
