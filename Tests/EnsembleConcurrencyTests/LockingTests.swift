// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import Testing

@Suite("Guarded values")
struct LockingTests {
  @Test func `a value is read and changed`() {
    let names = LockIsolated(["a"])
    names.withValue { $0.append("b") }
    #expect(names.value == ["a", "b"])
    #expect(names.count == 2)
    names.setValue([])
    #expect(names.isEmpty)
  }

  @Test func `no concurrent change is lost`() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...8 {
        group.addTask {
          for _ in 1...1_000 { count.withValue { $0 += 1 } }
        }
      }
    }
    #expect(count.value == 8_000)
  }

  @Test func `an error is rethrown and earlier changes are kept`() {
    let count = LockIsolated(0)
    #expect(throws: CancellationError.self) {
      try count.withValue {
        $0 = 1
        throw CancellationError()
      }
    }
    #expect(count.value == 1)
  }

  @Test func `a nested access to the same value stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let count = LockIsolated(0)
      count.withValue { $0 = count.value }
    }
  }

  @Test func `guarded values compare by value`() {
    let one = LockIsolated(1)
    #expect(one == one)
    #expect(one == LockIsolated(1))
    #expect(one != LockIsolated(2))
    #expect(Set([one, LockIsolated(1)]).count == 1)
  }

  @Test func `an actor guards a value`() async throws {
    let names = ActorIsolated(["a"])
    await names.withValue { $0.append("b") }
    #expect(await names.value == ["a", "b"])
    await names.setValue([])
    #expect(await names.value == [])
  }

  @Test func `an unchecked value can be read, changed and compared`() throws {
    struct Pair { var left = 1 }
    @UncheckedSendable var pair = Pair()
    pair.left = 2
    #expect($pair.left == 2)
    #expect(UncheckedSendable(1) == UncheckedSendable(wrappedValue: 1))
  }

  @Test func `erased values compare by value`() {
    #expect(AnyHashableSendable(1) == AnyHashableSendable(1))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    #expect(AnyHashableSendable(AnyHashableSendable(1)) == AnyHashableSendable(1))
    #expect(AnyHashableSendable(AnyHashableSendable(1)).base is Int)
    #expect("\(AnyHashableSendable(1))" == "1")
    #expect(String(reflecting: AnyHashableSendable("a")) == #"AnyHashableSendable("a")"#)
  }
}
