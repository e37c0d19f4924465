// SPDX-License-Identifier: MIT

import Foundation

/// A filter for a list of actions, as typed by a person.
///
/// It consists of words, each of which an action must match:
///
/// - `toggled`: the text of the action contains the word.
/// - `"two words"`: it contains the words with the spaces between them.
/// - `from:view`, `from:reducer`, `from:effect`: the sender. Any other word matches a part of the
///   file and line of the effect: `from:Search.swift`.
/// - `in:rows.element`: the action belongs to a child feature, whose path contains the word.
/// - `slower:2ms`: its reducer has run for longer than that, in `us`, `ms` or `s`.
/// - `-toggled`, `-"two words"`: the action does not match the word after the sign.
///
/// Case is ignored.
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

  /// Creates a filter from its words. Incomplete words, such as `from:`, match all actions.
  package init(_ text: String) {
    conditions = Self.words(of: text)
      .compactMap { word in
        let term = word.isQuoted ? .text(word.text) : Self.term(word.text)
        return term.map { Condition(term: $0, isNegated: word.isNegated) }
      }
      // The cheap ones first.
      .sorted { $0.term.cost < $1.term.cost }
  }

  /// Returns whether an action matches.
  ///
  /// - Parameters:
  ///   - sender: The sender of the action.
  ///   - duration: The duration of the reducer's run.
  ///   - text: A closure that returns the text of the action, called only if needed.
  ///   - feature: A closure that returns the path of the action's feature, called only if needed.
  func matches(
    sender: ActionSummary.Sender,
    duration: Duration,
    text: () -> String,
    feature: () -> String
  ) -> Bool {
    conditions.allSatisfy { condition in
      let isMatch =
        switch condition.term {
        case .slower(let limit): duration > limit
        case .sender(let word): sender.matches(word)
        case .text(let word): text().localizedCaseInsensitiveContains(word)
        case .feature(let word): feature().localizedCaseInsensitiveContains(word)
        }
      return isMatch != condition.isNegated
    }
  }

  private struct Word {
    let text: String
    let isQuoted: Bool
    let isNegated: Bool
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return words }
      let next = rest.dropFirst().first
      let isNegated = first == "-" && next.map { !$0.isWhitespace } == true
      if isNegated { rest = rest.dropFirst() }
      let isQuoted = rest.first == "\""
      if isQuoted { rest = rest.dropFirst() }
      let end = rest.firstIndex { isQuoted ? $0 == "\"" : $0.isWhitespace } ?? rest.endIndex
      if end > rest.startIndex {
        words.append(Word(text: String(rest[..<end]), isQuoted: isQuoted, isNegated: isNegated))
      }
      rest = isQuoted && end < rest.endIndex ? rest[end...].dropFirst() : rest[end...]
    }
  }

  /// Returns the condition of a word; nil if the word is incomplete.
  private static func term(_ word: String) -> Term? {
    guard let colon = word.firstIndex(of: ":") else { return .text(word) }
    let value = String(word[word.index(after: colon)...])
    switch word[..<colon].lowercased() {
    case "from": return value.isEmpty ? nil : .sender(value)
    case "in": return value.isEmpty ? nil : .feature(value)
    case "slower": return duration(value).map(Term.slower)
    // The word may still be a part of the action's text, such as the label of a payload.
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
}

extension ActionSummary.Sender {
  /// Returns whether a word names the kind of the sender, or is a part of the location of an
  /// effect.
  fileprivate func matches(_ word: String) -> Bool {
    switch (self, word.lowercased()) {
    case (.store, "view"), (.reducer, "reducer"), (.effect, "effect"): true
    case (_, "view"), (_, "reducer"), (_, "effect"): false
    case (.effect(_, let location?), _): location.localizedCaseInsensitiveContains(word)
    default: false
    }
  }
}
