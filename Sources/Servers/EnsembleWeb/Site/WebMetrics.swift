// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import HTTPTypes
import Metrics

/// The metrics of a site, reported through swift-metrics.
///
/// | name | kind | |
/// | --- | --- | --- |
/// | `ensemble.web.requests` | counter | by `route` and `status` |
/// | `ensemble.web.events` | counter | user events |
/// | `ensemble.web.patches` | counter | patch messages |
/// | `ensemble.web.patch.bytes` | recorder | the size of each patch message |
/// | `ensemble.web.sessions`, `.pages`, `.streams` | meter | the current numbers |
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

  /// Counts user events.
  func performed(_ count: Int) { events.increment(by: count) }

  /// Counts a patch message.
  func patched(bytes: Int) {
    patches.increment()
    patchBytes.record(bytes)
  }

  /// Records the current numbers of sessions, pages, and streams.
  func report(sessions: Int, pages: Int, streams: Int) {
    self.sessions.set(sessions)
    self.pages.set(pages)
    self.streams.set(streams)
  }

  /// Counts a response by route and status.
  func responded(_ route: WebRoute, _ status: HTTPResponse.Status) {
    let key = "\(route.name) \(status.code)"
    // The cache is bounded by the number of routes times the number of statuses: a few hundred
    // entries.
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
#endif
