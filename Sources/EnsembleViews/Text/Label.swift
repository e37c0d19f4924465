// SPDX-License-Identifier: MIT

/// An icon and a title.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// An icon and a title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(.label)
    node.updateChild(0, to: view.icon)
    node.updateChild(1, to: view.title)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A symbol and a title. Where it is not seen, it is its title alone.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(decorativeSystemName: systemImage)
    }
  }
}
