// SPDX-License-Identifier: MIT

#if Web
import EnsembleBindings

/// The addresses of a page's resources, below the path of its site.
struct PageFiles {
  private let base: String
  private let files: StaticFiles

  init(_ context: WebRequestContext, _ files: StaticFiles) {
    base = context.path.escapedForHTML
    self.files = files
  }

  /// The address of the site.
  var home: String { base.isEmpty ? "/" : base }
  /// The address of the site's own resources.
  var own: String { "\(base)/\(WebRoute.own)" }
  /// The elements that load the style sheet, and the theme's style sheet if there is one.
  var styleElements: String {
    let theme = files.theme.map { stylesheet(file("theme.css", $0.version)) } ?? ""
    return stylesheet(file("style.css", files.style.version)) + theme
  }
  var script: String { file("client.js", files.script.version) }
  /// The element that loads the client script.
  var scriptElement: String { "<script src=\"\(script)\" defer></script>" }
  var worker: String { file("worker.js", files.worker.version) }
  var icon: String { file("icon.svg", files.icon.version) }

  /// The versions of the files that a page loads.
  var version: String {
    [files.style, files.script, files.worker].map(\.version).joined(separator: " ")
      + (files.theme.map { " " + $0.version } ?? "")
  }

  func address(of app: WebApp) -> String { "\(base)/\(app.path)" }

  /// Returns the path of components below the site, without a trailing slash.
  func path(_ components: [String]) -> String {
    base + components.map { "/" + $0.percentEncoded }.joined()
  }

  /// Returns the address of a file with its version, so that browsers can cache the file and still
  /// notice updates.
  private func file(_ name: String, _ version: String) -> String { "\(own)/\(name)?\(version)" }

  private func stylesheet(_ address: String) -> String {
    "<link rel=\"stylesheet\" href=\"\(address)\">"
  }
}

/// Returns a short hash of a text: 64-bit FNV-1a.
func version(of text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
  return String(hash, radix: 36)
}
#endif
