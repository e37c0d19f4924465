// SPDX-License-Identifier: MIT

/// An event of the mouse over a cell of the screen.
struct MouseEvent: Equatable {
  enum Kind: Equatable {
    case press, drag, release
    /// A turn of the wheel by a step: down is positive.
    case wheel(Int)
  }

  let kind: Kind
  let position: ScreenPosition

  /// The largest coordinate of a credible event.
  private static let limit = 10_000

  /// Creates the event of a report; nil if it is not credible, or for another button.
  ///
  /// With shift, the person selects text of the terminal, which most terminals do not report.
  ///
  /// - Parameters:
  ///   - code: The button, with the modifiers.
  ///   - column: The column, counted from 1.
  ///   - row: The row, counted from 1.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard (0..<256).contains(code), (1...Self.limit).contains(column),
      (1...Self.limit).contains(row), code & 4 == 0
    else { return nil }
    switch (code & 0b1110_0000, code & 3) {
    case (0, 0): kind = isRelease ? .release : .press
    // Without the number of the button, as terminals report it that know only the first encoding.
    case (0, 3): kind = .release
    case (32, 0): kind = .drag
    case (64, 0): kind = .wheel(-1)
    case (64, 1): kind = .wheel(1)
    default: return nil
    }
    if isRelease, kind != .release { return nil }
    position = ScreenPosition(row: row - 1, column: column - 1)
  }

  init(_ kind: Kind, row: Int, column: Int) {
    self.kind = kind
    position = ScreenPosition(row: row, column: column)
  }

  /// Creates the event of a control sequence `CSI < code ; column ; row`, without its first byte;
  /// nil if it is malformed.
  init?(_ parameters: ArraySlice<UInt8>, isRelease: Bool) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2]
    else { return nil }
    self.init(code: code, column: column, row: row, isRelease: isRelease)
  }
}
