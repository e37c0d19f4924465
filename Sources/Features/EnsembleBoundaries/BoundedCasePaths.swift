// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

// Children of a bounded feature are cases of its internal actions. Members that are looked up here
// make `\.child` work for everything that takes a case path; overloads of every operator would have
// to be repeated for each new one. Such a path is built at each evaluation, so `store.scope` alone
// has overloads for paths of the internal actions, whose addresses find the child stores. The
// member is disfavored so that these win.

/// The case paths of actions in groups, which include those of the internal actions.
///
/// `\.child` is then equivalent to `\._internal.child` wherever a case path is expected. A case of
/// the actions themselves takes precedence over an internal one of the same name. `@CasePathable`
/// adds the conformance.
@dynamicMemberLookup
public protocol _BoundedCasePaths: CasePathReflectable where Root: TCAFeatureAction {}

extension _BoundedCasePaths {
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
