// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import Observation

/// The runtime of a tiny feature: holds its state, takes its actions, runs its effects.
///
/// ```swift
/// let store = Store<Counter>()
/// store.send(.increment)
/// print(store.state.count)
/// ```
///
/// Nothing but actions changes the state. All effects end when the store is gone.
///
/// In a file that imports `Ensemble` too, there are two types of this name; see the package's README.
@MainActor
public final class Store<F: InstanceFeature> {
  private let root: EnsembleCore.Store<StoreRoot<F.State>, Attempt<F.Action>>

  /// The same store for views of composed features: it can be scoped to children.
  ///
  /// What is sent to it has no `catch`, and no place at which errors are reported.
  public let core: EnsembleCore.Store<F.State, F.Action>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - state: The state to begin with; the feature's initial one unless given.
  ///   - prepareDependencies: Overrides dependencies for the feature and all its effects. Those that are in
  ///     force here hold for the store in any case.
  public convenience init(
    _ feature: @autoclosure () -> F,
    state: @autoclosure () -> F.State? = nil,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      feature: feature,
      state: state,
      effects: .live,
      withDependencies: prepareDependencies
    )
  }

  init(
    feature: () -> F,
    state: () -> F.State?,
    effects: StoreEffects,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    root = withDependencies {
      prepareDependencies?(&$0)
    } operation: {
      let feature = feature()
      return EnsembleCore.Store(initialState: StoreRoot(state() ?? feature.initialState)) {
        RootReducer(feature: feature, effects: effects)
      }
    }
    core = root.scope(\.value, action: \.action)
  }

  /// The current state. Observed as a whole; field by field, if it is an `ObservableState`.
  public var state: F.State { core.state }

  /// Sends an action, and processes it before returning.
  ///
  /// During the processing of another action it is reported, and processed after that one.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - handler: Makes an action of an error of the feature; holds for all actions that follow from this
  ///     one. Without it the feature's ``InstanceFeature/action(for:during:)`` is asked. If the reducer throws
  ///     for what it has made, this is reported.
  /// - Returns: What the action has set going, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: F.Action,
    catch handler: (@Sendable (_ error: any Error) -> F.Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return root.send(
      Attempt(action: action, policy: ErrorPolicy(handler: handler, location: location))
    )
  }
}

extension Store where F: Feature {
  /// Creates a store.
  ///
  /// - Parameters:
  ///   - state: The state to begin with; the feature's initial one unless given.
  ///   - prepareDependencies: Overrides dependencies for the feature and all its effects.
  public convenience init(
    state: @autoclosure () -> F.State? = nil,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(F(), state: state(), withDependencies: prepareDependencies)
  }
}

extension Store: Observable {}
