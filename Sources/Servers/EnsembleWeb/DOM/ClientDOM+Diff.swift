// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ClientDOM {
  /// Appends the patches that turn one node of an element into another.
  mutating func diff(
    _ old: DOMNode,
    _ new: DOMNode,
    of id: ElementID,
    _ renderer: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) {
    guard old != new else { return }
    guard old.tag == new.tag else { return replace(old, new, of: id, renderer, &patches) }
    if let symbol = new.symbol { needSymbol(symbol) }
    let changes = changes(from: old.attributes, to: new.attributes)
    if !changes.isEmpty { patches.append(.attributes(id: new.id, changes)) }
    switch (old.content, new.content) {
    case (.text(let shown), .text(let text)):
      if shown != text { patches.append(.text(id: new.id, text)) }
    case (.entry(let shown), .entry(let text)):
      if shown != text { patches.append(.attributes(id: new.id, [.init("value", text)])) }
    case (.children(let shown), .children(let children)):
      if shown != children { reorder(shown, children, in: new.id, of: id, renderer, &patches) }
    case (.void, .void): return
    default: replace(old, new, of: id, renderer, &patches)
    }
  }

  private mutating func replace(
    _ old: DOMNode,
    _ new: DOMNode,
    of id: ElementID,
    _ renderer: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) {
    for element in old.elements { forget(in: .element(element), of: id) }
    let html = html(of: [.node(new)], renderer, &patches)
    patches.append(.replace(id: old.id, html: html))
  }

  private func changes(
    from old: [DOMAttribute],
    to new: [DOMAttribute]
  ) -> [DOMPatch.Change] {
    guard old != new else { return [] }
    let names = Set(new.map(\.name))
    let removed = old.filter { !names.contains($0.name) }.map { DOMPatch.Change($0.name, nil) }
    return removed + new.filter { !old.contains($0) }.map { DOMPatch.Change($0.name, $0.value) }
  }
}

// MARK: Children

extension ClientDOM {
  private mutating func reorder(
    _ old: [DOMChild],
    _ new: [DOMChild],
    in node: String,
    of id: ElementID,
    _ renderer: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) {
    let newIDs = Set(new.map(\.id))
    var offsets: [String: Int] = [:]
    var gone: [String] = []
    for child in old {
      if newIDs.contains(child.id), isThere(child, in: id) {
        offsets[child.id] = offsets.count
      } else {
        if isThere(child, in: id) { gone.append(child.id) }
        forget(in: child, of: id)
      }
    }
    if !gone.isEmpty { patches.append(.remove(ids: gone)) }
    diffKept(old, new, offsets, of: id, renderer, &patches)
    arrange(new, offsets, in: node, of: id, renderer, &patches)
  }

  /// Returns whether a child is still in its parent. An element can move to another
  /// parent.
  private func isThere(_ child: DOMChild, in parent: ElementID) -> Bool {
    guard case .element(let id) = child else { return true }
    return snapshots[id]?.parent == parent
  }

  private mutating func diffKept(
    _ old: [DOMChild],
    _ new: [DOMChild],
    _ offsets: [String: Int],
    of id: ElementID,
    _ renderer: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) {
    var shown: [String: DOMNode] = [:]
    for case .node(let node) in old where offsets[node.id] != nil { shown[node.id] = node }
    for case .node(let node) in new {
      if let old = shown[node.id] { diff(old, node, of: id, renderer, &patches) }
    }
  }

  /// Moves the remaining children and inserts the new ones, from last to first.
  private mutating func arrange(
    _ new: [DOMChild],
    _ offsets: [String: Int],
    in node: String,
    of id: ElementID,
    _ renderer: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) {
    let kept = new.compactMap { offsets[$0.id] }
    let still = Set(longestIncreasingOffsets(kept).map { kept[$0] })
    var inserted: [DOMChild] = []
    var anchor: String?
    for child in new.reversed() {
      guard let offset = offsets[child.id] else {
        inserted.append(child)
        continue
      }
      anchor = insert(&inserted, before: anchor, in: node, renderer, &patches)
      if !still.contains(offset) {
        patches.append(.move(parent: node, before: anchor, id: child.id))
      }
      anchor = child.id
    }
    _ = insert(&inserted, before: anchor, in: node, renderer, &patches)
  }

  /// - Returns: The id of the first inserted node, or of the anchor if no node was inserted.
  private mutating func insert(
    _ reversed: inout [DOMChild],
    before anchor: String?,
    in node: String,
    _ renderer: ElementRenderer,
    _ patches: inout [DOMPatch]
  ) -> String? {
    guard !reversed.isEmpty else { return anchor }
    let children = Array(reversed.reversed())
    reversed = []
    let html = html(of: children, renderer, &patches)
    patches.append(.insert(parent: node, before: anchor, html: html))
    return children.first?.id
  }
}
#endif
