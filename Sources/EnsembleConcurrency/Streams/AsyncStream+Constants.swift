// SPDX-License-Identifier: MIT

extension AsyncStream {
  /// A stream that gives no element and ends only when the task that iterates it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that gives no element and has ended.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream that gives no element and ends only when the task that iterates it is cancelled.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that gives no element and has ended, with an error or without.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}
