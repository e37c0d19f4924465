// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

/// The continuation of a load, to be resumed exactly once.
///
/// Resuming it again, or never, is reported as an issue; a continuation that is released without
/// having been resumed counts as an answer without a value.
public struct LoadContinuation<Value>: Sendable {
  private let answer: Answer<Value?>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The key, for messages.
  ///   - callback: A closure that is called once, with nil if there is no value.
  public init(
    _ description: String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    answer = Answer(description, fallback: nil, callback)
  }

  /// Answers with a value.
  public func resume(returning value: Value) {
    answer.resume(with: .success(value))
  }

  /// Resumes without a value, so that the property keeps its initial value.
  public func resumeReturningInitialValue() {
    answer.resume(with: .success(nil))
  }

  /// Answers with an error.
  public func resume(throwing error: any Error) {
    answer.resume(with: .failure(error))
  }

  /// Resumes with a result; a success with nil means that there is no value.
  public func resume(with result: Result<Value?, any Error>) {
    answer.resume(with: result)
  }
}

/// The continuation of a save, to be resumed exactly once.
///
/// Resuming it again, or never, is reported as an issue; a continuation that is released without
/// having been resumed counts as a success.
public struct SaveContinuation: Sendable {
  private let answer: Answer<Void>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The key, for messages.
  ///   - callback: A closure that is called once.
  public init(
    _ description: String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    answer = Answer(description, fallback: (), callback)
  }

  /// Answers that the value was saved.
  public func resume() {
    answer.resume(with: .success(()))
  }

  /// Resumes with the error that prevented the save.
  public func resume(throwing error: any Error) {
    answer.resume(with: .failure(error))
  }

  /// Answers with a result.
  public func resume(with result: Result<Void, any Error>) {
    answer.resume(with: result)
  }
}

/// A callback that is called exactly once.
///
/// `@unchecked Sendable`: `fallback` is constant, and only read in the deinitializer.
private final class Answer<Success>: @unchecked Sendable {
  private let description: String
  private let fallback: Success
  private let callback: LockIsolated<(@Sendable (Result<Success, any Error>) -> Void)?>

  init(
    _ description: String,
    fallback: Success,
    _ callback: @escaping @Sendable (Result<Success, any Error>) -> Void
  ) {
    self.description = description
    self.fallback = fallback
    self.callback = LockIsolated(callback)
  }

  deinit {
    guard let callback = take() else { return }
    reportIssue(
      """
      \(subject) released its continuation without resuming it. Call one of the 'resume' methods on \
      each way, also after an error. Callers that wait for it continue without a value.
      """
    )
    callback(.success(fallback))
  }

  func resume(with result: Result<Success, any Error>) {
    guard let callback = take() else {
      reportIssue("\(subject) resumed its continuation again. Only the first call has an effect.")
      return
    }
    callback(result)
  }

  private var subject: String { description.isEmpty ? "A shared key" : description }

  private func take() -> (@Sendable (Result<Success, any Error>) -> Void)? {
    callback.withValue { callback in
      defer { callback = nil }
      return callback
    }
  }
}
