// SPDX-License-Identifier: MIT

/// One change of a page, to what has an id.
package enum DOMPatch: Equatable, Sendable {
  /// Sets attributes, and removes those that are nil.
  case attributes(id: String, [Change])
  case text(id: String, String)
  /// Puts HTML in the place of a node.
  case replace(id: String, html: String)
  /// Puts HTML into a parent, before one of its children, or at its end.
  case insert(parent: String, before: String?, html: String)
  /// Puts a node somewhere else in its parent.
  case move(parent: String, before: String?, id: String)
  case remove(ids: [String])
  /// Gives the focus to an element, or takes it away.
  case focus(id: String?)

  /// What becomes of an attribute.
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
  /// The patch as the client reads it: a JSON array that starts with a letter.
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
