// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Foundation
import TestTools
import Testing

@testable import EnsembleJournal

/// Plays a store, the tasks of its writer and its journal against ``JournalWork``, with random
/// requests, results and failures in random order.
@Suite("Work of a journal's writer")
struct JournalWorkTests {
  @Test(arguments: 0..<40)
  func `every interleaving keeps what was promised`(seed: UInt64) {
    var play = Play(seed: seed)
    while play.steps < 2_500 {
      play.run()
      if let problem = play.problem {
        Issue.record("Seed \(seed), after \(play.steps) steps: \(problem)")
        return
      }
    }
    #expect(play.stores > 1)
    #expect(play.resumed > 100)
  }

  @Test func `a flush takes over from a task that waits for the main actor`() {
    var work = makeWork(entriesPerSnapshot: 2)
    var commands = Work.Commands()
    work.add(actions(1...2), &commands)
    #expect(commands.turn == 1)
    #expect(kind(of: work.begin(1, &commands)) == "pause")
    #expect(kind(of: work.pauseEnded(1, &commands)) == "append")
    #expect(kind(of: work.didAppend(upTo: 2, isComplete: true, &commands)) == "fetch")

    commands = Work.Commands()
    work.add(actions(3...3), &commands)
    work.flush(7, &commands)
    #expect(commands.turn == 2)
    #expect(kind(of: work.begin(2, &commands)) == "append")
    // The state comes too late for the first task.
    #expect(kind(of: work.didFetch((3, 3), in: 1, &commands)) == "stop")
    _ = work.didAppend(upTo: 3, isComplete: true, &commands)
    #expect(commands.resumed.map(\.waiter) == [7])
  }

  @Test func `a released store that cannot be written ends, and says so`() {
    var work = makeWork(entriesPerSnapshot: 10)
    var commands = Work.Commands()
    work.add(actions(1...1), &commands)
    work.release((1, 1), &commands)
    #expect(commands.endsPause)
    _ = work.begin(1, &commands)
    commands = Work.Commands()
    _ = work.didFail(CocoaError(.fileWriteOutOfSpace), &commands)
    #expect(commands.problem?.isFinal == true)
    work.commit(1, 5, &commands)
    #expect(commands.resumed.map(\.waiter) == [5])
    #expect(commands.resumed.first?.error is JournalError)
  }

  // MARK: Releases

  @Test func `written actions are released after the lock`() {
    let lock = ProbedLock()
    let work = lock.writtenWork(actions: 3, entriesPerSnapshot: 10)
    lock.expectReleases(3)
    withExtendedLifetime(work) {}
  }

  @Test func `written actions are released after the lock if another task takes over`() {
    let lock = ProbedLock()
    var work = lock.writtenWork(actions: 2, entriesPerSnapshot: 2)
    lock.expectReleases(0)
    lock.hold { work.flush(8, &$0) }
    lock.hold { _ = work.begin(2, &$0) }
    lock.expectReleases(2)
  }

  @Test func `written actions are released after the lock if the journal refuses the next step`() {
    let lock = ProbedLock()
    var work = lock.writtenWork(actions: 2, entriesPerSnapshot: 2)
    lock.hold { _ = work.didFetch((2, lock.probe()), in: 1, &$0) }
    lock.hold { _ = work.didFail(CocoaError(.fileWriteOutOfSpace), &$0) }
    // The actions, and the state that could not be saved.
    lock.expectReleases(3)
  }

  @Test func `a saved state is released after the lock`() {
    let lock = ProbedLock()
    var work = lock.writtenWork(actions: 2, entriesPerSnapshot: 2)
    lock.hold { _ = work.didFetch((2, lock.probe()), in: 1, &$0) }
    lock.hold { _ = work.didSave(&$0) }
    lock.expectReleases(3)
  }
}

// MARK: Support for releases

private typealias ProbedWork = JournalWork<Probe, Probe, Int>

/// A state or an action whose release is code of the application.
private struct Probe: Encodable, Sendable {
  private final class Object: Sendable {
    let lock: ProbedLock

    init(_ lock: ProbedLock) { self.lock = lock }

    deinit { lock.released() }
  }

  private let object: Object

  init(_ lock: ProbedLock) { object = Object(lock) }

  func encode(to encoder: any Encoder) throws {}
}

/// The lock of a writer, which counts the values that are released while it is held.
private final class ProbedLock: Sendable {
  private let isHeld = LockIsolated(false)
  private let releases = LockIsolated(0)
  private let releasesInside = LockIsolated(0)

  func probe() -> Probe { Probe(self) }

  func actions(_ numbers: ClosedRange<UInt64>) -> [RecordedAction<Probe>] {
    numbers.map { number in
      RecordedAction(
        number: number,
        stamp: JournalStamp(time: .distantPast, seed: (0, number), nextStackElement: 0),
        origin: .store,
        action: probe(),
        isLast: number == numbers.upperBound
      )
    }
  }

  /// Returns the work of a journal that has written some actions.
  func writtenWork(actions count: UInt64, entriesPerSnapshot: UInt64) -> ProbedWork {
    var work = ProbedWork(
      id: "store",
      entriesPerSnapshot: entriesPerSnapshot,
      committed: 0,
      lastSnapshot: 0
    )
    hold { commands in
      work.add(actions(1...count), &commands)
      work.commit(count, 7, &commands)
    }
    hold { _ = work.begin(1, &$0) }
    hold { _ = work.didAppend(upTo: count, isComplete: true, &$0) }
    return work
  }

  /// Calls a function as the writer does: its commands end after the lock.
  func hold(_ body: (inout ProbedWork.Commands) -> Void) {
    var commands = ProbedWork.Commands()
    isHeld.setValue(true)
    body(&commands)
    isHeld.setValue(false)
    withExtendedLifetime(commands) {}
  }

  func released() {
    releases.withValue { $0 += 1 }
    if isHeld.value { releasesInside.withValue { $0 += 1 } }
  }

  func expectReleases(_ count: Int, _ location: Testing.SourceLocation = #_sourceLocation) {
    #expect(releases.value == count, sourceLocation: location)
    #expect(releasesInside.value == 0, sourceLocation: location)
  }
}

private typealias Work = JournalWork<UInt64, UInt64, Int>

private func makeWork(entriesPerSnapshot: UInt64) -> Work {
  Work(id: "store", entriesPerSnapshot: entriesPerSnapshot, committed: 0, lastSnapshot: 0)
}

private func actions(_ numbers: ClosedRange<UInt64>) -> [RecordedAction<UInt64>] {
  numbers.map { number in
    RecordedAction(
      number: number,
      stamp: JournalStamp(time: .distantPast, seed: (0, number), nextStackElement: 0),
      origin: .store,
      action: number,
      isLast: number == numbers.upperBound
    )
  }
}

private func kind(of step: Work.Step) -> String {
  switch step {
  case .pause: "pause"
  case .append: "append"
  case .fetchState: "fetch"
  case .save: "save"
  case .close: "close"
  case .remove: "remove"
  case .stop: "stop"
  }
}

/// A model of a store whose state is the number of its last action, with its journal and the
/// waiters.
private struct Play {
  private enum Waiting {
    case commit(UInt64)
    case flush(UInt64)
    case end
  }

  private var random: SplitMix
  private var work: Work
  /// The steps that tasks are carrying out.
  private var tasks: [Int: Work.Step] = [:]
  private var starting: [Int] = []
  private var waiting: [Int: Waiting] = [:]
  private var nextWaiter = 0
  /// The number of the last action of the store.
  private var last: UInt64 = 0
  /// The number of the last action that the journal can restore.
  private var durable: UInt64 = 0
  /// The number of the last action that the writer has tried to write.
  private var tried: UInt64 = 0
  /// The number of the last action when the state was last fetched.
  private var given: UInt64?
  private var isReleased = false
  private var isRemoved = false
  private var isEnded = false
  private var isFailing = false
  /// Whether an action is missing that only a snapshot can contain.
  private var hasGap = false

  private(set) var steps = 0
  private(set) var stores = 0
  private(set) var resumed = 0
  private(set) var problem: String?

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    work = makeWork(entriesPerSnapshot: 5)
  }

  mutating func run() {
    steps += 1
    let turns = tasks.keys.sorted()
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5 where !isReleased: add()
    case 5..<7: wait(.commit(last)) { $0.commit($1, $2, &$3) }
    case 7: wait(.flush(last)) { $0.flush($2, &$3) }
    case 8 where chance(0.2): wait(.end) { $0.end(by: .close, $2, &$3) }
    case 9 where chance(0.1): wait(.end) { $0.end(by: .remove, $2, &$3) }
    case 10 where chance(0.1) && !isReleased:
      isReleased = true
      given = last
      update { [last] in $0.release((last, last), &$1) }
    case 11: isFailing = chance(0.4)
    case 12..<16:
      guard !starting.isEmpty else { break }
      let turn = starting.removeFirst()
      tasks[turn] = update { $0.begin(turn, &$1) }
      check(turn)
    default:
      if let turn = turns.randomElement(using: &random) { finishStep(of: turn) }
    }
    checkEnd()
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func add() {
    let count = UInt64.random(in: 1...3, using: &random)
    let new = actions(last + 1...last + count)
    last += count
    update { $0.add(new, &$1) }
  }

  private mutating func wait(
    _ reason: Waiting,
    _ request: (inout Work, UInt64, Int, inout Work.Commands) -> Void
  ) {
    nextWaiter += 1
    waiting[nextWaiter] = reason
    update { [last, nextWaiter] in request(&$0, last, nextWaiter, &$1) }
    if isEnded, waiting[nextWaiter] != nil { problem = "\(nextWaiter) waits after the end." }
  }

  @discardableResult
  private mutating func update<Result>(
    isFailure: Bool = false,
    _ change: (inout Work, inout Work.Commands) -> Result
  ) -> Result {
    var commands = Work.Commands()
    let result = change(&work, &commands)
    if let turn = commands.turn { starting.append(turn) }
    for (waiter, error) in commands.resumed {
      guard let reason = waiting.removeValue(forKey: waiter) else {
        problem = "\(waiter) was resumed twice."
        continue
      }
      resumed += 1
      switch reason {
      case .commit(let number) where error == nil && number > durable:
        problem = "\(number) is committed, but the journal has \(durable)."
      // After an action that cannot be encoded, only the main actor could help.
      case .flush(let number)
      where number > tried && !isFailure && !hasGap && !isEnded:
        problem = "\(number) is flushed, but only \(tried) was tried."
      default: break
      }
    }
    return result
  }

  /// Simulates the result of a step, by the journal, the clock or the main actor.
  private mutating func finishStep(of turn: Int) {
    guard let step = tasks.removeValue(forKey: turn) else { return }
    if isFailing, ["append", "save", "remove"].contains(kind(of: step)) {
      let isComplete = chance(0.8)
      if !isComplete { hasGap = true }
      let next = update(isFailure: true) {
        $0.didFail(CocoaError(.fileWriteUnknown), isComplete: isComplete, &$1)
      }
      if isReleased { isEnded = true }
      return go(on: turn, next)
    }
    switch step {
    case .pause:
      go(on: turn, update { $0.pauseEnded(turn, &$1) })
    case .append(let group):
      // An action that cannot be encoded takes the rest of its drain with it.
      let isComplete = chance(0.9)
      let count = isComplete ? group.count : Int.random(in: 0..<group.count, using: &random)
      let appended = group.prefix(count).lastIndex(where: \.isLast).map { group[$0].number }
      if let appended { durable = appended }
      if !isComplete { hasGap = true }
      go(on: turn, update { $0.didAppend(upTo: appended, isComplete: isComplete, &$1) })
    case .fetchState:
      let newest = isReleased ? nil : (last, last)
      let next = update { $0.didFetch(newest, in: turn, &$1) }
      // Another task may have replaced this one.
      if newest != nil, kind(of: next) != "stop" { given = last }
      go(on: turn, next)
    case .save(let (number, _)):
      durable = max(durable, number)
      hasGap = false
      go(on: turn, update { $0.didSave(&$1) })
    case .close, .remove:
      isEnded = true
      isRemoved = kind(of: step) == "remove"
      go(on: turn, update { $0.didEnd(&$1) })
    case .stop: break
    }
  }

  private mutating func go(on turn: Int, _ step: Work.Step) {
    tasks[turn] = step
    check(turn)
  }

  /// Checks the step that a task begins.
  private mutating func check(_ turn: Int) {
    guard let step = tasks[turn] else { return }
    let writing = tasks.values.filter { !["pause", "fetch", "stop"].contains(kind(of: $0)) }
    if writing.count > 1 { problem = "Two tasks write: \(writing.map(kind))." }
    if isEnded, kind(of: step) != "stop" { problem = "\(kind(of: step)) after the end." }
    switch step {
    case .append(let group):
      let numbers = group.map(\.number)
      if numbers != Array(durable + 1...durable + UInt64(numbers.count)) {
        problem = "\(numbers) do not follow \(durable)."
      }
      tried = max(tried, numbers.last ?? 0)
    case .save(let (number, _)):
      if number < durable { problem = "A snapshot of \(number) follows \(durable)." }
      tried = max(tried, number)
    case .close:
      if durable < given ?? last { problem = "Closed at \(durable) of \(given ?? last)." }
    case .stop:
      tasks[turn] = nil
    default: break
    }
  }

  /// Begins with a new store when a closed or removed one has nothing left to do.
  private mutating func checkEnd() {
    guard tasks.isEmpty, starting.isEmpty, problem == nil else { return }
    for (waiter, reason) in waiting {
      problem = "\(waiter) waits for ever: \(reason), with \(durable) of \(last)."
    }
    guard isEnded else { return }
    stores += 1
    work = makeWork(entriesPerSnapshot: UInt64.random(in: 1...8, using: &random))
    (last, durable, tried, given) = (0, 0, 0, nil)
    (isReleased, isRemoved, isEnded, isFailing, hasGap) = (false, false, false, false, false)
  }
}
