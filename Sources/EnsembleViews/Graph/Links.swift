// SPDX-License-Identifier: MIT

/// What ties views to others around them.
@MainActor
struct Links {
  /// What views have names for.
  var values = EnvironmentValues()
  /// What to do when the editing of a field ends.
  var submit: SubmitAction?
  /// The stack of pages that it is in.
  var stack: StackLink?
  /// The question that a button answers by being pressed.
  var question: QuestionLink?
  /// The tabs that it is in.
  var tabs: TabLink?
  /// What the next control tells when it gets the focus.
  var focus: FocusLink?

  func isSame(as other: Links) -> Bool {
    submit === other.submit && stack === other.stack && focus === other.focus
      && question === other.question && tabs === other.tabs && values.isSame(as: other.values)
  }
}

// These are kept by the node that gives them: another one each time would say to all views inside that what is
// around them has changed.

/// What to do when the editing of a field ends.
@MainActor
final class SubmitAction {
  var perform: () -> Void = {}
}

/// A question, for the buttons that are its answers.
@MainActor
final class QuestionLink {
  var end: () -> Void = {}
}

/// A stack of pages, for what is in it.
@MainActor
final class StackLink {
  /// Pushes a page for a state; false if the stack has no pages of that type. Nil if it has no path.
  var push: ((Any) -> Bool)?
  /// The node of the stack.
  private(set) weak var node: _ViewNode?

  init(node: _ViewNode) {
    self.node = node
  }
}
