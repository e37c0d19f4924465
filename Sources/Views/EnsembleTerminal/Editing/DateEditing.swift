// SPDX-License-Identifier: MIT

import EnsembleUI

/// The editing of a date picker: the part that keys change, and the digits that were typed.
struct DateEditing: Equatable {
  /// The date picker.
  var id: ElementID?
  /// The offset of the part.
  var part = 0
  /// The digits that have been typed for the selected part of the date.
  var typed = ""
}

/// The parts of a date in the notation of a ``ValueEntry``: numbers, with separators between them.
struct DateParts {
  /// The unit of a part of a date or a time.
  enum Unit {
    case year, month, day, hour, minute

    /// The number of digits.
    var length: Int { self == .year ? 4 : 2 }

    fileprivate var bounds: ClosedRange<Int> {
      switch self {
      case .year: 1...9999
      case .month: 1...12
      case .day: 1...31
      case .hour: 0...23
      case .minute: 0...59
      }
    }
  }

  let units: [Unit]
  private(set) var numbers: [Int]

  /// Creates the parts of an entry; nil if it is not a date.
  init?(_ entry: ValueEntry) {
    switch entry.kind {
    case .date: units = [.year, .month, .day]
    case .time: units = [.hour, .minute]
    case .dateAndTime: units = [.year, .month, .day, .hour, .minute]
    case .color: return nil
    }
    numbers = entry.text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == units.count else { return nil }
  }

  /// The parts in the notation of the entry.
  var text: String { shown.joined().replacing(" ", with: "T") }

  /// The parts as they are shown, with a separator at the end of each but the last.
  var shown: [String] {
    units.indices.map { offset in
      let digits = String(numbers[offset])
      let unit = units[offset]
      let zeros = String(repeating: "0", count: max(0, unit.length - digits.count))
      return zeros + digits + separator(after: offset)
    }
  }

  private func separator(after offset: Int) -> String {
    guard offset + 1 < units.count else { return "" }
    switch units[offset] {
    case .day: return " "
    case .hour: return ":"
    default: return "-"
    }
  }

  /// Returns the parts with one of them changed by a step, wrapping around after its last value.
  func adjusted(_ offset: Int, by step: Int) -> DateParts {
    let bounds = bounds(of: offset)
    var number = numbers[offset] + step
    if number > bounds.upperBound { number = bounds.lowerBound }
    if number < bounds.lowerBound { number = bounds.upperBound }
    return replacing(offset, with: number)
  }

  /// Returns the parts with one of them set; nil if it cannot have that number.
  func set(_ offset: Int, to number: Int) -> DateParts? {
    bounds(of: offset).contains(number) ? replacing(offset, with: number) : nil
  }

  private func replacing(_ offset: Int, with number: Int) -> DateParts {
    var copy = self
    copy.numbers[offset] = number
    // The day stays within its month.
    if let day = units.firstIndex(of: .day) {
      copy.numbers[day] = min(copy.numbers[day], copy.bounds(of: day).upperBound)
    }
    return copy
  }

  private func bounds(of offset: Int) -> ClosedRange<Int> {
    guard units[offset] == .day else { return units[offset].bounds }
    let (year, month) = (numbers[0], numbers[1])
    switch month {
    case 2:
      let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
      return 1...(isLeap ? 29 : 28)
    case 4, 6, 9, 11: return 1...30
    default: return 1...31
    }
  }
}
