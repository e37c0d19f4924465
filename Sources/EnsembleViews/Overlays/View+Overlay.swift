// SPDX-License-Identifier: MIT

extension View {
  /// Adds a view to this one. Renderers show it below, as no view here is drawn in front of
  /// another.
  ///
  /// ```swift
  /// .overlay {
  ///   if store.rows.isEmpty { ContentUnavailableView("No rows", systemImage: "tray") }
  /// }
  /// ```
  public func overlay<Overlay: View>(@ViewBuilder content: () -> Overlay) -> some View {
    Group {
      self
      content()
    }
  }
}
