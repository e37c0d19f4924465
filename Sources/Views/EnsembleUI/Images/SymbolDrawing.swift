// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

/// The drawing of a symbol, on a grid of 24 by 24 units.
///
/// An application registers custom drawings, or the drawings of an icon package, at its start:
///
/// ```swift
/// SymbolDrawing(glyph: "λ", outer: "M5 20L12 4M8 13l8 7").register(as: "lambda")
///
/// Image(systemName: "lambda")
/// ```
///
/// Paths are written as the attribute `d` of a path in SVG. A browser draws them with lines of the
/// color, the size and the weight of the text around them.
public struct SymbolDrawing: Hashable, Sendable {
  /// The character that a terminal shows: one of a single column.
  public var glyph: Character
  /// The path of the closed body, which the variant `fill` fills.
  public var body: String
  /// The path of lines within the body, which the variant `fill` cuts out.
  public var inner: String
  /// The path of lines outside of the body.
  public var outer: String

  /// Creates a drawing from its paths.
  public init(glyph: Character, body: String = "", inner: String = "", outer: String = "") {
    self.glyph = glyph
    self.body = body
    self.inner = inner
    self.outer = outer
  }

  /// Registers the drawing for the whole program, replacing any other with this name.
  ///
  /// Its variants are then available, too: `lambda.circle`, `lambda.slash`, `lambda.fill`. A
  /// terminal shows the character of the drawing for all of them. A path with invalid characters is
  /// reported as an issue, and not registered. Views that are already shown keep their drawing.
  ///
  /// - Parameter name: The name, of letters, digits and dots.
  public func register(
    as name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard [body, inner, outer].allSatisfy(\.isPath), !name.isEmpty, name.allSatisfy(\.isInName)
    else {
      return reportIssue(
        """
        The symbol '\(name)' is not registered.

        Its name must consist of letters, digits and dots, and its paths of the commands, numbers and separators of \
        SVG paths.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    Symbols.registered.withValue { $0[name] = self }
  }
}

extension String {
  fileprivate var isPath: Bool {
    allSatisfy { "MmLlHhVvCcSsQqTtAaZzEe0123456789+-., \n".contains($0) }
  }
}

extension Character {
  fileprivate var isInName: Bool { isASCII && (isLetter || isNumber) || "._-".contains(self) }
}
