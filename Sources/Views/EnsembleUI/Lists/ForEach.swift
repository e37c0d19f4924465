// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

// The binding of an element finds the element by its id, trying the old position first. A binding
// that outlives its element keeps the last value; a binding by position would trap, or write to
// another element.

/// A structure that creates a view for each element of a collection.
///
/// ```swift
/// ForEach(store.scope(state: \.todos, action: \.todos)) { TodoRow(store: $0) }
/// ```
///
/// A row keeps its identity and the state of its views for as long as the collection has an element
/// with its id. Two elements with the same id are reported as an issue; the second one is shown
/// without an identity.
///
/// In a browser, a `ForEach` of more than 150 elements directly in a `List`, a `LazyVStack` or one
/// of their `Section`s has only the rows near the screen. When a row is omitted, its views
/// disappear and lose their state; a row that has the focus or shows a page, a sheet or an alert is
/// kept.
///
/// - Complexity: O(*n*) when the collection is given again, or when a value that `content` itself
///   reads changes. A value that the views of a row read invalidates that row alone.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  private var delete: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?
  /// Whether rows may have actions, now or later.
  private var isEditable = false

  /// Creates a row for each element, identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates a row for each element, identified by its id.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a row for each number of a constant range.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  /// Adds an action that deletes rows. The function receives the offset of the row.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    copy.isEditable = true
    return copy
  }

  /// Adds actions that move rows up and down, and lets a pointer drag rows onto others. The
  /// function receives the offset of the row, and the offset to move it in front of.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = action
    copy.isEditable = true
    return copy
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let rows = node.storage as? Rows<ID> ?? Rows()
    node.storage = rows
    rows.source = { view.source }
    node.refresh = { [unowned node, unowned rows] in
      // The views of a row observe the values they read themselves: they are evaluated outside of
      // this closure.
      let shown = node.tracked { rows.parts(of: view.source, in: node).flatMap(view.shown) }
      rows.show(shown, in: node)
    }
    node.refresh?()
  }

  @MainActor private var source: RowSource<ID> {
    RowSource(data, count: data.count) { element(at: $0)[keyPath: id] }
  }

  private func element(at offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }

  private func shown(_ part: RowPart) -> [ShownRow<ID, ForEachRow<Content>>] {
    switch part {
    case .leftOut(let rows, let window):
      return [.placeholder(RowPlaceholder(rows: rows, window: window))]
    case .rows(let rows):
      let count = data.count
      return rows.map { offset in
        let element = element(at: offset)
        let id = element[keyPath: id]
        return .row(id: id, offset: offset, row(of: element, id: id, at: offset, of: count))
      }
    }
  }

  private func row(
    of element: Data.Element,
    id: ID,
    at offset: Int,
    of count: Int
  ) -> ForEachRow<Content> {
    var row = ForEachRow(tag: id, content: content(element), isEditable: isEditable)
    if let delete { row.delete = { delete([offset]) } }
    if let move {
      row.position = RowPosition(offset: offset, move: move)
      if offset > 0 { row.moveUp = { move([offset], offset - 1) } }
      if offset < count - 1 { row.moveDown = { move([offset], offset + 2) } }
    }
    return row
  }
}

/// A row, and its actions.
private struct ForEachRow<Content: View>: PrimitiveView {
  let tag: AnyHashable
  let content: Content
  /// Whether the row is shown as one with actions, even if it has none now.
  ///
  /// The row then keeps its identity when actions come and go.
  let isEditable: Bool
  var delete: (() -> Void)?
  var moveUp: (() -> Void)?
  var moveDown: (() -> Void)?
  var position: RowPosition?

  static func update(_ view: Self, in node: _ViewNode) {
    node.keep(tag: view.tag)
    if view.isEditable {
      let isMovable = view.position != nil
      node.show(.actionRow) { style in
        if isMovable {
          style.changeDetails { ($0.isDraggable, $0.takesDrops) = (true, true) }
        }
      }
    }
    node.connect(view.position)
    node.updateRow(0, to: view.content, tag: view.tag)
    if view.isEditable { node.updateChild(1, to: view.actions) }
  }

  @ViewBuilder private var actions: some View {
    if delete != nil || moveUp != nil || moveDown != nil {
      ActionList(
        content: Group {
          if let moveUp { Button("Move up") { moveUp() } }
          if let moveDown { Button("Move down") { moveDown() } }
          if let delete { Button("Delete", role: .destructive) { delete() } }
        }
      )
    }
  }
}

/// The position of a movable row.
private struct RowPosition {
  let offset: Int
  let move: (IndexSet, Int) -> Void

  /// Moves another row of the same collection to the position of this one.
  func take(_ other: RowPosition) {
    guard other.offset != offset else { return }
    move([other.offset], offset > other.offset ? offset + 1 : offset)
  }
}

/// A row that is dragged, and the collection that it belongs to.
private struct DraggedRow {
  let position: RowPosition
  weak var list: _ViewNode?
}

extension _ViewNode {
  /// Makes the row draggable onto other rows of its collection; nil ends this.
  fileprivate func connect(_ position: RowPosition?) {
    guard let position else { return removeTransferLinks() }
    let drag = DragLink()
    drag.payload = { [weak parent] in DraggedRow(position: position, list: parent) }
    let drop = DropLink()
    drop.take = { [weak parent] payload, _ in
      guard let row = payload as? DraggedRow, let list = row.list, list === parent else {
        return false
      }
      position.take(row.position)
      return true
    }
    (dragLink, dropLink) = (drag, drop)
  }
}
