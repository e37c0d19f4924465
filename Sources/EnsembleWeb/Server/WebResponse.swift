// SPDX-License-Identifier: MIT

import Foundation

/// A response, whichever way it goes.
package struct WebResponse: Sendable {
  package var status: WebStatus
  package var headers: [String: String]
  package var body: Body

  package enum Body: Sendable {
    case data(Data)
    /// What comes when there is something; ends with nil.
    case stream(@Sendable () async -> String?)
  }

  package init(_ status: WebStatus, _ headers: [String: String], _ text: String) {
    self.status = status
    self.headers = headers
    body = .data(Data(text.utf8))
  }

  init(_ status: WebStatus, type: String, _ text: String, _ headers: [String: String] = [:]) {
    self.init(status, headers, text)
    self.headers["Content-Type"] = "\(type); charset=utf-8"
  }

  static func html(_ text: String) -> WebResponse { WebResponse(.ok, type: "text/html", text) }

  /// A refusal, with a few words for who reads it.
  static func refusal(
    _ status: WebStatus,
    _ text: String,
    _ headers: [String: String] = [:]
  ) -> WebResponse {
    WebResponse(status, type: "text/plain", text + "\n", headers)
  }

  static func retry(_ status: WebStatus, _ text: String, after seconds: Double) -> WebResponse {
    refusal(status, text, ["Retry-After": String(Int(min(seconds, 3600).rounded(.up)))])
  }

  /// All went well, and there is nothing to say.
  static var done: WebResponse {
    var response = WebResponse(.noContent, type: "text/plain", "")
    response.headers = [:]
    return response
  }

  /// What browsers are told about every response.
  func secured() -> WebResponse {
    var response = self
    response.headers.merge(
      [
        "Cache-Control": "no-store",
        "Content-Security-Policy": """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; \
        form-action 'none'; frame-ancestors 'none'
        """,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      ],
      uniquingKeysWith: { own, _ in own }
    )
    return response
  }
}

/// How a request was answered.
package enum WebStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case notAllowed = 405
  case late = 408
  case gone = 410
  case tooLarge = 413
  case unsupportedType = 415
  case tooMany = 429
  case unavailable = 503

  var phrase: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .notAllowed: "Method Not Allowed"
    case .late: "Request Timeout"
    case .gone: "Gone"
    case .tooLarge: "Content Too Large"
    case .unsupportedType: "Unsupported Media Type"
    case .tooMany: "Too Many Requests"
    case .unavailable: "Service Unavailable"
    }
  }
}
