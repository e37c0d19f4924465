// SPDX-License-Identifier: MIT

import EnsembleCore

/// Shows the state of a store in a view, and sends actions to it.
///
/// ```swift
/// struct CounterView: View {
///   @StoreState<Counter> private var state: Counter.State
///
///   init(store: Store<Counter>) {
///     _state = StoreState(store)
///   }
///
///   var body: some View {
///     Button("\(state.count)") { $state.send(.increment) }
///   }
/// }
/// ```
@MainActor
@propertyWrapper
public struct StoreState<F: InstanceFeature> {
  /// The store: `$state`.
  public let projectedValue: Store<F>

  /// Shows the state of a store.
  public init(_ store: Store<F>) {
    projectedValue = store
  }

  /// The current state. Only actions change it.
  public var wrappedValue: F.State { projectedValue.state }
}
