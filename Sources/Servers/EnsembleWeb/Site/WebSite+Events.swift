// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes
import NIOCore

extension WebSite {
  /// Performs the user events of a page.
  func events(_ request: WebRequest, _ context: WebRequestContext) async -> WebResponse {
    let type = request.header(.contentType)?.split(separator: ";").first?.trimmingWhitespace
    guard type?.lowercased() == "application/json" else {
      return .refusal(.unsupportedMediaType, "Events are JSON.")
    }
    // The body of a client without a page is not read.
    let cookies = request.cookies(cookieName(request))
    guard let first = cookies.first else { return foreign }
    let cookie = registry.browsers.browser(cookies)?.text ?? first
    switch registry.browsers.startRequest(of: cookie) {
    case .unknown: return gone
    case .tooMany:
      return .retry(.serviceUnavailable, "Too many requests are under way.", after: 1)
    case .admitted: break
    }
    defer { registry.browsers.endRequest(of: cookie) }
    do {
      let body = try await request.readBody(configuration.limits.bodyBytes)
      let message = try EventRequest(json: body)
      // Only in a cluster is the page looked up first, so that otherwise no event waits for the
      // main actor twice.
      if peers(for: request) != nil, await registry.page(message.page) == nil,
        let answer = await answer(ofPage: message.page, to: request, with: body)
      {
        return answer
      }
      return await perform(message, request, context)
    } catch {
      return refusal(for: error, otherwise: "The events are malformed.")
    }
  }

  /// Returns the response to a request whose body was not read.
  ///
  /// - Parameter text: The text for errors of the contents.
  func refusal(for error: any Error, otherwise text: String) -> WebResponse {
    switch error {
    case WebRequest.BodyError.tooLong, is NIOTooManyBytesError:
      .refusal(.contentTooLarge, "The request is too large.")
    case WebRequest.BodyError.late: .refusal(.requestTimeout, "The request took too long.")
    default: .refusal(.badRequest, text)
    }
  }

  @MainActor
  private func perform(
    _ message: EventRequest,
    _ request: WebRequest,
    _ context: WebRequestContext
  ) async -> WebResponse {
    guard message.events.count <= configuration.limits.eventsPerRequest else {
      return .refusal(.contentTooLarge, "The request has too many events.")
    }
    guard let page = registry.page(message.page) else { return gone }
    guard owns(request, page, context), page.token.matches(message.token) else { return foreign }
    if message.isLeaving == true { page.leave() }
    metrics.performed(message.events.count)
    switch page.perform(message.events) {
    case .done: return await answerWhenRecorded(.done, page)
    case .unknownElement:
      return await answerWhenRecorded(.refusal(.notFound, "The page has no such element."), page)
    case .malformed:
      return await answerWhenRecorded(.refusal(.badRequest, "Some events are malformed."), page)
    case .tooMany(let seconds):
      return .retry(.tooManyRequests, "The page sends too many events.", after: seconds)
    }
  }
}
#endif
