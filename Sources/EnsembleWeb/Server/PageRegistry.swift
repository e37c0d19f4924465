// SPDX-License-Identifier: MIT

import EnsembleViews

/// The pages and sessions that are there.
@MainActor
package final class PageRegistry {
  private let configuration: WebConfiguration
  private let timekeeper: Timekeeper
  private var pages: [String: WebPage] = [:]
  private var sessions: [String: WebSession] = [:]
  private var shared: [String: WebSession] = [:]
  /// What waits for sessions that have ended, but are not done.
  private var endings: [String: Task<Void, Never>] = [:]
  /// By cookie.
  private var visitors: [String: Visitor] = [:]

  private struct Visitor {
    let browser: Secret
    var pages = 0
    var requests = 0
  }

  init(configuration: WebConfiguration, timekeeper: Timekeeper) {
    self.configuration = configuration
    self.timekeeper = timekeeper
  }

  private var limits: WebLimits { configuration.limits }

  package var pageCount: Int { pages.count }
  package var sessionCount: Int { sessions.count }

  package func page(_ id: String) -> WebPage? { pages[id] }

  /// The browser that a cookie is of, if there is a page in it. No other cookie is trusted.
  func browser(_ cookie: String?) -> Secret? {
    cookie.flatMap { visitors[$0]?.browser }
  }

  /// Does something for a browser that has pages; nil if too much of it is under way already.
  func withRequest<Result>(
    of browser: Secret,
    _ body: () async throws -> Result
  ) async rethrows -> Result? {
    let cookie = browser.text
    guard let requests = visitors[cookie]?.requests, requests < limits.requestsPerBrowser else {
      return nil
    }
    visitors[cookie]?.requests += 1
    defer { visitors[cookie]?.requests -= 1 }
    return try await body()
  }

  /// Opens a page; nil if there are too many.
  ///
  /// - Parameter session: The session that the page was in before it was loaded anew.
  func open(_ app: WebApp, for browser: Secret, session id: String?) -> WebPage? {
    sweep()
    let visitor = visitors[browser.text] ?? Visitor(browser: browser)
    guard pages.count < limits.pages, visitor.pages < limits.pagesPerBrowser else { return nil }
    let session = session(of: app, for: browser, id)
    let page = WebPage(
      session: session,
      browser: browser,
      timekeeper: timekeeper,
      configuration: configuration
    )
    session.add(page)
    pages[page.id] = page
    visitors[browser.text] = visitor
    visitors[browser.text]?.pages += 1
    return page
  }

  private func session(of app: WebApp, for browser: Secret, _ id: String?) -> WebSession {
    if let session = shared[app.path] { return session }
    if let id, let session = sessions[id], session.app == app.path, session.browser == browser {
      return session
    }
    let session = WebSession(
      app: app.path,
      browser: app.isShared ? nil : browser,
      tree: app.makeTree()
    )
    sessions[session.id] = session
    if app.isShared { shared[app.path] = session }
    return session
  }

  /// Ends the pages whose time is over, and sessions without pages; gives signs of life.
  package func sweep() {
    let now = timekeeper.now
    for page in pages.values {
      if let reason = page.end(at: now) { end(page, reason) } else { page.beat(at: now) }
    }
  }

  private func end(_ page: WebPage, _ reason: WebPage.End) {
    let session = page.session
    page.close(reason)
    pages[page.id] = nil
    session.remove(page)
    let cookie = page.browser.text
    visitors[cookie]?.pages -= 1
    if visitors[cookie]?.pages == 0 { visitors[cookie] = nil }
    guard session.pages.isEmpty else { return }
    sessions[session.id] = nil
    if shared[session.app] === session { shared[session.app] = nil }
    close(session)
  }

  /// Ends a session. Its tree, and so its stores, stay for a moment if views have set something going when
  /// they went.
  private func close(_ session: WebSession) {
    session.close()
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

  /// Ends all.
  func close() {
    for session in sessions.values { close(session) }
    pages = [:]
    visitors = [:]
    sessions = [:]
    shared = [:]
  }
}
