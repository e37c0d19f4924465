// SPDX-License-Identifier: MIT

extension Scene {
  /// Sets the first size of windows. It has no effect in a browser and in a terminal, where users
  /// choose the size.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// Sets which sizes windows can have. It has no effect in a browser and in a terminal.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// The sizes that a window can have. It has no effect in a browser and in a terminal.
public struct WindowResizability: Sendable {
  /// The sizes that suit the kind of window.
  public static let automatic = WindowResizability()
  /// The sizes between the content's minimum and maximum.
  public static let contentSize = WindowResizability()
  /// The sizes from the content's minimum upwards.
  public static let contentMinSize = WindowResizability()
}
