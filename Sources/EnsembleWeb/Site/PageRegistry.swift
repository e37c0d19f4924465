// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleViews
import Logging

/// The pages and sessions of a site.
@MainActor
package final class PageRegistry {
  private let configuration: WebConfiguration
  private let timekeeper: Timekeeper
  private let metrics: WebMetrics
  nonisolated let visitors: Visitors
  private var pages: [String: WebPage] = [:]
  private var sessions: [String: WebSession] = [:]
  private var shared: [String: WebSession] = [:]
  /// The applications that are known to have no addresses.
  private var placeless: Set<String> = []
  /// What waits for sessions that have ended, but are not done.
  private var endings: [String: Task<Void, Never>] = [:]
  private var housekeeping: Task<Void, Never>?
  /// How many uploads are under way, by browser.
  private var uploads: [Secret: Int] = [:]

  nonisolated init(configuration: WebConfiguration, timekeeper: Timekeeper, metrics: WebMetrics) {
    self.configuration = configuration
    self.timekeeper = timekeeper
    self.metrics = metrics
    visitors = Visitors(
      pageLimit: configuration.limits.pagesPerBrowser,
      requestLimit: configuration.limits.requestsPerBrowser
    )
  }

  deinit { housekeeping?.cancel() }

  package var pageCount: Int { pages.count }
  package var sessionCount: Int { sessions.count }

  package func page(_ id: String) -> WebPage? { pages[id] }

  /// How many requests of a browser, which a cookie says, are being read.
  package func requestCount(of cookie: String) -> Int { visitors.requestCount(of: cookie) }

  /// Whether a browser has a session of an application that a page may go on with.
  func hasSession(of app: WebApp, for browser: Secret, _ visit: WebVisit) -> Bool {
    !app.isShared
      && sessions.values.contains {
        $0.app == app.path && $0.browser == browser && $0.owner == visit.owner
      }
  }

  /// Whether there may be something at an address. A query leads nowhere by itself.
  func mayHave(_ address: Address, _ app: WebApp) -> Bool {
    address.path.isEmpty || !placeless.contains(app.path)
  }

  /// The reason why a page cannot be opened.
  enum Refusal: Error { case tooMany, noSuchAddress }

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - session: The session that the tab had before.
  ///   - address: The address to open. A session goes on where it is if that is only where the application begins.
  /// - Throws: ``Refusal``, and what making the views throws.
  func open(
    _ app: WebApp,
    for browser: Secret,
    session id: String?,
    at address: Address,
    _ visit: WebVisit
  ) throws -> WebPage {
    guard mayHave(address, app) else { throw Refusal.noSuchAddress }
    makeRoom(for: browser)
    guard pages.count < configuration.limits.pages, visitors.addPage(of: browser) else {
      throw Refusal.tooMany
    }
    let session: WebSession
    do {
      session = try self.session(of: app, for: browser, id, at: address, visit)
    } catch {
      visitors.removePage(of: browser)
      throw error
    }
    // The page that the tab has left is not needed any more.
    for page in session.pages where page.leftAt != nil { end(page, .lost, keepingSession: true) }
    let page = WebPage(
      session: session,
      browser: browser,
      timekeeper: timekeeper,
      configuration: configuration,
      metrics: metrics
    )
    session.add(page)
    pages[page.id] = page
    return page
  }

  /// Ends pages that were left, the oldest first, where a browser or all together have as many as there may be.
  private func makeRoom(for browser: Secret) {
    let limits = configuration.limits
    func makeRoom(of count: Int, in limit: Int, _ isMeant: (WebPage) -> Bool) {
      guard count >= limit else { return }
      let left = pages.values.filter { isMeant($0) && $0.leftAt != nil }
      if let oldest = left.min(by: { $0.leftAt ?? .zero < $1.leftAt ?? .zero }) {
        end(oldest, .lost)
      }
    }
    makeRoom(of: visitors.pageCount(of: browser), in: limits.pagesPerBrowser) {
      $0.browser == browser
    }
    if pages.count >= limits.pages { sweep() }
    makeRoom(of: pages.count, in: limits.pages) { _ in true }
  }

  private func session(
    of app: WebApp,
    for browser: Secret,
    _ id: String?,
    at address: Address,
    _ visit: WebVisit
  ) throws -> WebSession {
    if let session = shared[app.path] { return session }
    if let id, let session = sessions[id], session.app == app.path, session.browser == browser,
      session.owner == visit.owner
    {
      if address != Address() { session.open(address) }
      return session
    }
    let session = WebSession(
      app: app.path,
      browser: app.isShared ? nil : browser,
      owner: app.isShared ? nil : visit.owner,
      tree: try ViewTree.leavingOutRows { try visit.makeTree(app) }
    )
    if session.tree.address == nil { placeless.insert(app.path) }
    if address != Address(), !session.open(address), !address.path.isEmpty {
      close(session)
      throw Refusal.noSuchAddress
    }
    sessions[session.id] = session
    if app.isShared { shared[app.path] = session }
    configuration.logger.info("Session opened", metadata: ["app": "\(app.path)"])
    return session
  }

  /// Looks after pages once a second, for as long as the registry is there.
  func keepHouse() {
    guard housekeeping == nil else { return }
    housekeeping = Task { [weak self, timekeeper] in
      while !Task.isCancelled {
        do { try await timekeeper.sleep(for: .seconds(1)) } catch { return }
        guard let self else { return }
        self.sweep()
      }
    }
  }

  /// Ends the pages whose time is over, and sessions without pages; sends signs of life.
  package func sweep() {
    let now = timekeeper.now
    for page in pages.values {
      if let reason = page.end(at: now) { end(page, reason) } else { page.stream?.beat(at: now) }
    }
    for session in sessions.values { session.endOffers(at: now, configuration.limits) }
    report()
  }

  /// Ends the pages of an owner.
  func endPages(of owner: WebOwner) {
    for page in pages.values where page.session.owner == owner { end(page, .revoked) }
    report()
  }

  private func end(_ page: WebPage, _ reason: WebPage.End, keepingSession: Bool = false) {
    let session = page.session
    page.close(reason)
    pages[page.id] = nil
    session.remove(page)
    visitors.removePage(of: page.browser)
    guard session.pages.isEmpty, !keepingSession else { return }
    sessions[session.id] = nil
    if shared[session.app] === session { shared[session.app] = nil }
    close(session)
  }

  /// Ends a session. Its tree, and so its stores, stay for a moment if views have set something going when
  /// they went.
  private func close(_ session: WebSession) {
    session.close()
    configuration.logger.info("Session ended", metadata: ["app": "\(session.app)"])
    guard !session.tree.isFinished else { return }
    endings[session.id] = Task {
      await session.tree.finish(clock: timekeeper.clock)
      endings[session.id] = nil
    }
  }

  /// Waits for what views have set going when they went.
  package func finish() async {
    for ending in endings.values { await ending.value }
  }

  /// Ends all sessions.
  package func close() {
    housekeeping?.cancel()
    housekeeping = nil
    for session in sessions.values { close(session) }
    pages = [:]
    visitors.removeAll()
    sessions = [:]
    shared = [:]
    report()
  }

  // MARK: Files

  /// Whether there is space for a file.
  func hasRoom(for bytes: Int) -> Bool {
    let room = configuration.limits.fileBytes - bytes
    if fileBytes <= room { return true }
    for session in sessions.values { session.ledger.refresh() }
    return fileBytes <= room
  }

  private var fileBytes: Int { sessions.values.reduce(0) { $0 + $1.ledger.bytes } }

  /// Counts an upload; false if there are too many.
  func startUpload(of browser: Secret) -> Bool {
    let count = uploads[browser] ?? 0
    guard count < configuration.limits.uploadsPerBrowser,
      uploads.values.reduce(0, +) < configuration.limits.uploads
    else { return false }
    uploads[browser] = count + 1
    return true
  }

  func endUpload(of browser: Secret) {
    let count = (uploads[browser] ?? 1) - 1
    uploads[browser] = count > 0 ? count : nil
  }

  private func report() {
    metrics.report(
      sessions: sessions.count,
      pages: pages.count,
      streams: pages.values.count { $0.isWaiting }
    )
  }
}
