// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleCore

/// A child of a feature with an enum state, or of a destination.
///
/// `@Composer` reads the source text of the declaration; it has no effect at run time.
public struct ComposedEnumReducerChild {
  private init() {}

  /// Declares a feature in a case.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The feature, written as `Child.self`; `Child?.self` for one whose state may be
  ///     `nil`.
  ///   - reducer: The reducer of the feature. The default is `Child()`.
  public static func reducer<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a feature in a case, with an initial state.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The feature, written as `Child.self`; `Child?.self` for one whose state may be
  ///     `nil`.
  ///   - initialState: The default value of the case.
  ///   - reducer: The reducer of the feature. The default is `Child()`.
  public static func reducer<Child: Reducer>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> Child.State?,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a feature with a generated `State` in a case, with `.init()` or `nil` as its initial
  /// state.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The feature, written as `Child.self`; `Child?.self` for one whose state may be
  ///     `nil`.
  ///   - initialState: The default value of the case.
  ///   - reducer: The reducer of the feature. The default is `Child()`.
  @_disfavoredOverload
  public static func reducer<Child>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> ComposedInitialState,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a collection of features in a case. See ``IdentifiedArrayReducer``.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The feature of each row, written as `Child.self`.
  ///   - reducer: The reducer of each row. The default is `Child()`.
  public static func identifiedArray<Child>(
    _ name: String,
    of type: Child.Type,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a collection of features in a case, with initial rows.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The feature of each row, written as `Child.self`.
  ///   - initialState: The default value of the case.
  ///   - reducer: The reducer of each row. The default is `Child()`.
  public static func identifiedArray<Child: Reducer>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> IdentifiedArrayOf<Child.State>,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self where Child.State: Identifiable { Self() }

  /// Declares a collection of features with a generated `State` in a case, with initial rows:
  /// `[.init()]`.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The feature of each row, written as `Child.self`.
  ///   - initialState: The default value of the case.
  ///   - reducer: The reducer of each row. The default is `Child()`.
  @_disfavoredOverload
  public static func identifiedArray<Child>(
    _ name: String,
    of type: Child.Type,
    initialState: @autoclosure () -> ComposedInitialState,
    using reducer: @autoclosure () -> (any Reducer)? = nil
  ) -> Self { Self() }

  /// Declares a nested destination: a case that holds one of several children at a time.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - reducerName: The name of the generated enum reducer. By default the name of the case,
  ///     capitalized: `Sheet` for `"sheet"`.
  ///   - options: The conformances of the generated state and actions.
  ///   - children: The cases of the destination.
  public static func destination(
    _ name: String,
    reducerName: String = "",
    options: ComposeEnumReducerOption...,
    children: [ComposedEnumReducerChild]
  ) -> Self { Self() }

  /// Declares an alert.
  ///
  /// The enum with `@ComposeActionAlertCase`, or the function with `@ComposeBodyActionAlertCase`,
  /// determines its actions; without either, it has none.
  public static func alert(_ name: String = "alert") -> Self { Self() }

  /// Declares an alert with the given type of actions.
  public static func alert<A>(_ name: String = "alert", of type: A.Type) -> Self { Self() }

  /// Declares a confirmation dialog.
  ///
  /// The enum with `@ComposeActionConfirmationDialogCase`, or the function with
  /// `@ComposeBodyActionConfirmationDialogCase`, determines its actions; without either, it has
  /// none.
  public static func confirmationDialog(_ name: String = "confirmationDialog") -> Self { Self() }

  /// Declares a confirmation dialog with the given type of actions.
  public static func confirmationDialog<A>(
    _ name: String = "confirmationDialog",
    of type: A.Type
  ) -> Self { Self() }

  /// Declares a case with a value and without a reducer.
  ///
  /// A tuple type gives the case several associated values and keeps their labels.
  public static func state<Value>(
    _ name: String,
    of type: Value.Type,
    initialValue: @autoclosure () -> Value? = nil
  ) -> Self { Self() }

  /// Declares a case without associated values.
  public static func stateless(_ name: String) -> Self { Self() }
}
