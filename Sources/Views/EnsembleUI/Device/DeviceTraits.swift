// SPDX-License-Identifier: MIT

import Foundation

/// The traits of the terminal or the browser that shows a tree.
///
/// The renderer reports them; views read them as environment values, unless a view overrides these.
public struct DeviceTraits: Equatable, Sendable {
  /// The brightness of the background.
  public var colorScheme = ColorScheme.light
  /// The state of the page or window.
  public var scenePhase = ScenePhase.active
  /// The rough width of the available space.
  public var horizontalSizeClass = UserInterfaceSizeClass.regular

  /// A Boolean value that indicates whether the renderer loads and shows images.
  public var showsImages = false

  /// Creates the traits of a visible, wide window with a light background.
  public init() {}
}

/// The connection of environment values to the tree around a view.
@MainActor
final class DeviceLink {
  private let box = ObservableBox(DeviceTraits())
  private let isEditing = ObservableBox(EditMode.inactive)
  /// Opens a URL outside of the application.
  var open: (URL) -> Void = { _ in }

  var traits: DeviceTraits {
    get { box.value }
    set { if box.unwatched != newValue { box.value = newValue } }
  }

  var editMode: EditMode {
    get { isEditing.value }
    set { if isEditing.unwatched != newValue { isEditing.value = newValue } }
  }
}

extension ViewTree {
  /// Calls a closure, in which new trees have traits from the start.
  package static func withTraits<Result>(
    _ traits: DeviceTraits,
    _ make: () throws -> Result
  ) rethrows -> Result {
    let before = initialTraits
    initialTraits = traits
    defer { initialTraits = before }
    return try make()
  }

  /// The traits of the terminal or browser, as the renderer reports them.
  public var traits: DeviceTraits {
    get { graph.device.traits }
    set { graph.device.traits = newValue }
  }
}
