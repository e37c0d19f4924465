// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleJournal
import EnsembleUI

/// A view tree with the pages that show it: several if the session is shared, or was opened twice.
@MainActor
package final class WebSession {
  /// The identifier, which the tab stores.
  package let id: String
  package let app: String
  /// The browser of the session, or nil if the session is shared.
  let browser: Secret?
  /// Whether browsers share the session.
  var isShared: Bool { browser == nil }
  /// The owner of the session, or nil if the server does not authenticate users.
  let owner: WebOwner?
  package let tree: ViewTree
  let dependencies: SessionDependencies
  /// The journal of the stores, or nil if they are not recorded.
  let journal: SessionJournal?
  /// The key of the session while it is being closed.
  var key: String { journal?.name ?? id }
  /// The activity of the stores, or nil if it is not measured.
  let activity: SessionActivity?
  /// The number and the age of a session in its process.
  struct Listing {
    /// The number, which does not reveal the identifier.
    let number: Int
    /// The time at which it was opened.
    let start: Duration
  }

  /// Whether the session was ever used. A session that continues was used before.
  private(set) var isUsed: Bool
  /// A closure that is called with each page that stays because it was used.
  var whenUsed: ((WebPage) -> Void)?
  /// The number and the age; nil before the session is added to the registry.
  var listing: Listing?
  private(set) var pages: [WebPage] = []
  /// The page that was used last. It receives the focus that views request.
  private weak var lastUsed: WebPage?
  private var isScheduled = false
  /// The number of requests that wait for the journal.
  private var recordings = 0
  /// Whether the journal has refused the last changes.
  private(set) var isUnrecorded = false
  /// The files of the session.
  let fileUsage = FileUsage()
  /// The times at which files were first offered, by exporter.
  private var offers: [ElementID: Duration] = [:]

  init(
    id: String,
    app: String,
    browser: Secret?,
    owner: WebOwner?,
    dependencies: SessionDependencies,
    journal: SessionJournal?,
    activity: SessionActivity?,
    tree: ViewTree
  ) {
    self.id = id
    self.app = app
    self.browser = browser
    self.owner = owner
    self.tree = tree
    self.dependencies = dependencies
    self.journal = journal
    isUsed = journal?.continues == true
    self.activity = activity
    tree.onInvalidate = { [weak self] in self?.schedule() }
  }

  func add(_ page: WebPage) {
    refresh()
    pages.append(page)
    page.viewer = tree.addViewer()
    lastUsed = page
    // For a reloaded page, and for views that request the focus from the start.
    if browser != nil, let focused = tree.focused { page.requestFocus(.element(focused)) }
  }

  func remove(_ page: WebPage) {
    pages.removeAll { $0 === page }
    if let viewer = page.viewer { tree.removeViewer(viewer) }
  }

  /// Records that a page is used.
  ///
  /// The other pages of the session then stay, too. In a shared session they do not: a page on
  /// which nothing was done can be opened again without a loss.
  func use(by page: WebPage) {
    if isShared {
      isUsed = true
      whenUsed?(page)
    } else if !isUsed {
      isUsed = true
      for page in pages { whenUsed?(page) }
    }
  }

  // MARK: Recording

  /// Whether the journal may lack changes by requests of the pages.
  var isBeingRecorded: Bool { recordings > 0 || isUnrecorded }

  /// Waits until the journal has all changes by requests of the pages.
  ///
  /// - Throws: The error of the journal. The pages show no changes until a later call succeeds.
  func record() async throws {
    guard let journal else { return }
    recordings += 1
    do {
      try await journal.commit()
      isUnrecorded = false
      recordings -= 1
    } catch {
      isUnrecorded = true
      recordings -= 1
      throw error
    }
    if !isBeingRecorded { for page in pages { page.wake() } }
  }

  /// Ends the session: closes its pages and its view tree.
  func close() {
    for page in pages { page.close() }
    pages = []
    dependencies.run { tree.close() }
  }

  /// Performs a user event of a page.
  func perform(_ event: ViewEvent, on id: ElementID, from page: WebPage) -> Bool {
    lastUsed = page
    return change { $0.perform(event, on: id) }
  }

  /// Opens an address. Returns false if the address does not exist.
  @discardableResult
  func open(_ address: Address) -> Bool {
    change { $0.perform(.open(address), on: tree.rootID) }
  }

  /// The view tree, up to date with its state.
  var currentTree: ViewTree {
    refresh()
    return tree
  }

  /// Changes the view tree, and marks the changes on all pages.
  func change<Result>(_ body: (ViewTree) -> Result) -> Result {
    defer { refresh() }
    return run { body(tree) }
  }

  /// Updates the view tree, and marks the changes on all pages, which notify their browsers.
  ///
  /// It happens after each change through the session, before each read through ``currentTree``,
  /// and soon after any other invalidation.
  private func refresh() {
    let changes = run { tree.update() }
    guard !changes.isEmpty else { return }
    for page in pages { page.mark(changes, takesFocus: page === lastUsed || pages.count == 1) }
  }

  /// Calls a closure with the session's dependencies. Root stores that views create there are
  /// measured, too.
  private func run<Result>(_ body: () -> Result) -> Result {
    dependencies.run {
      guard let activity else { return body() }
      return activity.measuring(body)
    }
  }

  /// Ends the file offers that have expired.
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

  /// Schedules a refresh, which coalesces bursts of invalidations.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isScheduled = false
      refresh()
    }
  }

  /// The current elements of the tree, by identifier.
  var source: (ElementID) -> ElementSnapshot? {
    { [tree] id in MainActor.assumeIsolated { tree[id].map(ElementSnapshot.init) } }
  }
}
#endif
