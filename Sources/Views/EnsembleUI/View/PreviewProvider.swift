// SPDX-License-Identifier: MIT

/// A type with previews for Xcode's canvas, in a file that is also compiled for Apple's platforms.
///
/// ```swift
/// struct CounterView_Previews: PreviewProvider {
///   static var previews: some View {
///     CounterView(store: Store(initialState: Counter.State()) { Counter() })
///   }
/// }
/// ```
///
/// Elsewhere the compiler checks the previews, and nothing evaluates them.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
}

/// A device of Xcode's canvas. It has no effect.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// The size of a preview in Xcode's canvas. It has no effect.
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

/// The orientation of a device of Xcode's canvas. It has no effect.
public enum InterfaceOrientation: Hashable, Sendable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with its top on the left.
  case landscapeLeft
  /// On its side, with its top on the right.
  case landscapeRight
}

extension View {
  /// Has no effect: it names a preview in Xcode's canvas.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Has no effect: it sets the size of a preview in Xcode's canvas.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Has no effect: it sets the device of a preview in Xcode's canvas.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has no effect: it sets the orientation of a preview in Xcode's canvas.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
