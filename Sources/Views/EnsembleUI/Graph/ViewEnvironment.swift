// SPDX-License-Identifier: MIT

/// The context that views inherit from their ancestors.
@MainActor
struct ViewEnvironment {
  var style = ElementStyle()
  var isDisabled = false
  /// Whether the view is directly in a list that leaves out rows when they are many.
  var holdsRows = false
  private var shared = Shared.empty

  /// The parts that most views have in common. Each node has an environment, so these parts are
  /// shared instead of copied.
  var links: EnvironmentLinks {
    get { shared.links }
    set { shared = Shared(newValue) }
  }

  /// Returns whether two environments are equivalent for the views inside.
  func isSame(as other: ViewEnvironment) -> Bool {
    style == other.style && isDisabled == other.isDisabled && holdsRows == other.holdsRows
      && (shared === other.shared || links.isSame(as: other.links))
  }

  private final class Shared {
    let links: EnvironmentLinks

    init(_ links: EnvironmentLinks) {
      self.links = links
    }

    @MainActor static let empty = Shared(EnvironmentLinks())
  }

  /// Returns the style of an element of a kind.
  func style(of content: ElementContent) -> ElementStyle {
    guard let looks = links.styles.looks.relevant(to: content) else { return style }
    var style = style
    var details = style.details ?? ElementDetails()
    details.looks = looks
    style.details = details
    return style
  }

  /// The values that a view may read.
  var seen: EnvironmentValues {
    var values = links.values
    values.isEnabled = !isDisabled
    return values
  }

  /// Returns the environment for the content of a dismissable container. Its buttons do not answer
  /// a question around it.
  func ending(_ end: @escaping () -> Void, in node: _ViewNode) -> ViewEnvironment {
    let link = node.storage as? DismissLink ?? DismissLink(node: node)
    node.storage = link
    link.end = end
    var environment = inside
    environment.links.question = nil
    environment.links.values.dismiss = DismissAction(link: link)
    return environment
  }

  /// The environment for the content of an element.
  var inside: ViewEnvironment {
    var inside = self
    inside.style.isPadded = false
    inside.style.sharedDetails = nil
    if inside.style.isDrawn { inside.style.drawing.own = DrawingStyle.Own() }
    inside.style.trait = nil
    inside.holdsRows = false
    return inside
  }

  /// Returns the environment for the rows of a list.
  func insideRows(_ holdsRows: Bool = true) -> ViewEnvironment {
    var inside = inside
    inside.holdsRows = holdsRows
    return inside
  }

  /// The environment for the content of a row.
  var insideRow: ViewEnvironment {
    var inside = self
    inside.holdsRows = false
    return inside
  }

  /// The environment for an overlay.
  var above: ViewEnvironment {
    var above = ViewEnvironment()
    above.links.values = links.values
    above.links.question = links.question
    return above
  }

  /// Returns the environment for a page of a stack: the stack's environment, with the values of
  /// this environment.
  func onPage(of stack: _ViewNode) -> ViewEnvironment {
    var onPage = stack.environment.inside
    onPage.links.stack = links.stack
    onPage.links.values = links.values
    return onPage
  }
}
