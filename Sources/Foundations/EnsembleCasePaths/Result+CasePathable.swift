// SPDX-License-Identifier: MIT

extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    @inlinable
    init() {}

    /// The key path of the case of `root`.
    ///
    /// - Complexity: O(1).
    @inlinable
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path to the error of a failure.
    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  /// One case path per case.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// `\.success` and `\.failure`.
  public static var allCaseKeyPaths: [PartialCaseKeyPath<Result>] { [\.success, \.failure] }
}
