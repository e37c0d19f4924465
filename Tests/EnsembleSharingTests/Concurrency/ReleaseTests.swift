// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleConcurrency
import EnsembleSharing
import Foundation
import Testing

/// Values that run code when they are released.
@Suite("Releases of shared values", .timeLimit(.minutes(10)))
struct SharedReleaseTests {
  /// An object that calls a function when it is released.
  final class Ending: Sendable {
    private let onEnd: @Sendable () -> Void

    init(_ onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

    deinit { onEnd() }
  }

  @ObservableState
  struct Basket: Sendable {
    var number = 0
    var ending: Ending?
  }

  /// A key whose values a test delivers.
  struct BasketKey: SharedKey {
    let id = UUID()
    let subscriber = LockIsolated<SharedSubscriber<Basket>?>(nil)

    func load(context: LoadContext<Basket>, continuation: LoadContinuation<Basket>) {
      continuation.resumeReturningInitialValue()
    }

    func subscribe(
      context: LoadContext<Basket>,
      subscriber: SharedSubscriber<Basket>
    ) -> SharedSubscription {
      self.subscriber.setValue(subscriber)
      return SharedSubscription {}
    }

    func save(_ value: Basket, context: SaveContext, continuation: SaveContinuation) {
      continuation.resume()
    }
  }

  /// Returns a basket whose end waits until another thread has read a property, and records the
  /// number that it has read.
  private func waitingBasket(
    _ number: Int,
    _ property: Shared<Basket>,
    _ numbers: LockIsolated<[Int?]>
  ) -> Basket {
    Basket(
      number: number,
      ending: Ending {
        let number = LockIsolated<Int?>(nil)
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          let current = property.wrappedValue.number
          number.setValue(current)
          isRead.signal()
        }
        _ = isRead.wait(timeout: .now() + 5)
        numbers.withValue { $0.append(number.value) }
      }
    )
  }

  @Test func `a state that a key replaces is released outside of the change`() throws {
    let key = BasketKey()
    let property = Shared(wrappedValue: Basket(), key)
    let subscriber = try #require(key.subscriber.value)
    let numbers = LockIsolated<[Int?]>([])
    subscriber.yield(waitingBasket(1, property, numbers))
    #expect(property.wrappedValue.number == 1)
    subscriber.yield(Basket(number: 2))
    #expect(numbers.value == [2])
  }

  @Test func `a state that an assignment replaces is released outside of the change`() {
    let property = Shared(value: Basket())
    let numbers = LockIsolated<[Int?]>([])
    property.wrappedValue = waitingBasket(1, property, numbers)
    property.wrappedValue = Basket(number: 2)
    #expect(numbers.value == [2])
  }

  @MainActor
  @Test func `a state that a binding replaces is released outside of the change`() {
    let property = Shared(value: Basket())
    let binding = Binding(property)
    let numbers = LockIsolated<[Int?]>([])
    binding.wrappedValue = waitingBasket(1, property, numbers)
    binding.wrappedValue = Basket(number: 2)
    #expect(numbers.value == [2])
  }
}
