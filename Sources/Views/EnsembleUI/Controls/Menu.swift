// SPDX-License-Identifier: MIT

import EnsembleBindings

/// A control that shows a menu when it is pressed.
///
/// ```swift
/// Menu("View") {
///   Picker("Order", selection: $order) { ForEach(Order.allCases, id: \.self) { Text($0.title) } }
///   Divider()
///   Toggle("Show covers", isOn: $showsCovers)
///   Button("Delete", role: .destructive) { store.send(.deleteTapped) }
/// }
/// ```
///
/// Its items are buttons, links, toggles and the options of pickers, in sections or between
/// dividers. A menu inside it is a submenu. Choosing an item closes the menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let title: String
  let label: Label
  let content: Content
  @State private var isShown = false

  /// Creates a menu with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: "", label: label(), content: content())
  }

  private init(title: String, label: Label, content: Content) {
    self.title = title
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    let isShown = isShown
    MenuView(
      title: title,
      isPresented: $isShown,
      items: content,
      // Opening a nested menu does not close the outer menu; only the nested menu's buttons do.
      control: EnvironmentView(
        content: Button {
          self.isShown = true
        } label: {
          label
        }
      ) { environment in
        environment.links.question = nil
        environment.style.trait = isShown ? .expanded : .collapsed
        environment.style.changeDetails { $0.opensMenu = true }
      }
    )
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: some _TitleText, @ViewBuilder content: () -> Content) {
    self.init(title: title.characters, label: Text(title: title), content: content())
  }
}

extension Menu where Label == EnsembleUI.Label<Text, Image> {
  /// Creates a menu with a symbol and a title.
  public init(
    _ title: some _TitleText,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: title.characters,
      label: Label(title, systemImage: systemImage),
      content: content()
    )
  }
}

/// A control, and the menu beside it.
private struct MenuView<Control: View, Items: View>: View {
  let title: String
  let isPresented: Binding<Bool>
  let items: Items
  let control: Control

  var body: some View {
    OverlaidView(content: control) {
      isPresented.wrappedValue ? ((), AnyHashable(true)) : nil
    } overlay: {
      OverlayView(
        kind: .menu(title: title),
        dismiss: {
          // The action of the item may have dismissed it.
          if isPresented.wrappedValue { isPresented.wrappedValue = false }
        },
        endsWithButton: true,
        content: items
      )
    }
  }
}
