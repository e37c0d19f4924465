// SPDX-License-Identifier: MIT

import Foundation

extension SessionReport {
  /// The number of the only store in the answers of a report.
  private static let store = 1

  /// Answers a query as the store of the report would, from what the report contains.
  ///
  /// The parts of a state are those that the actions of the report have changed, with their last
  /// values. Other states, effects and durations are not in a report, and commands fail.
  ///
  /// - Complexity: O(*n*) in the number of actions, for each requested one.
  package func answer(_ request: InspectionRequest) -> InspectionAnswer {
    switch request {
    case .stores: .stores([summary])
    case .changeCount: .count(0)
    case .actions(_, let end, let filter, let limit):
      .actions(actions(before: end, matching: ActionFilter(filter), limit: limit))
    case .changeTexts(_, let numbers): .changeTexts(numbers.sorted().compactMap(changeText))
    case .action(_, let number): detail(of: number)
    case .parts(_, let number, let path, let range):
      path.isEmpty
        ? .parts(Array(parts(after: number).dropFirst(range.lowerBound).prefix(range.count)))
        : .parts([])
    case .search(_, let number, let text): search(text, after: number)
    case .compare(_, let first, let last): .changes(difference(from: first, to: last))
    case .effects: .effects([])
    case .features: .features([], findings: [])
    case .forms: .texts([])
    case .test(_, let range): whole(range) { .test(test) }
    case .report(_, let range): whole(range) { .report(self) }
    case .forgetReleased: .done
    case .travel, .returnToPresent, .fork, .continueFromPast, .find, .skip, .send:
      .failure("A report has no program that could do this. 'ensemble replay' runs its actions.")
    }
  }

  private var numbers: ClosedRange<UInt64>? {
    guard let first = steps.first, let last = steps.last else { return nil }
    return first.number...last.number
  }

  private var summary: StoreSummary {
    StoreSummary(
      id: Self.store,
      title: feature,
      owner: "the report of \(program)",
      isAlive: true,
      firstNumber: numbers?.lowerBound ?? 1,
      lastNumber: numbers?.upperBound ?? 0,
      size: steps.reduce(0) { $0 + $1.size },
      shownNumber: nil,
      waitingCount: 0,
      runningEffects: 0
    )
  }

  private func step(_ number: UInt64) -> Step? { steps.first { $0.number == number } }

  private func actions(
    before end: UInt64?,
    matching filter: ActionFilter,
    limit: Int
  ) -> [ActionSummary] {
    let summaries = steps.reversed().lazy
      .filter { step in end.map { step.number < $0 } ?? true }
      .map(ActionSummary.init)
      .filter {
        filter.matches(
          sender: $0.sender,
          duration: .zero,
          text: { [label = $0.label] in label },
          feature: { "" }
        )
      }
    return Array(summaries.prefix(max(0, limit)))
  }

  private func changeText(_ number: UInt64) -> ChangeText? {
    step(number).map { step in
      ChangeText(number: number, text: step.changes.line(isIncomplete: step.isIncomplete))
    }
  }

  private func detail(of number: UInt64) -> InspectionAnswer {
    guard let step = step(number) else { return .failure("The report has no action \(number).") }
    return .action(
      ActionDetail(
        summary: ActionSummary(step),
        text: step.label,
        changes: step.changes,
        isIncomplete: step.isIncomplete,
        started: [],
        cancelled: [],
        sharedWrites: [],
        updatedViews: []
      )
    )
  }

  // MARK: States

  /// Returns the last values of the parts that the actions up to a number have changed.
  private func values(after number: UInt64) -> [String: String] {
    // From the last change to the first one, since a change of a whole replaces its parts.
    var values: [String: String?] = [:]
    for step in steps.reversed() where step.number <= number {
      for change in step.changes.reversed() where !change.isMove {
        let isKnown = values[change.path] != nil || hasWhole(of: change.path) { values[$0] != nil }
        if !isKnown { values.updateValue(change.new, forKey: change.path) }
      }
    }
    return values.compactMapValues { $0 }
  }

  /// Returns whether a condition holds for a value that contains the part at a path.
  private func hasWhole(of path: String, where condition: (String) -> Bool) -> Bool {
    if path.isEmpty { return false }
    if condition("") { return true }
    return path.indices.contains { index in
      (path[index] == "." || path[index] == "[") && condition(String(path[..<index]))
    }
  }

  private func parts(after number: UInt64) -> [PartSummary] {
    values(after: number).sorted { $0.key < $1.key }.map { path, value in
      PartSummary(
        path: [path],
        name: path.isEmpty ? "state" : path,
        type: "",
        summary: value,
        partCount: 0
      )
    }
  }

  private func search(_ text: String, after number: UInt64) -> InspectionAnswer {
    let found = parts(after: number).filter {
      $0.name.localizedCaseInsensitiveContains(text)
        || $0.summary.localizedCaseInsensitiveContains(text)
    }
    return .found(found, isIncomplete: false)
  }

  private func difference(from first: UInt64, to last: UInt64) -> [PartChange] {
    let (old, new) = (values(after: first), values(after: last))
    return Set(old.keys).union(new.keys).sorted().compactMap { path in
      old[path] == new[path] ? nil : PartChange(path: path, old: old[path], new: new[path])
    }
  }

  private func whole(
    _ range: ClosedRange<UInt64>,
    _ answer: () -> InspectionAnswer
  ) -> InspectionAnswer {
    guard let numbers, range.clamped(to: numbers) == numbers else {
      return .failure("A report has one test, of all its actions.")
    }
    return answer()
  }
}

extension SessionReport.Step {
  /// The size of the texts, in bytes.
  fileprivate var size: Int {
    changes.reduce(label.utf8.count) {
      $0 + $1.path.utf8.count + ($1.old?.utf8.count ?? 0) + ($1.new?.utf8.count ?? 0)
    }
  }
}

extension ActionSummary {
  fileprivate init(_ step: SessionReport.Step) {
    self.init(
      number: step.number,
      label: step.label,
      text: step.label,
      sender: Sender(words: step.sender),
      date: step.date,
      duration: .zero
    )
  }
}
