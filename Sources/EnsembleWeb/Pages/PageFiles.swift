// SPDX-License-Identifier: MIT

import EnsembleBindings

/// The addresses of what a page is made of, below the path of its site.
struct PageFiles {
  private let base: String

  init(_ visit: WebVisit) { base = visit.path.escapedForHTML }

  /// The address of the site.
  var home: String { base.isEmpty ? "/" : base }
  /// The address of what is for pages only.
  var own: String { "\(base)/\(WebRoute.own)" }
  var style: String { file("style.css", styleVersion) }
  var script: String { file("client.js", scriptVersion) }
  var worker: String { file("worker.js", workerVersion) }
  var icon: String { file("icon.svg", iconVersion) }

  func address(of app: WebApp) -> String { "\(base)/\(app.path)" }

  /// The path of components below the site, without a slash at its end.
  func path(_ components: [String]) -> String {
    base + components.map { "/" + $0.percentEncoded }.joined()
  }

  /// The address of a file, with its version, so that browsers keep it and still notice another one.
  private func file(_ name: String, _ version: String) -> String { "\(own)/\(name)?\(version)" }
}

private let styleVersion = version(of: clientStyle)
private let scriptVersion = version(of: clientScript)
private let workerVersion = version(of: workerScript)
private let iconVersion = version(of: clientIcon)

/// A short text that is another one for another content: the 64-bit FNV-1a hash.
private func version(of text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
  return String(hash, radix: 36)
}
