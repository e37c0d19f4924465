// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleJournal
import HTTPTypes
import Logging

extension WebSite {
  /// Returns the response to a health check; nil for other requests.
  ///
  /// Supervisors request an address of the machine, so the host is not checked: the response is one
  /// word, and the same for everyone.
  func health(
    _ request: WebRequest,
    _ context: WebRequestContext
  ) async -> (WebRoute, WebResponse)? {
    let method = request.head.method
    guard method == .get || method == .head,
      let path = request.head.path?.prefix(while: { $0 != "?" }),
      // Few requests are health checks, so all others must not pay for parsing.
      path.hasSuffix("/live") || path.hasSuffix("/ready")
    else { return nil }
    guard path.hasPrefix(context.path) else { return nil }
    switch path.dropFirst(context.path.count) {
    case "/-/live": return (.health, await liveness())
    case "/-/ready": return (.health, await readiness())
    default: return nil
    }
  }

  /// The response comes from the main actor, where features run: if the main actor is blocked, the
  /// process does not count as live.
  @MainActor
  private func liveness() -> WebResponse { answer(.ok, "live") }

  @MainActor
  private func readiness() async -> WebResponse {
    // A server that is about to end no longer checks its journal.
    if let ending { return answer(.serviceUnavailable, ending) }
    await registry.checkJournal()
    if let ending { return answer(.serviceUnavailable, ending) }
    if !registry.hasJournal(at: clock.now) { return answer(.serviceUnavailable, "journal") }
    if registry.isFull || admission.isFull { return answer(.serviceUnavailable, "full") }
    return answer(.ok, "ready")
  }

  /// The response text if the server is about to end; nil otherwise.
  private var ending: String? {
    isStopping.value ? "stopping" : isDraining.value ? "draining" : nil
  }

  private func answer(_ status: HTTPResponse.Status, _ word: String) -> WebResponse {
    .refusal(status, word)
  }
}

extension PageRegistry {
  /// Whether the journal of the recorded applications answers; true without one.
  func hasJournal(at now: Duration) -> Bool {
    configuration.journal == nil || recordedApps.isEmpty || journalHealth.isHealthy(at: now)
  }

  /// Checks whether the journal of recorded applications is available, unless it was checked in the
  /// last seconds.
  ///
  /// Waits for the result if the last one is old, but no longer than the timeout of a check. Later
  /// calls do not wait for a journal that does not answer.
  func checkJournal() async {
    let now = clock.now
    let isOld = journalHealth.isOld(at: now)
    askJournal(at: now)
    if isOld { await journalCheck?.value }
  }

  private func askJournal(at now: Duration) {
    guard let journal = configuration.journal, !recordedApps.isEmpty, journalHealth.ask(at: now)
    else { return }
    journalCheck = Task {
      var failure: (any Error)?
      do {
        try await clock.limit(to: JournalHealth.interval) { try await journal.check() }
      } catch {
        failure = error
      }
      // The registry was closed meanwhile.
      if Task.isCancelled { return }
      switch journalHealth.answered(failure == nil) {
      case .returned: configuration.logger.notice("Journal available again")
      case .lost:
        configuration.logger.error(
          "Journal unavailable",
          metadata: ["error": "\(failure.map { String(reflecting: $0) } ?? "")"]
        )
      case nil: break
      }
    }
  }

  /// Cancels the check in progress, and discards the results.
  func endJournalCheck() {
    journalCheck?.cancel()
    journalCheck = nil
    journalHealth = JournalHealth()
  }
}
#endif
