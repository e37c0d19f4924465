// SPDX-License-Identifier: MIT

import EnsembleJournal
import EnsembleUI

/// A window of a program, independent of how it is shown.
struct AppWindow {
  let title: String
  /// The last part of the address in a browser, which is also the name on the command line.
  private(set) var path: String
  /// Whether all browsers share the state.
  let isShared: Bool
  let content: WindowContent

  init<Content: View>(
    title: String,
    id: String,
    isShared: Bool = false,
    content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(title: title, id: id, isShared, .plain { ViewTree(content()) })
  }

  /// Creates a window whose stores are recorded.
  init<Content: View>(
    title: String,
    id: String,
    isShared: Bool = false,
    recorded content: @escaping @MainActor @Sendable (SessionJournal) async throws -> Content
  ) {
    self.init(
      title: title,
      id: id,
      isShared,
      .recorded { session in
        let view = try await content(session)
        return { ViewTree(view) }
      }
    )
  }

  private init(title: String, id: String, _ isShared: Bool, _ content: WindowContent) {
    self.title = title
    path = Self.path(of: id)
    self.isShared = isShared
    self.content = content
  }

  /// Returns the windows with a number after each path that an earlier window has.
  static func distinct(_ windows: [AppWindow]) -> [AppWindow] {
    var seen: Set<String> = []
    return windows.map { window in
      var window = window
      let path = window.path
      var number = 2
      while !seen.insert(window.path).inserted {
        window.path = "\(path)-\(number)"
        number += 1
      }
      return window
    }
  }

  /// Returns an identity with the characters that a path can have.
  private static func path(of id: String) -> String {
    let allowed = id.unicodeScalars.map { scalar -> Character in
      let isAllowed =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isAllowed || scalar == "_" ? Character(scalar) : "-"
    }
    let parts = allowed.split(separator: "-").map { String($0) }
    return parts.isEmpty ? "window" : parts.joined(separator: "-")
  }
}
