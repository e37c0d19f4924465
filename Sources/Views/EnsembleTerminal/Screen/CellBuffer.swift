// SPDX-License-Identifier: MIT

/// A cell of a screen. A wide character is followed by a second cell of zero columns.
struct Cell: Equatable {
  var character: Character = " "
  var columns = 1
  var style = CellStyle()

  static let blank = Cell()
  fileprivate static let second = Cell(character: " ", columns: 0)

  /// Whether the cell looks like a cleared one.
  var isBlank: Bool { columns == 1 && character == " " && !style.showsSpaces }
}

/// The size of a screen in cells.
struct ScreenSize: Equatable {
  var rows: Int
  var columns: Int
}

extension ScreenSize {
  /// Creates a size clamped to credible bounds, because the reported size of a terminal may be any
  /// number.
  init(credibleRows rows: Int, columns: Int) {
    self.init(rows: min(max(rows, 1), 1000), columns: min(max(columns, 1), 1000))
  }
}

/// The position of a cell on a screen, counted from 0.
struct ScreenPosition: Equatable {
  var row: Int
  var column: Int
}

/// The content of a screen.
struct CellBuffer: Equatable {
  let size: ScreenSize
  private(set) var cells: [Cell]

  init(size: ScreenSize) {
    self.size = ScreenSize(rows: max(0, size.rows), columns: max(0, size.columns))
    cells = Array(repeating: .blank, count: self.size.rows * self.size.columns)
  }

  /// Clears every cell in place.
  mutating func clear() {
    for index in cells.indices { cells[index] = .blank }
  }

  subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Returns the cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes text from a cell up to a column. Returns the column after it.
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

  /// Replaces the halves of a wide character by spaces when one of them is overwritten.
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

  /// Returns the text of a row without trailing spaces.
  func text(ofRow index: Int) -> String {
    let row = row(index)
    let end = row.lastIndex { $0.columns != 1 || $0.character != " " }
    var text = ""
    for cell in row[...(end ?? row.startIndex - 1)] where cell.columns > 0 {
      text.append(cell.character)
    }
    return text
  }

  /// The text of all rows without trailing spaces.
  var lines: [String] { (0..<size.rows).map(text(ofRow:)) }
}
