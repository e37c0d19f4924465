// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleInternals
import Observation

// The names are those of tinyTCA's API, which this module continues; they shadow the names of the
// core in files that import only this module. There is no `store.binding` for a whole state, which
// would bypass the reducer. `@StoreState` names its feature, because the feature cannot be derived
// from a nested type.

/// The runtime of a tiny feature, which holds its state, processes its actions and runs its
/// effects.
///
/// ```swift
/// let store = Store<Counter>()
/// store.send(.increment)
/// print(store.state.count)
/// ```
///
/// Only actions change the state. Effects are cancelled when the store is released.
///
/// In a file that imports `Ensemble` too, there are two types of this name; see <doc:TinyFeatures>.
@preconcurrency @MainActor
public final class Store<F: InstanceFeature> {
  private let root: EnsembleCore.Store<StoreRoot<F.State>, SentAction<F.Action>>

  /// The same store for views of composed features, which can be scoped to children.
  ///
  /// An action sent to it has no `catch`, and no source location at which its errors are reported.
  public let core: EnsembleCore.Store<F.State, F.Action>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - state: The initial state; the feature's by default.
  ///   - prepareDependencies: Overrides dependencies for the feature and all its effects. The
  ///     dependencies in force here hold for the store in any case.
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
    effects: PreviewEffects,
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

  /// The current state.
  ///
  /// It is observed as a whole, or field by field if it is an `ObservableState`.
  public var state: F.State { core.state }

  /// Sends an action, and processes it before returning.
  ///
  /// Sending during the processing of another action is reported, and the action is processed
  /// afterwards.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - handler: A closure that converts an error of the feature to an action, for this action and
  ///     all that follow from it. Without it, the feature's ``InstanceFeature/action(for:during:)``
  ///     is called. If the reducer throws for the returned action, that error is reported.
  /// - Returns: The effects that the action started, to wait for or to cancel.
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
      SentAction(action: action, policy: ErrorPolicy(handler: handler, location: location))
    )
  }
}

extension Store where F: Feature {
  /// Creates a store.
  ///
  /// - Parameters:
  ///   - state: The initial state; the feature's by default.
  ///   - prepareDependencies: Overrides dependencies for the feature and all its effects.
  public convenience init(
    state: @autoclosure () -> F.State? = nil,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(F(), state: state(), withDependencies: prepareDependencies)
  }
}

extension Store: Observable {}
