// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Migrated schedulers")
struct SchedulerTests {
  @Test func `both schedulers of a feature become its one clock`() {
    let old = """
      struct Search {
        @Dependency(\\.mainQueue) var queue
        @Dependency(\\.mainRunLoop) var loop
        func a() { x.debounce(id: 1, for: 1, scheduler: queue) }
        func b() async throws { try await loop.sleep(for: 0.5) }
      }
      """
    #expect(
      migrated(old) == """
        struct Search {
          @Dependency(\\.continuousClock) var clock
          func a() { x.debounce(id: 1, for: .seconds(1), clock: clock) }
          func b() async throws { try await clock.sleep(for: .milliseconds(500)) }
        }
        """
    )
    #expect(remarks(old) == [])
  }

  @Test func `two schedulers of a test become clocks with two names`() {
    let old = """
      func test() async {
        let queue = DispatchQueue.test
        let loop = RunLoop.test
        use(queue, loop)
      }
      """
    #expect(
      migrated(old) == """
        func test() async {
          let clock = TestClock()
          let loop = TestClock()
          use(clock, loop)
        }
        """
    )
  }

  @Test func `the second of two clocks for one dependency stays, and is reported`() {
    let old = """
      import Foundation
      func test() async {
        let queue = DispatchQueue.test
        let loop = RunLoop.test
        with {
          $0.mainQueue = queue.eraseToAnyScheduler()
          $0.mainRunLoop = loop.eraseToAnyScheduler()
        }
        await queue.advance(by: 1)
        await loop.advance(by: 1)
      }
      """
    #expect(
      migrated(old) == """
        import Foundation
        func test() async {
          let clock = TestClock()
          let loop = RunLoop.test
          with {
            $0.continuousClock = clock
            $0.mainRunLoop = loop.eraseToAnyScheduler()
          }
          await clock.advance(by: .seconds(1))
          await loop.advance(by: 1)
        }
        """
    )
    #expect(
      remarks(old) == [
        "6:3: 'loop' stays a scheduler", "9:5: a second clock for the same dependency",
        "12:9: 'loop' stays a scheduler",
      ]
    )
  }

  @Test func `equal values for both schedulers move`() {
    #expect(
      migrated("with { $0.mainQueue = .immediate; $0.mainRunLoop = .immediate }")
        == "with { $0.continuousClock = ImmediateClock(); $0.continuousClock = ImmediateClock() }"
    )
  }

  @Test(
    "a scheduler stays with all its uses if one of them is none of a clock",
    arguments: [
      ("state.date = queue.now.date", "6:33: 'now' of a scheduler is not available"),
      ("queue.schedule { a() }", "6:20: 'schedule' of a scheduler is not available"),
      ("queue.schedule(after: t) { a() }", "6:20: 'schedule' of a scheduler is not available"),
      ("p.receive(on: queue).sink {}", "6:16: 'receive' of Combine takes no clock"),
      ("p.delay(for: 1, scheduler: queue)", "6:16: 'delay' of Combine takes no clock"),
      (
        "p.throttle(for: 1, scheduler: queue, latest: true)",
        "6:16: 'throttle' of Combine takes no clock"
      ),
      ("e.debounce(id: 1, for: delay, scheduler: queue)", "6:37: a time is a duration"),
      ("try await self.queue.sleep(for: delay)", "6:46: a time is a duration"),
    ]
  )
  func stays(use: String, remark: String) {
    let text = """
      import Foundation
      struct Search {
        @Dependency(\\.mainQueue) var queue
        func a() { \(use) }
        func b() { x.debounce(id: 1, for: 1, scheduler: queue) }
      }
      """
    #expect(migrated(text) == text)
    let found = remarks(text)
    #expect(found.contains(remark))
    #expect(found.first == "5:3: 'queue' stays a scheduler")
    #expect(found.last == "7:51: 'queue' stays a scheduler")
  }

  @Test(
    "a clock is advanced by waiting for it",
    arguments: [
      (
        "func t() async { q.advance(by: 1) }",
        "func t() async { await clock.advance(by: .seconds(1)) }"
      ),
      ("func t() async { await q.run() }", "func t() async { await clock.run() }"),
      (
        "func t() async { await self.q.advance() }", "func t() async { await self.clock.advance() }"
      ),
    ]
  )
  func advance(old: String, new: String) {
    #expect(
      migrated("class T { let q = DispatchQueue.test; \(old) }")
        == "class T { let clock = TestClock(); \(new) }"
    )
  }

  @Test(arguments: [
    "func t() { q.advance(by: 1) }", "func t() { q.run() }",
    "func t() async { f { q.advance() } }", "func t() async { await q.advance(by: delay) }",
  ])
  func `the scheduler of a synchronous test stays and is reported`(function: String) {
    let text = "import Foundation\nclass T { let q = DispatchQueue.test; \(function) }"
    #expect(migrated(text) == text)
    #expect(remarks(text).first == "4:11: 'q' stays a scheduler")
    #expect(remarks(text).count == 2)
  }

  @Test(arguments: [
    "import Foundation\nwith { $0.mainQueue = DispatchQueue(label: \"q\").eraseToAnyScheduler() }",
    "with { $0.mainQueue = makeQueue() }",
    "let s = OperationQueue.main.eraseToAnyScheduler()",
  ])
  func `a scheduler without a clock stays and is reported`(text: String) {
    #expect(migrated(text) == text)
    #expect(
      remarks(text).map { $0.split(separator: ": ", maxSplits: 1)[1] } == [
        "this scheduler has no clock"
      ]
    )
  }

  @Test func `a scheduler that an extension in another file uses stays`() throws {
    let first = "import Dependencies\nstruct S { @Dependency(\\.mainQueue) var queue }\n"
    let second = "import Dependencies\nextension S { func a() { use(queue) } }\n"
    try withFolder(["A.swift": first, "B.swift": second]) { folder in
      let migration = try PackageMigration(of: [folder], requirement: nil)
      #expect(migration.changes.first?.text.contains("\\.mainQueue) var queue") == true)
      #expect(migration.remarks.map(\.message) == ["'queue' stays a scheduler"])
    }
  }
}
