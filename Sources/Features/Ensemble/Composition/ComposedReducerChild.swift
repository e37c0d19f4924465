// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleCore

/// A child of a feature with a struct state, declared in `@ComposeReducer`.
///
/// `@Composer` reads the source text of the declaration; it has no effect at run time. So the name
/// must be a string literal, and the type must be written as `Child.self`. A feature that contains
/// itself writes `.itself`, because its own type is unknown when its attributes are type-checked.
public struct ComposedReducerChild {
  private init() {}

  /// Declares a child feature.
  ///
  /// The child exists as long as its parent, or while its state is not `nil` if its type is
  /// optional.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - type: The feature, written as `Child.self`; `Child?.self` for one whose state may be
  ///     `nil`.
  ///   - reducer: The reducer of the feature. The default is `Child()`.
  public static func reducer<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a child with an initial state.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - type: The feature, written as `Child.self`; `Child?.self` for one whose state may be
  ///     `nil`.
  ///   - initialState: The default value of the property.
  ///   - reducer: The reducer of the feature. The default is `Child()`.
  public static func reducer<Child: Reducer>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> Child.State?,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a child with a generated `State`, with `.init()` or `nil` as its initial state.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - type: The feature, written as `Child.self`; `Child?.self` for one whose state may be
  ///     `nil`.
  ///   - initialState: The default value of the property.
  ///   - reducer: The reducer of the feature. The default is `Child()`.
  @_disfavoredOverload
  public static func reducer<Child>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> ComposedInitialState,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a collection of children, one for each row.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - type: The feature of each row, written as `Child.self`.
  ///   - reducer: The reducer of each row. The default is `Child()`.
  public static func identifiedArray<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a collection of children with initial rows.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - type: The feature of each row, written as `Child.self`.
  ///   - initialState: The default value of the property.
  ///   - reducer: The reducer of each row. The default is `Child()`.
  public static func identifiedArray<Child: Reducer>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> IdentifiedArrayOf<Child.State>,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self where Child.State: Identifiable { Self() }

  /// Declares a collection of children with a generated `State`, with initial rows: `[.init()]`.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - type: The feature of each row, written as `Child.self`.
  ///   - initialState: The default value of the property.
  ///   - reducer: The reducer of each row. The default is `Child()`.
  @_disfavoredOverload
  public static func identifiedArray<Child>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> ComposedInitialState,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a presented child, such as a sheet.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - type: The feature, written as `Child.self`.
  ///   - reducer: The reducer of the feature. The default is `Child()`.
  public static func presentsReducer<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a collection whose rows are the feature itself, which forms a tree.
  public static func identifiedArray(_ name: String, of feature: ComposedFeature) -> Self {
    Self()
  }

  /// Declares a presented child that is the feature itself.
  public static func presentsReducer(_ name: String, of feature: ComposedFeature) -> Self {
    Self()
  }

  /// Declares a presented alert.
  ///
  /// The enum with `@ComposeActionAlertCase`, or the function with `@ComposeBodyActionAlertCase`,
  /// determines its actions; without either, it has none.
  public static func presentsAlert(_ name: String = "alert") -> Self { Self() }

  /// Declares a presented alert with the given type of actions.
  public static func presentsAlert<A>(_ name: String = "alert", of type: A.Type) -> Self { Self() }

  /// Declares a presented confirmation dialog.
  ///
  /// The enum with `@ComposeActionConfirmationDialogCase`, or the function with
  /// `@ComposeBodyActionConfirmationDialogCase`, determines its actions; without either, it has
  /// none.
  public static func presentsConfirmationDialog(
    _ name: String = "confirmationDialog"
  ) -> Self { Self() }

  /// Declares a presented confirmation dialog with the given type of actions.
  public static func presentsConfirmationDialog<A>(
    _ name: String = "confirmationDialog",
    of type: A.Type
  ) -> Self { Self() }

  /// Declares a presented destination: one of several children at a time.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - reducerName: The name of the generated enum reducer.
  ///   - options: The conformances of the generated state and actions.
  ///   - children: The cases of the destination.
  public static func presentsDestination(
    _ name: String = "destination",
    reducerName: String = "Destination",
    options: ComposeEnumReducerOption...,
    children: [ComposedEnumReducerChild]
  ) -> Self { Self() }

  /// Declares a navigation stack.
  ///
  /// - Parameters:
  ///   - name: The name of the property of `State` and of the case of `Action`.
  ///   - reducerName: The name of the generated enum reducer.
  ///   - options: The conformances of the generated state and actions.
  ///   - children: The elements that the stack can hold.
  public static func navigationStack(
    _ name: String = "path",
    reducerName: String = "Path",
    options: ComposeEnumReducerOption...,
    children: [ComposedNavigationStackChild]
  ) -> Self { Self() }

  /// Declares a property of `State` without a reducer.
  public static func state<Value>(
    _ name: String,
    of type: Value.Type,
    initialValue: @autoclosure () -> Value? = nil
  ) -> Self { Self() }
}

/// A reference to the feature that an attribute belongs to.
public struct ComposedFeature: Sendable {
  private init() {}

  /// The feature that the attribute belongs to.
  public static var itself: Self { Self() }
}
