// SPDX-License-Identifier: MIT

import EnsembleCore

// A handler has a default only if its group is `Never`, and a group is `Never` only if its case is
// omitted. So a wrong label is a missing handler, which does not compile, and no action is silently
// lost. `@CasePathable` generates the lookup of the group as one `switch`; without the macro,
// reflection is used. The protocol redeclares `view`, since the type of that group would always be
// the default otherwise.

/// The actions of a feature in three groups: view, delegate and internal actions.
///
/// ```swift
/// enum Action: TCAFeatureAction {
///   enum ViewAction { case loginTapped }
///   enum DelegateAction { case loggedIn }
///   enum InternalAction { case loginResponse(Result<Token, any Error>) }
///
///   case view(ViewAction)
///   case delegate(DelegateAction)
///   case _internal(InternalAction)
/// }
/// ```
///
/// The cases are the only requirements. A feature leaves out groups that it does not have, together
/// with their cases: their type is `Never`. Other cases, such as `binding`, belong to no group. No
/// type has to be `Equatable`.
///
/// Actions of children are internal actions. Wherever a case path of the actions is expected, their
/// paths can omit `_internal`: `Scope(\.child, action: \.child)`. This requires `@CasePathable` on
/// the actions and the internal actions, which `@Reducer` adds.
public protocol TCAFeatureAction: ViewAction {
  /// The actions that the view may send.
  associatedtype ViewAction = Never
  /// The actions that the feature sends to its parent.
  associatedtype DelegateAction = Never
  /// The actions of the feature itself and of its children.
  associatedtype InternalAction = Never

  // Redeclared, since the group's type would otherwise always be its default.
  /// Returns the action of a view action.
  static func view(_ action: ViewAction) -> Self
  /// Returns the action of a delegate action.
  static func delegate(_ action: DelegateAction) -> Self
  /// Returns the action of an internal action.
  static func _internal(_ action: InternalAction) -> Self

  /// The group of the action, with its payload.
  ///
  /// `@CasePathable` generates it as a `switch`. Without the macro it is determined by reflection,
  /// which takes some microseconds per action, and relies on the names of the cases.
  var _group: _ActionGroup<ViewAction, DelegateAction, InternalAction> { get }
}

/// An alias of ``TCAFeatureAction``.
public typealias FeatureAction = TCAFeatureAction

// The generated `Action` of a composed feature has the groups of a bounded feature, so that a
// handwritten parent can handle its delegate actions. For children of a composed feature,
// `@Composer` warns rather than the builder. Payload types that are named like a group are
// qualified with the feature, because inside the action the bare name refers to the requirement.

/// The actions of a composed feature, in groups.
///
/// For `@Composer` only, which emits its own warnings about unhandled delegate actions.
public protocol _ComposedFeatureAction: TCAFeatureAction {}

/// The group of an action, with its payload.
@frozen
public enum _ActionGroup<View, Delegate, Internal> {
  /// A view action.
  case view(View)
  /// A delegate action.
  case delegate(Delegate)
  /// An internal action.
  case `internal`(Internal)
  /// An action of no group.
  case other
}

extension TCAFeatureAction where ViewAction == Never {
  /// Never called, since the group has no actions.
  public static func view(_ action: Never) -> Self {}
}

extension TCAFeatureAction where DelegateAction == Never {
  /// Never called, since the group has no actions.
  public static func delegate(_ action: Never) -> Self {}
}

extension TCAFeatureAction where InternalAction == Never {
  /// Never called, since the group has no actions.
  public static func _internal(_ action: Never) -> Self {}
}

extension TCAFeatureAction {
  /// The group of the action, determined by reflection on the name of the case.
  public var _group: _ActionGroup<ViewAction, DelegateAction, InternalAction> {
    guard let payload = Mirror(reflecting: self).children.first else { return .other }
    switch payload.label {
    case "view": return (payload.value as? ViewAction).map { .view($0) } ?? .other
    case "delegate": return (payload.value as? DelegateAction).map { .delegate($0) } ?? .other
    case "_internal": return (payload.value as? InternalAction).map { .internal($0) } ?? .other
    default: return .other
    }
  }

  /// The delegate action, if the action is one.
  @inlinable
  var delegateAction: DelegateAction? {
    if case .delegate(let action) = _group { action } else { nil }
  }

  /// The internal action, if the action is one.
  @inlinable
  var internalAction: InternalAction? {
    if case .internal(let action) = _group { action } else { nil }
  }
}
