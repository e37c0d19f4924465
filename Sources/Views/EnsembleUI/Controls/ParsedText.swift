// SPDX-License-Identifier: MIT

import Foundation

extension ParseableFormatStyle where FormatOutput == String {
  /// Returns the value of a text; nil if the text cannot be parsed as a whole.
  ///
  /// The parse strategies of numbers and dates are lenient: `4 apples`, and `4.5` as an integer,
  /// are 4, and the 45th of a month is in the next month. The ignored parts of a text would be
  /// lost.
  func wholeValue(of text: String) -> FormatInput? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let value = try? parseStrategy.parse(text) else { return nil }
    switch value {
    case is Date:
      return isRead(text, upToItsEndBy: self) && hasSameNumbers(text, as: format(value), of: self)
        ? value : nil
    case let number as any Equatable & NumericText:
      return ignoresCharacters(of: text, parsedAs: number) ? nil : value
    default: return value
    }
  }

  /// Returns whether a digit or a letter of a text has no influence on its value.
  private func ignoresCharacters<Number: Equatable & NumericText>(
    of text: String,
    parsedAs number: Number
  ) -> Bool {
    let digits = text.filter(\.isNumber)
    guard !digits.isEmpty else { return true }
    lazy var symbols = (number as? FormatInput).map { format($0) } ?? ""
    for index in text.indices {
      let character = text[index]
      if character.isNumber {
        // Zeros at the end of a fraction, and digits that the type cannot hold, are not ignored.
        if character.wholeNumberValue == 0 || digits.count > Number.exactDigits { continue }
      } else if !character.isLetter || symbols.contains(character) {
        continue
      }
      var rest = text
      rest.remove(at: index)
      if (try? parseStrategy.parse(rest)) as? Number == number { return true }
    }
    return false
  }
}

/// A type of numbers, with the number of decimal digits that it holds exactly.
private protocol NumericText {
  static var exactDigits: Int { get }
}

extension NumericText where Self: FixedWidthInteger {
  static var exactDigits: Int { .max }
}

extension NumericText where Self: BinaryFloatingPoint {
  static var exactDigits: Int { significandBitCount * 3 / 10 }
}

extension Int: NumericText {}
extension Int8: NumericText {}
extension Int16: NumericText {}
extension Int32: NumericText {}
extension Int64: NumericText {}
extension UInt: NumericText {}
extension UInt8: NumericText {}
extension UInt16: NumericText {}
extension UInt32: NumericText {}
extension UInt64: NumericText {}
extension Float: NumericText {}
extension Double: NumericText {}

extension Decimal: NumericText {
  static var exactDigits: Int { 38 }
}

/// Returns whether a style parses a text up to its end, as far as the style reveals.
private func isRead(_ text: String, upToItsEndBy style: Any) -> Bool {
  guard
    let style = style as? any CustomConsumingRegexComponent,
    let end = try? style.end(in: text)
  else { return true }
  return end == text.endIndex
}

extension CustomConsumingRegexComponent {
  fileprivate func end(in text: String) throws -> String.Index? {
    try consuming(text, startingAt: text.startIndex, in: text.startIndex..<text.endIndex)?
      .upperBound
  }
}

/// Returns whether a text has the same numbers as the formatted date, ignoring leading zeros and
/// the century, as in `01/2/26`. Strict styles need no check.
private func hasSameNumbers(_ text: String, as formatted: String, of style: Any) -> Bool {
  guard style is Date.FormatStyle else { return true }
  let (typed, shown) = (numbers(in: text), numbers(in: formatted))
  return typed.count == shown.count
    && zip(typed, shown).allSatisfy { $0 == $1 || $1.count == 4 && $1.suffix(2) == $0 }
}

/// Returns the numbers in a text, in Latin digits and without leading zeros.
private func numbers(in text: String) -> [String] {
  text.split { $0.wholeNumberValue == nil }.map { digits in
    let digits = digits.compactMap(\.wholeNumberValue).map(String.init)
    return (digits.dropLast().drop { $0 == "0" } + digits.suffix(1)).joined()
  }
}
