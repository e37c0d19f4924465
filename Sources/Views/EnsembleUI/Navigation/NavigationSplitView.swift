// SPDX-License-Identifier: MIT

/// A sidebar with another view beside it.
///
/// The view is below the sidebar where the page or the terminal is narrow. Both are always shown.
public nonisolated struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let detail: Detail

  /// Creates a sidebar with another view beside it.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// The two columns.
  @MainActor public var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading) { sidebar }.frame(width: 240, alignment: .topLeading)
      VStack(alignment: .leading) { detail }
        .frame(minWidth: 240, maxWidth: .infinity, alignment: .topLeading)
    }
    .details { $0.breaksIntoLines = true }
  }
}
