// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleConcurrency
import EnsembleDependencies
import EnsembleJournal
import EnsembleSharing
import EnsembleUI
import Logging

// A cookie identifies the browser, a token the page, and an id in the tab's `sessionStorage` the
// session: two tabs share a cookie but have two sessions, and no URL contains a session id. So if
// the browser may have a session, the page is served without content, and its script opens the page
// by a POST with the tab's session id. The POST also has the cookie of a person who follows a link
// from another site, whose first request has none.

/// The pages and sessions of a site.
@MainActor
package final class PageRegistry {
  let configuration: WebConfiguration
  /// The paths of the applications whose sessions are recorded.
  let recordedApps: [String]
  let clock: ServerClock
  private let metrics: WebMetrics
  nonisolated let browsers: BrowserTable
  private var pages: [String: WebPage] = [:]
  /// The accounting of open pages, which decides whether another one may be opened.
  private(set) var room: PageRoom
  /// The identifiers of the pages, by their numbers in the room.
  private var ids: [PageRoom.PageID: String] = [:]
  private(set) var sessions: [String: WebSession] = [:]
  private var shared: [String: WebSession] = [:]
  /// The number of the session that was added last.
  private var lastNumber = 0
  /// The applications whose last session began with views that declare no addresses.
  private var appsWithoutAddresses: Set<String> = []
  /// The tasks that wait for the effects of the disappearing views of ended sessions, and for their
  /// journals.
  private(set) var closingSessions: [String: Task<Void, Never>] = [:]
  /// The recorded sessions that are being opened, by name.
  var openings: [String: Task<WebSession, any Error>] = [:]
  /// The number of admitted pages whose sessions are still being opened.
  package private(set) var pagesToCome = 0
  /// The dependencies that a user's sessions in one browser share, kept while the first sessions
  /// are being opened.
  private var openingBrowsers: [BrowserUser: SessionDependencies.Browser] = [:]

  /// A browser, and the owner of sessions in it; no owner if the server does not authenticate
  /// users.
  private struct BrowserUser: Hashable {
    let browser: Secret
    let owner: AnyHashable?
  }

  /// The number of times that the registry was closed.
  private(set) var closings = 0
  /// The time at which expired sessions are removed from the journal next, and the task that
  /// removes them.
  var nextRemoval = Duration.zero
  package var removal: Task<Void, Never>?
  /// The time of the next check of all sessions, the task of the check in progress, and the time at
  /// which that task began to check its current session.
  var nextCheck = Duration.zero
  package var checking: Task<Void, Never>?
  var lastCheck = Duration.zero
  /// The result of the last check of the journal, and the task of the check in progress.
  var journalHealth = JournalHealth()
  package var journalCheck: Task<Void, Never>?
  private var sweeping: Task<Void, Never>?
  private var lastSweep = Duration.zero
  private var memoryReturn = MemoryReturn()
  /// The in-memory values whose keys are shared by all sessions.
  private let processValues: InMemoryStorage
  /// The numbers of concurrent uploads by browser.
  var uploads: [Secret: Int] = [:]

  nonisolated init(
    configuration: WebConfiguration,
    recordedApps: [String],
    clock: ServerClock,
    metrics: WebMetrics
  ) {
    self.configuration = configuration
    self.recordedApps = recordedApps
    self.clock = clock
    self.metrics = metrics
    @Dependency(\.defaultInMemoryStorage) var processValues
    self.processValues = processValues
    room = PageRoom(
      limit: configuration.limits.pages,
      addressLimit: configuration.limits.pagesPerAddress
    )
    browsers = BrowserTable(
      pageLimit: configuration.limits.pagesPerBrowser,
      requestLimit: configuration.limits.requestsPerBrowser,
      trustsCookies: !recordedApps.isEmpty || configuration.peers != nil,
      admitsOthers: configuration.peers != nil
    )
  }

  deinit { sweeping?.cancel() }

  package var pageCount: Int { pages.count }
  package var sessionCount: Int { sessions.count }
  /// The number of pages whose streams wait for something to send.
  package var waitingStreamCount: Int { pages.values.count { $0.isWaiting } }

  package func page(_ id: String) -> WebPage? { pages[id] }

  /// Returns whether this process has a session.
  func hasSession(_ id: String) -> Bool { sessions[id] != nil }

  /// Returns the number of requests with a cookie whose bodies are being read.
  package func requestCount(of cookie: String) -> Int { browsers.requestCount(of: cookie) }

  /// Returns whether a browser may have a session that a new page can resume.
  func hasSession(of app: WebApp, for browser: Secret, _ context: WebRequestContext) -> Bool {
    if app.isShared { return false }
    // This process cannot tell: only the tab knows the identifier of a recorded session, or of a
    // session in another process.
    return recordedApps.contains(app.path) || configuration.peers != nil
      || sessions.values.contains {
        $0.app == app.path && $0.browser == browser && $0.owner == context.owner
      }
  }

  /// Returns whether an address may exist. A query alone does not make an address.
  func mayExist(_ address: Address, _ app: WebApp) -> Bool {
    if address.path.isEmpty || !appsWithoutAddresses.contains(app.path) { return true }
    // Views may declare addresses later, as after a login.
    return sessions.values.contains { $0.app == app.path && $0.tree.hasAddresses }
  }

  /// The reason for refusing to open a page.
  enum Refusal: Error {
    case tooMany, noSuchAddress
    /// The session is in use by another process, which may be about to end, or the server is
    /// stopping.
    case unavailable
    /// Another process has the session, whose name the journal knows.
    case elsewhere(owner: String)
  }

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - session: The identifier of the tab's previous session, which the page resumes if it still
  ///     exists.
  ///   - address: The address to open. A resumed session keeps its own address if this one is the
  ///     application's root.
  /// - Throws: ``Refusal``, and the errors of the journal and of the closure that creates the
  ///   views.
  func open(
    _ app: WebApp,
    for browser: Secret,
    session id: String?,
    at address: Address,
    _ context: WebRequestContext
  ) async throws -> WebPage {
    guard mayExist(address, app) else { throw Refusal.noSuchAddress }
    endPagesWithOtherRoles(browser, context)
    makeRoom(for: browser)
    guard hasRoom(for: context.client), browsers.addPage(of: browser) else {
      throw Refusal.tooMany
    }
    pagesToCome += 1
    defer {
      pagesToCome -= 1
      if pagesToCome == 0 { openingBrowsers = [:] }
    }
    let session: WebSession
    do {
      session = try await self.session(of: app, for: browser, id, at: address, context)
      try await recordBeforeOpening(session)
    } catch {
      browsers.removePage(of: browser)
      throw error
    }
    // A tab shows one page at a time, so the page that the tab has left is no longer needed.
    for page in session.pages where page.leftAt != nil { end(page, .lost, keepingSession: true) }
    makeRoom(for: context.client, in: session)
    // The only page of a shared session preserves the changes by earlier pages, so it counts as
    // used.
    let isUsed = session.isUsed && (!session.isShared || session.pages.isEmpty)
    let page = WebPage(
      session: session,
      browser: browser,
      clock: clock,
      configuration: configuration.speaking(context.languages),
      own: own(context),
      number: room.add(for: context.client, isUsed: isUsed)
    )
    page.whenLeft = { [weak self, number = page.number] in self?.room.setLeft($0, number) }
    page.login = context.login
    session.add(page)
    pages[page.id] = page
    ids[page.number] = page.id
    return page
  }

  /// Returns the path of the resources of a page, with the name of this process in a cluster.
  private func own(_ context: WebRequestContext) -> String {
    let own = "\(context.path)/\(WebRoute.own)"
    return configuration.peers.map { "\(own)/\(WebRoute.at)/\($0.tag)" } ?? own
  }

  /// If a browser has reached its limit, ends the page that it left longest ago.
  private func makeRoom(for browser: Secret) {
    guard browsers.pageCount(of: browser) >= configuration.limits.pagesPerBrowser else { return }
    endLeftPage { $0.browser == browser }
  }

  /// Returns whether there is room for a page, or ``makeRoom(for:in:)`` can make it.
  private func hasRoom(for client: IPAddress?) -> Bool {
    func decide() -> PageRoom.Decision { room.decide(for: client, openings: pagesToCome) }
    var decision = decide()
    // A sweep may end expired pages. It runs at most once per interval, so that each request of a
    // flood does not visit all pages.
    if case .full = decision, clock.now - lastSweep >= .seconds(1) {
      sweep()
      decision = decide()
    }
    return switch decision {
    case .admitted, .admittedInstead: true
    case .addressFull: room.leftCount(of: client) > 0
    case .full: room.leftCount > 0
    }
  }

  /// Ends another page if the address or the site has reached its limit: an unused page, or else
  /// the page that was left longest ago.
  ///
  /// It is called when the page that needs the room is certain to be opened: a request that opens
  /// none must not end others.
  ///
  /// - Parameter session: The session of the page to be opened, which is not ended.
  private func makeRoom(for client: IPAddress?, in session: WebSession) {
    switch room.decide(for: client) {
    case .admitted: break
    case .admittedInstead(let number):
      guard let page = ids[number].flatMap({ pages[$0] }) else { return }
      end(page, .lost, keepingSession: page.session === session)
    case .addressFull: endLeftPage { isPage($0, of: client) }
    case .full: endLeftPage { _ in true }
    }
  }

  private func isPage(_ page: WebPage, of client: IPAddress?) -> Bool {
    room.address(of: page.number) == client?.client
  }

  /// Ends the page that was left longest ago among those that meet a condition.
  private func endLeftPage(where condition: (WebPage) -> Bool) {
    let left = pages.values.filter { $0.leftAt != nil && condition($0) }
    let oldest = left.min { $0.leftAt ?? .zero < $1.leftAt ?? .zero }
    if let oldest { end(oldest, .lost) }
  }

  /// Whether a page can only be opened after another one has ended.
  var isFull: Bool { room.isFull }

  private func session(
    of app: WebApp,
    for browser: Secret,
    _ id: String?,
    at address: Address,
    _ context: WebRequestContext
  ) async throws -> WebSession {
    if let session = livingSession(of: app, for: browser, id, context) {
      if address != Address(), !app.isShared { session.open(address) }
      return session
    }
    let maker = SessionMaker(
      app: app,
      browser: browser,
      context: context,
      dependencies: dependencies(of: app.isShared ? nil : browser, context),
      isMeasured: configuration.measuresSessions,
      clock: clock
    )
    if app.isRecorded, context.makeTree == nil {
      return try await recordedSession(maker, id, at: address)
    }
    let session = try maker.make(configuration.newID())
    guard begin(session, at: address, showsOwnViews: !context.hasOwnViews) else {
      close(session)
      throw Refusal.noSuchAddress
    }
    add(session, of: app)
    return session
  }

  /// Returns the session of an application that a new page of a tab shows, if it exists.
  func livingSession(
    of app: WebApp,
    for browser: Secret,
    _ id: String?,
    _ context: WebRequestContext
  ) -> WebSession? {
    if let session = shared[app.path] { return session }
    guard let id, let session = sessions[id], session.app == app.path, session.browser == browser,
      session.owner == context.owner
    else { return nil }
    return session
  }

  /// Ends the pages of a browser whose owner's roles have changed. So a recorded session continues
  /// with the new roles, and no page shows content for the previous ones.
  private func endPagesWithOtherRoles(_ browser: Secret, _ context: WebRequestContext) {
    guard let owner = context.owner?.sessionOwner else { return }
    endPages(.revoked) { page in
      page.browser == browser && page.session.owner != context.owner
        && page.session.owner?.sessionOwner?.id == owner.id
    }
  }

  /// Opens the address of a new session. Returns false if the session has no such address.
  ///
  /// - Parameter showsOwnViews: False if the views depend on the request, so that other people's
  ///   views may have different addresses.
  func begin(_ session: WebSession, at address: Address, showsOwnViews: Bool = true) -> Bool {
    if session.tree.hasAddresses {
      appsWithoutAddresses.remove(session.app)
    } else if showsOwnViews, session.journal?.continues != true {
      appsWithoutAddresses.insert(session.app)
    }
    return address == Address() || session.open(address) || address.path.isEmpty
  }

  /// Adds a session, to which a page is about to be added.
  func add(_ session: WebSession, of app: WebApp) {
    sessions[session.id] = session
    lastNumber += 1
    session.listing = WebSession.Listing(number: lastNumber, start: clock.now)
    session.whenUsed = { [weak self] page in self?.room.use(page.number) }
    if app.isShared { shared[app.path] = session }
    configuration.logger.info("Session opened", metadata: ["app": "\(app.path)"])
  }

  /// Returns the dependencies of a new session. Users of one browser share no values.
  private func dependencies(
    of browser: Secret?,
    _ context: WebRequestContext
  ) -> SessionDependencies {
    let owner = context.owner
    guard let browser else { return SessionDependencies(browser: nil, process: processValues) }
    let user = BrowserUser(browser: browser, owner: owner.map { AnyHashable($0.value) })
    let other = sessions.values.first { $0.browser == browser && $0.owner == owner }
    let values =
      other?.dependencies.browser ?? openingBrowsers[user] ?? SessionDependencies.Browser()
    openingBrowsers[user] = values
    return SessionDependencies(
      browser: values,
      process: processValues,
      owner: owner?.sessionOwner,
      languages: context.languages,
      locale: configuration.translations.isEmpty
        ? nil : configuration.speaking(context.languages).strings.language
    )
  }

  /// Sweeps once a second while the registry exists.
  func startSweeping() {
    guard sweeping == nil else { return }
    sweeping = Task { [weak self, clock] in
      while !Task.isCancelled {
        do { try await clock.sleep(for: .seconds(1)) } catch { return }
        guard let self else { return }
        self.sweep()
      }
    }
  }

  /// Ends expired pages and their sessions, and sends heartbeats.
  package func sweep() {
    let now = clock.now
    lastSweep = now
    endPages(.revoked) { page in
      // Without further requests, an open page would never notice the end of its login.
      page.login.map { configuration.login?.isKnown($0) != true } ?? false
    }
    for page in pages.values {
      let isCrowded = room.unusedCount > configuration.limits.unusedPages
      if let reason = page.end(at: now, early: isCrowded && !room.isUsed(page.number)) {
        end(page, reason)
      } else {
        page.stream?.sendHeartbeat(at: now)
      }
    }
    for session in sessions.values { session.endOffers(at: now, configuration.limits) }
    recordAgain()
    checkLeases(at: now)
    removeExpiredSessions(at: now)
    if memoryReturn.isDue(at: now) { MemoryReturn.start() }
    report()
  }

  func endPages(of owner: WebOwner) {
    endPages(.revoked) { $0.session.owner == owner }
  }

  /// Ends the pages that meet a condition.
  func endPages(_ reason: PageLifetime.End, where condition: (WebPage) -> Bool) {
    let ended = pages.values.filter(condition)
    if ended.isEmpty { return }
    for page in ended { end(page, reason) }
    report()
  }

  private func end(_ page: WebPage, _ reason: PageLifetime.End, keepingSession: Bool = false) {
    let session = page.session
    page.close(reason)
    forget(page)
    session.remove(page)
    // The last page of a shared session preserves the changes by earlier pages, so it counts as
    // used.
    if session.isShared, session.isUsed, session.pages.count == 1 {
      room.use(session.pages[0].number)
    }
    guard session.pages.isEmpty, !keepingSession else { return }
    remove(session)
    close(session)
  }

  private func forget(_ page: WebPage) {
    pages[page.id] = nil
    ids[page.number] = nil
    room.remove(page.number)
    browsers.removePage(of: page.browser)
  }

  func remove(_ session: WebSession) {
    sessions[session.id] = nil
    if shared[session.app] === session { shared[session.app] = nil }
  }

  /// Ends a session whose stores belong to another process, so that its browsers ask for it again.
  func abandon(_ session: WebSession) {
    guard sessions[session.id] === session else { return }
    for page in session.pages { forget(page) }
    remove(session)
    session.close()
    configuration.logger.warning("Session abandoned", metadata: ["app": "\(session.app)"])
    report()
  }

  /// Ends a session. Its tree and stores are kept until the effects of disappearing views have
  /// finished, and the journal has all actions.
  func close(_ session: WebSession) {
    session.close()
    configuration.logger.info("Session ended", metadata: ["app": "\(session.app)"])
    guard !session.tree.isFinished || session.journal != nil else {
      return memoryReturn.sessionEnded()
    }
    let clock = clock.base
    closingSessions[session.key] = Task {
      await session.tree.finish(clock: clock)
      await finishRecording(session)
      closingSessions[session.key] = nil
      memoryReturn.sessionEnded()
    }
  }

  /// Waits for the effects of disappearing views and for journals, and writes the pending changes
  /// of shared values.
  package func finish() async {
    for opening in openings.values { _ = await opening.result }
    for closing in closingSessions.values { await closing.value }
    await removal?.value
    await ProgramEnd.prepare()
  }

  /// Ends all sessions.
  package func close() {
    closings += 1
    sweeping?.cancel()
    sweeping = nil
    removal?.cancel()
    endJournalCheck()
    for session in sessions.values { close(session) }
    pages = [:]
    ids = [:]
    room.removeAll()
    browsers.removeAll()
    sessions = [:]
    shared = [:]
    report()
  }

  private func report() {
    metrics.report(
      sessions: sessions.count,
      pages: pages.count,
      streams: waitingStreamCount
    )
  }
}
#endif
