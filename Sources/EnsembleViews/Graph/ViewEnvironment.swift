// SPDX-License-Identifier: MIT

/// What views get from the views around them.
struct ViewEnvironment {
  var style = ElementStyle()
  var isDisabled = false
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

  /// Whether views that get one instead of the other would look and act the same.
  func isSame(as other: ViewEnvironment) -> Bool {
    style == other.style && isDisabled == other.isDisabled && submit === other.submit
      && stack === other.stack && focus === other.focus
      && question === other.question && tabs === other.tabs && values.isSame(as: other.values)
  }

  /// What a view sees of it.
  var seen: EnvironmentValues {
    var values = values
    values.isEnabled = !isDisabled
    return values
  }

  /// What is inside of something that can be ended gets.
  @MainActor
  func ending(_ end: @escaping () -> Void, in node: _ViewNode) -> ViewEnvironment {
    let link = node.storage as? DismissLink ?? DismissLink()
    node.storage = link
    link.end = end
    var environment = inside
    environment.values.dismiss = DismissAction(link: link)
    return environment
  }

  /// What is inside an element gets.
  var inside: ViewEnvironment {
    var inside = self
    inside.style.isPadded = false
    inside.style.spokenLabel = nil
    return inside
  }

  /// What is shown above everything else gets.
  var above: ViewEnvironment {
    var above = ViewEnvironment()
    above.values = values
    return above
  }

  /// What is shown as a page of its own gets.
  var onPage: ViewEnvironment {
    var onPage = above
    onPage.stack = stack
    return onPage
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
