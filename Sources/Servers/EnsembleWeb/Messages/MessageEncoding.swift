// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleUI

// The format of all messages to the scripts in `Client`, which decode them.

extension StreamEvent {
  /// The event as a server-sent event.
  package var encoded: String {
    switch self {
    case .message(let message, let page):
      "id: \(page).\(message.number)\ndata: \(message.encoded)\n\n"
    case .gone(let page): "event: gone\ndata: \(page)\n\n"
    case .end(let page, .idle): "event: end\ndata: \(page) idle\n\n"
    case .end(let page, .revoked): "event: end\ndata: \(page) revoked\n\n"
    case .end(let page, .signedOut): "event: end\ndata: \(page) signedOut\n\n"
    case .heartbeat: "event: beat\ndata: 0\n\n"
    }
  }
}

extension PageMessage {
  /// The message as a JSON object. Its number is part of the event.
  package var encoded: String {
    var json = "{\"k\":\(acknowledgedEvent)"
    if let address { json.appendMember("u", address.description) }
    if let motion {
      json += ",\"w\":[\(motion.duration.finite.shortText),"
      json.appendJSON(motion.curve.css)
      json += "]"
    }
    if let html { json.appendMember("h", html) }
    if !patches.isEmpty {
      json += ",\"p\":[" + patches.map(\.encoded).joined(separator: ",") + "]"
    }
    return json + "}"
  }
}

extension DOMPatch {
  /// The patch as a JSON array that starts with a letter.
  package var encoded: String {
    switch self {
    case .attributes(let id, let changes):
      var json = "[\"a\","
      json.appendJSON(id)
      json += ",{"
      for (offset, change) in changes.enumerated() {
        if offset > 0 { json += "," }
        json.appendJSON(change.name)
        json += ":"
        json.appendJSON(orNull: change.value)
      }
      return json + "}]"
    case .text(let id, let text): return jsonList(["t", id, text])
    case .replace(let id, let html): return jsonList(["r", id, html])
    case .insert(let parent, let before, let html): return jsonList(["i", parent, before, html])
    case .move(let parent, let before, let id): return jsonList(["m", parent, before, id])
    case .remove(let ids): return jsonList(["d"] + ids)
    case .focus(let id): return jsonList(["f", id])
    case .scroll(let id, let alignment): return jsonList(["s", id, alignment])
    case .open(let url): return jsonList(["o", url])
    }
  }
}

extension OpenedPage {
  /// The answer as a JSON object.
  package var encoded: String {
    var json = "{\"page\":"
    json.appendJSON(page)
    json.appendMember("token", token)
    json.appendMember("session", session)
    json.appendMember("html", html)
    if let address { json.appendMember("address", address.description) }
    return json + "}"
  }
}

/// Returns texts as a JSON array.
func jsonList(_ texts: [String?]) -> String {
  var json = "["
  for (offset, text) in texts.enumerated() {
    if offset > 0 { json += "," }
    json.appendJSON(orNull: text)
  }
  return json + "]"
}

extension String {
  /// Appends a member to a JSON object that already has members.
  fileprivate mutating func appendMember(_ name: String, _ value: String) {
    append(",\"\(name)\":")
    appendJSON(value)
  }
}
#endif
