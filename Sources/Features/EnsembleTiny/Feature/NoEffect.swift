// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals

/// The result of the effect of a feature without effects, which statically rules out a task.
public struct NoEffect: Sendable {
  /// Creates the result.
  public init() {}
}

extension InstanceFeature where EffectResult == NoEffect {
  /// Returns no effect.
  @inlinable
  public func _effect(for action: Action, state: State) -> Effect<Action> { .none }
}

extension InstanceFeature where EffectResult == Action? {
  /// Returns the effect that calls `effect(for:state:)`, and sends the action that it returns.
  public func _effect(for action: Action, state: State) -> Effect<Action> {
    let policy = FeatureFrame<Self>.currentPolicy
    let location = policy.location ?? .here()
    return .run(
      operation: { send in
        let next: Action?
        do {
          next = try await effect(for: action, state: state)
        } catch {
          if Task.isCancelled { return }
          next = errorResponse(to: error, of: .effect, during: action, under: policy)
        }
        if let next { await send(next) }
      },
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

extension SourceLocation {
  fileprivate static func here(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
