// SPDX-License-Identifier: MIT

import EnsembleBindings

// Modifiers for aspects that a terminal or a page decides itself: motion, the look of
// controls. They are accepted, so that a file compiles as it does for SwiftUI, and have no effect.

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
}
