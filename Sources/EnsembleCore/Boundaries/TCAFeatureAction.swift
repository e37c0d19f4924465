// SPDX-License-Identifier: MIT

/// The actions of a feature, in three groups: from its view, to its parent, and its own.
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
/// The cases are all that the protocol asks for. A group that the feature does not have is left out,
/// with its case: it is `Never`. Further cases, such as `binding`, are in no group. Nothing has to be
/// `Equatable`.
///
/// Children are among the internal actions. Where a case path of the actions is asked for, theirs can
/// be written without `_internal`: `Scope(\.child, action: \.child)`. That takes `@CasePathable` on
/// the actions and the internal actions, which `@Reducer` adds.
public protocol TCAFeatureAction: ViewAction {
  /// What the view may send.
  associatedtype ViewAction = Never
  /// What the feature tells its parent.
  associatedtype DelegateAction = Never
  /// What only the feature itself sends, and what its children send.
  associatedtype InternalAction = Never

  // Restated: the type of the group would otherwise always be its default.
  /// Wraps an action of the view.
  static func view(_ action: ViewAction) -> Self
  /// Wraps an action for the parent.
  static func delegate(_ action: DelegateAction) -> Self
  /// Wraps an action of the feature's own.
  static func _internal(_ action: InternalAction) -> Self

  /// The group of the action, with what it carries.
  ///
  /// `@CasePathable` writes it as one `switch`. Without the macro it is found by reflection, which
  /// takes some microseconds for each action, and knows the cases by their names.
  var _group: _ActionGroup<ViewAction, DelegateAction, InternalAction> { get }
}

/// Another name of ``TCAFeatureAction``.
public typealias FeatureAction = TCAFeatureAction

/// The actions of a composed feature, in groups. For `@Composer` only, which warns by itself of children
/// that nobody listens to.
public protocol _ComposedFeatureAction: TCAFeatureAction {}

/// One of the groups of a feature's actions, with what it carries.
@frozen
public enum _ActionGroup<View, Delegate, Internal> {
  case view(View)
  case delegate(Delegate)
  case `internal`(Internal)
  /// None of them.
  case other
}

extension TCAFeatureAction where ViewAction == Never {
  /// Never called, as the group has no actions.
  public static func view(_ action: Never) -> Self {}
}

extension TCAFeatureAction where DelegateAction == Never {
  /// Never called, as the group has no actions.
  public static func delegate(_ action: Never) -> Self {}
}

extension TCAFeatureAction where InternalAction == Never {
  /// Never called, as the group has no actions.
  public static func _internal(_ action: Never) -> Self {}
}

extension TCAFeatureAction {
  /// Found by reflection: the case is known by its name.
  public var _group: _ActionGroup<ViewAction, DelegateAction, InternalAction> {
    guard let payload = Mirror(reflecting: self).children.first else { return .other }
    switch payload.label {
    case "view": return (payload.value as? ViewAction).map { .view($0) } ?? .other
    case "delegate": return (payload.value as? DelegateAction).map { .delegate($0) } ?? .other
    case "_internal": return (payload.value as? InternalAction).map { .internal($0) } ?? .other
    default: return .other
    }
  }

  /// What the action tells the parent, if it does.
  @inlinable
  var delegateAction: DelegateAction? {
    if case .delegate(let action) = _group { action } else { nil }
  }

  /// The feature's own action, if it is one.
  @inlinable
  var internalAction: InternalAction? {
    if case .internal(let action) = _group { action } else { nil }
  }
}
