// SPDX-License-Identifier: MIT

import EnsembleCore

/// A property wrapper that shows the state of a store in a view, and projects the store.
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
///
/// Write both the feature and the type of the property, as above. Without its type, the compiler
/// reports "type annotation missing in pattern".
@MainActor
@propertyWrapper
public struct StoreState<F: InstanceFeature> {
  /// The store, written as `$state`.
  public let projectedValue: Store<F>

  /// Creates a property that shows the state of a store.
  public init(_ store: Store<F>) {
    projectedValue = store
  }

  /// The current state, which only actions change.
  public var wrappedValue: F.State { projectedValue.state }
}
