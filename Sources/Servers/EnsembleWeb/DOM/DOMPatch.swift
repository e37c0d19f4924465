// SPDX-License-Identifier: MIT

#if Web
/// A change of a page. Patches name nodes by id.
package enum DOMPatch: Equatable, Sendable {
  /// Sets attributes, and removes those with a nil value.
  case attributes(id: String, [Change])
  case text(id: String, String)
  /// Replaces a node with HTML.
  case replace(id: String, html: String)
  /// Inserts HTML into a parent, before one of its children or at the end.
  case insert(parent: String, before: String?, html: String)
  /// Moves a node within its parent.
  case move(parent: String, before: String?, id: String)
  case remove(ids: [String])
  /// Focuses an element, or removes the focus.
  case focus(id: String?)
  /// Scrolls to a node, with an alignment for the browser's `scrollIntoView`.
  case scroll(id: String, alignment: String)
  /// Opens a URL in another tab.
  case open(url: String)

  /// The new value of an attribute.
  package struct Change: Equatable, Sendable {
    package var name: String
    package var value: String?

    package init(_ name: String, _ value: String?) {
      self.name = name
      self.value = value
    }
  }
}
#endif
