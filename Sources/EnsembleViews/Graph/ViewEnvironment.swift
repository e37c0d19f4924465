// SPDX-License-Identifier: MIT

/// What views get from the views around them.
@MainActor
struct ViewEnvironment {
  var style = ElementStyle()
  var isDisabled = false
  /// Whether it is directly in a list whose rows are left out if they are many.
  var holdsRows = false
  private var shared = Shared.empty

  /// What is the same for most views. Each node has an environment, so this is not copied into each.
  var links: Links {
    get { shared.links }
    set { shared = Shared(newValue) }
  }

  /// Whether views that get one instead of the other would look and act the same.
  func isSame(as other: ViewEnvironment) -> Bool {
    style == other.style && isDisabled == other.isDisabled && holdsRows == other.holdsRows
      && (shared === other.shared || links.isSame(as: other.links))
  }

  private final class Shared {
    let links: Links

    init(_ links: Links) {
      self.links = links
    }

    @MainActor static let empty = Shared(Links())
  }

  /// What a view sees of it.
  var seen: EnvironmentValues {
    var values = links.values
    values.isEnabled = !isDisabled
    return values
  }

  /// What is inside of something that can be ended gets. Its buttons are no answers to a question around it.
  func ending(_ end: @escaping () -> Void, in node: _ViewNode) -> ViewEnvironment {
    let link = node.storage as? DismissLink ?? DismissLink(node: node)
    node.storage = link
    link.end = end
    var environment = inside
    environment.links.question = nil
    environment.links.values.dismiss = DismissAction(link: link)
    return environment
  }

  /// What is inside an element gets.
  var inside: ViewEnvironment {
    var inside = self
    inside.style.isPadded = false
    inside.style.spokenLabel = nil
    inside.style.trait = nil
    inside.holdsRows = false
    return inside
  }

  /// What the rows inside a list get.
  func insideRows(_ holdsRows: Bool = true) -> ViewEnvironment {
    var inside = inside
    inside.holdsRows = holdsRows
    return inside
  }

  /// What is inside a row gets.
  var insideRow: ViewEnvironment {
    var inside = self
    inside.holdsRows = false
    return inside
  }

  /// What is shown above everything else gets.
  var above: ViewEnvironment {
    var above = ViewEnvironment()
    above.links.values = links.values
    above.links.question = links.question
    return above
  }

  /// What is shown as a page of its own gets: what the other pages of the stack get, and the values from around it.
  func onPage(of stack: _ViewNode) -> ViewEnvironment {
    var onPage = stack.environment.inside
    onPage.links.stack = links.stack
    onPage.links.values = links.values
    return onPage
  }
}
