// SPDX-License-Identifier: MIT

import EnsembleClocks
import EnsembleDependencies
import EnsembleInspection

/// The access to the stores of a process: this one, or another one on the network.
package struct InspectionClient: Sendable {
  /// Answers a question, or carries out a command.
  package var answer: @Sendable (InspectionRequest) async throws -> InspectionAnswer
  /// A closure that returns a stream with an element whenever there may be changes.
  package var changes: @Sendable () async -> AsyncStream<Void>

  package init(
    answer: @escaping @Sendable (InspectionRequest) async throws -> InspectionAnswer,
    changes: @escaping @Sendable () async -> AsyncStream<Void>
  ) {
    self.answer = answer
    self.changes = changes
  }
}

extension InspectionClient {
  /// The access to the stores of this process.
  package static func local(_ inspection: StoreInspection) -> Self {
    Self(
      answer: { request in await MainActor.run { inspection.answer(request) } },
      changes: { await MainActor.run { inspection.changes } }
    )
  }
}

extension StoreInspection {
  /// A stream of the changes, coalesced until they are consumed.
  fileprivate var changes: AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let id = addListener { continuation.yield() }
    continuation.onTermination = { _ in
      Task { @MainActor in self.removeListener(id) }
    }
    return stream
  }
}

extension DependencyValues {
  /// The access to the stores that an inspector shows.
  package var inspectionClient: InspectionClient {
    get { self[InspectionClientKey.self] }
    set { self[InspectionClientKey.self] = newValue }
  }
}

private enum InspectionClientKey: DependencyKey {
  static var liveValue: InspectionClient {
    InspectionClient(
      answer: { request in await MainActor.run { StoreInspection.shared.answer(request) } },
      changes: { await MainActor.run { StoreInspection.shared.changes } }
    )
  }
}
