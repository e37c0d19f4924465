// SPDX-License-Identifier: MIT

extension View {
  /// Hides the back control of the page that contains the view.
  ///
  /// The view offers another way back, such as a button that calls `dismiss`. A browser's own Back
  /// button still leaves the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BarView(content: self, part: .backButton, isHidden: hidesBackButton)
  }

  /// Hides the title and the toolbar of the page that contains the view. The back control stays.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    BarView(content: self, part: .head, isHidden: hidden)
  }

  /// Shows or hides the bars of the page that contains the view.
  ///
  /// Hiding the navigation bar hides the title and the toolbar. The back control stays. Other bars
  /// cannot be hidden.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(visibility, bars)
  }

  /// Shows or hides the bars of the page that contains the view.
  ///
  /// Hiding the navigation bar hides the title and the toolbar. The back control stays. Other bars
  /// cannot be hidden.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    bar(visibility, bars)
  }

  private func bar(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let hasTitle = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return BarView(content: self, part: .head, isHidden: visibility == .hidden && hasTitle)
  }
}

/// The parts around a page.
private enum BarPart {
  case backButton, head
}

/// A view that hides a part around its page.
private struct BarView<Content: View>: PrimitiveView {
  let content: Content
  let part: BarPart
  let isHidden: Bool

  static func update(_ view: Self, in node: _ViewNode) {
    let request = RequestView(
      content: view.content,
      value: view.isHidden ? view.part : nil,
      isContainer: { $0 == .page },
      change: { part, details in
        switch part {
        case .backButton: details.hidesBackButton = true
        case .head: details.hidesHead = true
        }
      },
      requested: { page in
        // The stack shows the back control.
        guard let stack = page.environment.links.stack?.node, let element = stack.element else {
          return
        }
        page.graph.elementChanged(element.id, of: stack)
      }
    )
    node.updateChild(0, to: request)
  }
}
