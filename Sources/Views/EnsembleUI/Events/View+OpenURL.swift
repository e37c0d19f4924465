// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

extension View {
  /// Calls a function with the URL that a page is opened at, in a browser.
  ///
  /// The URL has the path and the query of the page's address. The function is not called for the
  /// address of the application itself, nor for one that `address(_:in:)` opens. Prefer that
  /// modifier: it also keeps the address up to date. It has no effect in a terminal.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    URLHandlingView(content: self, action: action)
  }
}

private struct URLHandlingView<Content: View>: PrimitiveView {
  let content: Content
  let action: (URL) -> Void

  static func update(_ view: Self, in node: _ViewNode) {
    node.updateChild(0, to: view.content)
    let latest = node.storage as? LatestValue<(URL) -> Void> ?? LatestValue(view.action)
    latest.value = view.action
    guard node.storage == nil else { return }
    node.storage = latest
    node.graph.urlHandlers[ObjectIdentifier(latest)] = { [unowned latest] in latest.value($0) }
    let graph = node.graph
    node.onRemoval { [weak graph] in graph?.urlHandlers[ObjectIdentifier(latest)] = nil }
  }
}

extension ViewGraph {
  /// Passes an address to the views that take it as a URL. Returns false if there are none.
  func openURL(at address: Address) -> Bool {
    guard !urlHandlers.isEmpty, let url = URL(string: address.description) else { return false }
    for handler in urlHandlers.values { handler(url) }
    return true
  }
}
