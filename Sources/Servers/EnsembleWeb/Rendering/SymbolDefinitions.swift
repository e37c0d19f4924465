// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

// A page contains the drawing of each symbol that it shows once, and each use of the symbol is a
// reference of a few bytes, even in a hundred rows. Drawings inherit the color and the width of
// lines from the text around the reference.
//
// A mask cuts lines out of filled bodies. Masks have no effect inside of symbols or hidden nodes,
// so they stand before the symbols, in a node without a size.

/// The drawings of symbols that a page defines.
package enum SymbolDefinitions {
  /// The id of the node with the definitions.
  static let id = "symbols"

  /// Returns the id of the definition of a symbol.
  ///
  /// Names with characters that an id cannot contain are unknown anyway.
  static func id(of name: String) -> String {
    let isPlain = name.utf8.allSatisfy { isPathByte($0) || $0 == UInt8(ascii: ".") }
    return "i-\(isPlain ? name : "unknown")"
  }

  /// Returns the definitions of symbols by their ids, as HTML.
  package static func html(_ ids: some Collection<String>) -> String {
    let symbols = ids.sorted().map { id in
      var drawing = Drawing(Symbols.shape(of: String(id.dropFirst(2))), id)
      let content = drawing.draw()
      return "\(drawing.masks)<symbol id=\"\(id)\" viewBox=\"0 0 24 24\">\(content)</symbol>"
    }
    return "<svg>\(symbols.joined())</svg>"
  }
}

/// The markup of one symbol.
///
/// It consists of numbers, names and paths whose characters are checked.
private struct Drawing {
  let shape: SymbolShape
  let id: String
  /// The masks that the drawing refers to.
  private(set) var masks = ""

  init(_ shape: SymbolShape, _ id: String) {
    self.shape = shape
    self.id = id
  }

  mutating func draw() -> String {
    var parts = shape.enclosure.map { enclosed(by: $0) } ?? plain()
    if let badge = shape.badge {
      parts =
        scaled(parts, by: 0.8, around: (2, 2))
        + scaled(filled(badge.body) + lines(badge.inner + badge.outer), by: 0.46, around: (23, 23))
    }
    guard shape.isSlashed else { return parts }
    let cut = stroke("M5 3l16 16", "black", width: 5)
    return masked(parts, "s", by: cut) + lines("M4 4l16 16")
  }

  private mutating func plain() -> String {
    let drawing = shape.drawing
    if let letters = shape.letters { return text(letters) }
    guard shape.isFilled else { return lines(drawing.body + drawing.inner + drawing.outer) }
    let body = filled(drawing.body)
    return
      (drawing.inner.isEmpty
      ? body : masked(body, "m", by: stroke(drawing.inner, "black", width: nil)))
      + lines(drawing.outer)
  }

  private mutating func enclosed(by enclosure: SymbolDrawing) -> String {
    guard shape.isFilled else { return lines(enclosure.body) + inside("currentColor") }
    return masked(filled(enclosure.body), "m", by: inside("black"))
  }

  /// Returns the drawing within an enclosure, filled, with lines of the usual width.
  private func inside(_ color: String) -> String {
    if let letters = shape.letters { return text(letters, color) }
    let (drawing, scale) = (shape.drawing, 0.56)
    let width = Self.width / scale
    guard !drawing.body.isEmpty else {
      let all = stroke(drawing.inner + drawing.outer, color, width: width)
      return scaled(all, by: scale, around: (12, 12))
    }
    let body = "<path d=\"\(drawing.body)\" fill=\"\(color)\" stroke=\"none\"></path>"
    let all = body + stroke(drawing.outer, color, width: width)
    return scaled(all, by: scale, around: (12, 12))
  }

  // MARK: Parts

  private static let width = 1.75

  private func lines(_ path: String) -> String { path.isEmpty ? "" : "<path d=\"\(path)\"></path>" }

  private func filled(_ path: String) -> String {
    path.isEmpty ? "" : "<path d=\"\(path)\" fill=\"currentColor\"></path>"
  }

  private func stroke(_ path: String, _ color: String, width: Double?) -> String {
    guard !path.isEmpty else { return "" }
    let size = width.map { " stroke-width=\"\(hundredths($0))\"" } ?? ""
    return "<path d=\"\(path)\" stroke=\"\(color)\"\(size)></path>"
  }

  private func scaled(_ parts: String, by scale: Double, around center: (Double, Double)) -> String
  {
    guard !parts.isEmpty else { return "" }
    let (x, y) = (center.0 * (1 - scale), center.1 * (1 - scale))
    let matrix = [scale, 0, 0, scale, x, y].map(hundredths).joined(separator: " ")
    return "<g transform=\"matrix(\(matrix))\">\(parts)</g>"
  }

  private mutating func masked(_ parts: String, _ suffix: String, by cut: String) -> String {
    masks += """
      <mask id="\(id)-\(suffix)" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">\
      <path d="M0 0h24v24H0z" fill="#fff" stroke="none"></path>\(cut)</mask>
      """
    return "<g mask=\"url(#\(id)-\(suffix))\">\(parts)</g>"
  }

  private func text(_ letters: String, _ color: String = "currentColor") -> String {
    """
    <text x="12" y="16.3" text-anchor="middle" font-size="12" font-weight="600" stroke="none" \
    fill="\(color)">\(letters.escapedForHTML)</text>
    """
  }

  private func hundredths(_ number: Double) -> String {
    ((number * 100).rounded() / 100).shortText
  }
}

extension ElementRenderer {
  /// Returns a symbol beside a text, which screen readers skip.
  static func symbol(_ name: String, id: String) -> DOMNode {
    DOMNode(
      "svg",
      id: id,
      [DOMAttribute("class", "image"), DOMAttribute("aria-hidden", "true")],
      .children([.node(use(name, id: id + "u"))])
    )
  }

  /// Returns a reference to the definition of a symbol.
  static func use(_ name: String, id: String) -> DOMNode {
    DOMNode("use", id: id, [DOMAttribute("href", "#" + SymbolDefinitions.id(of: name))])
  }
}

extension DOMNode {
  /// The id of the definition that the node refers to; nil if it is not a reference.
  var symbol: String? {
    guard tag == "use" else { return nil }
    return attributes.first { $0.name == "href" }.map { String($0.value.dropFirst()) }
  }
}
#endif
