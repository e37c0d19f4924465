// SPDX-License-Identifier: MIT

import EnsembleBindings
import Foundation

/// A control that selects a date, a time of day, or both.
///
/// ```swift
/// DatePicker("Due", selection: $store.due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// Dates are those of the Gregorian calendar in the environment's time zone. Without the component
/// `date`, the day of the value is kept; without `hourAndMinute`, its time of day is. An entered
/// time has no seconds.
///
/// A browser shows its own control. In a terminal, the arrow keys move between the parts of the
/// value, `+` and `-` change a part, and digits enter it.
public struct DatePicker<Label: View>: PrimitiveView {
  /// The parts of a date that a date picker shows.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>,
    from minimum: Date? = nil,
    to maximum: Date? = nil,
    _ components: Components,
    label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// Creates a date picker with a label made of views.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label: label())
  }

  /// Creates a date picker for dates within bounds, with a label made of views.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection,
      from: range.lowerBound,
      to: range.upperBound,
      displayedComponents,
      label: label()
    )
  }

  /// Creates a date picker with a minimum date, and with a label made of views.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label: label())
  }

  /// Creates a date picker with a maximum date, and with a label made of views.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label: label())
  }

  static func update(_ view: Self, in node: _ViewNode) {
    let notation = DateNotation(view.components, in: node.environment.links.values.timeZone)
    let (minimum, maximum) = (view.minimum, view.maximum)
    let read = { view.selection.wrappedValue }
    node.reads(read) { .entry(notation.entry(of: $0, from: minimum, to: maximum)) }
    node.handler = { event in
      guard case .enter(let text) = event, let date = notation.date(text, changing: read()) else {
        return false
      }
      let least = minimum.map { max($0, date) } ?? date
      view.selection.wrappedValue = maximum.map { min($0, least) } ?? least
      return true
    }
    node.updateChild(0, to: view.label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public init(
    _ title: some _TitleText,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, label: Text(title: title))
  }

  /// Creates a date picker with a title for dates within bounds.
  public init(
    _ title: some _TitleText,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title: title)
    }
  }

  /// Creates a date picker with a title and a minimum date.
  public init(
    _ title: some _TitleText,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title: title)
    }
  }

  /// Creates a date picker with a title and a maximum date.
  public init(
    _ title: some _TitleText,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title: title)
    }
  }
}

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each part.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day, the month and the year.
  public static let date = Self(rawValue: 2)
}

/// The notation of dates in a ``ValueEntry``.
struct DateNotation {
  let kind: ValueEntry.Kind
  private var calendar = Calendar(identifier: .gregorian)

  init(_ components: DatePickerComponents, in timeZone: TimeZone) {
    kind =
      if components == .hourAndMinute {
        .time
      } else {
        components.contains(.hourAndMinute) ? .dateAndTime : .date
      }
    calendar.timeZone = timeZone
  }

  /// Returns the entry of a date. A time of day alone has no bounds, as these are dates.
  func entry(of date: Date, from minimum: Date?, to maximum: Date?) -> ValueEntry {
    guard kind != .time else { return ValueEntry(kind, text: text(of: date)) }
    return ValueEntry(
      kind,
      text: text(of: date),
      minimum: minimum.map(text),
      maximum: maximum.map(text)
    )
  }

  /// Returns the notation of a date. Years outside of 1 to 9999 are clamped.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    let year = parts.era == 0 ? 1 : min(max(parts.year ?? 1, 1), 9999)
    let day = "\(year.padded(to: 4))-\(parts.month.padded)-\(parts.day.padded)"
    let time = "\(parts.hour.padded):\(parts.minute.padded)"
    switch kind {
    case .time: return time
    case .dateAndTime: return "\(day)T\(time)"
    case .date, .color: return day
    }
  }

  /// Returns the date of a notation; nil if the text is not valid.
  ///
  /// - Parameter current: The date that provides the remaining components. If the text is its
  ///   notation, the date itself is returned.
  func date(_ text: String, changing current: Date) -> Date? {
    let pieces = text.split(whereSeparator: { $0 == "T" || $0 == " " }).map(String.init)
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond],
      from: current
    )
    switch (kind, pieces.count) {
    case (.date, 1):
      guard parts.setDay(pieces[0]) else { return nil }
    case (.time, 1):
      guard parts.setTime(pieces[0]) else { return nil }
    case (.dateAndTime, 2):
      guard parts.setDay(pieces[0]), parts.setTime(pieces[1]) else { return nil }
    default: return nil
    }
    // A calendar accepts a 31st of February.
    guard let date = calendar.date(from: parts),
      calendar.component(.day, from: date) == parts.day || kind == .time
    else { return nil }
    return self.text(of: date) == self.text(of: current) ? current : date
  }
}

extension DateComponents {
  fileprivate mutating func setDay(_ text: String) -> Bool {
    let numbers = text.numbers(separatedBy: "-")
    guard numbers.count == 3, (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return false }
    era = 1
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    return true
  }

  fileprivate mutating func setTime(_ text: String) -> Bool {
    let numbers = text.numbers(separatedBy: ":")
    guard (2...3).contains(numbers.count), (0...23).contains(numbers[0]),
      numbers.dropFirst().allSatisfy((0...59).contains)
    else { return false }
    (hour, minute, second) = (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
    nanosecond = 0
    return true
  }
}

extension String {
  /// Returns the numbers of a notation; empty if a part is not a number.
  fileprivate func numbers(separatedBy separator: Character) -> [Int] {
    let parts = split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : []
  }
}

extension Int {
  fileprivate func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}

extension Int? {
  /// The number with two digits.
  fileprivate var padded: String { (self ?? 0).padded(to: 2) }
}
