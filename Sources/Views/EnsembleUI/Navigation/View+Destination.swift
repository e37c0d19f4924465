// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleCore
import EnsembleInternals
import IssueReporting

extension View {
  /// Pushes a page on the stack that contains the view, while an item is non-nil.
  ///
  /// ```swift
  /// .navigationDestination(item: $store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }
  /// ```
  ///
  /// The page is placed above the existing pages, and below those that are pushed later. A
  /// missing stack is reported as an issue.
  ///
  /// - Parameters:
  ///   - item: A binding to the item of the page. Going back sets it to nil.
  ///   - destination: Returns the page of an item.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    PushingView(
      content: self,
      item: { item.wrappedValue.map { ($0, AnyHashable($0)) } },
      back: { item.wrappedValue = nil },
      reopen: { item.present($0) },
      destination: destination,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Pushes a page on the stack that contains the view, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that indicates whether the page is shown. Going back sets it to
  /// false.
  ///   - destination: The page.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    PushingView(
      content: self,
      item: { isPresented.wrappedValue ? ((), AnyHashable(true)) : nil },
      back: { isPresented.wrappedValue = false },
      reopen: { isPresented.present() },
      destination: destination,
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A view that pushes a page while its item is non-nil.
private struct PushingView<Content: View, Item, Destination: View>: PrimitiveView {
  let content: Content
  let item: () -> (value: Item, id: AnyHashable)?
  let back: () -> Void
  let reopen: (Item) -> Bool
  let destination: (Item) -> Destination
  let location: SourceLocation

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    node.refresh = { [unowned node] in
      let shown = node.tracked {
        view.item().map { (item: $0.value, destination: view.destination($0.value), id: $0.id) }
      }
      guard let shown else { return node.trimChildren(to: 1) }
      guard let stack = node.environment.links.stack?.node else { return view.reportMissingStack() }
      let page = Page(
        content: shown.destination,
        back: view.back,
        reopening: { { view.reopen(shown.item) } },
        presenter: node
      )
      node.updateChild(
        1,
        to: PushedPage(stack: stack, page: page),
        key: shown.id,
        environment: node.environment.onPage(of: stack)
      )
    }
    node.refresh?()
  }

  private func reportMissingStack() {
    reportIssue(
      """
      'navigationDestination' cannot push a page, because the view that it is applied to is not inside a \
      'NavigationStack'.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

/// A page on a stack that was pushed by a view in another page.
private struct PushedPage<Content: View>: PrimitiveView {
  unowned let stack: _ViewNode
  let page: Page<Content>

  static func update(_ view: Self, in node: _ViewNode) {
    node.stay(with: view.stack)
    Page.update(view.page, in: node)
  }
}
