// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import SwiftUI

@MainActor
extension View {
  /// Presents a sheet while an item is non-nil, and another one when its identity changes.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the sheet. Closing the sheet sets it to nil.
  ///   - id: The identity of an item.
  ///   - onDismiss: Called after the sheet has been removed.
  ///   - content: Returns the view of an item.
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }

  /// Presents a sheet that edits an item, while the item is non-nil.
  @_disfavoredOverload
  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item.identified(by: id), onDismiss: onDismiss) { _ in
      Binding(item).map { content($0) }
    }
  }

  #if !os(macOS)
  /// Presents a view over the whole screen while an item is non-nil.
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
  }

  /// Presents a view that edits an item over the whole screen, while the item is non-nil.
  @_disfavoredOverload
  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { _ in
      Binding(item).map { content($0) }
    }
  }
  #endif

  /// Presents a view beside this one while an item is non-nil.
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(item: item.identified(by: id)) { content($0.value) }
  }

  /// Presents a view that edits an item beside this one, while the item is non-nil.
  @_disfavoredOverload
  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>,
    id: KeyPath<Item, ID>,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item.identified(by: id)) { _ in Binding(item).map { content($0) } }
  }

  /// Presents an alert while an item is non-nil. Each of its buttons dismisses it.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the alert. Dismissing the alert sets it to nil.
  ///   - title: Returns the title for an item.
  ///   - actions: Returns the buttons. Without any, there is one that only dismisses.
  ///   - message: Returns the message below the title.
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      presenting: item.wrappedValue,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert without a message while an item is non-nil.
  public func alert<Item, Actions: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }

  /// Presents a confirmation dialog while an item is non-nil. Each of its buttons dismisses it.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the dialog. Dismissing the dialog sets it to nil.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Returns the title for an item.
  ///   - actions: Returns the buttons. Without any, there is one that only dismisses.
  ///   - message: Returns the message below the title.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      titleVisibility: titleVisibility,
      presenting: item.wrappedValue,
      actions: actions,
      message: message
    )
  }

  /// Presents a confirmation dialog without a message while an item is non-nil.
  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item,
      titleVisibility: titleVisibility,
      title: title,
      actions: actions
    ) { _ in EmptyView() }
  }
}

/// An item with the identity that a key path gives it.
private struct IdentifiedItem<Value, ID: Hashable>: Identifiable {
  let value: Value
  let id: ID
}

@MainActor
extension Binding {
  /// Returns a binding to the item with its identity.
  fileprivate func identified<Item, ID: Hashable>(
    by id: KeyPath<Item, ID>
  ) -> Binding<IdentifiedItem<Item, ID>?> where Value == Item? {
    Binding<IdentifiedItem<Item, ID>?>(
      get: { @MainActor in wrappedValue.map { IdentifiedItem(value: $0, id: $0[keyPath: id]) } },
      set: { @MainActor in wrappedValue = $0?.value }
    )
  }
}
#endif
