// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency
import EnsembleWeb
import Testing

@Suite("Room for connections")
struct ConnectionRoomTests {
  private let room = ConnectionRoom(2)
  private let wakes = LockIsolated<[String]>([])

  private func add(_ socket: String) {
    room.add { [wakes] in wakes.withValue { $0.append(socket) } }
  }

  @Test func `sockets accept connections until there are as many as there may be`() {
    #expect(room.isAcceptingNewConnections())
    room.connectionOpened()
    #expect(room.isAcceptingNewConnections())
    room.connectionOpened()
    #expect(!room.isAcceptingNewConnections())
    room.connectionClosed()
    #expect(room.isAcceptingNewConnections())
  }

  @Test func `all sockets are woken when there is room again, and not before`() {
    for socket in ["a", "b"] { add(socket) }
    // A socket may have stopped before it was added.
    #expect(wakes.value == ["a", "b"])
    // Sockets that had begun to accept exceed the limit.
    for _ in 0..<4 { room.connectionOpened() }
    for _ in 0..<2 { room.connectionClosed() }
    #expect(wakes.value == ["a", "b"])
    room.connectionClosed()
    #expect(wakes.value == ["a", "b", "a", "b"])
    room.connectionClosed()
    #expect(wakes.value == ["a", "b", "a", "b"])
  }
}
#endif
