// SPDX-License-Identifier: MIT

/// A time window after the start of an effect, in which no other effect with its identifier may
/// start.
final class ThrottleWindow: Sendable {
  /// Returns true after the end of the window.
  let isOver: @Sendable () -> Bool
  /// Waits until the end of the window.
  let sleep: @Sendable () async throws -> Void

  init<C: Clock>(for interval: C.Duration, clock: C) {
    let end = clock.now.advanced(by: interval)
    isOver = { clock.now >= end }
    sleep = { try await clock.sleep(until: end, tolerance: nil) }
  }
}

// MARK: Events

extension EffectRegistry {
  /// Returns the window of a work's identifier, and whether an effect is pending.
  func window(of work: WorkID) -> (window: ThrottleWindow, isAwaited: Bool)? {
    guard let scope = works[work].scope, let throttling = scopes[scope].throttling else {
      return nil
    }
    let isAwaited = throttling.pending.map { works.contains($0) && !works[$0].isCancelled } ?? false
    return (throttling.window, isAwaited)
  }

  /// Opens a window for a work's identifier, and replaces the open one.
  ///
  /// - Returns: Windows to check for expiry, if their number has reached the limit.
  mutating func open(
    _ window: ThrottleWindow,
    of work: WorkID,
    _ commands: inout EffectCommands
  ) -> [(scope: ScopeID, window: ThrottleWindow)] {
    guard let scope = works[work].scope else { return [] }
    if let old = scopes[scope].throttling?.window { commands.append(.close(old)) }
    scopes[scope].throttling = .init(window: window)
    throttled.insert(scope)
    guard throttled.count > throttledLimit else { return [] }
    // The next check follows when the number of windows has doubled, so its cost per opened window
    // is constant.
    throttledLimit = .max
    return throttled.compactMap { scope in
      scopes[scope].throttling.map { (scope, $0.window) }
    }
  }

  /// Removes expired windows.
  mutating func remove(
    _ windows: [(scope: ScopeID, window: ThrottleWindow)],
    _ commands: inout EffectCommands
  ) {
    for (scope, window) in windows where scopes.contains(scope) {
      guard let throttling = scopes[scope].throttling, throttling.window === window else {
        continue
      }
      if let pending = throttling.pending, works.contains(pending) { continue }
      endThrottling(at: scope, &commands)
    }
    throttledLimit = max(16, 2 * throttled.count)
  }

  /// Makes the work the pending effect of the open window, and cancels the previous one.
  ///
  /// - Returns: False if no window is open.
  mutating func wait(_ work: WorkID, _ commands: inout EffectCommands) -> Bool {
    guard let scope = works[work].scope, let old = scopes[scope].throttling else { return false }
    scopes[scope].throttling?.pending = work
    if let pending = old.pending { cancel(pending, &commands) }
    return true
  }

  /// Removes the throttling of an identifier.
  mutating func endThrottling(at scope: ScopeID, _ commands: inout EffectCommands) {
    guard let throttling = scopes[scope].throttling else { return }
    commands.append(.close(throttling.window))
    scopes[scope].throttling = nil
    throttled.remove(scope)
    prune(scope, &commands)
  }
}
