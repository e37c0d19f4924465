// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes
import NIOCore

/// A response of a site.
package struct WebResponse: Sendable {
  package var status: HTTPResponse.Status
  package var headers: HTTPFields
  package var body: Body
  /// The other origins to which forms of the page may lead, besides the server; nil for a page
  /// without forms.
  var formOrigins: [String]?

  package enum Body: Sendable {
    case text(String)
    case buffer(ByteBuffer)
    /// Server-sent events, each sent as soon as the closure returns it. The closure returns nil at
    /// the end.
    case stream(@Sendable () async -> String?)
    /// A file, sent in pieces.
    case file(WebDownload)
    /// Bytes of another process, sent as they arrive. The closure returns nil at the end.
    case bytes(length: Int?, @Sendable () async throws -> ByteBuffer?)

    /// The length of a body that is complete; nil of one that is sent in pieces.
    var length: Int? {
      switch self {
      case .text(let text): text.utf8.count
      case .buffer(let buffer): buffer.readableBytes
      case .stream, .file, .bytes: nil
      }
    }
  }

  package init(_ status: HTTPResponse.Status, _ headers: HTTPFields = [:], _ body: Body = .text(""))
  {
    self.status = status
    self.headers = headers
    self.body = body
  }

  init(
    _ status: HTTPResponse.Status,
    type: String,
    _ text: String,
    _ headers: HTTPFields = [:]
  ) {
    self.init(status, headers, .text(text))
    self.headers[.contentType] = type
  }

  static func html(_ text: String) -> WebResponse {
    WebResponse(.ok, type: "text/html; charset=utf-8", text)
  }

  /// Returns a refusal with a message for people.
  static func refusal(
    _ status: HTTPResponse.Status,
    _ text: String,
    _ headers: HTTPFields = [:]
  ) -> WebResponse {
    WebResponse(status, type: "text/plain; charset=utf-8", text + "\n", headers)
  }

  /// Returns a temporary refusal.
  ///
  /// Scripts read `Retry-After`. Browsers ignore that header, so a page also has `Refresh`, which
  /// is part of the HTML Standard and makes the browser load the address again.
  static func retry(
    _ status: HTTPResponse.Status,
    _ text: String,
    after seconds: Double
  ) -> WebResponse {
    let delay = String(Int(min(seconds, 3600).rounded(.up)))
    return refusal(status, text, [.retryAfter: delay, .refresh: delay])
  }

  /// A success without content.
  static let done = WebResponse(.noContent)

  /// The response of another process, without the headers that every response has.
  var unsecured: WebResponse {
    var response = self
    for field in security { response.headers[field.name] = nil }
    response.headers[.contentSecurityPolicy] = nil
    for name in [HTTPField.Name.connection, .transferEncoding, .contentLength, .date, .server] {
      response.headers[name] = nil
    }
    return response
  }

  /// Returns the response with the security and caching headers that every response has.
  ///
  /// - Parameter origins: The other origins that pages may load images from.
  func secured(imagesFrom origins: Set<String> = []) -> WebResponse {
    var response = self
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    for field in security { response.headers.append(field) }
    response.headers[.contentSecurityPolicy] = contentPolicy(
      imagesFrom: origins,
      formsTo: formOrigins
    )
    // With 'no-referrer', browsers send forms with the origin 'null', which is refused.
    if formOrigins != nil { response.headers[.referrerPolicy] = "same-origin" }
    return response
  }
}

// The policy allows `style` attributes, which layouts and drawings need. Their values consist only
// of numbers and of names that the renderer defines; applications cannot write them.
private func contentPolicy(imagesFrom origins: Set<String>, formsTo forms: [String]?) -> String {
  let images = (["'self'"] + origins.filter(\.isOrigin).sorted()).joined(separator: " ")
  let forms = forms.map { (["'self'"] + $0).joined(separator: " ") } ?? "'none'"
  return """
    default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src \(images); \
    connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action \(forms); frame-ancestors 'none'
    """
}

extension String {
  /// Whether the text is an origin of the web, as in `https://images.example.com`. The
  /// first label of the host may be `*`.
  package var isOrigin: Bool {
    wholeMatch(of: #/https?://(\*\.)?[A-Za-z0-9.\-]+(:[0-9]{1,5})?/#) != nil
  }
}

extension HTTPField.Name {
  static let refresh = HTTPField.Name("Refresh")!
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
}

private let security = [
  HTTPField(name: HTTPField.Name("Cross-Origin-Opener-Policy")!, value: "same-origin"),
  HTTPField(name: .crossOriginResourcePolicy, value: "same-origin"),
  HTTPField(name: .referrerPolicy, value: "no-referrer"),
  HTTPField(name: .xContentTypeOptions, value: "nosniff"),
  HTTPField(name: HTTPField.Name("X-Frame-Options")!, value: "DENY"),
]
#endif
