// SPDX-License-Identifier: MIT

/// The connections of views to the controls and containers around them.
@MainActor
struct EnvironmentLinks {
  /// The environment values that views read by name.
  var values = EnvironmentValues()
  /// The action to perform when the editing of a field ends.
  var submit: SubmitAction?
  /// The navigation stack around the view.
  var stack: StackLink?
  /// The dialog or menu around the view, which a pressed button closes.
  var question: QuestionLink?
  /// The tabs around the view.
  var tabs: TabLink?
  /// The link that the next control notifies when it gains or loses the focus.
  var focus: FocusLink?
  /// The link that elements with ``ElementDetails/takesHover`` notify.
  var hover: HoverLink?
  /// The link that is notified of ``ElementDetails/keys``.
  var keys: KeyLink?
  /// The source of the payload of elements with ``ElementDetails/isDraggable``.
  var drag: DragLink?
  /// The destination for elements that are dropped on elements with ``ElementDetails/takesDrops``.
  var drop: DropLink?
  /// The scopes of the next search field.
  var searchScopes: SearchScopesLink?
  /// The suggestions of the next search field.
  var searchSuggestions: SearchSuggestionsLink?
  /// The text of the search field around a suggestion.
  var searchText: SearchTextLink?
  /// The selection of the list around the view; nil inside its rows.
  var selection: ListSelection?
  /// The styles of controls.
  var styles = ControlStyles()

  /// The menu around the view, which a choice inside it closes.
  var menu: QuestionLink? { question?.isMenu == true ? question : nil }

  func isSame(as other: EnvironmentLinks) -> Bool {
    submit === other.submit && stack === other.stack && focus === other.focus
      && question === other.question && tabs === other.tabs && hover === other.hover
      && keys === other.keys
      && drag === other.drag && drop === other.drop && searchScopes === other.searchScopes
      && searchSuggestions === other.searchSuggestions && searchText === other.searchText
      && selection === other.selection
      && styles.isSame(as: other.styles)
      && values.isSame(as: other.values)
  }
}

// The node that provides a link keeps it, since a new link would change the environment of every
// descendant.

// Environments are compared by identity, so a modifier provides one object per node to the views
// inside, and only replaces its closure. A new object with each evaluation would cause the
// evaluation of all views inside.

/// The action to perform when the editing of a field ends.
@MainActor
final class SubmitAction {
  var perform: () -> Void = {}
}

/// A dialog or menu, for the buttons that close it.
@MainActor
final class QuestionLink {
  var end: () -> Void = {}
  /// Whether toggles and pickers close it, too.
  var isMenu = false
}

/// A navigation stack, for the views inside it.
@MainActor
final class StackLink {
  /// Pushes a page for a state and returns false if the stack has no pages of that type. Nil if the
  /// stack has no path.
  var push: ((Any) -> Bool)?
  /// The node of the stack.
  private(set) weak var node: _ViewNode?

  init(node: _ViewNode) {
    self.node = node
  }
}
