// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb

/// A node of a page, as a browser would represent it.
final class ModelNode {
  var tag: String
  var attributes: [String: String]
  var text = ""
  var children: [ModelNode] = []
  weak var parent: ModelNode?

  init(_ tag: String, _ attributes: [String: String]) {
    self.tag = tag
    self.attributes = attributes
  }

  var id: String { attributes["id"] ?? "" }

  /// Returns the node with an id among this node and its descendants.
  func find(_ id: String) -> ModelNode? { first { $0.id == id } }

  func first(where isMatch: (ModelNode) -> Bool) -> ModelNode? {
    if isMatch(self) { return self }
    for child in children {
      if let found = child.first(where: isMatch) { return found }
    }
    return nil
  }

  /// Returns all nodes that match, in order.
  func all(where isMatch: (ModelNode) -> Bool) -> [ModelNode] {
    (isMatch(self) ? [self] : []) + children.flatMap { $0.all(where: isMatch) }
  }

  func set(_ change: DOMPatch.Change) {
    if tag == "textarea", change.name == "value" {
      text = change.value ?? text
    } else {
      attributes[change.name] = change.value
    }
  }

  /// The number in the id, which events name.
  var number: Int { Int(id.dropFirst().prefix(while: \.isNumber)) ?? -1 }

  var allText: String { text + children.map(\.allText).joined(separator: " ") }

  /// All ids in the node.
  var ids: [String] { [id].filter { !$0.isEmpty } + children.flatMap(\.ids) }

  /// A description for comparisons, without the definitions of symbols: a page keeps those that it
  /// no longer shows.
  var outline: String {
    let children = id == "symbols" ? [] : children
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
      .joined()
    return "<\(tag)\(attributes)>\(text)\(children.map(\.outline).joined())</\(tag)>"
  }
}

extension String {
  /// The text with single spaces.
  var trimmed: String { split(separator: " ").joined(separator: " ") }
}

/// A strict parser of the HTML that the server writes. It fails on everything else.
struct ModelParser {
  struct Disorder: Error {
    let rest: String
  }

  private var rest: Substring

  static func nodes(_ html: String) throws -> [ModelNode] {
    var parser = ModelParser(rest: html[...])
    let nodes = try parser.nodes().nodes
    guard parser.rest.isEmpty else { throw Disorder(rest: String(parser.rest)) }
    return nodes
  }

  private mutating func nodes() throws -> (nodes: [ModelNode], text: String) {
    var nodes: [ModelNode] = []
    var text = ""
    while !rest.isEmpty, !rest.hasPrefix("</") {
      if rest.hasPrefix("<") {
        nodes.append(try node())
      } else {
        text += try Self.unescape(take { $0 != "<" })
      }
    }
    return (nodes, text)
  }

  private mutating func node() throws -> ModelNode {
    try expect("<")
    let node = ModelNode(take(while: \.isLetterOrDigit), [:])
    guard !node.tag.isEmpty else { throw Disorder(rest: String(rest)) }
    while rest.hasPrefix(" ") {
      try expect(" ")
      let name = take { $0.isLetterOrDigit || $0 == "-" }
      guard !name.isEmpty else { throw Disorder(rest: String(rest)) }
      var value = ""
      if rest.hasPrefix("=") {
        try expect("=\"")
        value = try Self.unescape(take { $0 != "\"" })
        try expect("\"")
      }
      node.attributes[name] = value
    }
    try expect(">")
    if ["input", "hr", "img"].contains(node.tag) { return node }
    let (children, text) = try nodes()
    node.children = children
    // Like browsers, drop the first line break.
    node.text = node.tag == "textarea" && text.hasPrefix("\n") ? String(text.dropFirst()) : text
    for child in children { child.parent = node }
    try expect("</\(node.tag)>")
    return node
  }

  private mutating func expect(_ text: String) throws {
    guard rest.hasPrefix(text) else { throw Disorder(rest: String(rest.prefix(80))) }
    rest = rest.dropFirst(text.count)
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(part)
  }

  private static func unescape(_ text: String) throws -> String {
    guard !text.contains("<"), !text.contains(">") else { throw Disorder(rest: text) }
    var plain = text
    for (name, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"),
      ("&amp;", "&"),
    ] {
      plain = plain.replacing(name, with: character)
    }
    return plain
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}

/// A page in memory, to which patches are applied as the client does.
final class ModelPage {
  struct Missing: Error {
    let id: String
  }

  private(set) var root: ModelNode

  /// The references to symbols that the page does not define.
  var undefinedSymbols: [String] {
    func all(_ tag: String, _ name: String, _ node: ModelNode) -> [String] {
      (node.tag == tag ? [node.attributes[name] ?? ""] : [])
        + node.children.flatMap { all(tag, name, $0) }
    }
    let defined = Set(all("symbol", "id", root))
    return all("use", "href", root).filter { !defined.contains(String($0.dropFirst())) }
  }

  init(_ html: String) throws {
    root = ModelNode("main", ["id": "app"])
    try put(html, into: root, before: nil)
  }

  var outline: String { root.children.map(\.outline).joined() }

  func apply(_ patches: [DOMPatch]) throws {
    for patch in patches { try apply(patch) }
    let ids = root.ids
    guard Set(ids).count == ids.count else { throw Missing(id: "unique ids") }
  }

  private func apply(_ patch: DOMPatch) throws {
    switch patch {
    case .attributes(let id, let changes):
      for change in changes { try node(id).set(change) }
    case .text(let id, let text): try node(id).text = text
    case .replace(let id, let html):
      let old = try node(id)
      guard let parent = old.parent else { throw Missing(id: id) }
      try put(html, into: parent, before: id)
      parent.children.removeAll { $0 === old }
    case .insert(let parent, let before, let html):
      try put(html, into: node(parent), before: before)
    case .move(let parent, let before, let id):
      let node = try node(id)
      node.parent?.children.removeAll { $0 === node }
      try insert([node], into: self.node(parent), before: before)
    case .remove(let ids):
      for id in ids {
        let node = try node(id)
        node.parent?.children.removeAll { $0 === node }
      }
    case .focus, .open, .scroll: return
    }
  }

  private func node(_ id: String) throws -> ModelNode {
    guard let node = root.find(id) else { throw Missing(id: id) }
    return node
  }

  private func put(_ html: String, into parent: ModelNode, before: String?) throws {
    try insert(ModelParser.nodes(html), into: parent, before: before)
  }

  private func insert(_ nodes: [ModelNode], into parent: ModelNode, before: String?) throws {
    for node in nodes { node.parent = parent }
    guard let before else { return parent.children.append(contentsOf: nodes) }
    guard let place = parent.children.firstIndex(where: { $0.id == before }) else {
      throw Missing(id: before)
    }
    parent.children.insert(contentsOf: nodes, at: place)
  }
}
#endif
