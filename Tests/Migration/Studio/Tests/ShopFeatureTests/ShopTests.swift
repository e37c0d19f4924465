// SPDX-License-Identifier: MIT

import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import SharedModels
import StudioAPI
import Testing

@testable import ShopFeature

extension BaseSuite {
  @MainActor
  @Suite struct ShopTests {
    let sponge = Article(id: "sponge", title: "Sponge", cents: 250)
    let needle = Article(id: "needle", title: "Needle", cents: 400)

    @Test func amountsChangeTheBasket() async {
      let store = TestStore(initialState: Shop.State()) {
        Shop()
      } withDependencies: { [sponge, needle] in
        $0.studioAPI.articles = { [sponge, needle] }
      }
      store.exhaustivity = .off
      let task = await store.send(.onTask)
      await store.receive(\.articlesResponse.success) {
        $0.rows = [
          ArticleRow.State(article: self.sponge, amount: 0),
          ArticleRow.State(article: self.needle, amount: 0),
        ]
      }
      await store.receive(\.totalChanged, 0)
      await store.send(\.rows[id: "sponge"].amountChanged, 2) {
        $0.rows[id: "sponge"]?.amount = 2
      }
      await store.receive(\.rows[id: "sponge"].delegate.amountChanged, 2) {
        $0.$basket.withLock { $0 = Basket([self.sponge: 2]) }
      }
      await store.receive(\.totalChanged, 500)
      await store.send(\.rows[id: "sponge"].amountChanged, -1) {
        $0.rows[id: "sponge"]?.amount = 0
      }
      await store.receive(\.totalChanged, 0)
      #expect(store.state.basket.isEmpty)
      await task.cancel()
    }

    @Test func theServerIsSilent() async {
      let store = TestStore(initialState: Shop.State()) {
        Shop()
      } withDependencies: {
        $0.studioAPI.articles = { throw APIError(.unavailable) }
      }
      store.exhaustivity = .off
      let task = await store.send(.onTask)
      await store.receive(\.articlesResponse.failure) {
        $0.error = "The studio is closed."
      }
      await task.cancel()
    }

    @Test func anArticleIsAddedFromItsDetails() async {
      var state = Shop.State()
      state.rows = [ArticleRow.State(article: needle, amount: 0)]
      let store = TestStore(initialState: state) { Shop() }
      store.exhaustivity = .off
      await store.send(\.rows[id: "needle"].titleTapped)
      await store.receive(\.rows[id: "needle"].delegate.details)
      await store.send(\.destination.article.addTapped)
      #expect(store.state.destination?.article?.amount == 1)
      await store.send(\.destination.article.closeTapped)
      await store.receive(\.destination.dismiss)
      #expect(store.state.destination == nil)
      #expect(store.state.basket == Basket([needle: 1]))
    }

    @Test func anOrderEmptiesTheBasket() async {
      @Shared(.basket) var basket = Basket([sponge: 3])
      var state = Shop.State()
      state.rows = [ArticleRow.State(article: sponge, amount: 3)]
      let store = TestStore(initialState: state) {
        Shop()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
        $0.studioAPI.order = { basket, note in
          #expect(note == "For the exhibition")
          return basket.count
        }
      }
      store.exhaustivity = .off
      await store.send(.basketTapped)
      await store.send(\.destination.checkout.noteTapped)
      await store.send(\.destination.checkout.binding.phase, .note("For the exhibition"))
      await store.send(\.destination.checkout.orderTapped) {
        $0.destination?.modify(\.checkout) { $0.phase = .sending }
      }
      await store.receive(\.destination.checkout.delegate.ordered, 3) {
        $0.lastOrder = 3
        $0.rows[id: "sponge"]?.amount = 0
        $0.$basket.withLock { $0 = Basket() }
      }
      await store.receive(\.destination.dismiss)
      await store.send(.basketTapped)
      #expect(store.state.destination == nil)
    }
  }

  @MainActor
  @Suite struct CheckoutTests {
    @Test func anOrderIsRepeated() async {
      let clock = TestClock()
      let fails = LockIsolated(true)
      let store = TestStore(initialState: Checkout.State()) {
        Checkout()
      } withDependencies: {
        $0.continuousClock = clock
        $0.studioAPI.order = { _, _ in
          if fails.value { throw APIError(.unavailable) }
          return 7
        }
        $0.dismiss = DismissEffect {}
      }
      await store.send(.noteTapped) {
        $0.phase = .note("")
      }
      await store.send(.orderTapped) {
        $0.phase = .sending
        $0.attempts = 1
      }
      await clock.advance()
      await store.receive(\.ordered) {
        $0.phase = .review
        $0.alert = AlertState {
          TextState("No order")
        } actions: {
          ButtonState(action: .retry(note: nil)) { TextState("Again") }
          ButtonState(role: .cancel) { TextState("Later") }
        } message: {
          TextState("The studio is closed.")
        }
      }
      fails.setValue(false)
      await store.send(\.alert.retry, nil) {
        $0.alert = nil
        $0.phase = .sending
        $0.attempts = 2
      }
      await clock.advance(by: .seconds(1))
      await store.receive(\.ordered)
      await store.receive(\.delegate.ordered, 7)
    }
  }
}

@Suite(.dependencies, .serialized)
struct BaseSuite {}
