// SPDX-License-Identifier: MIT

/// Runs an operation that can be cancelled by an identifier, from within an effect.
///
/// The identifier belongs to the feature that the effect belongs to, as with
/// ``Effect/cancellable(id:cancelInFlight:)``. Cancelling the caller cancels the operation too. When it
/// returns, the identifier is given back.
///
/// A detached task inherits nothing, so an identifier that is used there belongs to no feature, and meets
/// only those that are used outside of all stores. Take an ``EffectPlace`` along to stay in the feature.
///
/// - Throws: What the operation throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let place = EffectTask.currentOrShared
  let runtime = place.runtime
  let key = EffectKey(id)
  if cancelInFlight { runtime.cancel(key, at: place.path, .subtree) }
  let task = runtime.makeTask { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  let group = runtime.makeGroup()
  let activity = runtime.open(key, at: place.path, in: group)
  let running = runtime.open(at: place.path, in: activity) { task.cancel() }
  runtime.close(activity)
  runtime.close(group)
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  runtime.finish(running)
  return try result.get()
}

extension Task<Never, Never> {
  /// Cancels what has the identifier, as seen from the feature that the current effect belongs to.
  ///
  /// In a detached task, which inherits nothing, that is none: only what runs outside of all stores is
  /// found. Take an ``EffectPlace`` along to cancel what the feature has.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - scope: Where to look for it: in that feature and in its children, if nothing else is said.
  public static func cancel(
    id: some Hashable & Sendable,
    scope: CancellationScope = .subtree
  ) {
    let place = EffectTask.currentOrShared
    place.runtime.cancel(EffectKey(id), at: place.path, scope)
  }
}
