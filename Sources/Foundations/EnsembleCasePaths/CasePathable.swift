// SPDX-License-Identifier: MIT

/// An enum whose cases can be referred to by key paths.
///
/// `allCasePaths` is a value with one property per case, each an ``AnyCasePath`` from the enum to
/// that case's payload. Every other feature of this module (`\.saved` as an argument, ``is(_:)``,
/// ``modify(_:yield:)``, `value[case: \.saved]`) is derived from it.
///
/// The `@CasePathable` macro generates the conformance. In a conformance written by hand, each
/// property of `AllCasePaths` must be named like its case, and its path must embed and extract
/// exactly that case; otherwise case key paths give wrong results.
public protocol CasePathable {
  /// The type that lists the case paths of this enum.
  associatedtype AllCasePaths: Sendable

  /// A value with one case path per case.
  ///
  /// It must be O(1), as it is evaluated every time a case key path is resolved.
  static var allCasePaths: AllCasePaths { get }
}

/// An enum that lists the key paths of its cases.
public protocol CasePathIterable: CasePathable {
  /// One key path per case, in the order of declaration.
  // `allCasePaths` itself is not a sequence of them, since a case could then not be named like a
  // member of sequences.
  static var allCaseKeyPaths: [PartialCaseKeyPath<Self>] { get }
}

/// A listing of case paths that determines the case of a value.
public protocol CasePathReflectable<Root>: Sendable {
  /// The enum whose cases are listed.
  associatedtype Root: CasePathable

  /// The key path of the case of `root`.
  ///
  /// It must exist for every value, and be O(1).
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

// A case key path is a key path to a case path, because such a literal of one step captures
// nothing: it is a constant of the program, by whose address the cached store of a scope is found.
// With a separate root type (`Case<Root>`), each literal would capture a key path and be rebuilt by
// the runtime, which took 4.8 of the 5.8 µs of a cached `scope`. For this reason, `\.self` is not a
// case key path, and operators have overloads for it.

/// A key path from an enum to the payload of one of its cases.
///
/// It is written `\.saved`, `\.row.tapped` or `\Action.Cases.saved`. It leads from the enum's
/// listing of its cases to a case path, so that a literal of one step is a constant of the program:
/// evaluating it costs nothing, and comparing it with itself compares addresses. A literal of
/// several steps is built at each evaluation.
///
/// Resolve it once with ``AnyCasePath/init(_:)`` if it is used repeatedly.
public typealias CaseKeyPath<Root: CasePathable, Value> =
  KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>

/// A key path from an enum to one of its cases, with any payload.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.AllCasePaths>
