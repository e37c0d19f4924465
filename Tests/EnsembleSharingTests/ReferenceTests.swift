// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleSharing
import Testing

@Suite("Shared properties")
struct ReferenceTests {
  struct User: Equatable, Identifiable, Sendable {
    var id = 1
    var name = "Blob"
    var address: Address?
  }

  struct Address: Equatable, Sendable {
    var city = "Brooklyn"
  }

  @Test("A value without a key is shared with the copies of its property")
  func copies() {
    let first = Shared(value: 1)
    let second = first
    first.withLock { $0 += 1 }
    #expect(second.wrappedValue == 2)
  }

  @Test("'withLock' returns the result of its closure")
  func result() {
    let count = Shared(value: 1)
    #expect(count.withLock { $0 * 2 } == 2)
  }

  @Test("A closure that throws keeps its changes")
  func throwing() {
    struct Failure: Error {}
    let count = Shared(value: 1)
    #expect(throws: Failure.self) {
      try count.withLock {
        $0 = 2
        throw Failure()
      }
    }
    #expect(count.wrappedValue == 2)
  }

  @Test("A closure may read its own value, which is the old one")
  func readInside() {
    let count = Shared(value: 1)
    count.withLock { $0 = count.wrappedValue + 1 }
    #expect(count.wrappedValue == 2)
  }

  @Test("A property that gets another reference takes its copies along")
  func retargeting() {
    @Shared(value: 1) var count
    let copy = $count
    $count = Shared(value: 42)
    #expect(count == 42)
    #expect(copy.wrappedValue == 42)
  }

  @Test("A derived property keeps its reference when the whole gets another one")
  func derivedKeeps() {
    @Shared(value: User()) var user
    let name = $user.name
    $user = Shared(value: User(name: "Blob Jr"))
    #expect(name.wrappedValue == "Blob")
  }

  @Test("A member is read and written through the whole")
  func member() {
    let user = Shared(value: User())
    let name = user.name
    name.withLock { $0 += "!" }
    #expect(user.wrappedValue.name == "Blob!")
    user.withLock { $0.name = "Sr" }
    #expect(name.wrappedValue == "Sr")
    #expect(user.name.count.wrappedValue == 2)
  }

  @Test("A closure derives a property that can be read")
  func mapped() {
    let count = Shared(value: 2)
    let double = count.read { $0 * 2 }
    count.withLock { $0 = 5 }
    #expect(double.wrappedValue == 10)
  }

  @Test("An optional that is nil cannot be unwrapped")
  func unwrapNil() {
    #expect(Shared(Shared<Int?>(value: nil)) == nil)
    #expect(SharedReader(Shared<Int?>(value: nil)) == nil)
  }

  @Test("An unwrapped property writes the optional")
  func unwrapped() throws {
    let count = Shared<Int?>(value: 1)
    let unwrapped = try #require(Shared(count))
    unwrapped.withLock { $0 += 1 }
    #expect(count.wrappedValue == 2)
    count.withLock { $0 = 7 }
    #expect(unwrapped.wrappedValue == 7)
  }

  @Test("While the optional is nil, an unwrapped property has the last value, and keeps changes")
  func unwrappedAfterNil() throws {
    let user = Shared<User?>(value: User())
    let unwrapped = try #require(Shared(user))
    user.withLock { $0?.name = "Sr" }
    #expect(unwrapped.wrappedValue.name == "Sr")
    user.withLock { $0 = nil }
    #expect(unwrapped.wrappedValue.name == "Sr")
    unwrapped.name.withLock { $0 = "Gone" }
    #expect(unwrapped.wrappedValue.name == "Gone")
    #expect(user.wrappedValue == nil)
    user.withLock { $0 = User(name: "Back") }
    #expect(unwrapped.name.wrappedValue == "Back")
  }

  @Test("The last value is that of the whole element, even if only members were read")
  func lastValueOfMembers() throws {
    let user = Shared<User?>(value: User())
    let unwrapped = try #require(Shared(user))
    let name = unwrapped.name
    user.withLock { $0?.name = "Sr" }
    #expect(name.wrappedValue == "Sr")
    user.withLock { $0 = nil }
    #expect(name.wrappedValue == "Sr")
  }

  @Test("The elements of a shared array are shared")
  func elements() {
    let users = Shared(value: IdentifiedArray(uniqueElements: [User(id: 1), User(id: 2)]))
    let all = Array(users)
    all[1].name.withLock { $0 = "Second" }
    #expect(users.wrappedValue[id: 2]?.name == "Second")
    users.withLock { _ = $0.remove(id: 2) }
    all[1].name.withLock { $0 = "Removed" }
    #expect(Array(users.wrappedValue.ids) == [1])
    #expect(all[1].id == 2)
  }

  @Test("Properties are equal if their values are")
  func equality() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
    #expect(SharedReader(value: 1) == SharedReader(value: 1))
  }

  @Test("A description names the type, and the value or the key")
  func descriptions() {
    struct State { @Shared(.inMemory("count")) var count = 0 }
    let user = Shared(value: 1)
    #expect(user.description == "Shared<Int>(value: 1)")
    #expect(State().$count.description == #"Shared<Int>(.inMemory("count"))"#)
    let count = SharedReader(State().$count)
    #expect(count.description == #"SharedReader<Int>(.inMemory("count"))"#)
    let name = Shared(value: User()).name.count
    #expect(name.description.contains("[dynamicMember: \\."))
  }

  @Test("A sequence gives the current value, then each new one")
  func values() async {
    let count = Shared(value: 1)
    var iterator = count.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    count.withLock { $0 = 2 }
    #expect(await iterator.next() == 2)
    count.withLock { $0 = 3 }
    count.withLock { $0 = 4 }
    #expect(await iterator.next() == 4)
  }
}
