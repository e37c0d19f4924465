// SPDX-License-Identifier: MIT

import EnsembleBindings

extension View {
  /// Shows a view above this one while there is an item: here the same as ``sheet(item:onDismiss:content:)``.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a view above this one while a value says so: here the same as ``sheet(isPresented:onDismiss:content:)``.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a view above this one while there is an item: here the same as ``sheet(item:onDismiss:content:)``.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Shows a view above this one while a value says so: here the same as ``sheet(isPresented:onDismiss:content:)``.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows a view above this one while there is an item.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - item: What the view is of. Closing it writes nil.
  ///   - onDismiss: Called when it is gone.
  ///   - content: The view.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    OverlaidView(content: self) {
      item.wrappedValue.map { ($0, AnyHashable($0.id)) }
    } overlay: { shown in
      OverlayView(
        kind: .sheet,
        dismiss: { item.wrappedValue = nil },
        reopen: { item.present(shown) },
        content: content(shown).onDisappear(perform: onDismiss)
      )
    }
  }

  /// Shows a view above this one while a value says so.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown. Closing it writes false.
  ///   - onDismiss: Called when it is gone.
  ///   - content: The view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    OverlaidView(content: self) {
      isPresented.wrappedValue ? ((), AnyHashable(true)) : nil
    } overlay: {
      OverlayView(
        kind: .sheet,
        dismiss: { isPresented.wrappedValue = false },
        reopen: { isPresented.present() },
        content: content().onDisappear(perform: onDismiss)
      )
    }
  }
}

@MainActor
extension Binding {
  /// Presents what was presented before; false if the binding does not take it.
  ///
  /// A presented store cannot be given back: it ended with its feature.
  func present<Item>(_ item: Item) -> Bool where Value == Item? {
    guard !(Item.self is AnyObject.Type) else { return false }
    wrappedValue = item
    return wrappedValue != nil
  }

  /// Presents again; false if the binding does not take it.
  func present() -> Bool where Value == Bool {
    wrappedValue = true
    return wrappedValue
  }
}
