// SPDX-License-Identifier: MIT

/// The nine cells of a game, row by row.
struct GameGrid: Equatable, Sendable {
  /// The mark of a player.
  enum Mark: String, Sendable {
    case x = "✕"
    case o = "○"

    var other: Mark { self == .x ? .o : .x }
  }

  var cells = [Mark?](repeating: nil, count: 9)

  /// Puts a mark into a cell. Returns `false` if the cell is taken.
  mutating func put(_ mark: Mark, at cell: Int) -> Bool {
    guard cells.indices.contains(cell), cells[cell] == nil else { return false }
    cells[cell] = mark
    return true
  }

  /// The cells of the line that wins.
  var winningLine: [Int]? {
    Self.lines.first { line in
      let marks = line.map { cells[$0] }
      return marks[0] != nil && marks.allSatisfy { $0 == marks[0] }
    }
  }

  var winner: Mark? { winningLine.flatMap { cells[$0[0]] } }

  var isFull: Bool { !cells.contains(nil) }

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]
}
