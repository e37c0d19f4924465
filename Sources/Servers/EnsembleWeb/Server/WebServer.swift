// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// `start` and `stop` may overlap, so each state of the server holds the task of its transition,
// which later calls await: two starts make one listener, and a stop during a start stops the
// server. The code that answers requests retains the site, never the server, so a server that is
// released closes its listener.

/// A server that shows views in web browsers.
///
/// ```swift
/// let server = WebServer("Counter") { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
/// try await server.run { print("http://127.0.0.1:\($0)") }
/// ```
///
/// The server renders each page as complete HTML; a script then applies patches that are
/// proportional to the changes. Each page has its own views and stores, which are kept for some
/// time after the page was closed.
///
/// `docs/threat-model.md` describes the checks and limits. To add an application to an existing
/// server, call `mount(_:configuration:content:)` on its router.
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

  /// Creates a server for several applications. Call ``run(onStart:)`` or ``start()`` to listen.
  public convenience init(configuration: WebConfiguration = WebConfiguration(), apps: [WebApp]) {
    self.init(configuration: configuration, apps: apps, clock: ContinuousClock())
  }

  /// Creates a server for a single application.
  ///
  /// - Parameters:
  ///   - title: The title of the application.
  ///   - configuration: The port, interfaces, limits, and strings.
  ///   - content: A closure that creates the view and the store behind it, once per page.
  public convenience init<Content: View>(
    _ title: String,
    configuration: WebConfiguration = WebConfiguration(),
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    let app = WebApp(path: "app", title: title, content: content)
    self.init(configuration: configuration, apps: [app])
  }

  /// Creates a server with a clock.
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

  /// The number of open connections.
  package var connectionCount: Int {
    if case .running(let listener) = state { listener.connections.count } else { 0 }
  }

  /// The number of open HTTP/2 streams.
  package var streamCount: Int {
    if case .running(let listener) = state { listener.connections.streamCount } else { 0 }
  }

  /// Sweeps pages and connections, as a running server does once a second.
  package func sweep() {
    registry.sweep()
    if case .running(let listener) = state { listener.connections.sweep() }
  }
}
#endif
