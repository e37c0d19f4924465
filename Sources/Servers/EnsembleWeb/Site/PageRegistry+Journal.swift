// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings
import EnsembleDependencies
import EnsembleJournal
import Foundation
import HTTPTypes
import Logging

extension PageRegistry {
  /// Returns the session of an application that can be recorded; a session continues if it has been
  /// recorded before.
  ///
  /// Concurrent requests for the same session share it.
  ///
  /// - Parameter id: The identifier of the tab's previous session, if any.
  func recordedSession(
    _ maker: SessionMaker,
    _ id: String?,
    at address: Address
  ) async throws -> WebSession {
    let app = maker.app
    let known = continuable(id)
    let id = app.isShared ? SessionNames.shared(app.path) : known ?? Secret().text
    let name = name(of: id, maker)
    while let closing = closingSessions[name] { await closing.value }
    if let session = livingSession(of: app, for: maker.browser, id, maker.context) {
      return opened(session, at: address)
    }
    if let opening = openings[name] {
      do {
        let session = try await living(opening.value)
        // The session may have been opened by a request from before the person's roles changed.
        guard session.isShared || session.owner == maker.context.owner else {
          throw Refusal.unavailable
        }
        return opened(session, at: address)
      } catch Refusal.noSuchAddress {
        // The address belonged to the request of another page.
        return try await recordedSession(maker, id, at: address)
      }
    }
    guard openings.count + closingSessions.count < configuration.limits.pages else {
      throw Refusal.tooMany
    }
    let opening = Task {
      defer { openings[name] = nil }
      return try await continueOrBegin(maker, id, mustContinue: known != nil, at: address)
    }
    openings[name] = opening
    return try await living(opening.value)
  }

  /// Returns the identifier of a session that may be in the journal, or nil for one that cannot be.
  private func continuable(_ id: String?) -> String? {
    // A session in use with this identifier belongs to another application or browser.
    guard configuration.journal != nil, let id, sessions[id] == nil else { return nil }
    return Secret(checking: id)?.text
  }

  /// Opens the address of a page in an existing session.
  private func opened(_ session: WebSession, at address: Address) -> WebSession {
    if address != Address(), session.browser != nil { session.open(address) }
    return session
  }

  private func name(of id: String, _ maker: SessionMaker) -> String {
    maker.app.isShared
      ? id
      : SessionNames.session(
        id,
        of: maker.app.path,
        for: maker.browser,
        owner: maker.context.owner?.sessionOwner?.id
      )
  }

  /// Opens the session of a tab, or begins a new one if the journal no longer has it. The new
  /// identifier tells the tab that its session was lost.
  private func continueOrBegin(
    _ maker: SessionMaker,
    _ id: String,
    mustContinue: Bool,
    at address: Address
  ) async throws -> WebSession {
    let closings = closings
    var session = try await make(maker, id)
    if mustContinue, !maker.app.isShared, session.journal?.continues == false {
      close(session)
      session = try await make(maker, Secret().text)
    }
    // In the meantime, the server may have been stopped, or another application may have opened a
    // session with that identifier.
    guard closings == self.closings, sessions[session.id] == nil else {
      close(session)
      throw Refusal.unavailable
    }
    // A continued session keeps its address if it does not have the requested one.
    guard
      begin(session, at: address, showsOwnViews: !maker.context.hasOwnViews)
        || session.journal?.continues == true
    else {
      close(session)
      throw Refusal.noSuchAddress
    }
    add(session, of: maker.app)
    return session
  }

  private func make(_ maker: SessionMaker, _ id: String) async throws -> WebSession {
    let name = name(of: id, maker)
    let journal =
      if maker.app.isShared, configuration.peers != nil,
        let shared = configuration.journal as? any SharedJournal
      {
        // Each process has its own replica, for the browsers that it serves.
        SessionJournal(replicatedIn: shared, name: name)
      } else {
        configuration.journal.map { SessionJournal($0, name: name) }
      }
    do {
      return try await maker.make(id, in: journal)
    } catch JournalError.inUse(_, let owner) {
      throw owner.map { Refusal.elsewhere(owner: $0) } ?? .unavailable
    } catch let error as JournalError {
      // A process of a later version has opened the session, such as the process that replaces this
      // one.
      guard case .laterVersion = error else { throw error }
      configuration.logger.notice(
        "Session left to a later version",
        metadata: ["app": "\(maker.app.path)", "error": "\(error)"]
      )
      throw Refusal.unavailable
    }
  }

  /// Returns a session after a suspension point; throws if it has ended in the meantime.
  private func living(_ session: WebSession) throws -> WebSession {
    guard sessions[session.id] === session else { throw Refusal.unavailable }
    return session
  }

  /// Closes the stores of an ended session in the journal, or removes them if the session was never
  /// used.
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
      for app in apps {
        do {
          let prefix = SessionNames.prefix(of: app)
          for name in try await journal.stores(beginningWith: prefix, unusedSince: before) {
            if Task.isCancelled { return }
            await Self.remove(name, unusedSince: before, from: journal, logger)
          }
        } catch {
          logger.error("Expired sessions not found", metadata: ["error": "\(error)"])
        }
      }
    }
  }

  private nonisolated static func remove(
    _ name: String,
    unusedSince date: Date,
    from journal: any Journal,
    _ logger: Logger
  ) async {
    do {
      // The person may have come back and left again while other sessions were removed.
      let names = try await journal.stores(beginningWith: name, unusedSince: date)
      guard names.contains(name) else { return }
      let (store, _) = try await journal.open(name)
      try await store.remove()
    } catch JournalError.inUse {
      // The session is in use: its person has just come back.
    } catch {
      // The other sessions can still be removed.
      logger.error(
        "Expired session not removed",
        metadata: ["store": "\(name)", "error": "\(error)"]
      )
    }
  }
}

extension PageRegistry {
  /// Waits until the journal has all changes of a session, before a page of the session is opened.
  ///
  /// - Throws: ``Refusal`` if the journal cannot record them, or if the session has ended in the
  ///   meantime.
  func recordBeforeOpening(_ session: WebSession) async throws {
    guard let journal = session.journal else { return }
    do {
      // A process that was suspended may still have a session that another process has taken over.
      try await journal.check()
      try await session.record()
    } catch {
      configuration.logger.error(
        "Session not recorded",
        metadata: ["app": "\(session.app)", "error": "\(String(reflecting: error))"]
      )
      if error.isFinal {
        abandon(session)
      } else if session.pages.isEmpty {
        // Without a page, nothing else would end the session.
        remove(session)
        close(session)
      }
      throw Refusal.unavailable
    }
    _ = try living(session)
  }

  /// Tries again to record the changes that the journal has failed to record.
  func recordAgain() {
    for session in sessions.values where session.isUnrecorded {
      Task {
        do {
          try await session.record()
        } catch  where error.isFinal {
          abandon(session)
        } catch {
          // The next sweep tries again, a second later.
        }
      }
    }
  }
}

extension PageRegistry {
  /// Ends the sessions that other processes have taken over. Checks them every few seconds.
  ///
  /// Otherwise, pages without any events would never notice.
  func checkLeases(at now: Duration) {
    // A check that gets no answer is abandoned after 30 seconds.
    if checking != nil, now - lastCheck >= .seconds(30) {
      checking?.cancel()
      checking = nil
    }
    guard now >= nextCheck, checking == nil else { return }
    nextCheck = now + .seconds(5)
    lastCheck = now
    let recorded = sessions.values.filter { $0.journal != nil }
    if recorded.isEmpty { return }
    checking = Task {
      for session in recorded where sessions[session.id] === session {
        lastCheck = clock.now
        do {
          try await session.journal?.check()
        } catch  where error.isFinal {
          abandon(session)
        } catch {
          // The journal is not available at the moment.
          break
        }
        // Another task checks meanwhile.
        if Task.isCancelled { return }
      }
      if !Task.isCancelled { checking = nil }
    }
  }
}

extension WebSite {
  /// Returns the response to a request that may have changed a page's session, once the journal has
  /// the change.
  @MainActor
  func answerWhenRecorded(_ response: WebResponse, _ page: WebPage) async -> WebResponse {
    let session = page.session
    do {
      try await session.record()
      return response
    } catch  where error.isFinal {
      registry.abandon(session)
      return gone
    } catch {
      configuration.logger.error(
        "Session not recorded",
        metadata: ["app": "\(session.app)", "error": "\(String(reflecting: error))"]
      )
      return .retry(.serviceUnavailable, "The server cannot record what was done.", after: 1)
    }
  }
}

extension Error {
  /// Whether the error is final: this opening of the store can never be written to again.
  fileprivate var isFinal: Bool {
    switch self as? JournalError {
    case .conflict, .forgotten, .leaseLost, .notOpen, .unreadable: true
    case .inUse, .invalidName, .laterVersion, nil: false
    }
  }
}
#endif
