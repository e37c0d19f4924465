// SPDX-License-Identifier: MIT

#if Web
import HTTPTypes

/// A route below the path of a site.
enum WebRoute: Sendable {
  case index, style, theme, script, worker, icon
  /// A path within an application.
  case page(Destination)
  case open, stream, events, upload, download
  case signIn, signOut
  /// The file of an image, by its number and the tag of the process that has the file.
  case image(String, at: String?)
  /// A request of a program to a tool.
  case question(WebApp)
  /// A health check by a supervisor or a proxy.
  case health
  case refused

  /// An application that a request addresses, and the rest of the request's path.
  struct Destination: Sendable {
    var app: WebApp
    /// The path components of the application; empty for one at the address of the site.
    var base: [String]
    var path: [String]
  }

  /// The path component that separates the site's own resources from the applications.
  static let own = "-"

  /// The path components of the pages that sign in and out.
  static let signInName = "sign-in"
  static let signOutName = "sign-out"

  /// The path component for the requests of programs to a tool.
  static let call = "call"

  /// The path component before the tag of a process.
  static let at = "at"

  /// Returns the route of a path, or nil if the path matches none.
  ///
  /// - Parameter isMounted: Whether the site is mounted in another server. Then its application
  ///   handles all paths, and ``WebApp/path`` is only a name in the journal.
  init?(_ components: ArraySlice<String>, _ apps: [WebApp], tools: [WebApp], isMounted: Bool) {
    if let first = components.first, let tool = tools.first(where: { $0.path == first }) {
      let rest = components.dropFirst()
      self =
        rest == [Self.call] && tool.answer != nil
        ? .question(tool) : .page(Destination(app: tool, base: [first], path: Array(rest)))
      return
    }
    let root = apps.count == 1 ? apps[0] : apps.first { $0.path.isEmpty }
    guard let first = components.first else {
      self = root.map { .page(Destination(app: $0, base: [], path: [])) } ?? .index
      return
    }
    if first == Self.own {
      switch components.dropFirst() {
      case ["style.css"]: self = .style
      case ["theme.css"]: self = .theme
      case ["client.js"]: self = .script
      case ["worker.js"]: self = .worker
      case ["icon.svg"]: self = .icon
      case ["open"]: self = .open
      case ["stream"]: self = .stream
      case ["events"]: self = .events
      case ["upload"]: self = .upload
      case ["download"]: self = .download
      case [Self.signInName]: self = .signIn
      case [Self.signOutName]: self = .signOut
      case let rest where rest.count == 2 && rest.first == "image":
        self = .image(rest[rest.endIndex - 1], at: nil)
      case let rest
      where rest.count == 4 && rest.first == Self.at && rest.dropFirst(2).first == "image":
        self = .image(rest[rest.endIndex - 1], at: rest[rest.startIndex + 1])
      default: return nil
      }
    } else if !isMounted, let app = apps.first(where: { $0.path == first }) {
      self = .page(Destination(app: app, base: [first], path: Array(components.dropFirst())))
    } else if let root {
      self = .page(Destination(app: root, base: [], path: Array(components)))
    } else {
      return nil
    }
  }

  var methods: [HTTPRequest.Method] {
    switch self {
    case .open, .events, .upload, .question: [.post]
    case .download, .image: [.get]
    case .signIn, .signOut: [.get, .head, .post]
    default: [.get, .head]
    }
  }

  /// The name of the route in logs and metrics.
  var name: String {
    switch self {
    case .index: "index"
    case .question: "question"
    case .style, .theme, .script, .worker, .icon, .image: "file"
    case .page: "page"
    case .open: "open"
    case .stream: "stream"
    case .events: "events"
    case .upload: "upload"
    case .download: "download"
    case .signIn: "sign-in"
    case .signOut: "sign-out"
    case .health: "health"
    case .refused: "refused"
    }
  }
}
#endif
