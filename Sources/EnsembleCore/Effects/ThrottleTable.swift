// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// Names a throttling window: an identifier in a feature.
struct ThrottleKey: Hashable {
  let path: [EffectPathComponent]
  let key: EffectKey
}

/// The throttling windows that are open in an engine.
///
/// `@unchecked Sendable`: all state is guarded by `lock`, under which nobody's code is called.
final class ThrottleTable: @unchecked Sendable {
  private struct Window {
    let serial: UInt64
    /// What starts when the window ends.
    var waiting: (activity: EffectActivity, start: @Sendable () -> Void)?
  }

  private let lock = Lock()
  private var windows: [ThrottleKey: Window] = [:]
  private var lastSerial: UInt64 = 0

  /// Opens a window and gives its number, or nil if one is open.
  func open(_ key: ThrottleKey) -> UInt64? {
    lock.withLock {
      guard windows[key] == nil else { return nil }
      lastSerial += 1
      windows[key] = Window(serial: lastSerial)
      return lastSerial
    }
  }

  /// Makes an effect wait for the end of an open window; gives the activity that lost its place.
  func wait(
    _ key: ThrottleKey,
    _ activity: EffectActivity,
    latest: Bool,
    _ start: @escaping @Sendable () -> Void
  ) -> EffectActivity? {
    lock.withLock {
      let waiting = windows[key]?.waiting?.activity
      if waiting != nil && !latest { return activity }
      windows[key]?.waiting = (activity, start)
      return waiting
    }
  }

  /// Ends a window, unless it was cancelled, and gives what is to start now.
  func end(_ key: ThrottleKey, _ serial: UInt64) -> (@Sendable () -> Void)? {
    lock.withLock {
      guard windows[key]?.serial == serial else { return nil }
      return windows.removeValue(forKey: key)?.waiting?.start
    }
  }

  /// Forgets the windows of an identifier, as seen from a path, and gives the activities that waited.
  ///
  /// - Complexity: O(*w*) in the number of windows that are open.
  func cancel(
    _ key: EffectKey,
    at path: [EffectPathComponent],
    _ scope: CancellationScope
  ) -> [EffectActivity] {
    lock.withLock {
      if windows.isEmpty { return [] }
      let found = windows.keys.filter { window in
        guard window.key == key else { return false }
        let isBelow = window.path.starts(with: path)
        switch scope {
        case .exact: return isBelow && window.path.count == path.count
        case .ancestors: return isBelow || path.starts(with: window.path)
        case .subtree, .store, .process: return isBelow
        }
      }
      return found.compactMap { windows.removeValue(forKey: $0)?.waiting?.activity }
    }
  }
}
