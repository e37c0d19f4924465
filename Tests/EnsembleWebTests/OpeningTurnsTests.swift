// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
@testable import EnsembleWeb
import TestTools
import Testing

@Suite("Turns of openings", .timeLimit(.minutes(10)))
struct OpeningTurnsTests {
  @Test func `only some requests have a turn, and the next one is that which came first`()
    async throws
  {
    let turns = OpeningTurns(limit: 2)
    await turns.begin()
    await turns.begin()
    let order = LockIsolated<[Int]>([])
    var requests: [Task<Void, Never>] = []
    for number in 1...3 {
      requests.append(
        Task {
          await turns.begin()
          order.withValue { $0.append(number) }
        }
      )
      try #require(await eventually { turns.waitingCount >= number })
    }
    #expect(order.value == [])
    for number in 1...3 {
      turns.end()
      await requests[number - 1].value
      #expect(order.value == Array(1...number))
      #expect(turns.waitingCount == 3 - number)
    }
    turns.end()
    turns.end()
    // Both turns are free again.
    await turns.begin()
    await turns.begin()
  }

  @Test func `a thousand requests at once have their turns one after the other`() async {
    let turns = OpeningTurns(limit: 3)
    let running = LockIsolated((now: 0, most: 0, done: 0))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1000 {
        group.addTask {
          await turns.begin()
          running.withValue {
            $0.now += 1
            $0.most = max($0.most, $0.now)
          }
          await Task.yield()
          running.withValue {
            $0.now -= 1
            $0.done += 1
          }
          turns.end()
        }
      }
    }
    #expect(running.value.done == 1000)
    #expect(running.value.most <= 3)
    #expect(turns.waitingCount == 0)
  }
}
#endif
