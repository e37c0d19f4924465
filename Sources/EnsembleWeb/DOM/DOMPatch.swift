// SPDX-License-Identifier: MIT

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

extension DOMPatch {
  /// The patch in the client's format: a JSON array that starts with a letter.
  package var json: String {
    var json = "["
    switch self {
    case .attributes(let id, let changes):
      json.appendList("a", [id])
      json += ",{"
      for (offset, change) in changes.enumerated() {
        if offset > 0 { json += "," }
        json.appendJSON(change.name)
        json += ":"
        json.appendJSON(orNull: change.value)
      }
      json += "}"
    case .text(let id, let text): json.appendList("t", [id, text])
    case .replace(let id, let html): json.appendList("r", [id, html])
    case .insert(let parent, let before, let html): json.appendList("i", [parent, before, html])
    case .move(let parent, let before, let id): json.appendList("m", [parent, before, id])
    case .remove(let ids): json.appendList("d", ids)
    case .focus(let id): json.appendList("f", [id])
    }
    return json + "]"
  }
}

extension String {
  fileprivate mutating func appendList(_ letter: String, _ parts: [String?]) {
    appendJSON(letter)
    for part in parts {
      append(",")
      appendJSON(orNull: part)
    }
  }

  fileprivate mutating func appendJSON(orNull text: String?) {
    if let text { appendJSON(text) } else { append("null") }
  }
}
