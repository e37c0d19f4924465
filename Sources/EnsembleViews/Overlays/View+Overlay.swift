// SPDX-License-Identifier: MIT

extension View {
  /// Shows something that belongs to the view: below it, as nothing here is in front of something else.
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
