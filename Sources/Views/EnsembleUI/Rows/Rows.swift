// SPDX-License-Identifier: MIT

import IssueReporting

/// A part of the rows of a `ForEach`.
enum RowPart {
  case rows(Range<Int>)
  case leftOut(Range<Int>, RowWindow)
}

/// The content of a `ForEach` at one position: a row or a placeholder.
enum ShownRow<ID: Hashable, Row: View> {
  case row(id: ID, offset: Int, Row)
  case placeholder(RowPlaceholder)
}

/// The rows that a `ForEach` shows.
@MainActor
final class Rows<ID: Hashable> {
  /// The children of the node.
  private var entries: [(id: ID?, offset: Int)] = []
  private var window: RowWindow?
  /// Returns the identities of all rows, to find omitted ones.
  var source: (() -> RowSource<ID>)?

  /// The rows that have nodes, with their offsets in the collection at the last update.
  private var shown: [(id: ID, offset: Int)] {
    entries.compactMap { id, offset in id.map { ($0, offset) } }
  }
}

extension Rows: RevealingRows {
  func reveal(_ id: AnyHashable) -> Bool {
    guard let window, let id = id.base as? ID, let source = source?() else { return false }
    let offset = source.find.map { $0(id) } ?? (0..<source.count).first { source.id($0) == id }
    guard let offset else { return false }
    window.reveal(offset)
    return true
  }
}

// MARK: Existing rows

extension Rows {
  /// Returns the parts of a collection: all of it, unless it is long and its tree leaves out rows.
  func parts(of source: RowSource<ID>, in node: _ViewNode) -> [RowPart] {
    guard let windows = node.graph.windows, node.environment.holdsRows, node.owner == nil,
      source.count > (window == nil ? RowWindow.threshold : VisibleRows.start)
    else {
      window = nil
      return [.rows(0..<source.count)]
    }
    let shown = shown
    let window = window ?? makeWindow(shown, source, in: node, windows)
    self.window = window
    let growth = source.count - window.count
    window.follow(to: source.count) { range in
      shift(of: shown.filter { range.contains($0.offset) }, source, growth)
    }
    let ranges = window.ranges
    let kept = Set(ranges.joined().map(source.id))
    let used =
      zip(entries, node.children).compactMap { entry, node in
        guard let id = entry.id, !kept.contains(id), node.isInUse(windows.held) else { return nil }
        return (id, entry.offset)
      } as [(id: ID, offset: Int)]
    let staying = source.offsets(of: used, growth: growth).compactMap { $0.map { $0..<($0 + 1) } }
    return parts(of: window, ranges + staying)
  }

  private func makeWindow(
    _ shown: [(id: ID, offset: Int)],
    _ source: RowSource<ID>,
    in node: _ViewNode,
    _ windows: RowWindows
  ) -> RowWindow {
    let window = RowWindow(
      of: node,
      shown: shown.count,
      count: shown.isEmpty ? source.count : shown.count,
      viewers: windows.viewers.keys
    )
    windows.insert(window)
    return window
  }

  /// Returns how far most rows of a range have moved, judged by a sample.
  private func shift(
    of rows: [(id: ID, offset: Int)],
    _ source: RowSource<ID>,
    _ growth: Int
  ) -> Int {
    let step = max(1, rows.count / 7)
    let samples = stride(from: step / 2, to: rows.count, by: step).map { rows[$0] }
    let offsets = source.offsets(of: samples, growth: growth)
    let shifts = zip(samples, offsets).compactMap { row, offset in offset.map { $0 - row.offset } }
    return shifts.isEmpty ? 0 : shifts.sorted()[shifts.count / 2]
  }

  private func parts(of window: RowWindow, _ ranges: [Range<Int>]) -> [RowPart] {
    var parts: [RowPart] = []
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let rest = max(end, range.lowerBound)..<max(end, range.upperBound)
      if rest.isEmpty { continue }
      if rest.lowerBound > end { parts.append(.leftOut(end..<rest.lowerBound, window)) }
      parts.append(.rows(rest))
      end = rest.upperBound
    }
    if end < window.count { parts.append(.leftOut(end..<window.count, window)) }
    return parts
  }
}

// MARK: Nodes

extension Rows {
  /// Updates the children of a node, each with the row of its id.
  func show<Row: View>(_ rows: [ShownRow<ID, Row>], in node: _ViewNode) {
    let environment = node.environment.insideRow
    let last = entries
    entries = rows.map { ($0.id, $0.offset) }
    if rows.count == last.count, zip(rows, last).allSatisfy({ $0.id == $1.id }) {
      for (offset, row) in rows.enumerated() { row.update(node.children[offset], environment) }
      return
    }
    var old = ReusableRows(last.map(\.id), node.children)
    var kept: Set<ObjectIdentifier> = []
    let ids = rows.map(\.id)
    let children = rows.enumerated().map { offset, row in
      guard let known = old.take(at: offset, of: ids) else {
        return row.makeNode(in: node, environment)
      }
      row.update(known, environment)
      kept.insert(ObjectIdentifier(known))
      return known
    }
    for child in node.children where !kept.contains(ObjectIdentifier(child)) { child.remove() }
    node.setChildren(children)
    reportRepetition()
  }

  private func reportRepetition() {
    var seen: Set<ID> = []
    let twice = entries.compactMap(\.id).first { !seen.insert($0).inserted }
    guard let twice else { return }
    reportIssue(
      """
      A 'ForEach' has more than one element with the id '\(twice)'. Ids must be unique, or the state \
      of rows is lost when the collection changes.
      """
    )
  }
}

/// The existing nodes of rows and placeholders, for reuse.
@MainActor
private struct ReusableRows<ID: Hashable> {
  private var rows: [ID: _ViewNode] = [:]
  // A placeholder is identified by the row before or after it, so that offsets in it mostly keep
  // their meaning.
  private var before: [ID?: _ViewNode] = [:]
  private var after: [ID?: _ViewNode] = [:]

  /// - Parameter ids: The ids of the nodes; nil for placeholders.
  init(_ ids: [ID?], _ nodes: [_ViewNode]) {
    // Of two rows with the same id, the first is found.
    for (offset, node) in nodes.enumerated().reversed() {
      if let id = ids[offset] {
        rows[id] = node
      } else {
        before[offset > 0 ? ids[offset - 1] : nil] = node
        after[offset + 1 < ids.count ? ids[offset + 1] : nil] = node
      }
    }
  }

  /// Removes and returns the node for the entry at an offset.
  mutating func take(at offset: Int, of ids: [ID?]) -> _ViewNode? {
    if let id = ids[offset] { return rows.removeValue(forKey: id) }
    let previous = offset > 0 ? ids[offset - 1] : nil
    let next = offset + 1 < ids.count ? ids[offset + 1] : nil
    guard let node = before[previous] ?? after[next] else { return nil }
    before = before.filter { $0.value !== node }
    after = after.filter { $0.value !== node }
    return node
  }
}

extension ShownRow {
  /// The id of a row.
  var id: ID? {
    if case .row(let id, _, _) = self { id } else { nil }
  }

  /// The offset in the collection.
  var offset: Int {
    switch self {
    case .row(_, let offset, _): offset
    case .placeholder(let placeholder): placeholder.rows.lowerBound
    }
  }

  @MainActor
  fileprivate func update(_ node: _ViewNode, _ environment: ViewEnvironment) {
    switch self {
    case .row(_, _, let row): node.update(to: row, environment: environment)
    case .placeholder(let placeholder): node.update(to: placeholder, environment: environment)
    }
  }

  @MainActor
  fileprivate func makeNode(
    in node: _ViewNode,
    _ environment: ViewEnvironment
  ) -> _ViewNode {
    switch self {
    case .row(_, _, let row): node.makeChild(row, environment: environment)
    case .placeholder(let placeholder): node.makeChild(placeholder, environment: environment)
    }
  }
}
