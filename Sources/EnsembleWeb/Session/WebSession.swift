// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleViews

/// The views that a page shows, and the pages that show them: one, unless it was opened twice or is shared.
@MainActor
package final class WebSession {
  package let id = Secret().text
  package let app: String
  /// The browser that it is for; nil if it is for all.
  let browser: Secret?
  /// Who it belongs to; nil if people are not told apart.
  let owner: WebOwner?
  package let tree: ViewTree
  private(set) var pages: [WebPage] = []
  /// The page on which something was done last: which gets the focus that views wish for.
  private weak var lastUsed: WebPage?
  private var isScheduled = false
  /// The files that belong to it.
  let ledger = FileLedger()
  /// When files were first offered, by exporter.
  private var offers: [ElementID: Duration] = [:]

  init(app: String, browser: Secret?, owner: WebOwner?, tree: ViewTree) {
    self.app = app
    self.browser = browser
    self.owner = owner
    self.tree = tree
    tree.onInvalidate = { [weak self] in self?.schedule() }
  }

  func add(_ page: WebPage) {
    refresh()
    pages.append(page)
    page.viewer = tree.addViewer()
    lastUsed = page
    // A page that is loaded anew, or opened by views that wish for the focus from the start.
    if browser != nil, let focused = tree.focused { page.wish(for: .element(focused)) }
  }

  func remove(_ page: WebPage) {
    pages.removeAll { $0 === page }
    if let viewer = page.viewer { tree.removeViewer(viewer) }
  }

  /// Ends: the views go, and what they hold with them.
  func close() {
    for page in pages { page.close() }
    pages = []
    tree.close()
  }

  /// Does what a person has done on a page.
  func perform(_ event: ViewEvent, on id: ElementID, from page: WebPage) -> Bool {
    lastUsed = page
    return tree.perform(event, on: id)
  }

  /// Opens an address; false if there is nothing.
  @discardableResult
  func open(_ address: Address) -> Bool {
    let isThere = tree.perform(.open(address), on: tree.rootID)
    refresh()
    return isThere
  }

  /// Evaluates what has to be, and tells the pages what may have changed.
  func refresh() {
    let changes = tree.update()
    guard !changes.isEmpty else { return }
    for page in pages { page.mark(changes, takesFocus: page === lastUsed || pages.count == 1) }
  }

  /// Ends offers of files that nobody has taken for long.
  func endOffers(at now: Duration, _ limits: WebLimits) {
    let exporters = tree.exporters
    guard !exporters.isEmpty || !offers.isEmpty else { return }
    offers = offers.filter { exporters.contains($0.key) }
    for id in exporters {
      let start = offers[id] ?? now
      offers[id] = start
      if now - start >= limits.downloadLifetime { tree.perform(.dismiss, on: id) }
    }
  }

  /// Views change in bursts, so they are looked at when the burst is over.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isScheduled = false
      refresh()
    }
  }

  /// An element of the tree, as it is now.
  var source: (ElementID) -> ElementSnapshot? {
    { [tree] id in MainActor.assumeIsolated { tree[id].map(ElementSnapshot.init) } }
  }
}
