// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleJournal
import Foundation
import HTTPTypes
import Logging

extension PageRegistry {
  /// Returns the session of an application that can be recorded; a session continues if it has been recorded before.
  ///
  /// Concurrent requests for the same session share it.
  ///
  /// - Parameter id: The identifier of the tab's previous session, if any.
  func recordedSession(
    _ maker: SessionMaker,
    _ id: String?,
    at address: Address
  ) async throws -> WebSession {
    // Without a journal, none continues.
    let known = configuration.journal == nil ? nil : id.flatMap(Secret.init(checking:))
    let id = known ?? Secret()
    let name = name(of: id, maker)
    while let closing = closingSessions[name] { await closing.value }
    if let session = livingSession(of: maker.app, for: maker.browser, id.text, maker.context) {
      return session
    }
    if let opening = openings[name] { return try await living(opening.value) }
    let opening = Task {
      defer { openings[name] = nil }
      return try await continueOrBegin(maker, id, mustContinue: known != nil, at: address)
    }
    openings[name] = opening
    return try await living(opening.value)
  }

  private func name(of id: Secret, _ maker: SessionMaker) -> String {
    let app = maker.app
    return app.isShared
      ? SessionNames.shared(app.path)
      : SessionNames.session(id, of: app.path, for: maker.browser)
  }

  /// Opens a session, or begins another one if the session of the tab is not in the journal any more: with another
  /// identifier, by which the tab notices.
  private func continueOrBegin(
    _ maker: SessionMaker,
    _ id: Secret,
    mustContinue: Bool,
    at address: Address
  ) async throws -> WebSession {
    let closings = closings
    var session = try await make(maker, id)
    if mustContinue, !maker.app.isShared, session.journal?.continues == false {
      close(session)
      session = try await make(maker, Secret())
    }
    // The server may have been stopped meanwhile.
    guard closings == self.closings else {
      close(session)
      throw Refusal.unavailable
    }
    // A session that continues keeps its address if it has no such other one.
    guard begin(session, at: address) || session.journal?.continues == true else {
      close(session)
      throw Refusal.noSuchAddress
    }
    add(session, of: maker.app)
    return session
  }

  private func make(_ maker: SessionMaker, _ id: Secret) async throws -> WebSession {
    let journal = configuration.journal.map { SessionJournal($0, name: name(of: id, maker)) }
    do {
      return try await maker.make(id.text, in: journal)
    } catch JournalError.inUse {
      throw Refusal.unavailable
    }
  }

  /// Returns a session that was opened by a task, unless the server was stopped in the meantime.
  private func living(_ session: WebSession) throws -> WebSession {
    guard sessions[session.id] === session else { throw Refusal.unavailable }
    return session
  }

  /// Closes the stores of an ended session in the journal, or removes them if nothing has happened.
  func finishRecording(_ session: WebSession) async {
    do {
      try await session.journal?.finish()
    } catch {
      configuration.logger.error(
        "Session not recorded to its end",
        metadata: ["app": "\(session.app)", "error": "\(error)"]
      )
    }
  }

  // MARK: Expiry

  /// Removes the sessions from the journal that were not used for a long time: once an hour.
  func removeExpiredSessions(at now: Duration) {
    guard let journal = configuration.journal, !recordedApps.isEmpty, now >= nextRemoval else {
      return
    }
    nextRemoval = now + .seconds(3600)
    let age = configuration.limits.recordedLifetime / .seconds(1)
    let (apps, logger) = (recordedApps, configuration.logger)
    let before = Date(timeIntervalSinceNow: -age)
    removal = Task.detached {
      do {
        for app in apps {
          let prefix = SessionNames.prefix(of: app)
          for name in try await journal.stores(beginningWith: prefix, unusedSince: before) {
            if Task.isCancelled { return }
            try await Self.remove(name, from: journal)
          }
        }
      } catch {
        logger.error("Expired sessions not removed", metadata: ["error": "\(error)"])
      }
    }
  }

  private nonisolated static func remove(_ name: String, from journal: any Journal) async throws {
    do {
      let (store, _) = try await journal.open(name)
      try await store.remove()
    } catch JournalError.inUse {
      // Its person has just come back.
    }
  }
}

extension WebPage {
  /// Waits until the journal has what the requests of the page have changed.
  ///
  /// - Throws: The error of the journal. The page shows no changes until a later call succeeds.
  func record() async throws {
    guard let journal = session.journal else { return }
    unrecordedRequests += 1
    do {
      try await journal.commit()
    } catch {
      isUnrecorded = true
      unrecordedRequests -= 1
      throw error
    }
    isUnrecorded = false
    unrecordedRequests -= 1
    wake()
  }
}

extension WebSite {
  /// Returns the response to a request that may have changed a page's session, when the journal has the change.
  @MainActor
  func answerWhenRecorded(_ response: WebResponse, _ page: WebPage) async -> WebResponse {
    let session = page.session
    do {
      try await page.record()
      return response
    } catch let error as JournalError where error.isFinal {
      registry.abandon(session)
      return gone
    } catch {
      return .retry(.serviceUnavailable, "The server cannot record what was done.", after: 1)
    }
  }
}

extension JournalError {
  /// A Boolean value that indicates whether the store can never be written again by this process's opening of it.
  fileprivate var isFinal: Bool {
    switch self {
    case .conflict, .leaseLost, .notOpen: true
    case .inUse, .invalidName: false
    }
  }
}
