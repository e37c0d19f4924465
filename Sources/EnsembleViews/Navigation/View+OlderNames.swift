// SPDX-License-Identifier: MIT

extension View {
  /// Sets the title of the page or sheet that contains the view.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Adds a button before the title of the page that contains the view.
  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading placement")
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a button behind the title of the page that contains the view.
  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarTrailing placement")
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds buttons before and behind the title of the page that contains the view.
  @available(*, deprecated, message: "Use toolbar(_:)")
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
