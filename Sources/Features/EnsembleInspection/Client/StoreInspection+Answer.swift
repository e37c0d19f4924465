// SPDX-License-Identifier: MIT

import EnsembleCore
import Foundation

extension StoreInspection {
  /// The maximum number of actions that one search visits, which bounds the delay of the stores.
  private static let searchLimit: UInt64 = 4_000

  /// Answers a query, or performs a command.
  package func answer(_ request: InspectionRequest) -> InspectionAnswer {
    switch request {
    case .stores: .stores(stores.map(StoreSummary.init))
    case .changeCount: .count(changeCount)
    case .forgetReleased: done { forgetReleasedStores() }
    case .actions(let id, let end, let filter, let limit):
      of(id) { .actions($0.actions(before: end, matching: ActionFilter(filter), limit: limit)) }
    case .changeTexts(let id, let numbers): of(id) { .changeTexts($0.changeTexts(by: numbers)) }
    case .action(let id, let number): of(id) { $0.detail(of: number) }
    case .parts(let id, let number, let path, let range):
      of(id) { $0.parts(after: number, path, range) }
    case .search(let id, let number, let text): of(id) { $0.search(text, after: number) }
    case .effects(let id, let limit): of(id) { .effects($0.effects(limit: limit)) }
    case .features(let id): of(id) { $0.features() }
    case .travel(let id, let number): of(id) { store in attempt { try store.travel(to: number) } }
    case .returnToPresent(let id, let waiting):
      of(id) { store in done { store.returnToPresent(waiting) } }
    case .fork(let id, let number): of(id) { fork($0, number) }
    case .continueFromPast(let id): of(id) { store in attempt { try store.continueFromPast() } }
    case .find(let id, let start, let condition): of(id) { find(condition, from: start, in: $0) }
    case .skip(let id, let number, let skipped):
      of(id) { $0.difference(after: number, without: skipped) }
    case .compare(let id, let first, let last): of(id) { $0.difference(from: first, to: last) }
    case .forms(let id): of(id) { .texts($0.actionForms) }
    case .send(let id, let text): of(id) { store in attempt { try store.send(text) } }
    case .test(let id, let range): of(id) { .test($0.test(of: range)) }
    case .report(let id, let range): of(id) { $0.report(of: range) }
    }
  }

  private func of(_ id: Int, _ body: (any InspectedStore) -> InspectionAnswer) -> InspectionAnswer {
    store(id).map(body) ?? .failure("The store \(id) is not kept any more.")
  }

  private func done(_ body: () -> Void) -> InspectionAnswer {
    body()
    return .done
  }

  private func attempt(_ body: () throws -> Void) -> InspectionAnswer {
    do {
      try body()
      return .done
    } catch {
      return .failure("\(error)")
    }
  }

  private func fork(_ store: any InspectedStore, _ number: UInt64) -> InspectionAnswer {
    guard let app = store.owner else {
      return .failure("The store belongs to no page of a server.")
    }
    guard let state = store.copyOfState(after: number) else {
      return .failure("The action \(number) is not kept any more.")
    }
    return .texts(["\(address)/\(app)?new-session=&fork=\(addFork(state))"])
  }

  private func find(
    _ text: String,
    from start: UInt64,
    in store: any InspectedStore
  ) -> InspectionAnswer {
    guard store.lastNumber >= store.firstNumber else {
      return .number(nil, searched: store.lastNumber)
    }
    let start = max(start, store.firstNumber)
    if start > store.lastNumber { return .number(nil, searched: store.lastNumber) }
    let end = min(start + Self.searchLimit - 1, store.lastNumber)
    do {
      let condition = try StateCondition(text)
      return .number(
        store.firstAction(in: start...end) { condition.holds(for: $0) },
        searched: end
      )
    } catch {
      return .failure("\(error)")
    }
  }
}

extension StoreSummary {
  @MainActor
  init(_ store: any InspectedStore) {
    self.init(
      id: store.id,
      title: store.title,
      owner: store.owner,
      isAlive: store.isAlive,
      firstNumber: store.firstNumber,
      lastNumber: store.lastNumber,
      size: store.size,
      shownNumber: store.shownNumber,
      waitingCount: store.waitingCount,
      runningEffects: store.runningEffects
    )
  }
}

extension InspectedStore {
  fileprivate func actions(before end: UInt64?, matching filter: ActionFilter, limit: Int)
    -> [ActionSummary]
  {
    var found: [ActionSummary] = []
    var paths = ActionPaths()
    var number = min(end.map { $0 - min($0, 1) } ?? lastNumber, lastNumber)
    var searched: UInt64 = 0
    while number >= firstNumber, number > 0, found.count < limit,
      searched < InspectionRequest.filterLimit
    {
      if let sender = sender(of: number), let duration = duration(of: number),
        filter.matches(
          sender: sender,
          duration: duration,
          text: { action(number).map(ActionText.text) ?? "" },
          feature: { action(number).map { paths.path(of: $0).feature } ?? "" }
        ), let summary = summary(of: number)
      {
        found.append(summary)
      }
      number -= 1
      searched += 1
    }
    return found
  }

  /// The time after which the remaining changes are left for another request.
  private static var changesTime: Duration { .milliseconds(40) }

  /// Returns the changes by the given actions, in the order of the actions, until ``changesTime``
  /// has passed.
  ///
  /// In this order, the states are computed in one pass.
  fileprivate func changeTexts(by numbers: [UInt64]) -> [ChangeText] {
    let deadline = ContinuousClock.now + Self.changesTime
    var texts: [ChangeText] = []
    for number in numbers.sorted().suffix(1_000) {
      if let difference = difference(by: number, limit: 4) {
        texts.append(ChangeText(number: number, text: difference.line))
      }
      if ContinuousClock.now > deadline { break }
    }
    return texts
  }

  fileprivate func detail(of number: UInt64) -> InspectionAnswer {
    guard let summary = summary(of: number), let action = action(number),
      let difference = difference(by: number, limit: 100)
    else { return .failure("The action \(number) is not kept any more.") }
    var writer = SourceWriter()
    let records = effectRecords
    return .action(
      ActionDetail(
        summary: summary,
        text: String(writer.expression(action, isTyped: true).prefix(10_000)),
        changes: difference.changes,
        isIncomplete: difference.isIncomplete,
        started: records.filter { $0.cause == number }.suffix(50).map { EffectSummary($0) },
        cancelled: records.filter { $0.cancelledBy == number }.suffix(50).map { EffectSummary($0) },
        sharedWrites: sharedWrites(by: number),
        updatedViews: Array(viewUpdates.records(from: number).prefix(100))
      )
    )
  }

  fileprivate func parts(
    after number: UInt64,
    _ path: [String],
    _ range: Range<Int>
  ) -> InspectionAnswer {
    let parts = withState(after: number) { state in
      ValueNode(name: "", value: state).node(at: path)?.parts(range)
        .map { PartSummary($0, at: path + [$0.name]) }
    }
    return parts.flatMap { $0 }.map(InspectionAnswer.parts)
      ?? .failure("There is no '\(path.joined(separator: "."))' after the action \(number).")
  }

  fileprivate func search(_ text: String, after number: UInt64) -> InspectionAnswer {
    let found = withState(after: number) { state in
      var search = ValueSearch(text)
      search.visit(ValueNode(name: "", value: state), at: [])
      return InspectionAnswer.found(search.found, isIncomplete: search.isIncomplete)
    }
    return found
      ?? .failure("The action \(number) is not kept any more.")
  }

  fileprivate func effects(limit: Int) -> [EffectSummary] {
    let records = Array(effectRecords.suffix(max(0, limit)))
    let sent = actionsSent(since: records.first?.cause ?? 0)
    return records.map { record in
      var summary = EffectSummary(record)
      summary.sent = sent[record.id] ?? []
      return summary
    }
  }

  /// Returns the numbers of the last actions that effects have sent.
  private func actionsSent(since start: UInt64) -> [UInt64: [UInt64]] {
    var sent: [UInt64: [UInt64]] = [:]
    guard lastNumber >= firstNumber else { return sent }
    for number in max(firstNumber, start, lastNumber - min(lastNumber, 5_000))...lastNumber {
      if let id = sendingEffect(of: number) { sent[id, default: []].append(number) }
    }
    return sent
  }

  /// The maximum number of actions that are replayed to compute the present state without some of
  /// them, which bounds the delay of the stores.
  private static var repeatLimit: UInt64 { 20_000 }

  fileprivate func difference(after number: UInt64, without skipped: Set<UInt64>)
    -> InspectionAnswer
  {
    if let first = skipped.min(), first <= number, number - first >= Self.repeatLimit {
      return .failure(
        "\(number - first) actions follow the action \(first), but at most \(Self.repeatLimit) can be repeated without it."
      )
    }
    let changes = withState(after: number) { state in
      withState(after: number, skipping: skipped) { other in
        ValueDifference(from: state, to: other).changes
      }
    }
    return changes.flatMap { $0 }.map(InspectionAnswer.changes)
      ?? .failure("The action \(number) is not kept any more.")
  }

  fileprivate func difference(from first: UInt64, to last: UInt64) -> InspectionAnswer {
    guard
      let changes = withState(
        after: first,
        { old in withState(after: last) { ValueDifference(from: old, to: $0).changes } }
      )
    else { return .failure("The action \(first) is not kept any more.") }
    return changes.map(InspectionAnswer.changes)
      ?? .failure("The action \(last) is not kept any more.")
  }
}

extension ValueDifference {
  fileprivate var line: String { changes.line(isIncomplete: isIncomplete) }
}

extension [PartChange] {
  /// Returns the first changes, on one line.
  ///
  /// - Parameter isIncomplete: Whether there are more changes.
  func line(isIncomplete: Bool) -> String {
    let parts = prefix(3).map(\.shortText)
    return (parts + (count > 3 || isIncomplete ? ["…"] : [])).joined(separator: ", ")
  }
}

extension PartChange {
  /// The part, with its value if that is short.
  fileprivate var shortText: String {
    let path = path.isEmpty ? "state" : path
    guard let new else { return "−\(path)" }
    if old == nil { return "+\(path)" }
    return new.count <= 24 ? "\(path) = \(new)" : path
  }
}

extension PartSummary {
  /// Creates the summary of a value at a path.
  package init(_ node: ValueNode, at path: [String]) {
    self.init(
      path: path,
      name: node.name,
      type: ValueDescription.type(of: node.value),
      summary: ValueDescription.summary(node.value),
      partCount: node.partCount
    )
  }
}

extension EffectRecord {
  /// The number of the action that has cancelled the effect, if any.
  var cancelledBy: UInt64? {
    if case .cancelled(_, let number) = ending { number } else { nil }
  }
}

extension EffectSummary {
  init(_ record: EffectRecord, now: ContinuousClock.Instant = .now) {
    self.init(
      id: record.id,
      path: record.path,
      location: "\(record.fileID):\(record.line)",
      identifiers: record.identifiers,
      cause: record.cause,
      start: record.start.duration(to: now).seconds,
      duration: record.start.duration(to: record.end ?? now).seconds,
      ending: record.ending.map(Self.describe),
      cancelledBy: record.cancelledBy,
      sent: []
    )
  }

  private static func describe(_ end: EffectRecord.End) -> String {
    switch end {
    case .finished: "finished"
    case .cancelled(.identifier(let id), _): "cancelled by its id \(id)"
    case .cancelled(.replacement(let id), _): "replaced by another effect with the id \(id)"
    case .cancelled(.feature, _): "cancelled, as its feature has ended"
    case .cancelled(.task, _): "cancelled with its task"
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
