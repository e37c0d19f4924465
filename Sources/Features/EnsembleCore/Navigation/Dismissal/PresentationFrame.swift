// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleShims

/// The frame of a presented child whose reducer is running, on the call stack of its parent's
/// operator.
///
/// The value that the child's reducer reads as `dismiss` is created on demand, so presenting costs
/// nothing for a child that does not dismiss itself.
@usableFromInline
struct PresentationFrame {
  /// The current drain. It distinguishes this store from another one whose reducer is called
  /// meanwhile.
  @usableFromInline private(set) var scope: UnsafeMutableRawPointer?
  /// The number of presentations around the child, including its own.
  @usableFromInline let depth: Int
  @usableFromInline var dismissal: Dismissal?

  @usableFromInline
  init(inside outer: UnsafeMutableRawPointer?) {
    scope = ensemble_scope_get()
    depth = (Self.frame(at: outer)?.pointee.depth ?? 0) + 1
  }

  /// Runs a child's reducer.
  ///
  /// - Returns: The result of the closure, and the `dismiss` that the child has read, if any.
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

  /// Runs a function that belongs to no child.
  static func outside<R>(_ body: () -> R) -> R {
    let outer = ensemble_presentation_get()
    ensemble_presentation_set(nil)
    defer { ensemble_presentation_set(outer) }
    return body()
  }

  /// Runs a function of the current child, and captures the reads of that function.
  static func capture<R>(_ capture: ReadCapture, _ body: () -> R) -> R {
    guard let frame = frame(at: ensemble_presentation_get()) else { return capture.capture(body) }
    return capture.capture {
      let outer = frame.pointee.scope
      frame.pointee.scope = ensemble_scope_get()
      defer { frame.pointee.scope = outer }
      return body()
    }
  }

  /// The dismissal of the child that is reducing on this thread; nil if there is none.
  static var current: (dismissal: Dismissal, depth: Int)? {
    guard let frame = frame(at: ensemble_presentation_get()) else { return nil }
    let dismissal = frame.pointee.dismissal ?? Dismissal()
    frame.pointee.dismissal = dismissal
    return (dismissal, frame.pointee.depth)
  }

  /// The number of presentations around the reducer that runs on this thread.
  static var currentDepth: Int { frame(at: ensemble_presentation_get())?.pointee.depth ?? 0 }

  // Only this type sets the pointer, to a frame that stays on the stack as long as the pointer is
  // set.
  private static func frame(
    at pointer: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<PresentationFrame>? {
    guard let frame = pointer?.assumingMemoryBound(to: PresentationFrame.self) else { return nil }
    return frame.pointee.scope == ensemble_scope_get() ? frame : nil
  }
}

/// The `dismiss` that a child's reducer has read, before the path of the child's effects is known.
@usableFromInline
final class Dismissal: Sendable {
  private let presenter = LockIsolated<Presenter?>(nil)

  /// Sets the presenter of the child.
  func bind(to presenter: Presenter) { self.presenter.setValue(presenter) }

  /// The presenter of the child; nil if its effects were discarded before they reached the store.
  var target: Presenter? { presenter.value }
}
