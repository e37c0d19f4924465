// SPDX-License-Identifier: MIT

/// What views get from the views around them.
struct ViewEnvironment {
  var style = ElementStyle()
  var isDisabled = false
  /// What to do when the editing of a field ends.
  var submit: SubmitAction?
  /// Where links push pages.
  var stack: StackLink?
  /// What the next control tells when it gets the focus.
  var focus: FocusLink?

  /// Whether views that get one instead of the other would look and act the same.
  func isSame(as other: ViewEnvironment) -> Bool {
    style == other.style && isDisabled == other.isDisabled && submit === other.submit
      && stack === other.stack && focus === other.focus
  }

  /// What is inside an element gets.
  var inside: ViewEnvironment {
    var inside = self
    inside.style.isPadded = false
    return inside
  }

  /// What is shown above everything else gets.
  var above: ViewEnvironment {
    var above = ViewEnvironment()
    above.stack = stack
    return above
  }
}

// These are kept by the node that gives them: another one each time would say to all views inside that what is
// around them has changed.

/// What to do when the editing of a field ends.
@MainActor
final class SubmitAction {
  var perform: () -> Void = {}
}

/// Where links push pages.
@MainActor
final class StackLink {
  /// Pushes a page for a state; false if the stack has no pages of that type.
  var push: (Any) -> Bool = { _ in false }
}
