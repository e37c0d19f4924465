// SPDX-License-Identifier: MIT

import HTTPTypes

/// What there is below the path of a site.
enum WebRoute: Sendable {
  case index, style, script, worker, icon
  /// The page of an application.
  case page(WebApp)
  case stream, events
  case refused

  /// The component that keeps what pages need apart from the applications.
  static let own = "-"

  /// The route of a path; nil if there is none.
  init?(_ components: ArraySlice<String>, _ apps: [WebApp]) {
    guard let first = components.first else {
      self = apps.count == 1 ? .page(apps[0]) : .index
      return
    }
    if first == Self.own {
      switch components.dropFirst() {
      case ["style.css"]: self = .style
      case ["client.js"]: self = .script
      case ["worker.js"]: self = .worker
      case ["icon.svg"]: self = .icon
      case ["stream"]: self = .stream
      case ["events"]: self = .events
      default: return nil
      }
    } else if let app = apps.first(where: { $0.path == first }), components.count == 1 {
      self = .page(app)
    } else {
      return nil
    }
  }

  var methods: [HTTPRequest.Method] {
    if case .events = self { [.post] } else { [.get, .head] }
  }

  /// The name of the route in logs and metrics.
  var name: String {
    switch self {
    case .index: "index"
    case .style, .script, .worker, .icon: "file"
    case .page: "page"
    case .stream: "stream"
    case .events: "events"
    case .refused: "refused"
    }
  }
}
