// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

extension ElementRenderer {
  func text(_ part: Part) -> DOMNode {
    switch part.element.content {
    case .image(let symbol, let name): return image(part, symbol, name: name)
    case .badge(let text): return node(part, "badge", text)
    case .title(let text): return title(part, text)
    case .text(let text):
      guard let runs = part.element.style.details?.runs else {
        // Redacted text consists of blocks.
        return node(part, text.first == "▒" ? "text skeleton" : "text", text)
      }
      return part.node("span", "text", runs.enumerated().map { run(part, $0, $1) })
    default: return part.node("span", "label", part.children)
    }
  }

  /// Returns a run of a text, with its style.
  private func run(_ part: Part, _ offset: Int, _ run: TextRun) -> DOMChild {
    var style = ElementStyle()
    style.isBold = run.isBold
    style.isItalic = run.isItalic
    style.isStruckThrough = run.isStruckThrough
    if run.isUnderlined { style.drawing.inherited.isUnderlined = true }
    style.foreground = run.foreground
    style.font = run.font
    style.drawing.inherited.tracking = run.tracking
    var attributes = [DOMAttribute("class", style.classNames(after: "run"))]
    let fill = run.background.map { "background:\($0.css)" }
    let css = [style.css(of: .label), fill ?? ""].filter { !$0.isEmpty }.joined(separator: ";")
    if !css.isEmpty { attributes.append(DOMAttribute("style", css)) }
    let link = isInButton(part.element) ? nil : run.link.flatMap { $0.isOpenable ? $0 : nil }
    if let link {
      attributes += [
        DOMAttribute("href", link), DOMAttribute("target", "_blank"),
        DOMAttribute("rel", "noopener"),
      ]
    }
    let tag = link != nil ? "a" : run.isCode ? "code" : "span"
    return .node(DOMNode(tag, id: part.id("s\(offset)"), attributes, .text(run.text)))
  }

  private func node(_ part: Part, _ className: String, _ text: String) -> DOMNode {
    var node = part.node("span", className, [])
    node.content = .text(text)
    return node
  }

  private func image(_ part: Part, _ symbol: String, name: String) -> DOMNode {
    let name = part.element.style.spokenLabel ?? name
    let attributes =
      name.isEmpty
      ? [DOMAttribute("aria-hidden", "true")]
      : [DOMAttribute("role", "img"), DOMAttribute("aria-label", name)]
    let use = Self.use(symbol, id: part.id("u"))
    return part.node("svg", "image", attributes, [.node(use)])
  }

  /// Returns a heading that can be focused when its page appears. The level-one heading is the
  /// application's title.
  private func title(_ part: Part, _ text: String) -> DOMNode {
    var node = part.node(
      "h2",
      "title",
      [DOMAttribute("tabindex", "-1")],
      []
    )
    node.content = .text(text)
    return node
  }

  func progress(_ part: Part, _ fraction: Double?) -> DOMNode {
    let label = DOMNode("span", id: part.id("l"), [], .children(part.children))
    let look = part.element.style.details?.looks?.progress ?? .automatic
    let bar =
      if let fraction, look != .circular {
        DOMNode(
          "progress",
          id: part.id("i"),
          [
            DOMAttribute("max", "1"),
            DOMAttribute("value", min(max(fraction, 0), 1).shortText),
          ] + part.fullName(strings.progress)
        )
      } else if look == .linear {
        DOMNode(
          "progress",
          id: part.id("s"),
          [part.spokenName ?? DOMAttribute("aria-label", strings.loading)] + part.description
        )
      } else {
        DOMNode(
          "span",
          id: part.id("s"),
          [
            DOMAttribute("class", "spinner"),
            DOMAttribute("role", "status"),
            part.spokenName ?? DOMAttribute("aria-label", strings.loading),
          ] + part.description
        )
      }
    return part.node(box(part.element), "progress", [.node(bar), .node(label)])
  }
}

extension Double {
  /// The number in HTML's notation, without a redundant fraction.
  var shortText: String {
    guard isFinite else { return "0" }
    guard let whole = Int(exactly: self) else { return String(describing: self) }
    return String(whole)
  }
}
#endif
