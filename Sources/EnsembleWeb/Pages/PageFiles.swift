// SPDX-License-Identifier: MIT

import EnsembleBindings

/// The style sheet of a site's pages.
struct PageStyle: Sendable {
  let text: String
  let version: String

  init(_ theme: WebTheme) {
    text = clientStyle + theme.css
    version = EnsembleWeb.version(of: text)
  }
}

/// The addresses of a page's resources, below the path of its site.
struct PageFiles {
  private let base: String
  private let styleVersion: String

  init(_ context: WebRequestContext, _ style: PageStyle) {
    base = context.path.escapedForHTML
    styleVersion = style.version
  }

  /// The address of the site.
  var home: String { base.isEmpty ? "/" : base }
  /// The address of the site's own resources.
  var own: String { "\(base)/\(WebRoute.own)" }
  var style: String { file("style.css", styleVersion) }
  var script: String { file("client.js", scriptVersion) }
  /// The element that loads the client script.
  var scriptElement: String { "<script src=\"\(script)\" defer></script>" }
  var worker: String { file("worker.js", workerVersion) }
  var icon: String { file("icon.svg", iconVersion) }

  func address(of app: WebApp) -> String { "\(base)/\(app.path)" }

  /// Returns the path of components below the site, without a trailing slash.
  func path(_ components: [String]) -> String {
    base + components.map { "/" + $0.percentEncoded }.joined()
  }

  /// Returns the address of a file with its version, so that browsers can cache the file and still notice updates.
  private func file(_ name: String, _ version: String) -> String { "\(own)/\(name)?\(version)" }
}

private let scriptVersion = version(of: clientScript)
private let workerVersion = version(of: workerScript)
private let iconVersion = version(of: clientIcon)

/// Returns a short hash of a text: 64-bit FNV-1a.
func version(of text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
  return String(hash, radix: 36)
}
