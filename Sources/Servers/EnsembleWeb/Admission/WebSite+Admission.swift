// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import HTTPTypes
import Logging

extension WebSite {
  /// Answers a request that opens a page, or refuses it if its address, or all addresses together,
  /// open too many pages.
  func admitted(
    _ request: WebRequest,
    _ context: WebRequestContext,
    _ answer: (WebRequestContext) async throws -> WebResponse
  ) async throws -> WebResponse {
    var context = context
    context.client = client(of: request, context)
    // A HEAD request does not open a page.
    if request.head.method == .head { return try await answer(context) }
    let (client, now) = (context.client, clock.now)
    let decision = admission.withValue { $0.arrive(from: client, at: now) }
    switch decision {
    case .admitted: break
    case .refused(let seconds):
      return .retry(
        .tooManyRequests,
        "Too many pages are opened from this address.",
        after: seconds
      )
    case .full(let seconds):
      return .retry(.serviceUnavailable, "Too many pages are being opened.", after: seconds)
    }
    defer { admission.withValue { $0.leave() } }
    await openingTurns?.begin()
    defer { openingTurns?.end() }
    return try await answer(context)
  }

  /// Returns the address of the client that a request is from; nil if it is not known.
  func client(of request: WebRequest, _ context: WebRequestContext) -> IPAddress? {
    guard let peer = context.peer?() else { return nil }
    if let proxies = configuration.trustedProxies {
      return request.isFromUntrustedSender ? peer : proxies.client(of: request, from: peer)
    }
    if request.header(.xForwardedFor) ?? request.header(.forwardedFor) != nil { warnOfProxy() }
    return peer
  }

  /// Logs once that a proxy hides the clients' addresses, so that all clients share the limits of
  /// one address.
  private func warnOfProxy() {
    let isFirst = hasWarnedOfProxy.withValue { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    guard isFirst else { return }
    configuration.logger.warning(
      """
      A request came through a proxy that is not in 'WebConfiguration.trustedProxies'. If the proxy is \
      yours, name it there, so that the limits per address concern its clients.
      """
    )
  }
}

extension PageAdmission.Limits {
  init(_ limits: WebLimits) {
    self.init(pagesPerSecond: limits.openingsPerSecond, burst: limits.openingBurst)
  }
}
#endif
