// SPDX-License-Identifier: MIT

/// One place of a screen. A wide character has a second cell, without columns, to its right.
struct Cell: Equatable {
  var character: Character = " "
  var columns = 1
  var style = CellStyle()

  static let blank = Cell()
  fileprivate static let second = Cell(character: " ", columns: 0)

  /// Whether it looks like a cell that nothing was written to.
  var isBlank: Bool { columns == 1 && character == " " && !style.showsSpaces }
}

/// How many cells a screen has.
struct ScreenSize: Equatable {
  var rows: Int
  var columns: Int
}

extension ScreenSize {
  /// What is near to a size that was claimed: whoever made the terminal may have said anything.
  init(credibleRows rows: Int, columns: Int) {
    self.init(rows: min(max(rows, 1), 1000), columns: min(max(columns, 1), 1000))
  }
}

/// A cell of a screen, counted from 0.
struct ScreenPosition: Equatable {
  var row: Int
  var column: Int
}

/// What a screen shows.
struct CellBuffer: Equatable {
  let size: ScreenSize
  private(set) var cells: [Cell]

  init(size: ScreenSize) {
    self.size = ScreenSize(rows: max(0, size.rows), columns: max(0, size.columns))
    cells = Array(repeating: .blank, count: self.size.rows * self.size.columns)
  }

  /// Makes every cell blank, in place.
  mutating func clear() {
    for index in cells.indices { cells[index] = .blank }
  }

  subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// The cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes text from a cell on, up to a column. Returns the column after it.
  @discardableResult
  mutating func write(
    _ text: String,
    style: CellStyle = CellStyle(),
    row: Int,
    column: Int,
    limit: Int? = nil
  ) -> Int {
    guard (0..<size.rows).contains(row), column >= 0 else { return column }
    let limit = min(limit ?? size.columns, size.columns)
    var column = column
    for character in text {
      guard let shown = character.displayed else { continue }
      let columns = shown.columns
      guard column + columns <= limit else { break }
      put(Cell(character: shown, columns: columns, style: style), row: row, column: column)
      column += columns
    }
    return column
  }

  private mutating func put(_ cell: Cell, row: Int, column: Int) {
    let index = row * size.columns + column
    split(at: index)
    if cell.columns == 2 {
      split(at: index + 1)
      cells[index + 1] = .second
      cells[index + 1].style = cell.style
    }
    cells[index] = cell
  }

  /// Makes spaces of the halves of a wide character that loses one.
  private mutating func split(at index: Int) {
    switch cells[index].columns {
    case 0:
      cells[index - 1].character = " "
      cells[index - 1].columns = 1
      cells[index].columns = 1
    case 2:
      cells[index].character = " "
      cells[index].columns = 1
      cells[index + 1].columns = 1
    default:
      break
    }
  }

  /// The text of a row, without spaces at its end.
  func text(ofRow index: Int) -> String {
    let row = row(index)
    let end = row.lastIndex { $0.columns != 1 || $0.character != " " }
    var text = ""
    for cell in row[...(end ?? row.startIndex - 1)] where cell.columns > 0 {
      text.append(cell.character)
    }
    return text
  }

  /// The text of all rows, without spaces at their ends.
  var lines: [String] { (0..<size.rows).map(text(ofRow:)) }
}
