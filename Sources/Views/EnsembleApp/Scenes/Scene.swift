// SPDX-License-Identifier: MIT

/// A part of a program's windows.
///
/// A scene consists of other scenes, and ultimately of ``WindowGroup``, ``Window`` and
/// ``Settings``.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scenes that this one consists of.
  associatedtype Body: Scene

  /// The scenes that this one consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that declares windows itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  var windows: [AppWindow] { get }
}

extension PrimitiveScene {
  /// Is never called.
  public var body: Never { fatalError("A window has no body.") }
}

/// Returns the windows of a scene, in order.
@MainActor
func windows(of scene: some Scene) -> [AppWindow] {
  if let scene = scene as? any PrimitiveScene { return scene.windows }
  return windows(of: scene.body)
}
