// SPDX-License-Identifier: MIT

/// A container that shows each view directly inside it as a row.
public struct List<Content: View>: PrimitiveView {
  let content: Content
  /// The selected values; nil if rows cannot be selected.
  var selection: (any SelectionBinding)?

  /// Creates a list with the views of its content as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.list)
    var environment = node.environment.insideRows().withoutSelection
    if let binding = view.selection {
      let selection = node.storage as? ListSelection ?? ListSelection(binding)
      node.storage = selection
      selection.binding = binding
      environment.links.selection = selection
    }
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// A list of rows with controls.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a form with the views of its content as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.form)
    node.updateChild(0, to: view.content)
  }
}
