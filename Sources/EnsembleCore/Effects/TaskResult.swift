// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import IssueReporting

/// What a task came to: a value, or an error, of which nothing has to be known.
///
/// ```swift
/// case response(TaskResult<Fact>)
/// // in the reducer:
/// return .run { send in
///   await send(.response(TaskResult { try await facts.fetch() }))
/// }
/// ```
///
/// As `Result<Fact, any Error>`, but equatable where its value is, so that an action with it is. Use `Result`
/// where that is not needed.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The value that it has returned.
  case success(Success)
  /// The error that it has thrown.
  case failure(any Error)

  /// Runs a function, and keeps what it returns or throws.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The same as a result.
  public init<Failure: Error>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value; throws the error if there is none.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// The result with another value.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// The result, or what a function makes of the value.
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
  /// The same as a result of the standard library.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Errors are equal if they have the same type and that says so. It is reported if the type cannot say.
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
      Errors of the type '\(type(of: lhs))' were compared, which is not 'Equatable'. To fix, make it so.
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
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The key path of the case `root` is in. O(1).
    public subscript(root: TaskResult) -> PartialCaseKeyPath<TaskResult> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path to the error of a failure.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    /// Enumerates `\.success`, then `\.failure`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<TaskResult>]> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// One case path per case.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
