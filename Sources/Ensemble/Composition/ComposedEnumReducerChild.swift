// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleCore

/// A child of a feature with an enum of state, or of a destination. Read by its spelling.
public struct ComposedEnumReducerChild {
  private init() {}

  /// A feature.
  public static func reducer<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// A feature with the state that it has at first; `of: Child?.self` for one that may be nil.
  ///
  /// - Parameter using: Makes its reducer; otherwise that is `Child()`.
  public static func reducer<Child: Reducer>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> Child.State?,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// A feature whose `State` is generated, with `.init()` or `nil` as the state that it has at first.
  ///
  /// - Parameter using: Makes its reducer; otherwise that is `Child()`.
  @_disfavoredOverload
  public static func reducer<Child>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> ComposedInitialState,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// A feature for each row of a collection. See ``IdentifiedArrayReducer``.
  ///
  /// - Parameter using: Makes their reducer; otherwise that is `Child()`.
  public static func identifiedArray<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// A feature for each row of a collection that is not empty at first.
  ///
  /// - Parameter using: Makes their reducer; otherwise that is `Child()`.
  public static func identifiedArray<Child: Reducer>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> IdentifiedArrayOf<Child.State>,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self where Child.State: Identifiable { Self() }

  /// Features whose `State` is generated, for rows that are there at first: `[.init()]`.
  ///
  /// - Parameter using: Makes their reducer; otherwise that is `Child()`.
  @_disfavoredOverload
  public static func identifiedArray<Child>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> ComposedInitialState,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// One of several children in turn.
  ///
  /// - Parameter reducerName: The name of the enum reducer that is generated; `Sheet` for `"sheet"`, if
  ///   there is none.
  public static func destination(
    _ name: String,
    reducerName: String = "",
    options: ComposeEnumReducerOption...,
    children: [ComposedEnumReducerChild]
  ) -> Self { Self() }

  /// An alert.
  public static func alert(_ name: String = "alert") -> Self { Self() }

  /// An alert with the given actions.
  public static func alert<A>(_ name: String = "alert", of type: A.Type) -> Self { Self() }

  /// A dialog.
  public static func confirmationDialog(_ name: String = "confirmationDialog") -> Self { Self() }

  /// A dialog with the given actions.
  public static func confirmationDialog<A>(
    _ name: String = "confirmationDialog",
    of type: A.Type
  ) -> Self { Self() }

  /// A value without a reducer; a tuple for several, whose labels are kept.
  public static func state<Value>(
    _ name: String,
    of type: Value.Type,
    initialValue: @autoclosure () -> Value? = nil
  ) -> Self { Self() }

  /// A case without a value.
  public static func stateless(_ name: String) -> Self { Self() }
}
