// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// Hides the view from screen readers. It stays visible.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    details { $0.isHiddenFromScreenReaders = hidden }
  }

  /// Sets the level of a heading, which is a view with the trait `isHeader`.
  ///
  /// Screen readers list headings by level: use one heading of level 1 on a page, and do not skip
  /// levels.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    details { $0.headingLevel = level.number }
  }

  /// Sets an identifier by which tests and scripts find the view. It is not shown.
  ///
  /// In a browser it is the attribute `data-testid`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    details { $0.identifier = identifier }
  }

  /// Describes the value of the view for screen readers. It has no effect in a terminal.
  public func accessibilityValue(_ value: some _StringOrText) -> some View {
    let value = value.characters
    return details { $0.value = value }
  }

  /// Describes the effect of the view's action for screen readers. It has no effect in a terminal.
  public func accessibilityHint(_ hint: some _StringOrText) -> some View {
    let hint = hint.characters
    return details { $0.hint = hint }
  }

  /// Adds purposes of the view for screen readers. It has no effect in a terminal.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    details { $0.addedTraits.formUnion(traits) }
  }

  /// Removes purposes of the view that other modifiers have added.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    details { $0.removedTraits.formUnion(traits) }
  }

  /// Sets the way screen readers treat the views inside the view. It has no effect in a terminal.
  ///
  /// The view must be shown as a single element, such as a stack. A `Group` is shown as several.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    details { $0.childBehavior = children }
  }

  /// Has no effect: neither browsers nor terminals offer screen readers additional actions.
  public func accessibilityAction(
    named name: some StringProtocol,
    _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Has no effect: screen readers read views in the order in which they are shown.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
