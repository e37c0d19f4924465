// SPDX-License-Identifier: MIT

import EnsembleUI

/// The colors of cells in a page, as a dark terminal shows them.
enum CellColors {
  static let background = Color(red: 0.086, green: 0.094, blue: 0.114)
  static let text = Color(red: 0.886, green: 0.902, blue: 0.925)
  /// The color of text that is dim.
  static let dim = Color(red: 0.612, green: 0.643, blue: 0.694)

  /// The shades of the standard colors, by their codes.
  private static let shades: [UInt8: Color] = [
    30: color(0x6e7681), 31: color(0xff7b72), 32: color(0x7ee787), 33: color(0xe3b341),
    34: color(0x79c0ff), 35: color(0xd2a8ff), 36: color(0x56d4dd), 37: color(0xe2e6ec),
    90: color(0x9ca4b1), 91: color(0xffa198), 92: color(0xaff5b4), 93: color(0xf2cc60),
    94: color(0xa5d6ff), 95: color(0xe2c5ff), 96: color(0xb3f0ff), 97: color(0xffffff),
  ]

  private static func color(_ code: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(code >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  static subscript(color: TerminalColor) -> Color {
    guard let shade = color.shade else { return shades[color.code] ?? text }
    return Color(
      red: Double(shade.red) / 255,
      green: Double(shade.green) / 255,
      blue: Double(shade.blue) / 255
    )
  }
}

extension CellBuffer {
  /// Returns the lines as texts, with the caret as an inverse cell.
  func runs(cursor: ScreenPosition?) -> [[TextRun]] {
    (0..<size.rows).map { row in
      var runs: [TextRun] = []
      var last: CellStyle?
      for (column, cell) in self.row(row).enumerated() where cell.columns > 0 {
        var style = cell.style
        if cursor == ScreenPosition(row: row, column: column) {
          style.attributes.formSymmetricDifference(.inverse)
        }
        if style == last {
          runs[runs.count - 1].text.append(cell.character)
        } else {
          runs.append(TextRun(String(cell.character), style))
          last = style
        }
      }
      return runs
    }
  }
}

extension TextRun {
  fileprivate init(_ text: String, _ style: CellStyle) {
    self.init(text)
    isBold = style.attributes.contains(.bold)
    isItalic = style.attributes.contains(.italic)
    isUnderlined = style.attributes.contains(.underline)
    isStruckThrough = style.attributes.contains(.struckThrough)
    var front = style.foreground.map { CellColors[$0] }
    var back = style.background.map { CellColors[$0] }
    if style.attributes.contains(.dim), front == nil { front = CellColors.dim }
    if style.attributes.contains(.inverse) {
      (front, back) = (back ?? CellColors.background, front ?? CellColors.text)
    }
    (foreground, background) = (front, back)
  }
}
