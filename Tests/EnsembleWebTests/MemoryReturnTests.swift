// SPDX-License-Identifier: MIT

#if Web
import EnsembleWeb
import Testing

@Suite("The return of memory")
struct MemoryReturnTests {
  @Test("memory is returned after many sessions, and not often")
  func due() {
    var memory = MemoryReturn()
    func end(_ count: Int) {
      for _ in 0..<count { memory.sessionEnded() }
    }
    func isDue(at now: Duration) -> Bool { memory.isDue(at: now) }

    end(MemoryReturn.manySessions - 1)
    #expect(!isDue(at: .seconds(1)))
    end(1)
    #expect(isDue(at: .seconds(2)))
    #expect(!isDue(at: .seconds(100)))
    end(MemoryReturn.manySessions)
    #expect(isDue(at: .seconds(101)))
    end(MemoryReturn.manySessions)
    #expect(!isDue(at: .seconds(101) + MemoryReturn.interval / 2))
    #expect(isDue(at: .seconds(101) + MemoryReturn.interval))
  }

  @Test("memory is returned once some sessions have ended and no more follow")
  func quiet() {
    var memory = MemoryReturn()
    func end(_ count: Int) {
      for _ in 0..<count { memory.sessionEnded() }
    }
    func isDue(at now: Duration) -> Bool { memory.isDue(at: now) }

    for second in 1...30 {
      end(MemoryReturn.someSessions / 10)
      #expect(!isDue(at: .seconds(second)))
    }
    #expect(!isDue(at: .seconds(30) + MemoryReturn.interval / 2))
    #expect(isDue(at: .seconds(30) + MemoryReturn.interval))
    // A few sessions are not worth the time.
    end(MemoryReturn.someSessions - 1)
    #expect(!isDue(at: .seconds(1000)))
    #expect(!isDue(at: .seconds(2000)))
  }
}
#endif
