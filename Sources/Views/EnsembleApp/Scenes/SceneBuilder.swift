// SPDX-License-Identifier: MIT

/// A builder of scenes from declarations below each other.
@resultBuilder
public enum SceneBuilder {
  /// Returns a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns several scenes as one.
  @MainActor
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var all: [AppWindow] = []
    repeat all += windows(of: each content)
    return SceneList(windows: all)
  }
}

/// Several scenes.
struct SceneList: PrimitiveScene {
  let windows: [AppWindow]
}
