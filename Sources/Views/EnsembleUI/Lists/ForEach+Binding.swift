// SPDX-License-Identifier: MIT

import EnsembleBindings

extension ForEach {
  /// Creates a row for each element of a bound collection, identified by its id, with a binding to
  /// the element.
  ///
  /// ```swift
  /// ForEach($store.items) { $item in
  ///   Toggle(item.name, isOn: $item.isDone)
  /// }
  /// ```
  ///
  /// Writing to an element writes the whole collection. A binding to an element that has been
  /// removed keeps its last value and ignores writes.
  @MainActor
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BoundElement<Elements.Element, ID>],
    Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a row for each element of a bound collection, identified by a key path, with a binding
  /// to the element.
  @MainActor
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements.Element, ID>] {
    let elements = data.wrappedValue
    self.init(
      elements.indices.map { index in
        BoundElement(
          id: elements[index][keyPath: id],
          binding: data.element(at: index, of: elements, id: id)
        )
      },
      id: \.id,
      content: { content($0.binding) }
    )
  }
}

/// An id of an element, and a binding to the element.
public struct BoundElement<Value, ID: Hashable> {
  let id: ID
  let binding: Binding<Value>
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns a binding to the element that is at a position now, and follows it when it moves.
  @MainActor
  fileprivate func element<ID: Hashable>(
    at index: Value.Index,
    of elements: Value,
    id: KeyPath<Value.Element, ID>
  ) -> Binding<Value.Element> {
    let last = elements[index]
    let identity = last[keyPath: id]
    return Binding<Value.Element>(
      get: { @MainActor in
        let elements = wrappedValue
        return elements.position(of: identity, id, near: index).map { elements[$0] } ?? last
      },
      set: { @MainActor in
        var elements = wrappedValue
        guard let index = elements.position(of: identity, id, near: index) else { return }
        elements[index] = $0
        wrappedValue = elements
      }
    )
    .reporting(like: self) { "[\(identity)]" }
  }
}

extension RandomAccessCollection {
  /// Returns the position of the element with an id: the given position, if the element is there;
  /// O(*n*) otherwise.
  fileprivate func position<ID: Hashable>(
    of identity: ID,
    _ id: KeyPath<Element, ID>,
    near index: Index
  ) -> Index? {
    if indices.contains(index), self[index][keyPath: id] == identity { return index }
    return firstIndex { $0[keyPath: id] == identity }
  }
}
