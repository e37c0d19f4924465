// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Order")
struct OrderTests {
  @Test func `merged effects send in their order`() async {
    let store = probe(
      .merge(.sending(.note("a")), .send(.note("b")), .sending(.note("c")))
    )
    await store.send(.start)
    // An action that is sent immediately precedes those of an operation.
    await store.receive(.note("b")) { $0.notes = ["b"] }
    await store.receive(.note("a")) { $0.notes = ["b", "a"] }
    await store.receive(.note("c")) { $0.notes = ["b", "a", "c"] }
  }

  @Test func `a hundred merged operations send in their order`() async {
    let store = probe(.merge((1...100).map { .sending(.add($0)) }))
    await store.send(.start)
    for number in 1...100 {
      await store.receive(.add(number)) { $0.count += number }
    }
    #expect(store.state.count == 5050)
  }

  @Test func `operations that yield take turns in a deterministic order`() async {
    var orders: Set<[String]> = []
    for _ in 1...20 {
      let store = probe(
        .merge(
          (1...10).map { effect in
            .run { send in
              for step in 1...5 {
                await send(.note("\(effect).\(step)"))
                for _ in 0..<(effect % 3) { await Task.yield() }
              }
            }
          }
        )
      )
      store.exhaustivity = .off
      await store.send(.start)
      await store.skipReceivedActions()
      #expect(store.state.notes.count == 50)
      orders.insert(store.state.notes)
    }
    #expect(orders.count == 1)
  }

  @Test func `concatenated effects run one after the other`() async {
    let store = probe(
      .concatenate(
        .run { send in
          for _ in 1...20 { await Task.yield() }
          await send(.note("a"))
        },
        .sending(.note("b")),
        .send(.note("c"))
      )
    )
    await store.send(.start)
    await store.receive(.note("a")) { $0.notes = ["a"] }
    await store.receive(.note("b")) { $0.notes = ["a", "b"] }
    await store.receive(.note("c")) { $0.notes = ["a", "b", "c"] }
  }

  @Test func `child tasks of effects take turns too`() async {
    let store = probe(
      .run { send in
        await withTaskGroup(of: Void.self) { group in
          for number in 1...20 { group.addTask { await send(.add(number)) } }
        }
      }
    )
    await store.send(.start)
    for number in 1...20 {
      await store.receive(.add(number)) { $0.count += number }
    }
    #expect(store.state.count == 210)
  }

  @Test func `concurrent test stores are independent`() async {
    let stores = (1...10).map { number in probe(.sending(.add(number), .note("\(number)"))) }
    for store in stores { await store.send(.start) }
    for (index, store) in stores.enumerated().reversed() {
      await store.receive(.add(index + 1)) { $0.count = index + 1 }
      await store.receive(.note("\(index + 1)")) { $0.notes = ["\(index + 1)"] }
      #expect(store.state.count == index + 1)
    }
  }
}
