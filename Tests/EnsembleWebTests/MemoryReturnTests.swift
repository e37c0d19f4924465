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

    end(MemoryReturn.sessions - 1)
    #expect(!isDue(at: .seconds(1)))
    end(1)
    #expect(isDue(at: .seconds(2)))
    #expect(!isDue(at: .seconds(100)))
    end(MemoryReturn.sessions)
    #expect(isDue(at: .seconds(101)))
    end(MemoryReturn.sessions)
    #expect(!isDue(at: .seconds(101) + MemoryReturn.interval / 2))
    #expect(isDue(at: .seconds(101) + MemoryReturn.interval))
  }
}
#endif
