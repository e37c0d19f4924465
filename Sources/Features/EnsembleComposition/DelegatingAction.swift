// SPDX-License-Identifier: MIT

import EnsembleBoundaries
import EnsembleCore

/// The actions of a feature with delegate actions for its parent.
///
/// `@Composer` adds the conformance to an `Action` with a case `delegate` that cannot be a
/// ``TCAFeatureAction``. The compiler warns about a parent without a function that handles them:
/// one with `@ComposeDelegate`, or another one that receives the child's actions.
public protocol DelegatingAction {}

/// Accepts a child without delegate actions. For `@Composer` only.
public func _ignoresDelegate<Action>(of type: Action.Type) {}

/// Warns about a child with unhandled delegate actions. For `@Composer` only.
@available(
  *,
  deprecated,
  message: "the child delegates, and nothing here reacts to it; write '@ComposeDelegate(\"…\")'"
)
public func _ignoresDelegate<Action: DelegatingAction>(of type: Action.Type) {}

/// Warns about a child with unhandled delegate actions in groups. For `@Composer` only.
@available(
  *,
  deprecated,
  message: "the child delegates, and nothing here reacts to it; write '@ComposeDelegate(\"…\")'"
)
public func _ignoresDelegate<Action: TCAFeatureAction>(of type: Action.Type) {}

/// Accepts a child with actions in groups but without delegate actions. For `@Composer` only.
public func _ignoresDelegate<Action: TCAFeatureAction>(of type: Action.Type)
where Action.DelegateAction == Never {}
