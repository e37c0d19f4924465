// SPDX-License-Identifier: MIT

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
  /// What waits for sessions that have ended, but are not done.
  private var endings: [String: Task<Void, Never>] = [:]
  private var housekeeping: Task<Void, Never>?

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

  /// Opens a page; nil if there are too many.
  ///
  /// - Parameter session: The session that the page was in before it was loaded anew.
  /// - Throws: What making the views throws.
  func open(
    _ app: WebApp,
    for browser: Secret,
    session id: String?,
    _ visit: WebVisit
  ) throws -> WebPage? {
    if pages.count >= configuration.limits.pages { sweep() }
    guard pages.count < configuration.limits.pages, visitors.addPage(of: browser) else {
      return nil
    }
    let session: WebSession
    do {
      session = try self.session(of: app, for: browser, id, visit)
    } catch {
      visitors.removePage(of: browser)
      throw error
    }
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

  private func session(
    of app: WebApp,
    for browser: Secret,
    _ id: String?,
    _ visit: WebVisit
  ) throws -> WebSession {
    if let session = shared[app.path] { return session }
    if let id, let session = sessions[id], session.app == app.path, session.browser == browser,
      session.owner == visit.owner
    {
      return session
    }
    let session = WebSession(
      app: app.path,
      browser: app.isShared ? nil : browser,
      owner: app.isShared ? nil : visit.owner,
      tree: try visit.makeTree(app)
    )
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
    report()
  }

  private func end(_ page: WebPage, _ reason: WebPage.End) {
    let session = page.session
    page.close(reason)
    pages[page.id] = nil
    session.remove(page)
    visitors.removePage(of: page.browser)
    guard session.pages.isEmpty else { return }
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

  private func report() {
    metrics.report(
      sessions: sessions.count,
      pages: pages.count,
      streams: pages.values.count { $0.isWaiting }
    )
  }
}
