// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A binding to the selected values of a list.
@MainActor
protocol SelectionBinding {
  /// Returns whether a row with a tag is selected.
  func contains(_ tag: AnyHashable) -> Bool
  /// Selects or deselects the row with a tag. Returns false if the tag has another type.
  func toggle(_ tag: AnyHashable) -> Bool
}

/// The selection of a list, for its rows.
@MainActor
final class ListSelection {
  var binding: any SelectionBinding

  init(_ binding: any SelectionBinding) {
    self.binding = binding
  }
}

private nonisolated struct SingleSelection<Value: Hashable>: SelectionBinding {
  let selection: Binding<Value?>

  @MainActor func contains(_ tag: AnyHashable) -> Bool {
    guard let value = selection.wrappedValue else { return false }
    return AnyHashable(value) == tag
  }

  @MainActor func toggle(_ tag: AnyHashable) -> Bool {
    guard let value = tag.base as? Value else { return false }
    selection.wrappedValue = value
    return true
  }
}

private nonisolated struct MultipleSelection<Value: Hashable>: SelectionBinding {
  let selection: Binding<Set<Value>>

  @MainActor func contains(_ tag: AnyHashable) -> Bool {
    guard let value = tag.base as? Value else { return false }
    return selection.wrappedValue.contains(value)
  }

  @MainActor func toggle(_ tag: AnyHashable) -> Bool {
    guard let value = tag.base as? Value else { return false }
    if selection.wrappedValue.contains(value) {
      selection.wrappedValue.remove(value)
    } else {
      selection.wrappedValue.insert(value)
    }
    return true
  }
}

/// A row of a list that is selected by a press. A control inside the row handles its own presses.
private struct SelectableRow<Content: View>: PrimitiveView {
  let selection: ListSelection
  let tag: AnyHashable
  let content: Content

  static func update(_ view: Self, in node: _ViewNode) {
    let show = { [unowned node] in
      let tag = node.children.first?.tag ?? view.tag
      let isSelected = node.tracked { view.selection.binding.contains(tag) }
      node.show(.tapArea(count: 1)) { if isSelected { $0.trait = .selected } }
    }
    node.refresh = show
    node.handler = { [unowned node] event in
      event == .press && view.selection.binding.toggle(node.children.first?.tag ?? view.tag)
    }
    show()
    node.updateChild(0, to: view.content, environment: node.environment.inside.withoutSelection)
    // Called after the tag inside the row has become known.
    show()
  }
}

extension _ViewNode {
  /// Updates a child to a view that a list selects by a tag, if the node is in such a list.
  func updateRow(_ index: Int, to content: some View, tag: AnyHashable) {
    guard let selection = environment.links.selection else {
      return updateChild(index, to: content)
    }
    updateChild(index, to: SelectableRow(selection: selection, tag: tag, content: content))
  }
}

extension ViewEnvironment {
  /// The environment for views that are not rows of the list around them.
  var withoutSelection: ViewEnvironment {
    guard links.selection != nil else { return self }
    var environment = self
    environment.links.selection = nil
    return environment
  }
}

extension List {
  /// Creates a list whose rows can be selected, one at a time.
  ///
  /// ```swift
  /// List(selection: $store.selection) {
  ///   ForEach(store.folders) { Text($0.name) }
  /// }
  /// ```
  ///
  /// The value of a row is its `tag(_:)`, or the id of its element in a `ForEach`. A row whose
  /// value has another type than the selection cannot be selected.
  public init<Value: Hashable>(
    selection: Binding<Value?>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
    self.selection = SingleSelection(selection: selection)
  }

  /// Creates a list whose rows can be selected, any number of them.
  ///
  /// A press of a selected row removes it from the selection.
  public init<Value: Hashable>(
    selection: Binding<Set<Value>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
    self.selection = MultipleSelection(selection: selection)
  }

  /// Creates a list with a row for each element of a collection, of which one can be selected.
  public init<Data: RandomAccessCollection, Row: View, Value: Hashable>(
    _ data: Data,
    selection: Binding<Value?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, any number of which can be
  /// selected.
  public init<Data: RandomAccessCollection, Row: View, Value: Hashable>(
    _ data: Data,
    selection: Binding<Set<Value>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, identified by a key path, of which
  /// one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View, Value: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Value?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
