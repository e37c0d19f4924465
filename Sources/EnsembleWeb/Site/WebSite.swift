// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleViews
import HTTPTypes
import Logging

/// Applications below a path of a server, with all that their pages need.
///
/// It knows nothing of connections: requests come as values, from whichever server.
package final class WebSite: Sendable {
  let configuration: WebConfiguration
  let apps: [WebApp]
  let timekeeper: Timekeeper
  package let registry: PageRegistry
  let metrics: WebMetrics
  private let check: RequestCheck

  package init(configuration: WebConfiguration, apps: [WebApp], clock: some Clock<Duration>) {
    self.configuration = configuration
    self.apps = apps
    check = RequestCheck(allowedHosts: configuration.allowedHosts, isHTTPS: configuration.isHTTPS)
    timekeeper = Timekeeper(clock)
    metrics = WebMetrics(configuration.metrics)
    registry = PageRegistry(configuration: configuration, timekeeper: timekeeper, metrics: metrics)
  }

  /// Answers a request.
  ///
  /// - Throws: What making the view of an application throws.
  package func respond(to request: WebRequest, visit: WebVisit = WebVisit()) async throws
    -> WebResponse
  {
    var (route, response) = try await answer(request, visit)
    if request.head.method == .head, case .text(let text) = response.body {
      response.headers[.contentLength] = String(text.utf8.count)
      response.body = .text("")
    }
    metrics.responded(route, response.status)
    configuration.logger.log(
      level: response.status.code < 400 ? .debug : .info,
      response.status.code < 400 ? "Request" : "Request refused",
      metadata: ["route": "\(route.name)", "status": "\(response.status.code)"]
    )
    return response.secured()
  }

  private func answer(
    _ request: WebRequest,
    _ visit: WebVisit
  ) async throws -> (WebRoute, WebResponse) {
    if let refusal = check.refusal(of: request) { return (.refused, refusal) }
    guard let target = Address(request.head.path ?? "/") else {
      return (.refused, .refusal(.badRequest, "This is no address."))
    }
    guard target.path.starts(with: visit.base),
      let route = WebRoute(target.path.dropFirst(visit.base.count), apps)
    else { return (.refused, .refusal(.notFound, "There is nothing here.")) }
    guard route.methods.contains(request.head.method) else {
      let allowed = route.methods.map(\.rawValue).joined(separator: ", ")
      return (route, .refusal(.methodNotAllowed, "That cannot be done here.", [.allow: allowed]))
    }
    return (route, try await respond(to: request, target, route, visit))
  }

  private func respond(
    to request: WebRequest,
    _ target: Address,
    _ route: WebRoute,
    _ visit: WebVisit
  ) async throws -> WebResponse {
    switch route {
    case .style: .file(type: "text/css; charset=utf-8", clientStyle)
    case .script: .file(type: "text/javascript; charset=utf-8", clientScript)
    case .worker: .file(type: "text/javascript; charset=utf-8", workerScript)
    case .icon: .file(type: "image/svg+xml", clientIcon)
    case .index:
      await .html(
        IndexPage(apps: apps, words: configuration.words, files: PageFiles(visit)).html
      )
    case .page(let place): try await show(place, request, target, visit)
    case .open: try await open(request, target, visit)
    case .stream: await stream(request, target, visit)
    case .events: await events(request, visit)
    case .upload: await upload(request, target, visit)
    case .download: await download(request, target, visit)
    case .refused: .refusal(.notFound, "There is nothing here.")
    }
  }

  /// The name of the cookie. Browsers send cookies to all ports of a host, so it has the port.
  func cookieName(_ request: WebRequest) -> String {
    guard let port = request.head.authority?.split(separator: ":").last,
      port.allSatisfy(\.isASCIIDigit)
    else { return "ensemble" }
    return "ensemble-\(port)"
  }

  /// Whether other sites have made a browser ask.
  func isFromElsewhere(_ request: WebRequest) -> Bool { check.isFromElsewhere(request) }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// What a server knows of who asks, beside the request.
package struct WebVisit: Sendable {
  /// The components of the path that the site is below.
  package var base: [String]
  /// Who asks, if the server tells people apart. A page is its owner's only.
  var owner: WebOwner?
  /// Does something when the client's connection is closed; nil where that is not known, and a stream ends when it is
  /// written to.
  var whenDisconnected: (@Sendable (@escaping @Sendable () -> Void) -> Void)?
  /// What makes the views of an application.
  var makeTree: @MainActor @Sendable (WebApp) throws -> ViewTree

  package init(
    base: [String] = [],
    owner: WebOwner? = nil,
    makeTree: @escaping @MainActor @Sendable (WebApp) throws -> ViewTree = { $0.makeTree() }
  ) {
    self.base = base
    self.owner = owner
    self.makeTree = makeTree
  }

  /// The path of the site, without a slash at its end.
  var path: String { base.map { "/" + $0.percentEncoded }.joined() }
}

/// Who a page belongs to.
package struct WebOwner: Equatable, Sendable {
  private let value: any Hashable & Sendable

  package init(_ value: some Hashable & Sendable) { self.value = value }

  package static func == (left: WebOwner, right: WebOwner) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }
}
