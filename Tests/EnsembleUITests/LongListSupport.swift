// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

/// A tree that leaves out rows, and a viewer of it.
@MainActor
struct LongList {
  let tree: ViewTree
  let viewer: RowViewer

  init(_ view: some View) throws {
    tree = ViewTree.leavingOutRows { ViewTree(view) }
    viewer = try #require(tree.addViewer())
  }

  /// The existing rows by offset, each with its first text.
  var rows: [Int: String] {
    var rows: [Int: String] = [:]
    var offset = 0
    for child in children {
      if case .placeholder(let count) = child.content {
        offset += count
      } else {
        rows[offset] = tree.text(of: child.id)
        offset += 1
      }
    }
    return rows
  }

  /// The offsets of the existing rows, as ranges.
  var ranges: [Range<Int>] {
    rows.keys.sorted().reduce(into: []) { ranges, offset in
      if ranges.last?.upperBound == offset {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<(offset + 1)
      } else {
        ranges.append(offset..<(offset + 1))
      }
    }
  }

  /// The number of rows, including omitted ones.
  var count: Int {
    children.reduce(0) {
      if case .placeholder(let count) = $1.content { $0 + count } else { $0 + 1 }
    }
  }

  /// The placeholders, in order.
  var placeholders: [ElementID] {
    children.filter { if case .placeholder = $0.content { true } else { false } }.map(\.id)
  }

  /// Returns the first element of a row.
  func element(at offset: Int) throws -> Element {
    var rest = offset
    for child in children {
      if case .placeholder(let count) = child.content {
        rest -= count
      } else {
        if rest == 0 { return child }
        rest -= 1
      }
    }
    throw Missing(offset: offset)
  }

  struct Missing: Error { let offset: Int }

  /// Returns the control of a row.
  func control(at offset: Int, _ isMeant: (ElementContent) -> Bool = \.isControl) throws
    -> ElementID
  {
    var rest = [try element(at: offset).id]
    while let id = rest.popLast() {
      if let element = tree[id] {
        if isMeant(element.content) { return id }
        rest += element.children
      }
    }
    throw Missing(offset: offset)
  }

  /// Looks at rows by their offsets in the collection.
  @discardableResult
  func look(
    at rows: Range<Int>,
    holding held: ElementID? = nil,
    by viewer: RowViewer? = nil
  ) throws -> Int? {
    let viewer = viewer ?? self.viewer
    var start = 0
    for child in children {
      if case .placeholder(let count) = child.content {
        let range = rows.lowerBound - start..<rows.upperBound - start
        return tree.look(at: range, around: child.id, of: count, holding: held, by: viewer)
      }
      start += 1
    }
    throw Missing(offset: rows.lowerBound)
  }

  private var children: [Element] {
    tree.update()
    // Includes elements that a sheet covers.
    var all = tree[tree.rootID].map { [$0] } ?? []
    var next = 0
    while next < all.count {
      all += all[next].children.compactMap { tree[$0] }
      next += 1
    }
    let windowed = all.first { element in
      element.children.contains {
        if case .placeholder = tree[$0]?.content { true } else { false }
      }
    }
    let list = windowed ?? all.first { $0.content == .list }
    return (list?.children ?? []).compactMap { tree[$0] }
  }
}
