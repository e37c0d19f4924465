// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

// Children of a bounded feature are cases of its internal actions. This dynamic member lookup makes
// `\.child` work wherever a case path is expected, without an overload of each operator. Such a
// path is built at each evaluation, so only `store.scope` has overloads for paths of the internal
// actions, which are constants, and find the child stores by address. The member is disfavored so
// that these overloads win.

/// The case paths of actions in groups, which include those of the internal actions.
///
/// `\.child` is then equivalent to `\._internal.child` wherever a case path is expected. A case of
/// the actions themselves takes precedence over an internal one of the same name. `@CasePathable`
/// adds the conformance by the name of a protocol, which may be another one than Ensemble's. So
/// only the member requires Ensemble's.
@dynamicMemberLookup
public protocol _BoundedCasePaths: CasePathReflectable {}

extension _BoundedCasePaths where Root: TCAFeatureAction {
  /// Returns the case path of a case of the internal actions.
  // Disfavored to avoid ambiguity with functions that take the case path of the internal action
  // itself.
  @_disfavoredOverload
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<
      Root.InternalAction.AllCasePaths, AnyCasePath<Root.InternalAction, Member>
    >
  ) -> AnyCasePath<Root, Member> where Root.InternalAction: CasePathable {
    Root.path(to: keyPath)
  }
}

extension TCAFeatureAction where InternalAction: CasePathable {
  /// Returns the case path of a case of the internal actions.
  @inlinable
  static func path<Value>(
    to keyPath: CaseKeyPath<InternalAction, Value>
  ) -> AnyCasePath<Self, Value> {
    AnyCasePath(_$embed: { _internal($0) }, extract: { $0.internalAction })
      .appending(AnyCasePath(keyPath))
  }
}
