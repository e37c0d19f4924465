// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import IssueReporting

/// The outcome of a task: a value, or an error of any type.
///
/// ```swift
/// case response(TaskResult<Fact>)
/// // in the reducer:
/// return .run { send in
///   await send(.response(TaskResult { try await facts.fetch() }))
/// }
/// ```
///
/// Like `Result<Fact, any Error>`, but `Equatable` if its value is, which makes actions with it
/// `Equatable`. Use `Result` where that is not needed.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The returned value.
  case success(Success)
  /// The thrown error.
  case failure(any Error)

  /// Creates the result of a closure that returns or throws.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Creates a task result from a `Result`.
  public init<Failure: Error>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success; throws the error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// Returns the result with a transformed value.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Returns the result of a closure for the value of a success, or the error of a failure.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Creates a `Result` from a task result.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Returns a Boolean value that indicates whether two results are equal.
  ///
  /// Errors are equal if they have the same `Equatable` type and are equal; an error of another
  /// type is reported as an issue.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): areEqual(lhs, rhs)
    default: false
    }
  }
}

private func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
  if type(of: lhs) != type(of: rhs) { return false }
  // From `any Error` itself the cast would always succeed.
  guard let value = lhs as Any as? any Equatable else {
    reportIssue(
      """
      Errors of the type '\(type(of: lhs))' were compared, which is not 'Equatable'. To fix, conform \
      it to 'Equatable'.
      """
    )
    return false
  }
  return value.isEqual(to: rhs)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension TaskResult: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// Returns the key path of the current case of `root` in O(1).
    public subscript(root: TaskResult) -> PartialCaseKeyPath<TaskResult> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The case path of the value of a success.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The case path of the error of a failure.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  /// One case path per case.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// `\.success` and `\.failure`.
  public static var allCaseKeyPaths: [PartialCaseKeyPath<TaskResult>] { [\.success, \.failure] }
}
