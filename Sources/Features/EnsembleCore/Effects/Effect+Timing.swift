// SPDX-License-Identifier: MIT

import EnsembleInternals

extension Effect {
  /// Starts the effect after an interval without another one of the same identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect; `cancel(id:)` cancels the wait and the effect.
  ///   - interval: The time to wait.
  ///   - clock: The clock that measures it.
  ///   - fileID: The file that tools show for the wait.
  ///   - filePath: The path of that file.
  ///   - line: The line that tools show for the wait.
  ///   - column: The column that tools show for the wait.
  public func debounce<C: Clock>(
    id: some Hashable,
    for interval: C.Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let wait = Self.run(operation: { _ in try await clock.sleep(for: interval) }, at: location)
    return .concatenate(wait, self).cancellable(id: id, cancelInFlight: true)
  }

  /// Starts at most one effect of the same identifier per interval.
  ///
  /// The first effect starts immediately and opens a window. At the end of the window, the latest
  /// (or the first) of the effects that arrived meanwhile starts, and opens the next window. An
  /// open window without a pending effect has no running task.
  ///
  /// - Parameters:
  ///   - id: The identifier of the effect; `cancel(id:)` closes the window and cancels the
  ///     pending effect.
  ///   - interval: The duration of a window.
  ///   - clock: The clock that measures it.
  ///   - latest: A Boolean value that determines whether the latest or the first pending effect
  ///     starts at the end of a window.
  ///   - fileID: The file that tools show for the wait.
  ///   - filePath: The path of that file.
  ///   - line: The line that tools show for the wait.
  ///   - column: The column that tools show for the wait.
  public func throttle<C: Clock>(
    id: some Hashable,
    for interval: C.Duration,
    clock: C,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      node.map {
        ThrottleNode($0, EffectKey(id), latest: latest, location) {
          ThrottleWindow(for: interval, clock: clock)
        }
      }
    )
  }
}

private final class ThrottleNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let child: EffectNode<Action>
  let key: EffectKey
  let latest: Bool
  let location: SourceLocation
  let makeWindow: @Sendable () -> ThrottleWindow

  init(
    _ child: EffectNode<Action>,
    _ key: EffectKey,
    latest: Bool,
    _ location: SourceLocation,
    makeWindow: @escaping @Sendable () -> ThrottleWindow
  ) {
    self.child = child
    self.key = key
    self.latest = latest
    self.location = location
    self.makeWindow = makeWindow
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let runtime = context.runtime
    let work = runtime.open(key, at: context.path, in: context.work)
    let inner = context.within(work)
    guard let (window, isAwaited) = runtime.read({ $0.window(of: work) }),
      isAwaited || !window.isOver()
    else { return begin(inner, sink) }
    if isAwaited && !latest { return runtime.finish(work) }
    guard runtime.update({ $0.wait(work, &$1) }) else { return begin(inner, sink) }
    // Open until the window ends, so that waiting for the action includes this effect.
    let pause = runtime.update { registry, _ in registry.open(in: work) }
    Effect<Action>.run(operation: { _ in try await window.sleep() }, at: location)
      .node?.start(inner.within(pause), sink)
    let isRunning = runtime.update { registry, commands in
      registry.close(pause, then: { self.begin(inner, sink) }, &commands)
    }
    if !isRunning { begin(inner, sink) }
  }

  /// Starts the effect, and opens a window.
  private func begin(_ context: EffectContext, _ sink: EffectSink<Action>) {
    let runtime = context.runtime
    if !context.isCancelled {
      let window = makeWindow()
      let windows = runtime.update { $0.open(window, of: context.work, &$1) }
      if !windows.isEmpty {
        let old = windows.filter { $0.window.isOver() }
        runtime.update { $0.remove(old, &$1) }
      }
      child.start(context.timed(), sink)
    }
    runtime.finish(context.work)
  }
}
