// SPDX-License-Identifier: MIT

import Foundation

extension InspectedStore {
  /// Returns a report of the actions in a range of numbers, or a failure if some of them are not
  /// kept.
  func report(of range: ClosedRange<UInt64>, now: Date = Date()) -> InspectionAnswer {
    let missing = InspectionAnswer.failure("The actions \(range) are not kept any more.")
    guard lastNumber >= firstNumber, range.overlaps(firstNumber...lastNumber) else {
      return missing
    }
    let range = range.clamped(to: firstNumber...lastNumber)
    if range.upperBound - range.lowerBound >= UInt64(SessionReport.stepLimit) {
      return .failure(
        "A report has at most \(SessionReport.stepLimit) actions, but \(range) are more of them."
      )
    }
    let steps = range.compactMap(step)
    guard steps.count == range.count else { return missing }
    return .report(
      SessionReport(
        program: ProcessInfo.processInfo.processName,
        platform: "\(ProcessInfo.processInfo.operatingSystemVersionString), \(processor)",
        date: now,
        module: module,
        feature: title,
        steps: steps,
        test: test(of: range)
      )
    )
  }

  private func step(_ number: UInt64) -> SessionReport.Step? {
    guard let summary = summary(of: number), let difference = difference(by: number, limit: 100)
    else { return nil }
    return SessionReport.Step(
      number: number,
      label: summary.label,
      sender: summary.sender.words,
      date: summary.date,
      changes: difference.changes,
      isIncomplete: difference.isIncomplete
    )
  }
}

extension ActionSummary.Sender {
  private static let effectWords = "effect of "

  fileprivate var words: String {
    switch self {
    case .store: "view"
    case .reducer: "reducer"
    case .effect(_, let location): location.map { Self.effectWords + $0 } ?? "effect"
    }
  }

  /// Creates the sender that a report describes. Unknown words are an effect at that location.
  init(words: String) {
    switch words {
    case "view": self = .store
    case "reducer": self = .reducer
    case "effect": self = .effect(id: 0, location: nil)
    case _ where words.hasPrefix(Self.effectWords):
      self = .effect(id: 0, location: String(words.dropFirst(Self.effectWords.count)))
    default: self = .effect(id: 0, location: words)
    }
  }
}

/// The name of the processor for which the program was built.
private var processor: String {
  #if arch(x86_64)
  "x86_64"
  #elseif arch(arm64)
  "arm64"
  #else
  "another processor"
  #endif
}
