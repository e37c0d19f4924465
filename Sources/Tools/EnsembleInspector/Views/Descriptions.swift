// SPDX-License-Identifier: MIT

import EnsembleInspection
import Foundation

/// Returns a number with its noun, such as `1 action` or `3 actions`.
func counted(_ number: some BinaryInteger, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

extension StoreSummary {
  /// The name in a list of stores.
  var name: String {
    "\(title) \(id)" + (owner.map { " in \($0)" } ?? "") + (isAlive ? "" : ", ended")
  }

  /// The name in a list of stores, with the number of actions, which distinguishes stores of one
  /// feature.
  var choice: String { "\(name), \(actions)" }

  private var actions: String { counted(lastNumber + 1 - firstNumber, "action") }

  /// The numbers of actions, effects and bytes.
  var numbers: String {
    let kilobytes = (size + 1_023) / 1_024
    let effects = counted(runningEffects, "effect")
    return "\(actions), \(effects) running, \(kilobytes) KB"
  }
}

extension ActionSummary.Sender {
  /// The sender in words.
  var text: String {
    switch self {
    case .store: "view"
    case .reducer: "reducer"
    case .effect(_, let location): location.map { "effect \($0)" } ?? "effect"
    }
  }
}

extension ActionSummary.Sender {
  /// The sender with the name and the line of its file, such as `Search:42`.
  var shortText: String {
    guard case .effect(_, let location?) = self else { return text }
    let file = location.split(separator: "/").last.map(String.init) ?? location
    return file.replacingOccurrences(of: ".swift:", with: ":")
  }
}

extension ActionSummary {
  /// The time of day, with milliseconds.
  func time(in timeZone: TimeZone) -> String {
    date.formatted(
      Date.ISO8601FormatStyle(timeZone: timeZone).time(includingFractionalSeconds: true)
    )
  }
}

extension ActionFilter {
  /// The words of a filter.
  static let help =
    "Words that the actions contain. Also: from:view, from:reducer, from:effect, from:Search.swift, "
    + "in:rows, slower:2ms, \"two words\", and - in front of a word that they do not match."
}

extension Duration {
  /// The duration in microseconds or milliseconds.
  var text: String {
    let nanoseconds = components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    switch nanoseconds {
    case ..<10_000: return "\(Double(nanoseconds / 100) / 10) µs"
    case ..<1_000_000: return "\(nanoseconds / 1_000) µs"
    default: return "\(Double(nanoseconds / 100_000) / 10) ms"
    }
  }
}

extension EffectSummary {
  /// The location, and the identifiers, the innermost first.
  var title: String { ([location] + identifiers).joined(separator: " · ") }

  /// The duration and the end, in words.
  var outcome: String {
    let seconds = (duration * 1_000).rounded() / 1_000
    let end = ending.map { ending in
      ending + (cancelledBy.map { " by action \($0)" } ?? "")
    }
    return "\(seconds) s, \(end ?? "running")"
  }

  /// The origin, the duration, the end, and the sent actions, in words.
  var text: String {
    let sender = cause == 0 ? "the state" : "action \(cause)"
    let sent =
      sent.isEmpty ? "" : ", sent \(sent.suffix(5).map(String.init).joined(separator: ", "))"
    return "by \(sender), \(outcome)\(sent)"
  }
}
