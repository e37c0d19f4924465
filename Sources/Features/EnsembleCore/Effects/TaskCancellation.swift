// SPDX-License-Identifier: MIT

/// Runs an operation that can be cancelled by an identifier, from within an effect.
///
/// The identifier belongs to the feature of the effect, as with
/// ``Effect/cancellable(id:cancelInFlight:)``. Cancelling the caller also cancels the operation.
/// The identifier is released when the operation returns.
///
/// A detached task inherits no feature, so identifiers in it only match those that are used outside
/// of all stores. Pass an ``EffectPlace`` to the task to keep the feature.
///
/// - Throws: The error of the operation.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let context = EffectTask.currentOrShared
  let runtime = context.path.runtime
  // Registered before the operation runs, atomically with the cancellation of earlier ones: of
  // several concurrent callers, exactly one remains.
  let work = runtime.open(
    EffectKey(id),
    at: context.path,
    in: nil,
    caller: context.work,
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
  /// Cancels all operations with an identifier, as seen from the feature of the current effect.
  ///
  /// A detached task inherits no feature, so only operations outside of all stores are found. Pass
  /// an ``EffectPlace`` to the task to cancel operations of the feature.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - scope: The features to search; by default, the feature of the current effect and its
  ///     children.
  public static func cancel(
    id: some Hashable,
    scope: CancellationScope = .subtree
  ) {
    let context = EffectTask.currentOrShared
    context.path.runtime.cancel(EffectKey(id), at: context.path, scope)
  }
}
