// SPDX-License-Identifier: MIT

#if Web
import EnsembleJournal
import HTTPTypes
import Hummingbird
import Logging

extension WebSite {
  /// Returns the response to a request that ended with an error, and logs the error.
  ///
  /// Applications usually fail to open because a resource is temporarily unavailable, such as a
  /// database, so the response invites the browser to try again later. A store that cannot be read
  /// is an exception: it stays unreadable.
  ///
  /// - Throws: The error, if it is a response for the server in which the site is mounted.
  func response(
    toFailure error: any Error,
    of route: WebRoute,
    _ context: WebRequestContext
  ) throws -> WebResponse {
    if let error = error as? any HTTPResponseError {
      guard isMounted else { return .refusal(error.status, error.status.reasonPhrase) }
      metrics.responded(route, error.status)
      throw error
    }
    configuration.logger.error(
      "Request failed",
      metadata: ["route": "\(route.name)", "error": "\(String(reflecting: error))"]
    )
    let strings = configuration.speaking(context.languages).strings
    var response: WebResponse
    let text: String
    switch error as? JournalError {
    case .unreadable, .invalidName:
      text = strings.failed
      response = .refusal(.internalServerError, text)
    default:
      text = strings.unavailable
      response = .retry(.serviceUnavailable, text, after: 5)
    }
    if route.isForPeople {
      response.headers[.contentType] = "text/html; charset=utf-8"
      response.body = .text(errorPage(response.status, text, of: route, context))
    }
    return response
  }
}
#endif
