// SPDX-License-Identifier: MIT

/// Where the identifiers belong that an effect uses, to take along into a task that inherits nothing.
///
/// ```swift
/// return .run { send in
///   let place = EffectPlace.current
///   Task.detached {
///     await place.perform {
///       await withTaskCancellation(id: upload) { … }
///     }
///   }
/// }
/// ```
///
/// What uses an identifier there is cancelled with the feature, although the effect may have ended. Tasks
/// that are not detached are in the place already.
public struct EffectPlace: Sendable {
  private let task: EffectTask?

  /// The place of the effect that the caller runs in; outside of effects, that outside of all stores.
  public static var current: EffectPlace { EffectPlace(task: EffectTask.current) }

  /// Runs an operation in the place.
  ///
  /// - Throws: What the operation throws.
  public func perform<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await EffectTask.$current.withValue(task, operation: operation)
  }
}
