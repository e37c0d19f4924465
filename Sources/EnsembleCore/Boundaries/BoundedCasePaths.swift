// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// The case paths of actions in groups: also those of the internal actions, without `_internal`.
///
/// `\.child` is then what `\._internal.child` is, for everything that takes a case path. A case of
/// the actions themselves wins over an internal one of the same name. `@CasePathable` adds the
/// conformance.
@dynamicMemberLookup
public protocol _BoundedCasePaths: CasePathReflectable where Root: TCAFeatureAction {}

extension _BoundedCasePaths {
  /// The path to a case of the internal actions.
  // Disfavored: what takes the path of the internal action itself is not to be ambiguous.
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
  /// The path to a case of the internal actions.
  @inlinable
  static func path<Value>(
    to keyPath: CaseKeyPath<InternalAction, Value>
  ) -> AnyCasePath<Self, Value> {
    AnyCasePath(_$embed: { _internal($0) }, extract: { $0.internalAction })
      .appending(AnyCasePath(keyPath))
  }
}
