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
/// `docs/threat-model.md` says what is checked and limited. To add an application to a server that is there
/// already, mount it: ``Hummingbird/RouterMethods/mount(_:configuration:content:)``.
@MainActor
public final class WebServer {
  let configuration: WebConfiguration
  package let site: WebSite
  var state = State.stopped

  enum State {
    case stopped
    case starting(Task<WebListener, any Error>)
    case running(WebListener)
    case stopping(Task<Void, Never>)
  }

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
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
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
    site = WebSite(configuration: configuration, apps: apps, clock: clock)
  }

  deinit {
    guard case .running(let listener) = state else { return }
    listener.cancel()
    Task { @MainActor [site] in site.registry.close() }
  }

  package var registry: PageRegistry { site.registry }

  /// The connections that are open.
  package var connectionCount: Int {
    if case .running(let listener) = state { listener.connections.count } else { 0 }
  }

  /// The requests that are being answered on connections that have several.
  package var streamCount: Int {
    if case .running(let listener) = state { listener.connections.streamCount } else { 0 }
  }

  /// Looks after pages and connections, as is done once a second while the server runs.
  package func sweep() {
    registry.sweep()
    if case .running(let listener) = state { listener.connections.sweep() }
  }
}
