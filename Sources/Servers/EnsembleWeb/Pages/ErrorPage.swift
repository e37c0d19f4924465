// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes

/// The page that explains to a person why there is no other page, with ways back.
struct ErrorPage {
  let status: HTTPResponse.Status
  let title: String
  /// A further sentence in English; empty if the title says everything.
  var detail = ""
  let strings: WebStrings
  let files: PageFiles
  /// The place to which a link leads; nil if the refused page is that place.
  let home: (title: String, address: String)?
  /// The HTML of a button after the links.
  var button = ""

  var html: String {
    document(
      strings,
      files,
      title: title,
      body: """
        <body>
        <main class="stop">
        <p class="status" aria-hidden="true">\(status.code)</p>
        <h1>\(title.escapedForHTML)</h1>
        \(detail.isEmpty ? "" : "<p lang=\"en\">\(detail.escapedForHTML)</p>")
        <div class="ways">\(again)\(homeLink)\(button)</div>
        </main>
        </body>
        """
    )
  }

  private var homeLink: String {
    home.map {
      "<a class=\"button\" href=\"\($0.address)\">\($0.title.escapedForHTML)</a>"
    } ?? ""
  }

  /// The link that requests the page again, if that may help.
  private var again: String {
    status == .tooManyRequests || status.kind == .serverError
      ? "<a class=\"button prominent\" href=\"\">\(strings.tryAgain.escapedForHTML)</a>" : ""
  }
}

extension WebSite {
  /// Returns a refusal as a page, if a browser shows the response to a person.
  func readable(
    _ response: WebResponse,
    to request: WebRequest,
    of route: WebRoute,
    _ context: WebRequestContext
  ) -> WebResponse {
    guard response.status.code >= 400, route.isForPeople, request.isForReader,
      response.headers[.contentType]?.hasPrefix("text/plain") == true,
      case .text(let text) = response.body
    else { return response }
    var context = context
    context.languages = request.languages
    var response = response
    response.headers[.contentType] = "text/html; charset=utf-8"
    let sentence = text.hasSuffix("\n") ? String(text.dropLast()) : text
    response.body = .text(errorPage(response.status, sentence, of: route, context))
    return response
  }

  /// Returns the HTML of the page for a status.
  ///
  /// - Parameters:
  ///   - text: The message in English, for statuses that have no words of the visitor's language.
  ///   - button: The HTML of a button after the links.
  func errorPage(
    _ status: HTTPResponse.Status,
    _ text: String,
    of route: WebRoute,
    _ context: WebRequestContext,
    button: String = ""
  ) -> String {
    let strings = configuration.speaking(context.languages).strings
    let files = PageFiles(context, self.files)
    let title = title(of: status, strings) ?? text
    return ErrorPage(
      status: status,
      title: title,
      detail: status == .forbidden && text != title ? text : "",
      strings: strings,
      files: files,
      home: home(from: route, strings, files),
      button: button
    ).html
  }

  private func title(of status: HTTPResponse.Status, _ strings: WebStrings) -> String? {
    switch status {
    case .forbidden: strings.forbidden
    case .notFound: strings.missing
    case .gone: strings.ended
    case .tooManyRequests: strings.tooManyPages
    case .serviceUnavailable: strings.unavailable
    case .internalServerError: strings.failed
    default: nil
    }
  }

  /// Returns the place to which a person goes back: the application, or else the site.
  private func home(
    from route: WebRoute,
    _ strings: WebStrings,
    _ files: PageFiles
  ) -> (title: String, address: String)? {
    let root = apps.count == 1 ? apps[0] : apps.first { $0.path.isEmpty }
    switch route {
    case .index: return nil
    case .page(let destination) where !destination.path.isEmpty:
      let address = files.path(destination.base)
      return (destination.app.title, address.isEmpty ? "/" : address)
    case .page(let destination) where destination.base.isEmpty: return nil
    default: return (root?.title ?? strings.title, files.home)
    }
  }
}

extension WebRoute {
  /// Whether a browser shows the response as a page.
  var isForPeople: Bool {
    switch self {
    case .index, .page, .signIn, .signOut, .refused: true
    default: false
    }
  }
}
#endif
