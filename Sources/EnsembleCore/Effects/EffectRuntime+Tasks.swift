// SPDX-License-Identifier: MIT

extension EffectRuntime {
  /// Makes a task that runs where the operations of the engine do.
  func makeTask<Value: Sendable>(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if let executor = executor as? any TaskExecutor {
        return Task(
          name: name,
          executorPreference: executor,
          priority: priority,
          operation: operation
        )
      }
    }
    return Task(name: name, priority: priority, operation: operation)
  }
}
