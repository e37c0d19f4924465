// SPDX-License-Identifier: MIT

import EnsembleInternals
import EnsembleShims

/// A replacement of shared values for the code that runs on one thread.
enum SharedOverlay {
  /// Expected values, which a test changes.
  case assertion(SharedAssertion)
  /// Recorded values, which a replay changes.
  case replay(SharedReplay)
  /// The current values, with a record of the reads.
  case recording(SharedReadLog)
  /// The values at two points of a replay, for a comparison.
  case comparison(SharedComparison)

  /// The overlay on this thread; nil for none. Costs a load of a thread-local variable.
  static var current: SharedOverlay? {
    guard let pointer = ensemble_assertion_get() else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    if let log = object as? SharedReadLog { return .recording(log) }
    if let replay = object as? SharedReplay { return .replay(replay) }
    if let comparison = object as? SharedComparison { return .comparison(comparison) }
    return (object as? SharedAssertion).map(SharedOverlay.assertion)
  }

  /// Calls a function with an overlay, which its caller retains.
  static func with<R>(_ object: AnyObject, _ body: () throws -> R) rethrows -> R {
    let outer = enter(object)
    defer { ensemble_assertion_set(outer) }
    return try body()
  }

  /// Sets the overlay of this thread. The caller retains the overlay until it calls ``leave(to:)``.
  ///
  /// - Returns: The previous overlay, to be restored by ``leave(to:)``.
  static func enter(_ object: AnyObject) -> UnsafeMutableRawPointer? {
    let outer = ensemble_assertion_get()
    ensemble_assertion_set(Unmanaged.passUnretained(object).toOpaque())
    return outer
  }

  static func leave(to outer: UnsafeMutableRawPointer?) { ensemble_assertion_set(outer) }

  func value<Value>(of cell: SharedCell<Value>) -> Value {
    switch self {
    case .assertion(let assertion): assertion.value(of: cell)
    case .replay(let replay): replay.value(of: cell)
    case .recording(let log): log.value(of: cell)
    case .comparison(let comparison): comparison.side.value(of: cell)
    }
  }

  func withLock<Value, R>(
    of cell: SharedCell<Value>,
    _ site: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    switch self {
    case .assertion(let assertion): try assertion.withExpected(of: cell, operation)
    case .replay(let replay): try replay.withValue(of: cell, operation)
    case .recording(let log): try log.change(cell, site, operation)
    case .comparison(let comparison): try comparison.side.withValue(of: cell, operation)
    }
  }
}
