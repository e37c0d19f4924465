// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Sets the title of the page or sheet that contains the view.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: some _StringOrText) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page or sheet that contains the view. The display mode has no effect.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(
    _ title: some _StringOrText,
    displayMode: TitleLook
  ) -> some View {
    navigationTitle(title)
  }

  /// Keeps a browser from checking and correcting spelling. It has no effect in a terminal.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Sets the color of controls, of progress and of links.
  @available(*, deprecated, renamed: "tint(_:)")
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Has no effect: there are no unsafe areas.
  @available(*, deprecated, renamed: "ignoresSafeArea(edges:)")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Adds a button before the title of the page that contains the view.
  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading placement")
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a button after the title of the page that contains the view.
  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarTrailing placement")
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds buttons before and after the title of the page that contains the view.
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
