// SPDX-License-Identifier: MIT

import Foundation

/// A control that shares a text or a URL.
///
/// A browser opens the device's share sheet, or else copies the item. A terminal shows the item
/// after the label.
public struct ShareLink<Label: View>: PrimitiveView {
  private let item: String
  private let label: Label

  /// Creates a control that shares a URL, with a label made of views.
  public init(item: URL, @ViewBuilder label: () -> Label) {
    self.init(item: item.absoluteString, label: label)
  }

  /// Creates a control that shares a text, with a label made of views.
  public init(item: String, @ViewBuilder label: () -> Label) {
    self.item = item
    self.label = label()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.shareLink(view.item))
    node.handler = { $0 == .press }
    node.updateChild(0, to: view.label)
  }
}

extension ShareLink where Label == EnsembleUI.Label<Text, Image> {
  /// Creates a control that shares a URL.
  public init(item: URL) {
    self.init("Share", item: item)
  }

  /// Creates a control that shares a text.
  public init(item: String) {
    self.init("Share", item: item)
  }

  /// Creates a control with a title that shares a URL.
  public init(_ title: some _TitleText, item: URL) {
    self.init(title, item: item.absoluteString)
  }

  /// Creates a control with a title that shares a text.
  public init(_ title: some _TitleText, item: String) {
    self.init(item: item) { Label(title, systemImage: "square.and.arrow.up") }
  }
}
