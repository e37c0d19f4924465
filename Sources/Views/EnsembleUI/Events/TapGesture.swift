// SPDX-License-Identifier: MIT

/// A gesture with a pointer or a finger that a view recognizes.
///
/// All renderers support ``TapGesture``.
@MainActor
public protocol Gesture<Value> {
  /// The type of the value that describes the motion.
  associatedtype Value

  /// The number of taps, and the action that they perform.
  var _tap: (count: Int, action: () -> Void) { get }
}

/// A gesture of one or more taps.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  public typealias Value = Void

  public var _tap: (count: Int, action: () -> Void) { (count, {}) }
}

extension Gesture where Value == Void {
  /// Adds an action that is performed when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Void> {
    EndedGesture(gesture: self, action: action)
  }
}

private struct EndedGesture<Inner: Gesture>: Gesture where Inner.Value == Void {
  typealias Value = Void

  let gesture: Inner
  let action: (()) -> Void

  var _tap: (count: Int, action: () -> Void) {
    let (count, inner) = gesture._tap
    return (
      count,
      {
        inner()
        action(())
      }
    )
  }
}

extension View {
  /// Adds a gesture, as ``onTapGesture(count:perform:)`` does.
  public func gesture(_ gesture: some Gesture) -> some View {
    let (count, action) = gesture._tap
    return onTapGesture(count: count, perform: action)
  }
}
