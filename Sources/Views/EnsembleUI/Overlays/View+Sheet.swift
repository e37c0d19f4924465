// SPDX-License-Identifier: MIT

import EnsembleBindings

extension View {
  /// Presents a view while an item is non-nil. Equivalent to ``sheet(item:onDismiss:content:)``.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a view while a binding is true. Equivalent to
  /// ``sheet(isPresented:onDismiss:content:)``.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a view beside this one while an item is non-nil; as a sheet where the screen is
  /// narrow, and in a terminal.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(.popover, item: item, onDismiss: nil, content: content)
  }

  /// Presents a view beside this one while a binding is true; as a sheet where the screen is
  /// narrow, and in a terminal.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(.popover, isPresented: isPresented, onDismiss: nil, content: content)
  }

  /// Presents a sheet while an item is non-nil.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the sheet. Closing the sheet sets it to nil.
  ///   - onDismiss: Called after the sheet has been removed.
  ///   - content: Returns the view of an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  private func presented<Item: Identifiable, Content: View>(
    _ kind: ElementContent,
    item: Binding<Item?>,
    onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    OverlaidView(content: self) {
      item.wrappedValue.map { ($0, AnyHashable($0.id)) }
    } overlay: { shown in
      OverlayView(
        kind: kind,
        dismiss: { item.wrappedValue = nil },
        reopen: { item.present(shown) },
        content: content(shown).onDisappear(perform: onDismiss)
      )
    }
  }

  /// Presents a sheet while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that indicates whether the sheet is shown. Closing the sheet sets
  /// it to false.
  ///   - onDismiss: Called after the sheet has been removed.
  ///   - content: The view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  private func presented<Content: View>(
    _ kind: ElementContent,
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    OverlaidView(content: self) {
      isPresented.wrappedValue ? ((), AnyHashable(true)) : nil
    } overlay: {
      OverlayView(
        kind: kind,
        dismiss: { isPresented.wrappedValue = false },
        reopen: { isPresented.present() },
        content: content().onDisappear(perform: onDismiss)
      )
    }
  }
}

@MainActor
extension Binding {
  /// Presents an item again; returns false if the binding does not take it.
  ///
  /// A presented store cannot be restored: it ended with its feature.
  func present<Item>(_ item: Item) -> Bool where Value == Item? {
    guard !(Item.self is AnyObject.Type) else { return false }
    wrappedValue = item
    return wrappedValue != nil
  }

  /// Presents again; returns false if the binding does not take it.
  func present() -> Bool where Value == Bool {
    wrappedValue = true
    return wrappedValue
  }
}
