// SPDX-License-Identifier: MIT

import Ensemble

/// What the terminal shows of one feature.
@MainActor
protocol Screen {
  /// What there is to see.
  var lines: [String] { get }
  /// What can be typed.
  var commands: String { get }
  /// Sends what a command stands for; nil if there is no such command now.
  func perform(_ command: Command) -> StoreTask?
}

/// A command: a word, and what comes after it.
struct Command {
  let name: String
  let argument: String?

  /// Reads `name argument` and `name=argument`.
  init(_ text: String) {
    guard let end = text.firstIndex(where: { $0 == " " || $0 == "=" }) else {
      name = text
      argument = nil
      return
    }
    name = String(text[..<end]) + (text[end] == "=" ? "=" : "")
    argument = text[text.index(after: end)...].trimmingPrefix(while: \.isWhitespace).description
  }

  /// Which of some rows the argument says, by its number from 1.
  func offset(in count: Int) -> Int? {
    guard let number = Int(argument ?? ""), number >= 1, number <= count else { return nil }
    return number - 1
  }

  /// The row that the argument says, by its number from 1.
  func row<Rows: RandomAccessCollection>(of rows: Rows) -> Rows.Element? {
    offset(in: rows.count).map { rows[rows.index(rows.startIndex, offsetBy: $0)] }
  }
}

extension Collection {
  /// A line for each element, numbered from 1.
  func numbered(_ text: (Element) -> String) -> [String] {
    enumerated().map { "\($0 + 1) \(text($1))" }
  }
}
