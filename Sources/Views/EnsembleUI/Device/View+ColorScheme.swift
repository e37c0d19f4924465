// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Shows the page that contains the view in light or in dark colors. Nil follows the person's
  /// preference.
  ///
  /// It has no effect on the colors of a terminal, which are its own.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredSchemeView(content: self, colorScheme: colorScheme)
  }

  /// Sets the color scheme for the views inside, light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the preferred text size for the views inside, which can read it. Renderers do not change
  /// sizes.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

private nonisolated struct PreferredSchemeView<Content: View>: View {
  let content: Content
  let colorScheme: ColorScheme?

  @MainActor var body: some View {
    let colorScheme = colorScheme
    SchemeView(content: content, colorScheme: colorScheme)
      .details { $0.preferredColorScheme = colorScheme }
  }
}

/// A view whose content reads a color scheme, if there is one to read.
private struct SchemeView<Content: View>: PrimitiveView {
  let content: Content
  let colorScheme: ColorScheme?

  static func update(_ view: Self, in node: _ViewNode) {
    guard let scheme = view.colorScheme else { return node.updateChild(0, to: view.content) }
    node.updateChild(0, to: view.content.environment(\.colorScheme, scheme))
  }
}
