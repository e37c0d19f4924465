// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import Foundation

extension ElementRenderer {
  /// Returns an image of a file or a URL.
  func picture(_ part: Part, _ picture: Picture) -> DOMNode {
    let address =
      switch picture.source {
      case .url(let url): url.absoluteString
      case .file(let number): "\(own)/image/\(number)"
      }
    let name = part.element.style.spokenLabel ?? picture.name
    var node = part.node(
      "img",
      picture.isResizable ? "picture resizable" : "picture",
      [
        DOMAttribute("src", address), DOMAttribute("alt", name), DOMAttribute("decoding", "async"),
        DOMAttribute("draggable", "false"),
      ],
      []
    )
    node.content = .void
    return node
  }

  /// Returns a hidden image. The client reports when it is loaded.
  func imageRequest(_ part: Part, _ url: URL) -> DOMNode {
    DOMNode(
      "img",
      id: part.id,
      [
        DOMAttribute("src", url.absoluteString), DOMAttribute("alt", ""),
        DOMAttribute("data-e", "load"), DOMAttribute("hidden"),
      ],
      .void
    )
  }
}
#endif
