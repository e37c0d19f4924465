// SPDX-License-Identifier: MIT

#if Web
import EnsembleCore
import EnsembleJournal
import EnsembleUI

/// The creation of sessions of an application: its views, and the stores behind them.
@MainActor
struct SessionMaker {
  let app: WebApp
  let browser: Secret
  let context: WebRequestContext
  let dependencies: SessionDependencies
  /// Whether the work of the stores is measured.
  let isMeasured: Bool
  let clock: ServerClock

  /// Creates a new session, without a journal.
  func make(_ id: String) throws -> WebSession {
    let activity = makeActivity()
    let tree = try StoreOrigin.$name.withValue(app.path) {
      try dependencies.run {
        try measuring(activity) {
          try build { try context.makeTree?(app) ?? app.creation.makeTree() }
        }
      }
    }
    return session(id, nil, activity, tree)
  }

  /// Creates a session whose stores continue or begin in a journal; without a journal, they are not
  /// recorded.
  ///
  /// - Throws: The errors of the journal and of the closure that creates the views. The journal's
  ///   stores are closed then.
  func make(_ id: String, in journal: SessionJournal?) async throws -> WebSession {
    let activity = makeActivity()
    let stores = journal ?? SessionJournal()
    let prepare = context.prepare ?? { [app] in try await app.creation.prepare($0) }
    do {
      let tree = try await StoreOrigin.$name.withValue(app.path) {
        try await dependencies.run {
          let makeTree: @MainActor () -> ViewTree
          if let activity {
            makeTree = try await activity.measuring { try await prepare(stores) }
          } else {
            makeTree = try await prepare(stores)
          }
          return measuring(activity) { build(makeTree) }
        }
      }
      return session(id, journal, activity, tree)
    } catch {
      try? await journal?.finish()
      throw error
    }
  }

  private func makeActivity() -> SessionActivity? {
    isMeasured ? SessionActivity(clock: clock) : nil
  }

  private func measuring<R>(_ activity: SessionActivity?, _ body: () throws -> R) rethrows -> R {
    guard let activity else { return try body() }
    return try activity.measuring(body)
  }

  /// Creates a tree without the rows of long lists, which the first page requests as needed.
  private func build(_ makeTree: () throws -> ViewTree) rethrows -> ViewTree {
    var traits = DeviceTraits()
    traits.showsImages = true
    return try ViewTree.withTraits(traits) { try ViewTree.leavingOutRows(makeTree) }
  }

  private func session(
    _ id: String,
    _ journal: SessionJournal?,
    _ activity: SessionActivity?,
    _ tree: ViewTree
  ) -> WebSession {
    WebSession(
      id: id,
      app: app.path,
      browser: app.isShared ? nil : browser,
      owner: app.isShared ? nil : context.owner,
      dependencies: dependencies,
      journal: journal,
      activity: activity,
      tree: tree
    )
  }
}
#endif
