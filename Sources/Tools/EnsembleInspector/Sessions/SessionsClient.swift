// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleInspection
import EnsembleWeb

/// A session of a server, as a list shows it.
struct SessionSummary: Equatable, Identifiable, Sendable {
  /// The numbers of the application and of the session in it.
  struct ID: Hashable, Sendable {
    let app: Int
    let session: Int
  }

  let id: ID
  /// The name of the owner; nil without one.
  var name: String?
  /// The time since it was opened, in seconds.
  var age: Double
  /// The time since it was used, in seconds; nil without a page.
  var idle: Double?
  var pageCount: Int
  /// The size of the states, in bytes, by estimate.
  var size: Int
  var actionCount: Int
  /// The number of actions per second in the last seconds.
  var rate: Double
  /// The action with the slowest run of the reducer.
  var slowest: String?
  /// The duration of that run, in seconds.
  var slowestDuration: Double
  /// Whether the work of its stores is measured.
  var isMeasured: Bool
}

struct SessionContents: Equatable, Sendable {
  /// The rows of the tree of its states.
  var rows: [PartSummary]
  /// The cases of its last actions, the oldest first.
  var actions: [String]
}

/// The access to the sessions of a server.
struct SessionsClient: Sendable {
  var sessions: @MainActor @Sendable () -> [SessionSummary]
  /// Returns the contents of a session, with the parts at the given paths opened; nil if it has
  /// ended.
  var contents: @MainActor @Sendable (SessionSummary.ID, _ open: Set<[String]>) -> SessionContents?
}

extension SessionsClient {
  /// The maximum number of rows that are shown of the states of a session.
  static let rowLimit = 500

  /// Creates the access to the sessions of applications in a server.
  init(
    _ mounts: [WebMount],
    name: @escaping @MainActor @Sendable (any Hashable & Sendable) -> String?
  ) {
    sessions = {
      mounts.enumerated().flatMap { app, mount in
        mount.site.registry.sessionRecords.map { record in
          SessionSummary(record, in: app, name: record.owner.flatMap(name))
        }
      }
    }
    contents = { id, open in
      let registry = mounts[id.app].site.registry
      guard let contents = registry.contents(ofSession: id.session) else { return nil }
      var rows: [PartSummary] = []
      for (index, state) in contents.states.enumerated() {
        let node = ValueNode(name: "Store \(index + 1)", value: toolValue(of: state))
        node.appendRows(to: &rows, at: [node.name], open: open)
      }
      return SessionContents(rows: rows, actions: contents.actions)
    }
  }
}

extension SessionSummary {
  @MainActor
  fileprivate init(_ record: SessionRecord, in app: Int, name: String?) {
    self.init(
      id: ID(app: app, session: record.number),
      name: name,
      age: record.age / .seconds(1),
      idle: record.idle.map { $0 / .seconds(1) },
      pageCount: record.pageCount,
      size: record.size { ValueSize.of($0) },
      actionCount: record.meter?.actionCount ?? 0,
      rate: record.rate,
      slowest: record.meter?.slowest?.action,
      slowestDuration: (record.meter?.slowest?.duration ?? .zero) / .seconds(1),
      isMeasured: record.meter != nil
    )
  }
}

extension ValueNode {
  /// Appends the row of a value, and the rows of its parts if it is open.
  fileprivate func appendRows(
    to rows: inout [PartSummary],
    at path: [String],
    open: Set<[String]>
  ) {
    guard rows.count < SessionsClient.rowLimit else { return }
    rows.append(PartSummary(self, at: path))
    guard open.contains(path) else { return }
    for part in parts(0..<100) { part.appendRows(to: &rows, at: path + [part.name], open: open) }
  }
}

extension DependencyValues {
  /// The access to the sessions of a server.
  var sessionsClient: SessionsClient {
    get { self[SessionsClientKey.self] }
    set { self[SessionsClientKey.self] = newValue }
  }
}

private enum SessionsClientKey: DependencyKey {
  static let liveValue = SessionsClient(sessions: { [] }, contents: { _, _ in nil })
}
#endif
