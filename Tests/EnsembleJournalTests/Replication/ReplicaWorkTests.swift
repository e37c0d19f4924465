// SPDX-License-Identifier: MIT

import TestTools
import Testing

@testable import EnsembleJournal

/// Plays some replicas, their tasks and their journal against ``ReplicaWork``, with random
/// requests, results and failures in random order.
@Suite("Work of replicas")
struct ReplicaWorkTests {
  @Test(arguments: 0..<40)
  func `every interleaving keeps what was promised`(seed: UInt64) {
    var play = Play(seed: seed)
    for _ in 0..<2_500 where play.problems.isEmpty { play.run() }
    play.finish()
    #expect(play.problems == [], "Seed \(seed)")
    #expect(play.journal.count > 100)
    #expect(play.conflicts > 10)
    #expect(play.failures > 10)
  }

  private struct Failure: Error {}

  /// The work of a replica with an action to append, whose task has begun.
  private func appending() -> Work {
    var work = Work(id: "a", number: 0)
    var commands = Work.Commands()
    work.add(1, seed: (0, 1), &commands)
    _ = work.next()
    return work
  }

  @Test func `a failure is reported once, fails the waiters, and is followed by one retry`() {
    var work = appending()
    var commands = Work.Commands()
    work.commit(7, &commands)
    work.didFail(Failure(), isFinal: false, &commands)
    #expect(commands.problem is Failure)
    #expect(commands.startsRetry)
    // The waiter came during the attempt, so it waits for the next one.
    #expect(commands.resumed.isEmpty)
    commands = Work.Commands()
    _ = work.next()
    work.didFail(Failure(), isFinal: false, &commands)
    #expect(commands.problem == nil)
    #expect(!commands.startsRetry)
    #expect(commands.resumed.map(\.waiter) == [7])
  }

  @Test func `a conflict without entries of other replicas ends the replica`() {
    var work = appending()
    work.didConflict()
    guard case .read = work.next() else {
      Issue.record("The entries of other replicas are not read.")
      return
    }
    #expect(throws: JournalError.conflict(store: "a", number: 1)) { try work.didRead() }
  }

  @Test func `a replica that has ended drops its actions, and lets nobody wait`() {
    var work = appending()
    var commands = Work.Commands()
    work.commit(7, &commands)
    work.end(with: JournalError.notOpen(store: "a"), &commands)
    #expect(commands.dropped == [1])
    #expect(commands.leaves)
    #expect(commands.resumed.map(\.waiter) == [7])
    commands = Work.Commands()
    work.add(2, seed: (0, 2), &commands)
    work.commit(8, &commands)
    work.awaken(&commands)
    #expect(commands.dropped == [2])
    #expect(commands.resumed.map(\.waiter) == [8])
    #expect(!commands.startsTask)
    guard case .stop = work.next() else {
      Issue.record("The task goes on.")
      return
    }
  }

  @Test func `missing entries are an error`() {
    var work = Work(id: "a", number: 3)
    #expect(throws: JournalError.forgotten(store: "a", number: 4)) {
      try work.willProcess(5, seed: (0, 0))
    }
  }

  @Test func `a replica that is being closed drops further actions`() {
    var work = appending()
    var commands = Work.Commands()
    work.setClosing(true)
    work.add(2, seed: (0, 2), &commands)
    #expect(commands.dropped == [2])
    work.setClosing(false)
    work.add(3, seed: (0, 3), &commands)
    #expect(work.outbox.map(\.held) == [1, 3])
  }
}

private typealias Work = ReplicaWork<Int, Int>

/// Some replicas with one journal.
private struct Play {
  private struct Failure: Error {}

  /// The state of the task of a replica.
  private enum Step {
    case none
    case ready
    case appending([Work.Outgoing])
    case reading
  }

  private struct Replica {
    var work = Work(id: "a", number: 0)
    var step = Step.none
    var hasRetry = false
    var hasEnded = false
    var sent: [Int] = []
    var processed: [Int] = []
    var dropped: Set<Int> = []
    /// The number of entries that were processed.
    var entries = 0
    /// The actions that were sent before a waiter came, and the failures until then.
    var waiting: [Int: (sent: Int, failures: Int)] = [:]
    var failures = 0
  }

  private var random: SplitMix
  private var replicas = [Replica(), Replica(), Replica()]
  /// The actions in the journal, by which their seeds are known.
  private(set) var journal: [Int] = []
  private(set) var conflicts = 0
  private(set) var failures = 0
  private(set) var problems: [String] = []
  private var lastAction = 0
  private var lastWaiter = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func run() {
    let index = Int.random(in: replicas.indices, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: send(index)
    case 4..<6: wait(index)
    case 6: change(index) { $0.awaken(&$1) }
    case 7 where replicas[index].hasRetry: retry(index)
    case 8 where Int.random(in: 0..<40, using: &random) == 0:
      replicas[index].hasEnded = true
      change(index) { $0.end(with: Failure(), &$1) }
    case 9 where replicas[index].hasEnded: restart(index)
    default: advance(index, mayFail: true)
    }
  }

  /// Lets all tasks end without failures, and expects that nothing is left.
  mutating func finish() {
    for index in replicas.indices { change(index) { $0.awaken(&$1) } }
    for _ in 0..<100_000 where problems.isEmpty {
      let open = replicas.indices.filter { replicas[$0].hasRetry || !isIdle(replicas[$0].step) }
      guard let index = open.randomElement(using: &random) else { break }
      if replicas[index].hasRetry { retry(index) } else { advance(index, mayFail: false) }
      // The other replicas hear of new entries.
      if open.count == 1 {
        for other in replicas.indices { if replicas[other].entries < journal.count { ring(other) } }
      }
    }
    for replica in replicas {
      check(replica.waiting.isEmpty, "A waiter is never resumed.")
      check(
        Set(replica.processed).union(replica.dropped) == Set(replica.sent),
        "An action is neither processed nor dropped."
      )
      check(replica.hasEnded || replica.entries == journal.count, "An entry is never processed.")
    }
    check(Set(journal).count == journal.count, "An action is in the journal twice.")
  }

  private func isIdle(_ step: Step) -> Bool { if case .none = step { true } else { false } }

  private mutating func check(_ isTrue: Bool, _ problem: String) {
    if !isTrue { problems.append(problem) }
  }

  private mutating func ring(_ index: Int) { change(index) { $0.awaken(&$1) } }

  private mutating func send(_ index: Int) {
    lastAction += 1
    let action = lastAction
    replicas[index].sent.append(action)
    change(index) { $0.add(action, seed: (1, UInt64(action)), &$1) }
  }

  private mutating func wait(_ index: Int) {
    lastWaiter += 1
    let waiter = lastWaiter
    replicas[index].waiting[waiter] = (replicas[index].sent.count, replicas[index].failures)
    change(index) { $0.commit(waiter, &$1) }
  }

  private mutating func retry(_ index: Int) {
    replicas[index].hasRetry = false
    change(index) { $0.retry(&$1) }
  }

  /// Replaces a replica that has ended by a new one, which begins with the whole journal.
  private mutating func restart(_ index: Int) {
    guard isIdle(replicas[index].step), replicas[index].waiting.isEmpty else { return }
    let old = replicas[index]
    let isDone = Set(old.processed).union(old.dropped) == Set(old.sent)
    check(isDone, "A replica has ended with an action that is neither processed nor dropped.")
    replicas[index] = Replica()
    replicas[index].work = Work(id: "a", number: UInt64(journal.count))
    replicas[index].entries = journal.count
  }

  private mutating func change(_ index: Int, _ body: (inout Work, inout Work.Commands) -> Void) {
    var commands = Work.Commands()
    body(&replicas[index].work, &commands)
    perform(commands, index)
  }

  private mutating func perform(_ commands: Work.Commands, _ index: Int) {
    replicas[index].dropped.formUnion(commands.dropped)
    if commands.startsTask {
      check(isIdle(replicas[index].step), "Two tasks run.")
      replicas[index].step = .ready
    }
    if commands.startsRetry {
      check(!replicas[index].hasRetry, "Two retries wait.")
      replicas[index].hasRetry = true
    }
    for (waiter, error) in commands.resumed {
      let replica = replicas[index]
      guard let wait = replica.waiting[waiter] else {
        problems.append("A waiter is resumed twice.")
        continue
      }
      replicas[index].waiting[waiter] = nil
      if error == nil {
        let done = Set(replica.processed).union(replica.dropped)
        check(
          done.isSuperset(of: replica.sent.prefix(wait.sent)),
          "A waiter is resumed before its actions are processed."
        )
      } else {
        let hasFailed = replica.failures > wait.failures
        check(hasFailed || replica.hasEnded, "A waiter fails without a failure.")
      }
    }
  }

  /// Performs one half of a step of a replica's task.
  private mutating func advance(_ index: Int, mayFail: Bool) {
    let outcome = mayFail ? Int.random(in: 0..<10, using: &random) : 9
    switch replicas[index].step {
    case .none: break
    case .ready:
      switch replicas[index].work.next() {
      case .append(let outgoing): replicas[index].step = .appending(Array(outgoing))
      case .read: replicas[index].step = .reading
      case .stop: replicas[index].step = .none
      }
    case .appending(let outgoing):
      replicas[index].step = .ready
      append(outgoing, index, outcome: outcome)
    case .reading:
      replicas[index].step = .ready
      if outcome == 0 { fail(index) } else { read(index) }
    }
  }

  private mutating func append(_ outgoing: [Work.Outgoing], _ index: Int, outcome: Int) {
    // An action that cannot be encoded is in no journal.
    if outcome == 1, let first = replicas[index].work.outbox.first, !journal.contains(first.held) {
      return change(index) { $0.dropFirst(&$1) }
    }
    if outcome == 0 { return fail(index) }
    guard Int(replicas[index].work.number) == journal.count else {
      conflicts += 1
      return replicas[index].work.didConflict()
    }
    let count = outcome == 2 ? Int.random(in: 1...outgoing.count, using: &random) : outgoing.count
    journal += outgoing.prefix(count).map(\.held)
    // The journal has the actions, but its answer is lost.
    if outcome == 3 { return fail(index) }
    replicas[index].work.didAppend()
    process(index)
  }

  private mutating func read(_ index: Int) {
    process(index)
    do {
      try replicas[index].work.didRead()
    } catch {
      problems.append("A conflict is not resolved.")
    }
  }

  private mutating func fail(_ index: Int) {
    failures += 1
    replicas[index].failures += 1
    change(index) { $0.didFail(Failure(), isFinal: false, &$1) }
  }

  /// Processes all entries that a replica has not processed.
  private mutating func process(_ index: Int) {
    while replicas[index].entries < journal.count, problems.isEmpty {
      let action = journal[replicas[index].entries]
      replicas[index].entries += 1
      let number = UInt64(replicas[index].entries)
      do {
        let own = try replicas[index].work.willProcess(number, seed: (1, UInt64(action)))
        let isOwn = replicas[index].sent.contains(action) && !replicas[index].hasEnded
        check((own != nil) == isOwn, "An own action is not recognized.")
        guard let own else { continue }
        check(own.held == action, "Another action is processed.")
        replicas[index].processed.append(action)
        change(index) { $0.didProcess(&$1) }
      } catch {
        problems.append("\(error)")
      }
    }
  }
}
