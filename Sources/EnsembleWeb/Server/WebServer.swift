// SPDX-License-Identifier: MIT

import EnsembleViews

/// Shows views in browsers.
///
/// ```swift
/// let server = WebServer("Counter") { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
/// try await server.run { print("http://127.0.0.1:\($0)") }
/// ```
///
/// A page is complete HTML; a script then keeps it up to date, with patches as large as what has changed.
/// Each page has views, and so stores, of its own, which end some time after it was closed.
///
/// What is checked and limited is in `docs/threat-model.md`. It prints nothing.
@MainActor
public final class WebServer {
  let configuration: WebConfiguration
  let apps: [WebApp]
  let check: RequestCheck
  let timekeeper: Timekeeper
  package let registry: PageRegistry
  var listener: WebListener?
  var housekeeping: Task<Void, Never>?

  /// Creates a server. It listens when it is told to.
  public convenience init(configuration: WebConfiguration = WebConfiguration(), apps: [WebApp]) {
    self.init(configuration: configuration, apps: apps, clock: ContinuousClock())
  }

  /// Creates a server of one application, which is shown at once.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - configuration: Where it listens, and what its limits are.
  ///   - content: Makes the view, and the store behind it: once for each page.
  public convenience init<Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    let app = WebApp(path: "app", title: title, content: content)
    self.init(configuration: configuration, apps: [app])
  }

  /// Creates a server whose time is that of a clock.
  package init(
    configuration: WebConfiguration,
    apps: [WebApp],
    clock: some Clock<Duration>
  ) {
    self.configuration = configuration
    self.apps = apps
    check = RequestCheck(allowedHosts: configuration.allowedHosts)
    timekeeper = Timekeeper(clock)
    registry = PageRegistry(configuration: configuration, timekeeper: timekeeper)
  }

  /// Answers a request.
  package func respond(to request: WebRequest) async -> WebResponse {
    if let refusal = check.refusal(of: request) { return refusal.secured() }
    return await route(request).secured()
  }
}
