// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import HTTPTypes
import Metrics

/// What an operator is told about a site, through swift-metrics.
///
/// | name | kind | |
/// | --- | --- | --- |
/// | `ensemble.web.requests` | counter | by `route` and `status` |
/// | `ensemble.web.events` | counter | what people have done |
/// | `ensemble.web.patches` | counter | messages that have changed a page |
/// | `ensemble.web.patch.bytes` | recorder | the size of each |
/// | `ensemble.web.sessions`, `.pages`, `.streams` | meter | those that are there |
struct WebMetrics: Sendable {
  private let events: Counter
  private let patches: Counter
  private let patchBytes: Recorder
  private let sessions: Meter
  private let pages: Meter
  private let streams: Meter
  private let factory: any MetricsFactory
  private let requests = LockIsolated<[String: Counter]>([:])

  init(_ factory: any MetricsFactory) {
    self.factory = factory
    events = Counter(label: "ensemble.web.events", dimensions: [], factory: factory)
    patches = Counter(label: "ensemble.web.patches", dimensions: [], factory: factory)
    patchBytes = Recorder(
      label: "ensemble.web.patch.bytes",
      dimensions: [],
      aggregate: true,
      factory: factory
    )
    sessions = Meter(label: "ensemble.web.sessions", dimensions: [], factory: factory)
    pages = Meter(label: "ensemble.web.pages", dimensions: [], factory: factory)
    streams = Meter(label: "ensemble.web.streams", dimensions: [], factory: factory)
  }

  /// Counts what people have done.
  func performed(_ count: Int) { events.increment(by: count) }

  /// Counts a message that changes a page.
  func patched(bytes: Int) {
    patches.increment()
    patchBytes.record(bytes)
  }

  /// Notes what is there.
  func report(sessions: Int, pages: Int, streams: Int) {
    self.sessions.set(sessions)
    self.pages.set(pages)
    self.streams.set(streams)
  }

  /// Counts a request.
  func responded(_ route: WebRoute, _ status: HTTPResponse.Status) {
    let key = "\(route.name) \(status.code)"
    // There are some hundred at most: as many as routes and statuses.
    if let counter = requests.withValue({ $0[key] }) { return counter.increment() }
    let counter = Counter(
      label: "ensemble.web.requests",
      dimensions: [("route", route.name), ("status", "\(status.code)")],
      factory: factory
    )
    requests.withValue { $0[key] = counter }
    counter.increment()
  }
}
