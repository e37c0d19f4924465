// SPDX-License-Identifier: MIT

import EnsembleBindings

// Modifiers for aspects that a terminal or a page decides itself: motion, the look of
// controls. They are accepted, so that a file compiles as it does for SwiftUI, and have no effect,
// or that of the nearest modifier.

nonisolated extension View {
  /// Has no effect: titles have one style.
  public func navigationBarTitleDisplayMode(_ displayMode: TitleLook) -> some View { self }

  /// Has no effect: titles have one style.
  public func toolbarTitleDisplayMode(_ mode: TitleLook) -> some View { self }

  /// Has no effect: bars are part of a page and have no background of their own.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }

  /// Has no effect: bars are part of a page and have no background of their own.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }

  /// Has no effect: lists have no background, only their rows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has no effect: browsers and terminals decide whether they show scroll bars.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Has no effect: on-screen keyboards belong to the browser.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Has no effect: text can be selected in browsers and terminals.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Has no effect: text wraps instead of becoming smaller.
  public func minimumScaleFactor(_ factor: Double) -> some View { self }

  /// Has no effect: symbols are characters.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Has no effect: symbols are characters of one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Has no effect: renderers decide how to draw.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Has no effect: renderers decide how to draw.
  public func compositingGroup() -> some View { self }

  /// Has no effect: neither browsers nor terminals give tactile feedback.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View {
    self
  }

  /// Has no effect: changed text is shown at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  // MARK: Scrolling

  /// Has no effect: a page scrolls as a whole, and a terminal to the focus.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Has no effect: browsers decide how scrolling ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Has no effect: content is cut where a scroll view ends.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Has no effect: scrolling ends anywhere.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Has no effect: scrolling ends anywhere.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Adds space around the content, as `padding(_:_:)` does.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  /// Adds space, as `padding(_:_:)` does: pages have no areas to keep free.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds space, as `padding(_:_:)` does.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  // MARK: Lists

  /// Has no effect: rows have one distance.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Has no effect: sections have one distance.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Has no effect: lines between rows have one color.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Has no effect: lines between sections have one color.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the color of the rows' controls, as `tint(_:)` does.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Has no effect: headers of sections have one style.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  // MARK: Bars

  /// Has no effect: bars have one layout.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect: bars have the colors of the page.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
  { self }

  /// Has no effect: bars are part of a page and have no background of their own.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Has no effect: a page has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect: a page has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect: browsers and terminals show their own controls.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect: browsers perform their own gestures.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Has no effect: columns share the width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Has no effect: columns share the width.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }

  /// Has no effect: columns are beside each other where there is room.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

  // MARK: Controls

  /// Has no effect: buttons have one shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Has no effect: a menu looks as its label does.
  public func menuStyle(_ style: MenuStyle) -> some View { self }

  /// Has no effect: a menu shows that it is one.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect: items are in the order in which they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Has no effect: a menu closes after each action.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }

  /// Has no effect: a gauge has one style.
  public func gaugeStyle(_ style: GaugeStyle) -> some View { self }

  /// Has no effect: controls show by themselves that the pointer is over them.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Has no effect: controls show by themselves that the pointer is over them.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Has no effect: a sheet is as large as its content.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  // MARK: Text

  /// Gives all characters the same width. It has no effect in a terminal, where they have it.
  public func monospaced(_ isActive: Bool = true) -> some View {
    style { if isActive { $0.font = ($0.font ?? .body).monospaced() } }
  }

  /// Sets the design of the font. Only `monospaced` has an effect.
  public func fontDesign(_ design: Font.Design?) -> some View { monospaced(design == .monospaced) }

  /// Has no effect: fonts have one width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Has no effect: text wraps instead of becoming narrower.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Has no effect: text has the size of its font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Has no effect: `redacted(reason:)` hides values.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  // MARK: Motion

  /// Has no effect: symbols do not move.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Has no effect: symbols do not move.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }

  /// Has no effect: symbols do not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Has no effect: renderers decide how to draw.
  public func geometryGroup() -> some View { self }

  /// Has no effect: a page appears as a whole.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View { self }

  // MARK: Accessibility

  /// Has no effect: speech input knows the label.
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  /// Has no effect: sliders and steppers are adjusted by their own keys.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Has no effect: a screen reader reads the view itself.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View { self }

  /// Has no effect: browsers know which colors they invert.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Has no effect: a page is enlarged as a whole.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has no effect: controls respond by themselves.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}
