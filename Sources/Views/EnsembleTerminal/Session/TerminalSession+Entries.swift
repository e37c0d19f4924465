// SPDX-License-Identifier: MIT

import EnsembleUI

extension TerminalSession {
  /// The parts of the focused date picker; nil if another control has the focus.
  private var focusedDate: DateParts? {
    guard let focused, case .entry(let entry) = tree[focused]?.content else { return nil }
    return DateParts(entry)
  }

  /// Whether a date picker has the focus.
  var hasFocusedDate: Bool { focusedDate != nil }

  /// Returns the editing of the focused date picker, whose parts may have changed since.
  private func editing(of parts: DateParts) -> DateEditing {
    guard dateEditing.id == focused, parts.units.indices.contains(dateEditing.part) else {
      return DateEditing(id: focused)
    }
    return dateEditing
  }

  /// Moves to the next or previous part of the focused date picker. Returns false at its edges, and
  /// if another control has the focus.
  func moveDatePart(by direction: Int) -> Bool {
    guard let parts = focusedDate else { return false }
    let part = editing(of: parts).part + direction
    guard parts.units.indices.contains(part) else { return false }
    dateEditing = DateEditing(id: focused, part: part)
    return true
  }

  /// Changes the current part of a date picker, or chooses the next named color.
  func adjust(_ entry: ValueEntry, of id: ElementID, by direction: Int) {
    guard let parts = DateParts(entry) else {
      tree.perform(.enter(NamedColor.next(to: entry.text, by: direction).text), on: id)
      return
    }
    dateEditing = editing(of: parts)
    dateEditing.typed = ""
    tree.perform(.enter(parts.adjusted(dateEditing.part, by: direction).text), on: id)
  }

  /// Enters a digit into the current part of the focused date picker.
  ///
  /// The value changes as soon as the digits are a number of the part, within the bounds of the
  /// date: a year has four. After the last digit of a part, the next part is selected.
  func typeDigit(_ digit: Character) {
    guard let focused, isEnabled(focused), let parts = focusedDate,
      case .entry(let entry) = tree[focused]?.content
    else { return }
    var editing = editing(of: parts)
    let unit = parts.units[editing.part]
    editing.typed.append(digit)
    let isWhole = editing.typed.count == unit.length
    if let new = parts.set(editing.part, to: Int(editing.typed) ?? 0),
      isWhole || unit != .year && entry.allows(new.text)
    {
      tree.perform(.enter(new.text), on: focused)
    }
    if isWhole {
      editing.typed = ""
      editing.part = min(editing.part + 1, parts.units.count - 1)
    }
    dateEditing = editing
  }
}

extension ValueEntry {
  /// Returns whether a text is within the bounds. Notations of the same kind are ordered as texts.
  fileprivate func allows(_ text: String) -> Bool {
    (minimum ?? text) <= text && text <= (maximum ?? text)
  }
}

/// A color that a color picker offers in a terminal.
struct NamedColor: Equatable {
  let name: String
  /// The color in the notation of a ``ValueEntry``.
  let text: String

  /// All colors, in the order in which they are offered.
  static let all: [NamedColor] =
    [
      NamedColor(name: "black", text: Color.black.shade.hexadecimal),
      NamedColor(name: "white", text: Color.white.shade.hexadecimal),
    ]
    + Color.Name.allCases.filter { ![.primary, .secondary, .background, .accent].contains($0) }
    .map { NamedColor(name: $0.rawValue, text: $0.shade.hexadecimal) }

  /// Returns the color after or before another; the first one if the other has no name.
  static func next(to text: String, by direction: Int) -> NamedColor {
    guard let offset = all.firstIndex(where: { $0.text == text }) else { return all[0] }
    return all[(offset + direction + all.count) % all.count]
  }
}
