// SPDX-License-Identifier: MIT

extension DependencyValues {
  /// A function that starts work without waiting for it to end.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  /// await fireAndForget { try await analytics.track("tapped") }
  /// ```
  ///
  /// In a running application, the work runs in a new task with the same dependencies, and an error
  /// is discarded. In tests the call waits for the work and reports an error.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, work in
    Task(priority: priority) { try await work() }
  }

  static let testValue = FireAndForget { _, work in
    do {
      try await work()
    } catch {
      reportIssue(error)
    }
  }
}

/// A function that starts work without waiting for it to end.
public struct FireAndForget: Sendable {
  /// The type of work to start.
  public typealias Work = @Sendable () async throws -> Void

  private let start: @Sendable (TaskPriority?, @escaping Work) async -> Void

  /// Creates a value from a function that starts work.
  public init(_ start: @escaping @Sendable (TaskPriority?, @escaping Work) async -> Void) {
    self.start = start
  }

  /// Starts work.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ work: @escaping Work,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
      await start(priority, work)
    }
  }
}
