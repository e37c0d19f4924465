// SPDX-License-Identifier: MIT

/// What there is.
private enum Route {
  case index, style, script
  case page(WebApp), stream(WebApp), events(WebApp)
}

extension WebServer {
  func route(_ request: WebRequest) async -> WebResponse {
    guard let route = route(at: request.path) else {
      return .refusal(.notFound, "There is nothing here.")
    }
    if case .events(let app) = route {
      return request.method == "POST" ? await events(request, app) : notAllowed("POST")
    }
    guard request.method == "GET" else { return notAllowed("GET") }
    switch route {
    case .index: return .html(IndexPage(apps: apps, words: configuration.words).html)
    case .style: return WebResponse(.ok, type: "text/css", clientStyle)
    case .script: return WebResponse(.ok, type: "text/javascript", clientScript)
    case .page(let app), .events(let app): return open(app, request)
    case .stream(let app): return stream(app, request)
    }
  }

  private func route(at path: String) -> Route? {
    let parts = path.split(separator: "/").map(String.init)
    guard let first = parts.first else { return apps.count == 1 ? .page(apps[0]) : .index }
    if parts == ["style.css"] { return .style }
    if parts == ["client.js"] { return .script }
    guard let app = app(first) else { return nil }
    switch parts.dropFirst() {
    case []: return .page(app)
    case ["stream"]: return .stream(app)
    case ["event"]: return .events(app)
    default: return nil
    }
  }

  private func app(_ path: String) -> WebApp? { apps.first { $0.path == path } }

  private func notAllowed(_ method: String) -> WebResponse {
    .refusal(.notAllowed, "That cannot be done here.", ["Allow": method])
  }

  /// The name of the cookie. Browsers do not tell ports apart, so it does.
  private var cookieName: String { "ensemble-\(listener?.port ?? configuration.port)" }
}

// MARK: The page of an application

extension WebServer {
  private func open(_ app: WebApp, _ request: WebRequest) -> WebResponse {
    let known = registry.browser(request.cookie(cookieName))
    // Who follows a link from another site has not sent the cookie: a new one would end the pages that are open.
    if known == nil, check.isFromElsewhere(request) {
      return .html(ArrivalPage(words: configuration.words).html)
    }
    let browser = known ?? Secret()
    guard let page = registry.open(app, for: browser, session: request.query["session"]) else {
      return .retry(.unavailable, "Too many pages are open.", after: 30)
    }
    let html = AppPage(
      app: app,
      page: page,
      configuration: configuration,
      isAlone: apps.count == 1
    ).html
    var response = WebResponse.html(html)
    if known == nil {
      response.headers["Set-Cookie"] =
        "\(cookieName)=\(browser.text); Path=/; HttpOnly; SameSite=Strict"
    }
    return response
  }

  private func stream(_ app: WebApp, _ request: WebRequest) -> WebResponse {
    guard let page = registry.page(request.query["page"] ?? ""), page.session.app == app.path else {
      return gone
    }
    guard owns(request, page) else { return foreign }
    let last = request.headers["last-event-id"] ?? request.query["last"]
    let stream = page.startStream(after: last.flatMap { Int($0) } ?? 0)
    var response = WebResponse(.ok, type: "text/event-stream", "")
    response.body = .stream(eventStream(page, stream))
    return response
  }

  private func eventStream(_ page: WebPage, _ stream: Int) -> @Sendable () async -> String? {
    let pace = StreamPace(timekeeper, configuration.limits.patchInterval)
    return {
      await pace.pause()
      return await page.next(in: stream)
    }
  }

  private func owns(_ request: WebRequest, _ page: WebPage) -> Bool {
    request.cookie(cookieName).map(page.browser.matches) ?? false
  }

  private var gone: WebResponse { .refusal(.gone, "This page has ended.") }

  private var foreign: WebResponse { .refusal(.forbidden, "This page is somebody else's.") }
}

// MARK: What people do

extension WebServer {
  private func events(_ request: WebRequest, _ app: WebApp) async -> WebResponse {
    let type = request.headers["content-type"]?.split(separator: ";").first?.trimmingWhitespace
    guard type?.lowercased() == "application/json" else {
      return .refusal(.unsupportedType, "Events are JSON.")
    }
    // Nothing is read for who has no page here.
    guard let cookie = request.cookie(cookieName) else { return foreign }
    guard let browser = registry.browser(cookie) else { return gone }
    let limits = configuration.limits
    do {
      let body = try await registry.withRequest(of: browser) {
        try await request.readBody(limits.bodyBytes)
      }
      guard let body else {
        return .retry(.unavailable, "Too many requests are under way.", after: 1)
      }
      let message = try EventRequest(json: body)
      guard message.events.count <= limits.eventsPerRequest else {
        return .refusal(.tooLarge, "These are too many events at once.")
      }
      return perform(message, request, app)
    } catch WebRequest.BodyError.tooLong {
      return .refusal(.tooLarge, "This is too much text.")
    } catch WebRequest.BodyError.late {
      return .refusal(.late, "The request took too long.")
    } catch {
      return .refusal(.badRequest, "These are no events.")
    }
  }

  private func perform(
    _ message: EventRequest,
    _ request: WebRequest,
    _ app: WebApp
  ) -> WebResponse {
    guard let page = registry.page(message.page), page.session.app == app.path else { return gone }
    guard owns(request, page), page.token.matches(message.token) else { return foreign }
    if message.isLeaving == true { page.leaves() }
    switch page.perform(message.events) {
    case .done: return .done
    case .unknownElement: return .refusal(.notFound, "This page has no such element.")
    case .tooMany(let seconds):
      return .retry(.tooMany, "These are too many events.", after: seconds)
    }
  }
}

/// Keeps the messages of a stream apart, so that what changes quickly goes together.
private actor StreamPace {
  private let timekeeper: Timekeeper
  private let interval: Duration
  private var isFirst = true

  init(_ timekeeper: Timekeeper, _ interval: Duration) {
    self.timekeeper = timekeeper
    self.interval = interval
  }

  func pause() async {
    if !isFirst, interval > .zero { try? await timekeeper.sleep(for: interval) }
    isFirst = false
  }
}
