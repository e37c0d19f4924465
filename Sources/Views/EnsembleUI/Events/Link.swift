// SPDX-License-Identifier: MIT

import Foundation

/// A control that opens a URL outside of the application.
///
/// A browser opens it in another tab. A terminal shows the URL after the label. If a view has set
/// the environment value `openURL`, pressing the link calls that action instead.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label made of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    let (openURL, destination) = (openURL, destination)
    Hyperlink(url: destination, isOpenedByView: openURL.handler != nil, content: label) {
      openURL(destination)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: some _TitleText, destination: URL) {
    self.init(destination: destination) { Text(title: title) }
  }
}

private struct Hyperlink<Content: View>: PrimitiveView {
  let url: URL
  /// Whether the renderer must not open the URL itself.
  let isOpenedByView: Bool
  let content: Content
  let action: () -> Void

  init(url: URL, isOpenedByView: Bool, content: Content, action: @escaping () -> Void) {
    self.url = url
    self.isOpenedByView = isOpenedByView
    self.content = content
    self.action = action
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(view.isOpenedByView ? .tapArea(count: 1) : .hyperlink(view.url.absoluteString))
    node.handler = { event in
      guard event == .press else { return false }
      view.action()
      return true
    }
    node.updateChild(0, to: view.content)
  }
}
