// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleDependencies
import EnsembleInternals
import EnsembleSharing
import Foundation

/// The writer of a test that repeats a range of recorded actions.
///
/// The test begins with the state before the first action. It sends the actions of views, makes
/// effects send their actions again, and asserts the changes of the state by each action. It
/// provides the values that reducers have read from `date`, `uuid` and `withRandomNumberGenerator`.
@MainActor
struct SessionTest<State, Action> {
  private let history: StoreHistory<State, Action>
  private let range: ClosedRange<UInt64>
  private let expectation: StateCondition?
  private var writer = SourceWriter()
  private var given = GivenValues.Lists()
  private var readDependencies: [String] = []
  private var steps: [String] = []
  /// The numbers of effects in the test, by the numbers in the process.
  private let effects: [UInt64: Int]
  private let records: [EffectRecord]
  /// The effects that have finished, by the number of the last action before their end.
  private var ends: [UInt64: [EffectRecord]] = [:]

  init(
    _ history: StoreHistory<State, Action>,
    _ range: ClosedRange<UInt64>,
    expecting expectation: StateCondition?
  ) {
    self.history = history
    self.range = range
    self.expectation = expectation
    writer.usesInitializers = false
    // Supervised effects that are running start again with the store, in the same order.
    records = history.effectRecords.filter { record in
      range.contains(record.cause)
        || record.cause < range.lowerBound && record.isSupervised
          && (record.cancelledBy ?? record.endedAfter ?? .max) >= range.lowerBound
    }
    effects = Dictionary(uniqueKeysWithValues: records.enumerated().map { ($1.id, $0 + 1) })
  }

  /// The reason why there is no test of the actions; nil if there is one.
  var refusal: String? {
    if range.count > Self.limit {
      return "A test has at most \(Self.limit) actions, but \(range) are more of them."
    }
    if let number = history.branch(in: range) {
      return "The store has continued from its past before the action \(number). "
        + "Choose actions before it, or from it on."
    }
    // Effects are counted from the first one that the test starts.
    if let number = history.effects.forgottenCause, number >= range.lowerBound {
      return "The effects of the actions up to \(number) are not kept any more. "
        + "Choose later actions."
    }
    return nil
  }

  /// The maximum number of actions in a test, which bounds the delay of the stores.
  private static var limit: Int { 2_000 }

  /// Returns the source code, or nil if the actions are not kept.
  mutating func write() -> GeneratedTest? {
    let values = GivenValues()
    let reads = DependencyReadLog()
    guard
      let replay = history.makeReplay(
        before: range.lowerBound,
        recording: values,
        reads: reads
      )
    else { return nil }
    ends = endedEffects()
    for number in range { history.reads(at: number).forEach(replay.shared.foresee) }
    guard
      let initial = replay.withState({ writer.expression(toolValue(of: $0), isTyped: false) })
    else { return nil }
    _ = (values.take(), reads.take())
    for number in range {
      writeOutsideChanges(before: number, replay.shared)
      guard let summary = history.summary(of: number), let action = history.action(number),
        let changes = replay.changes({ history.step(replay) }, writer: &writer)
      else { return nil }
      if isConcatenated(number) { finishEffects(after: number) }
      write(summary, action, changes)
      finishEffects(after: number)
    }
    given = values.take()
    readDependencies = reads.take()
    return GeneratedTest(code: code(initial), problems: writer.problems)
  }

  // MARK: Steps

  private mutating func write(_ summary: ActionSummary, _ action: Any, _ changes: [String]) {
    let assertion = Self.closure(changes)
    switch summary.sender {
    case .store:
      steps.append("await store.send(\(writer.expression(action, isTyped: true)))\(assertion)")
    case .reducer:
      steps.append("await store.receive(\(received(action)))\(assertion)")
    case .effect(let id, let location):
      let text = writer.expression(action, isTyped: true)
      guard let effect = effects[id] else {
        let origin = location ?? "that was running before"
        steps.append("// Sent by an effect \(location == nil ? origin : "of \(origin)").")
        steps.append("await store.send(\(text))\(assertion)")
        return
      }
      if let location { steps.append("// \(location)") }
      steps.append("effects.send(\(text), from: \(effect))")
      steps.append("await store.receive(\(received(action)))\(assertion)")
    }
  }

  /// Writes the changes of shared values by code outside of the reducers, if the reducers have read
  /// the values.
  private mutating func writeOutsideChanges(before number: UInt64, _ shared: SharedReplay) {
    for read in history.reads(at: number) {
      guard let known = shared.knownValue(of: read.root), !isEqual(known, read.value),
        let statement = writer.statement(setting: read.root, to: read.value)
      else { continue }
      steps.append(statement)
    }
  }

  /// Returns the argument of `receive`.
  private mutating func received(_ action: Any) -> String {
    if type(of: action) is any Equatable.Type { return writer.expression(action, isTyped: true) }
    let (path, payload) = writer.casePath(of: action)
    guard let payload, payload is any Equatable else { return path }
    return "\(path), \(writer.expression(payload, isTyped: true))"
  }

  /// Returns the effects that have finished, by the number of the action after which the test ends
  /// them.
  ///
  /// An action may wait while the store shows its past, until after the end of its effect. In a
  /// test, an effect sends all of its actions before it ends.
  private func endedEffects() -> [UInt64: [EffectRecord]] {
    let lastSent = Dictionary(
      range.compactMap { number in history.sendingEffect(of: number).map { ($0, number) } },
      uniquingKeysWith: max
    )
    var ends = Dictionary(
      grouping: records.filter { $0.ending == .finished },
      by: { max($0.endedAfter ?? .max, lastSent[$0.id] ?? 0) }
    )
    for number in range where isConcatenated(number) { postponeEnd(to: number, in: &ends) }
    return ends
  }

  /// Returns whether a concatenated `.send` effect has sent an action, after the end of the effect
  /// before it.
  private func isConcatenated(_ number: UInt64) -> Bool {
    guard let entry = history.entry(number) else { return false }
    return entry.origin == .reducer && entry.isFirst
  }

  /// Moves the last end of an effect before an action to right before the action.
  ///
  /// An effect ends on any thread, and what follows it is sent on the main actor: the store may
  /// have processed other actions in between. In a test, those would have to come first.
  private func postponeEnd(to number: UInt64, in ends: inout [UInt64: [EffectRecord]]) {
    guard ends[number] == nil,
      let before = ends.keys.filter({ $0 < number && !isConcatenated($0) }).max(),
      let effect = ends[before]?.max(by: { ($0.end ?? $0.start) < ($1.end ?? $1.start) })
    else { return }
    ends[before]?.removeAll { $0.id == effect.id }
    ends[number] = [effect]
  }

  private mutating func finishEffects(after number: UInt64) {
    for record in ends.removeValue(forKey: number) ?? [] {
      if let effect = effects[record.id] { steps.append("effects.finish(\(effect))") }
    }
  }

  private static func closure(_ statements: [String]) -> String {
    switch statements.count {
    case 0: ""
    case 1 where statements[0].utf8.count < 60 && !statements[0].contains("\n"):
      " { \(statements[0]) }"
    default:
      " {\n" + statements.map { "  " + $0.replacing("\n", with: "\n  ") }.joined(separator: "\n")
        + "\n}"
    }
  }

  // MARK: The whole

  /// The parameter of the closure that sets the dependencies: a closure of comments needs one.
  private var parameter: String {
    dependencies.allSatisfy { $0.hasPrefix("//") } ? " _ in" : ""
  }

  private func code(_ initial: String) -> String {
    let module = moduleName(of: history.stateType)
    let library = isTiny ? "EnsembleTiny" : "Ensemble"
    let modules = writer.modules.union([library, "EnsembleTestSupport", "Foundation", "Testing"])
    let imports = modules.subtracting([module]).sorted().map { "import \($0)" }
    var lines = imports + ["", "@testable import \(module)", ""]
    lines += [
      "@MainActor",
      "@Test func `\(title): actions \(range.lowerBound) to \(range.upperBound)`() async {",
    ]
    if !effects.isEmpty, let action = history.action(range.lowerBound) {
      lines.append("  let effects = ControlledEffects<\(typeName(type(of: action)))>()")
    }
    let state = initial.replacing("\n", with: "\n  ")
    if isTiny {
      lines.append("  let store = TestStore(\(history.title)(), state: \(state)")
      lines[lines.count - 1] += dependencies.isEmpty ? ")" : ") {\(parameter)"
    } else {
      lines.append("  let store = TestStore(initialState: \(state)) {")
      lines.append("    \(history.title)()")
      lines.append(dependencies.isEmpty ? "  }" : "  } withDependencies: {\(parameter)")
    }
    lines += dependencies.map { "    " + $0.replacing("\n", with: "\n    ") }
    if !dependencies.isEmpty { lines.append("  }") }
    lines.append("")
    lines += steps.map { "  " + $0.replacing("\n", with: "\n  ") }
    if let expectation {
      lines += ["", "  #expect(\(expectation.expression(on: "store.state")))", ""]
    }
    if !effects.isEmpty { lines += ["  effects.cancelAll()"] }
    lines += ["  await store.finish()", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Whether the store belongs to EnsembleTiny, which has its own test stores.
  private var isTiny: Bool { State.self is any ToolRepresentable.Type }

  /// The lines that set the dependencies of the test.
  private var dependencies: [String] {
    let source = TestDependencies(
      given: given,
      read: readDependencies,
      values: history.dependencies,
      hasEffects: !effects.isEmpty
    )
    return source.lines
  }

  private var title: String { history.title.replacing("`", with: "") }
}

extension StoreHistory {
  /// Returns a replay of all actions before the given one, which then records the values that
  /// dependencies provide to reducers.
  func makeReplay(
    before number: UInt64,
    recording values: GivenValues,
    reads: DependencyReadLog
  ) -> HistoryReplay<State, Action>? {
    guard let index = segment(of: number) else { return nil }
    let replay = HistoryReplay(
      segments[index],
      of: template,
      dependencies,
      recording: values,
      reads: reads
    )
    while replay.number < number - 1 { step(replay) }
    return replay
  }

  @MainActor
  package func test(
    of range: ClosedRange<UInt64>,
    expecting condition: StateCondition?
  ) -> GeneratedTest {
    let kept = firstNumber...max(firstNumber, lastNumber)
    if range.overlaps(kept) {
      var test = SessionTest(self, range.clamped(to: kept), expecting: condition)
      if let refusal = test.refusal { return GeneratedTest(code: "", problems: [refusal]) }
      if let test = test.write() { return test }
    }
    return GeneratedTest(code: "", problems: ["The actions \(range) are not kept any more."])
  }
}
