// SPDX-License-Identifier: MIT

extension Task where Failure == any Error {
  /// The task's value, awaited so that cancelling the waiting task cancels the task.
  ///
  /// - Throws: The error of the task.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// The task's value, awaited so that cancelling the waiting task cancels the task.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
