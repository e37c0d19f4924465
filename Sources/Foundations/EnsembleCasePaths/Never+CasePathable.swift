// SPDX-License-Identifier: MIT

extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type that has no values: there are none.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    @inlinable
    init() {}

    /// The key path of the case of `root`, which can never be accessed.
    @inlinable
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}
  }

  /// No case paths.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// No case.
  public static var allCaseKeyPaths: [PartialCaseKeyPath<Never>] { [] }
}
