// SPDX-License-Identifier: MIT

/// A view with an icon and a title.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let styles = node.environment.links.styles
    if let style = styles.label {
      var environment = node.environment
      environment.links.styles.label = nil
      let configuration = LabelStyleConfiguration(
        title: .init(part: StylePart(content: AnyView(view.title))),
        icon: .init(part: StylePart(content: AnyView(view.icon)))
      )
      return node.updateChild(0, to: style.body(configuration), environment: environment)
    }
    node.show(.label)
    node.updateChild(0, to: styles.looks.label == .titleOnly ? nil : view.icon)
    node.updateChild(1, to: view.title)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a symbol. Screen readers read the title alone.
  public init(
    _ title: some _TitleText,
    systemImage: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init {
      Text(title: title)
    } icon: {
      Image(
        decorativeSystemName: systemImage,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
