// SPDX-License-Identifier: MIT

import Foundation

/// A filter of a list of actions, as a person types it.
///
/// It consists of words, each of which an action must match:
///
/// - `toggled`: the text of the action contains the word.
/// - `"two words"`: it contains the words with the spaces between them.
/// - `from:view`, `from:reducer`, `from:effect`: the sender. Another word is looked for in the file
///   and line of the effect: `from:Search.swift`.
/// - `in:rows.element`: the action belongs to a child feature, whose path contains the word.
/// - `slower:2ms`: its reducer has run for longer than that, in `us`, `ms` or `s`.
/// - `-toggled`: the action does not match the word behind the sign.
///
/// Upper and lower case are the same.
package struct ActionFilter: Equatable, Sendable {
  fileprivate enum Term: Equatable {
    case text(String)
    case sender(String)
    case feature(String)
    case slower(Duration)
  }

  fileprivate struct Condition: Equatable {
    let term: Term
    let isNegated: Bool
  }

  private let conditions: [Condition]
  /// Whether an action can only be matched if its path is known.
  private let needsFeature: Bool

  /// Creates a filter from its words. Those that are not complete yet, such as `from:`, match each
  /// action.
  package init(_ text: String) {
    conditions = Self.words(of: text).compactMap { word, isQuoted in
      isQuoted
        ? Condition(term: .text(word), isNegated: false)
        : Self.condition(word)
    }
    // The cheap ones first.
    .sorted { $0.term.cost < $1.term.cost }
    needsFeature = conditions.contains { if case .feature = $0.term { true } else { false } }
  }

  /// Returns whether an action matches.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - feature: Returns the path of the feature to which the action belongs.
  package func matches(_ action: ActionSummary, feature: () -> String) -> Bool {
    let feature = needsFeature ? feature() : ""
    return conditions.allSatisfy { $0.term.matches(action, feature) != $0.isNegated }
  }

  /// Returns the words, and whether each of them is quoted.
  private static func words(of text: String) -> [(String, isQuoted: Bool)] {
    var words: [(String, Bool)] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return words }
      let isQuoted = first == "\""
      if isQuoted { rest = rest.dropFirst() }
      let end = rest.firstIndex { isQuoted ? $0 == "\"" : $0.isWhitespace } ?? rest.endIndex
      if end > rest.startIndex { words.append((String(rest[..<end]), isQuoted)) }
      rest = isQuoted && end < rest.endIndex ? rest[end...].dropFirst() : rest[end...]
    }
  }

  private static func condition(_ word: String) -> Condition? {
    let isNegated = word.hasPrefix("-") && word.count > 1
    let word = isNegated ? String(word.dropFirst()) : word
    return term(word).map { Condition(term: $0, isNegated: isNegated) }
  }

  /// Returns what a word asks for; nil if it is not complete.
  private static func term(_ word: String) -> Term? {
    guard let colon = word.firstIndex(of: ":") else { return .text(word) }
    let value = String(word[word.index(after: colon)...])
    switch word[..<colon].lowercased() {
    case "from": return value.isEmpty ? nil : .sender(value)
    case "in": return value.isEmpty ? nil : .feature(value)
    case "slower": return duration(value).map(Term.slower)
    // Such as the label of a payload.
    default: return .text(word)
    }
  }

  private static func duration(_ text: String) -> Duration? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value < 1e9 else { return nil }
    let microseconds: Double? =
      switch text[number.endIndex...].lowercased() {
      case "us", "µs": value
      case "ms", "": value * 1_000
      case "s": value * 1_000_000
      default: nil
      }
    return microseconds.map { .nanoseconds(Int64(min($0 * 1_000, 1e18))) }
  }
}

extension ActionFilter.Term {
  fileprivate var cost: Int {
    switch self {
    case .slower: 0
    case .sender: 1
    case .text: 2
    case .feature: 3
    }
  }

  fileprivate func matches(_ action: ActionSummary, _ feature: String) -> Bool {
    switch self {
    case .text(let text): action.text.localizedCaseInsensitiveContains(text)
    case .feature(let text): feature.localizedCaseInsensitiveContains(text)
    case .slower(let limit): action.duration > limit
    case .sender(let text): matches(action.sender, text)
    }
  }

  private func matches(_ sender: ActionSummary.Sender, _ text: String) -> Bool {
    switch (sender, text.lowercased()) {
    case (.store, "view"), (.reducer, "reducer"), (.effect, "effect"): true
    case (_, "view"), (_, "reducer"), (_, "effect"): false
    case (.effect(_, let location?), _): location.localizedCaseInsensitiveContains(text)
    default: false
    }
  }
}
