// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleShims

/// A presented child that is reducing, on the stack of its parent's operator.
///
/// What the child's reducer reads as `dismiss` is made on demand, so presenting costs nothing for a
/// child that does not dismiss itself.
@usableFromInline
struct PresentationFrame {
  /// The drain that is under way; another store's reducer, called meanwhile, is not in this frame.
  @usableFromInline let scope: UnsafeMutableRawPointer?
  /// How many presentations there are around the child, with its own.
  @usableFromInline let depth: Int
  @usableFromInline var dismissal: Dismissal?

  @usableFromInline
  init(inside outer: UnsafeMutableRawPointer?) {
    scope = ensemble_scope_get()
    depth = (Self.frame(at: outer)?.pointee.depth ?? 0) + 1
  }

  /// Runs a child's reducer.
  ///
  /// - Returns: What the function returned, and what the child has read as `dismiss`, if it has.
  @inlinable
  static func run<R>(_ body: () -> R) -> (result: R, dismissal: Dismissal?) {
    let outer = ensemble_presentation_get()
    var frame = PresentationFrame(inside: outer)
    let result = withUnsafeMutablePointer(to: &frame) { pointer in
      ensemble_presentation_set(UnsafeMutableRawPointer(pointer))
      defer { ensemble_presentation_set(outer) }
      return body()
    }
    return (result, frame.dismissal)
  }

  /// What dismisses the child that is reducing on this thread; nil if none is.
  static var current: (dismissal: Dismissal, depth: Int)? {
    guard let frame = frame(at: ensemble_presentation_get()) else { return nil }
    let dismissal = frame.pointee.dismissal ?? Dismissal()
    frame.pointee.dismissal = dismissal
    return (dismissal, frame.pointee.depth)
  }

  /// How many presentations there are around what is reducing on this thread.
  static var currentDepth: Int { frame(at: ensemble_presentation_get())?.pointee.depth ?? 0 }

  // Only this type sets the pointer, to a frame that is on the stack as long as it is set.
  private static func frame(
    at pointer: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<PresentationFrame>? {
    guard let frame = pointer?.assumingMemoryBound(to: PresentationFrame.self) else { return nil }
    return frame.pointee.scope == ensemble_scope_get() ? frame : nil
  }
}

/// What a child's reducer has read as `dismiss`, before it is known where the child's effects belong.
@usableFromInline
final class Dismissal: Sendable {
  private let presenter = LockIsolated<Presenter?>(nil)

  /// Learns who presents the child.
  func bind(to presenter: Presenter) { self.presenter.setValue(presenter) }

  /// Who presents the child; nil if its effects were thrown away on their way to the store.
  var target: Presenter? { presenter.value }
}
