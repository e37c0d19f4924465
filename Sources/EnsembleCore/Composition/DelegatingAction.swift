// SPDX-License-Identifier: MIT

/// The actions of a feature that delegates some to whoever it is a child of.
///
/// `@Composer` adds the conformance to an `Action` with a case `delegate` that cannot be a
/// ``TCAFeatureAction``. A parent that has no function with `@ComposeDelegate` for the child, or another
/// one that gets the child's actions, is warned of.
public protocol DelegatingAction {}

/// Notes that nobody listens to a child. For `@Composer` only.
public func _ignoresDelegate<Action>(of type: Action.Type) {}

/// Warns that nobody listens to a child. For `@Composer` only.
@available(
  *,
  deprecated,
  message: "the child delegates, and nothing here reacts to it; write '@ComposeDelegate(\"…\")'"
)
public func _ignoresDelegate<Action: DelegatingAction>(of type: Action.Type) {}

/// Warns that nobody listens to a child whose actions are in groups. For `@Composer` only.
@available(
  *,
  deprecated,
  message: "the child delegates, and nothing here reacts to it; write '@ComposeDelegate(\"…\")'"
)
public func _ignoresDelegate<Action: TCAFeatureAction>(of type: Action.Type) {}

/// Notes a child whose actions are in groups, none of them for its parent. For `@Composer` only.
public func _ignoresDelegate<Action: TCAFeatureAction>(of type: Action.Type)
where Action.DelegateAction == Never {}
