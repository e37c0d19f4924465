// SPDX-License-Identifier: MIT

extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional: its own two cases, and those of a wrapped enum.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    @inlinable
    init() {}

    /// The key path of the case of `root`.
    ///
    /// - Complexity: O(1).
    @inlinable
    public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// The path to the absence of a value.
    @inlinable
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(
        embed: { _ in .none },
        extract: { if case .none = $0 { () } else { nil } }
      )
    }

    /// The path to the wrapped value.
    @inlinable
    public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// The path to the payload of a case of the wrapped enum: `\.saved` for `\.some.saved`.
    @inlinable
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Wrapped?, Member> where Wrapped: CasePathable {
      some.appending(Wrapped.allCasePaths[keyPath: keyPath])
    }
  }

  /// One case path per case.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// `\.none` and `\.some`.
  public static var allCaseKeyPaths: [PartialCaseKeyPath<Wrapped?>] { [\.none, \.some] }
}
