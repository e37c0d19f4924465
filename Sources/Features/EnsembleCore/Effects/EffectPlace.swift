// SPDX-License-Identifier: MIT

/// The feature to which an effect's identifiers belong, for use in detached tasks.
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
/// An operation with an identifier that runs in the place is cancelled with the feature, even after
/// the effect has finished. Tasks that are not detached inherit the place.
public struct EffectPlace: Sendable {
  private let task: EffectTask?

  /// The place of the effect that the caller runs in, or else the place outside of all stores.
  public static var current: EffectPlace { EffectPlace(task: EffectTask.current) }

  /// Runs an operation in the place.
  ///
  /// - Throws: The error of the operation.
  public func perform<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await EffectTask.$current.withValue(task, operation: operation)
  }
}
