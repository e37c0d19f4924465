// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation

/// A server of a counter and a list of 1,000 rows, for `web-load`. Its argument names its limits.
@main
struct WebSite {
  static func main() async throws {
    var configuration = WebConfiguration()
    configuration.port = 0
    switch CommandLine.arguments.dropFirst().first {
    case "guarded":
      // The limits of a server on the internet. The simulated client is its proxy.
      configuration.trustedProxies = TrustedProxies(["127.0.0.1"])
    case "lasting": configuration.limits = .unlimited
    default:
      configuration.limits = .unlimited
      configuration.limits.unconnectedLifetime = .seconds(2)
      configuration.limits.unusedLifetime = .seconds(2)
      configuration.limits.unusedPages = 0
      configuration.limits.reconnectLifetime = .seconds(2)
    }
    let apps = [
      WebApp(path: "counter", title: "Counter") {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      },
      WebApp(path: "rows", title: "Rows") {
        RowsView(store: Store(initialState: Rows.State(count: 1_000)) { Rows() })
      },
    ]
    try await WebServer(configuration: configuration, apps: apps).run {
      // Output to a pipe is not line-buffered.
      FileHandle.standardOutput.write(Data("\($0)\n".utf8))
    }
  }
}

extension WebLimits {
  /// Limits for one simulated client that plays all browsers, without pauses.
  fileprivate static var unlimited: WebLimits {
    var limits = WebLimits()
    limits.pages = 25_000
    limits.pagesPerBrowser = 25_000
    limits.pagesPerAddress = 25_000
    limits.openingsPerSecond = 1_000_000
    limits.openingBurst = 1_000_000
    limits.requestsPerBrowser = 10_000
    limits.waitingConnections = 20_000
    limits.connections = 20_000
    limits.eventsPerSecond = 1_000_000
    limits.eventBurst = 1_000_000
    return limits
  }
}
