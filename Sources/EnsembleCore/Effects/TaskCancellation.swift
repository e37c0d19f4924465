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
  let runtime = place.path.runtime
  // Registered before it runs, and in one step with the cancellation of others: of several callers at the
  // same time one is left.
  let work = runtime.open(
    EffectKey(id),
    at: place.path,
    in: nil,
    caller: place.work,
    cancelInFlight: cancelInFlight
  )
  let task = runtime.makeTask { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  let isCancelled = runtime.update { registry, _ in
    registry.attach(.function { task.cancel() }, to: work)
  }
  if isCancelled { task.cancel() }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  runtime.finish(work)
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
    place.path.runtime.cancel(EffectKey(id), at: place.path, scope)
  }
}
