// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation

/// A server of a counter and a list of 1,000 rows, for `web-load`.
@main
struct WebSite {
  static func main() async throws {
    var configuration = WebConfiguration()
    configuration.port = 0
    // One simulated client plays all browsers, without pauses.
    configuration.limits.pages = 10_000
    configuration.limits.pagesPerBrowser = 10_000
    configuration.limits.requestsPerBrowser = 10_000
    configuration.limits.waitingConnections = 20_000
    configuration.limits.connections = 20_000
    configuration.limits.unconnectedLifetime = .seconds(2)
    configuration.limits.reconnectLifetime = .seconds(2)
    configuration.limits.eventsPerSecond = 1_000_000
    configuration.limits.eventBurst = 1_000_000
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
