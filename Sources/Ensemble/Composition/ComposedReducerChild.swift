// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleCore

/// A child of a feature with a struct of state. For `@ComposeReducer` only, which reads its spelling.
///
/// The name must be a string literal, and the type be written as `Child.self`. A feature that is its own
/// child is written as `.itself`: its type is not known yet when its attributes are read.
public struct ComposedReducerChild {
  private init() {}

  /// A child that is always there.
  ///
  /// - Parameter using: Makes its reducer; otherwise that is `Child()`.
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

  /// A child for each row of a collection.
  ///
  /// - Parameter using: Makes their reducer; otherwise that is `Child()`.
  public static func identifiedArray<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// A child for each row of a collection that is not empty at first.
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

  /// A child that is presented: a sheet.
  ///
  /// - Parameter using: Makes its reducer; otherwise that is `Child()`.
  public static func presentsReducer<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// The feature itself, for each row of a collection: a tree.
  public static func identifiedArray(_ name: String, of feature: ComposedFeature) -> Self {
    Self()
  }

  /// The feature itself, presented by itself.
  public static func presentsReducer(_ name: String, of feature: ComposedFeature) -> Self {
    Self()
  }

  /// An alert, whose actions are those of the enum with `@ComposeActionAlertCase`, if there is one.
  public static func presentsAlert(_ name: String = "alert") -> Self { Self() }

  /// An alert with the given actions.
  public static func presentsAlert<A>(_ name: String = "alert", of type: A.Type) -> Self { Self() }

  /// A dialog, whose actions are those of the enum with `@ComposeActionConfirmationDialogCase`, if
  /// there is one.
  public static func presentsConfirmationDialog(
    _ name: String = "confirmationDialog"
  ) -> Self { Self() }

  /// A dialog with the given actions.
  public static func presentsConfirmationDialog<A>(
    _ name: String = "confirmationDialog",
    of type: A.Type
  ) -> Self { Self() }

  /// One of several children that is presented.
  ///
  /// - Parameter reducerName: The name of the enum reducer that is generated.
  public static func presentsDestination(
    _ name: String = "destination",
    reducerName: String = "Destination",
    options: ComposeEnumReducerOption...,
    children: [ComposedEnumReducerChild]
  ) -> Self { Self() }

  /// A stack of children.
  ///
  /// - Parameter reducerName: The name of the enum reducer that is generated.
  public static func navigationStack(
    _ name: String = "path",
    reducerName: String = "Path",
    options: ComposeEnumReducerOption...,
    children: [ComposedNavigationStackChild]
  ) -> Self { Self() }

  /// State without a reducer.
  public static func state<Value>(
    _ name: String,
    of type: Value.Type,
    initialValue: @autoclosure () -> Value? = nil
  ) -> Self { Self() }
}

/// The feature whose attribute it is written in.
public struct ComposedFeature: Sendable {
  private init() {}

  /// The feature.
  public static var itself: Self { Self() }
}
