// SPDX-License-Identifier: MIT

extension Effect {
  /// Starts the effect when an interval has passed without another one of the same identifier.
  ///
  /// - Parameters:
  ///   - id: What identifies the effect; ``cancel(id:)`` cancels the wait and the effect.
  ///   - interval: How long to wait.
  ///   - clock: The clock that measures it.
  public func debounce<C: Clock>(
    id: some Hashable & Sendable,
    for interval: C.Duration,
    clock: C
  ) -> Self {
    .concatenate(.run { _ in try await clock.sleep(for: interval) }, self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Starts at most one effect of the same identifier per interval.
  ///
  /// The first starts at once and opens a window. Of those that come while it is open, the latest (or
  /// the first) starts when the window ends, and opens the next.
  ///
  /// - Parameters:
  ///   - id: What identifies the effect; ``cancel(id:)`` cancels the window and what waits.
  ///   - interval: How long a window is open.
  ///   - clock: The clock that measures it.
  ///   - latest: Whether the latest effect wins, or the first that came.
  public func throttle<C: Clock>(
    id: some Hashable & Sendable,
    for interval: C.Duration,
    clock: C,
    latest: Bool
  ) -> Self {
    Self(
      node.map {
        ThrottleNode($0, EffectKey(id), latest: latest) { try await clock.sleep(for: interval) }
      }
    )
  }
}

private final class ThrottleNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Action>
  let key: EffectKey
  let latest: Bool
  let sleep: @Sendable () async throws -> Void

  init(
    _ child: EffectNode<Action>,
    _ key: EffectKey,
    latest: Bool,
    sleep: @escaping @Sendable () async throws -> Void
  ) {
    self.child = child
    self.key = key
    self.latest = latest
    self.sleep = sleep
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let runtime = context.runtime
    let activity = runtime.open(key, at: context.path, in: context.activity)
    let inner = context.within(activity)
    let window = ThrottleKey(path: context.path.components, key: key)
    if let serial = runtime.throttles.open(window) {
      begin(inner, sink, window, serial)
      runtime.close(activity)
    } else {
      // Held open until the window ends, so that whoever waits for the action waits for this too.
      let dropped = runtime.throttles.wait(window, activity, latest: latest) {
        if let serial = runtime.throttles.open(window) {
          self.begin(inner, sink, window, serial)
        }
        runtime.close(activity)
      }
      dropped.map(runtime.close)
    }
  }

  /// Starts the effect, and ends the window after the interval.
  private func begin(
    _ context: EffectContext,
    _ sink: EffectSink<Action>,
    _ window: ThrottleKey,
    _ serial: UInt64
  ) {
    let runtime = context.runtime
    child.start(context, sink)
    let clock = runtime.open(in: context.activity)
    Effect<Action>.run { [sleep] _ in try await sleep() }.node?
      .start(context.within(clock), sink)
    let end: @Sendable () -> Void = { runtime.throttles.end(window, serial)?() }
    if !runtime.close(clock, then: end) { end() }
  }
}
