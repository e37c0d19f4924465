// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Shows a view above or below this one. It scrolls with it.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return Group {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }
}
