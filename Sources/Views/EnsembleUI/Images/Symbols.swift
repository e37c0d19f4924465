// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

/// A symbol as a drawing and the additions of its variant.
package struct SymbolShape: Hashable, Sendable {
  package var drawing: SymbolDrawing
  /// Whether the body is filled; for an enclosed symbol, whether the enclosure is.
  package var isFilled = false
  /// Whether a line crosses it.
  package var isSlashed = false
  /// The shape around it, such as a circle.
  package var enclosure: SymbolDrawing?
  /// The small symbol at its lower corner.
  package var badge: SymbolDrawing?
  /// The letter or number that is drawn instead of `drawing`, as in `1.circle`.
  package var letters: String?
}

/// The drawings and characters of symbols, by their names on Apple's platforms.
///
/// A name without its own drawing is decomposed: `person.crop.circle.badge.plus` is a person in a
/// circle with a small plus.
package enum Symbols {
  /// The name of the block that stands for a redacted symbol.
  static let redacted = "ensemble.redacted"

  /// The drawings of the application.
  static let registered = LockIsolated<[String: SymbolDrawing]>([:])
  /// The names that views have used.
  private static let checked = LockIsolated<Set<String>>([])

  /// Returns the character for a symbol: one of a single column.
  package static func glyph(of name: String) -> String {
    if registeredParts(of: name) == nil, let glyph = glyphs[name] { return glyph }
    let (shape, _) = resolve(name)
    return shape.letters.map { String($0.prefix(1)) } ?? String(shape.drawing.glyph)
  }

  /// Returns the parts of a symbol. For an unknown name, a known prefix is drawn, or else a dot.
  package static func shape(of name: String) -> SymbolShape { resolve(name).shape }

  /// Returns whether a name refers to a drawing, or to a variant of a drawing.
  package static func isKnown(_ name: String) -> Bool { resolve(name).isKnown }

  /// Returns the spoken name of a symbol.
  static func spoken(_ name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }

  /// Reports a name without any drawing, once.
  static func check(
    _ name: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    guard checked.withValue({ $0.insert(name).inserted }) else { return }
    let (shape, isKnown) = resolve(name)
    guard !isKnown, shape.drawing == unknown else { return }
    reportIssue(
      """
      There is no drawing of the symbol '\(name)', so a dot is shown.

      Use the name of another symbol, or register one: 'SymbolDrawing(glyph: "x", outer: "M4 12h16").register(as: \
      "\(name)")'.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

// MARK: Names

extension Symbols {
  private static let unknown = SymbolDrawing(
    glyph: "•",
    body: "M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
  )
  private static let badgeDot = SymbolDrawing(
    glyph: "•",
    body: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"
  )
  private static let enclosures: Set = [
    "circle", "square", "rectangle", "shield", "seal", "octagon", "diamond", "hexagon", "app",
    "bubble",
  ]
  /// The components of a name that do not change the drawing.
  private static let silent: Set = ["crop", "rtl", "fill", "2d"]

  private static func drawing(_ name: String) -> SymbolDrawing? {
    if let own = registered.withValue({ $0[name] }) { return own }
    return drawings[aliases[name] ?? name]
  }

  private static func resolve(_ name: String) -> (shape: SymbolShape, isKnown: Bool) {
    if let found = parts(of: name) { return (found, true) }
    // The beginning of a name is the thing that it shows.
    var rest = Substring(name)
    while let end = rest.lastIndex(of: ".") {
      rest = rest[..<end]
      if let found = parts(of: String(rest)) { return (found, false) }
    }
    return (SymbolShape(drawing: unknown, isFilled: true), false)
  }

  private static func parts(of name: String) -> SymbolShape? {
    if let shape = registeredParts(of: name) { return shape }
    if let drawing = drawing(name) { return SymbolShape(drawing: drawing) }
    if let other = aliases[name] { return parts(of: other) }
    if let letters = letters(name) { return letters }
    if let range = name.range(of: ".badge") {
      guard var shape = parts(of: String(name[..<range.lowerBound])) else { return nil }
      var badge = name[range.upperBound...].drop { $0 == "." }
      if badge.hasSuffix("fill") {
        shape.isFilled = true
        badge = badge.dropLast(badge.count > 4 ? 5 : 4)
      }
      guard let drawing = badge.isEmpty ? badgeDot : drawing(String(badge)) else { return nil }
      shape.badge = drawing
      return shape
    }
    guard let end = name.lastIndex(of: "."), let shape = parts(of: String(name[..<end])) else {
      return nil
    }
    return variant(String(name[name.index(after: end)...]), of: shape)
  }

  /// Returns the parts of a registered symbol, or of a variant of one, also if the library has a
  /// drawing with the name of the variant.
  private static func registeredParts(of name: String) -> SymbolShape? {
    let own = registered.value
    guard !own.isEmpty else { return nil }
    if let drawing = own[name] { return SymbolShape(drawing: drawing) }
    guard let end = name.lastIndex(of: "."),
      let shape = registeredParts(of: String(name[..<end]))
    else { return nil }
    return variant(String(name[name.index(after: end)...]), of: shape)
  }

  /// Returns a symbol with a component of a name applied; nil if the component is not part of a
  /// variant.
  private static func variant(_ part: String, of shape: SymbolShape) -> SymbolShape? {
    var shape = shape
    switch part {
    case "fill": shape.isFilled = true
    case "slash": shape.isSlashed = true
    case _ where enclosures.contains(part) && shape.enclosure == nil:
      shape.enclosure = drawing(part)
    case _ where silent.contains(part): break
    default: return nil
    }
    return shape
  }

  /// A letter, or a number of up to two digits.
  private static func letters(_ name: String) -> SymbolShape? {
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
    guard isLetter || (1...2).contains(name.count) && name.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    var shape = SymbolShape(drawing: SymbolDrawing(glyph: name.first ?? "•"))
    shape.letters = name.uppercased()
    return shape
  }

  /// The drawings by name, parsed once.
  private static let drawings: [String: SymbolDrawing] = {
    var all: [String: SymbolDrawing] = [:]
    for line in symbolDrawings.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 2)
      guard fields.count == 3, let glyph = fields[1].first else { continue }
      let paths = fields[2].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard paths.count == 3 else { continue }
      all[String(fields[0])] = SymbolDrawing(
        glyph: glyph,
        body: paths[0],
        inner: paths[1],
        outer: paths[2]
      )
    }
    all[redacted] = SymbolDrawing(
      glyph: "▒",
      body: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
    )
    return all
  }()

  /// The names of all drawings.
  package static var names: [String] { drawings.keys.sorted() }

  /// The characters of variants that look different in a terminal.
  private static let glyphs = [
    "heart.fill": "♥", "star.fill": "★", "circle.fill": "●", "square.fill": "■",
    "checkmark.square": "☑", "checkmark.square.fill": "☑", "diamond.fill": "◆",
    "triangle.fill": "▲", "bookmark.fill": "▮", "plus.circle": "⊕", "plus.circle.fill": "⊕",
    "minus.circle": "⊖", "minus.circle.fill": "⊖", "xmark.circle": "⊗", "xmark.circle.fill": "⊗",
    "flag.slash": "⚐", "bell.slash": "⍉", "eye.slash": "∅", "person.fill": "♟",
    "star.leadinghalf.filled": "⯪", "trash.slash": "⌦",
  ]
}
