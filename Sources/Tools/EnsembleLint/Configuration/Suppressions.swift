// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The comments of a file that suppress rules.
///
/// ```swift
/// // ensemble-lint:disable:next store-in-view - The preview is made once.
/// ```
///
/// `disable:this` is for the line of the comment, and `disable` for all lines up to an `enable`.
struct Suppressions {
  static let description = RuleDescription(
    id: "suppression",
    summary: "Suppress rules by name, with a reason, and only where they object.",
    explanation: """
      A suppression is written as '// ensemble-lint:disable:next RULE - REASON', with 'disable:this' for its own line, or as \
      'disable' and 'enable' around some lines. One that names no rule, has no reason, or suppresses nothing, is a finding itself.
      """
  )

  private struct Entry {
    let rules: Set<String>
    let lines: ClosedRange<Int>
    let line: Int
    let column: Int
    var used: Set<String> = []
  }

  private struct Mistake {
    let line: Int
    let column: Int
    let message: String
  }

  private var entries: [Entry] = []
  private var mistakes: [Mistake] = []

  init(in file: LintedFile) {
    // The first line and the column of each rule that is suppressed up to an `enable`.
    var open: [String: (line: Int, column: Int)] = [:]
    for comment in Self.comments(in: file) {
      guard let command = Command(comment.text) else { continue }
      if let mistake = command.mistake {
        mistakes.append(Mistake(line: comment.line, column: comment.column, message: mistake))
      }
      let rules = command.rules.intersection(LintRules.ids)
      if rules.isEmpty { continue }
      switch command.verb {
      case .next: add(rules, (comment.line + 1)...(comment.line + 1), comment.column, comment.line)
      case .this: add(rules, comment.line...comment.line, comment.column, comment.line)
      case .begin:
        for rule in rules where open[rule] == nil { open[rule] = (comment.line, comment.column) }
      case .end:
        for rule in rules.sorted() {
          if let start = open.removeValue(forKey: rule) {
            add([rule], start.line...comment.line, start.column, start.line)
          } else {
            let message = "'\(rule)' is not disabled here. Remove the comment."
            mistakes.append(Mistake(line: comment.line, column: comment.column, message: message))
          }
        }
      }
    }
    for (rule, start) in open { add([rule], start.line...Int.max, start.column, start.line) }
  }

  private mutating func add(
    _ rules: Set<String>,
    _ lines: ClosedRange<Int>,
    _ column: Int,
    _ line: Int
  ) {
    entries.append(Entry(rules: rules, lines: lines, line: line, column: column))
  }

  /// Returns whether a rule is suppressed on a line.
  mutating func suppress(_ rule: String, line: Int) -> Bool {
    var isSuppressed = false
    for index in entries.indices
    where entries[index].rules.contains(rule) && entries[index].lines.contains(line) {
      entries[index].used.insert(rule)
      isSuppressed = true
    }
    return isSuppressed
  }

  /// Returns the suppressions that are mistakes or suppress nothing.
  ///
  /// - Parameter isActive: A closure that returns whether a rule is checked at all.
  func problems(
    in file: LintedFile,
    _ severity: Finding.Severity,
    isActive: (String) -> Bool
  ) -> [Finding] {
    let unused = entries.flatMap { entry in
      entry.rules.subtracting(entry.used).filter(isActive).sorted().map {
        Mistake(
          line: entry.line,
          column: entry.column,
          message: "'\($0)' does not object here. Remove the suppression."
        )
      }
    }
    return (mistakes + unused).map {
      Finding(
        rule: Self.description.id,
        message: $0.message,
        severity: severity,
        file: file.path,
        line: $0.line,
        column: $0.column,
        fix: []
      )
    }
  }

  /// Returns the comments of a file, with one element for each line.
  private static func comments(in file: LintedFile) -> [(line: Int, column: Int, text: String)] {
    var comments: [(line: Int, column: Int, text: String)] = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      var position = token.position
      for piece in token.leadingTrivia { add(piece, at: &position) }
      position = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia { add(piece, at: &position) }
    }
    return comments

    func add(_ piece: TriviaPiece, at position: inout AbsolutePosition) {
      switch piece {
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
        .docBlockComment(let text):
        let start = file.location(of: position)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
          comments.append((start.line + index, index == 0 ? start.column : 1, String(line)))
        }
      default: break
      }
      position += piece.sourceLength
    }
  }
}

/// The command in a comment.
private struct Command {
  enum Verb { case next, this, begin, end }

  let verb: Verb
  let rules: Set<String>
  /// The reason why the command is a mistake; nil if it is none.
  let mistake: String?

  /// Reads a comment. Returns nil if it is no command.
  init?(_ comment: String) {
    // A comment inside of a comment, as in an example in documentation, is not a command.
    let text = comment.drop(while: \.isWhitespace).drop { $0 == "/" || $0 == "*" }
      .drop(while: \.isWhitespace).replacing("*/", with: "")
    guard text.hasPrefix("ensemble-lint:") else { return nil }
    let parts = text.dropFirst("ensemble-lint:".count).split(separator: " - ", maxSplits: 1)
    let words = (parts.first ?? "").split { $0.isWhitespace || $0 == "," }.map(String.init)
    let reason = parts.count > 1 ? parts[1].drop(while: \.isWhitespace) : ""
    let names = Set(words.dropFirst())
    let verbs: [String: Verb] = [
      "disable:next": .next, "disable:this": .this, "disable": .begin, "enable": .end,
    ]
    guard let verb = words.first.flatMap({ verbs[$0] }) else {
      verb = .end
      rules = []
      mistake =
        "Write 'disable:next', 'disable:this', 'disable' or 'enable' after 'ensemble-lint:'."
      return
    }
    self.verb = verb
    rules = names
    let unknown = names.subtracting(LintRules.ids).sorted()
    if names.isEmpty {
      mistake = "Name the rule that is suppressed."
    } else if names.contains(where: { !$0.contains(where: \.isLetter) }) {
      mistake = "Write ' - ', a hyphen between spaces, before the reason."
    } else if let first = unknown.first {
      mistake = "There is no rule '\(first)'. 'ensemble lint --list-rules' lists them."
    } else if verb != .end, reason.isEmpty {
      mistake = "Give the reason after the rule, as in '\(names.sorted()[0]) - the reason'."
    } else {
      mistake = nil
    }
  }
}
