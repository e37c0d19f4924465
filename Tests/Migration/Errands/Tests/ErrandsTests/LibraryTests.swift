// SPDX-License-Identifier: MIT

import ComposableArchitecture
import DependenciesTestSupport
import Testing

@testable import Errands

@MainActor
@Suite("The public library")
struct LibraryTests {
  private func makeStore() -> TestStoreOf<Library> {
    var state = Library.State()
    state.loans = [
      Loan.State(id: 1, title: "Maps of the Coast", weeksLeft: 1),
      Loan.State(id: 2, title: "Bread and Salt"),
    ]
    return TestStore(initialState: state) {
      Library()
    } withDependencies: {
      $0.library.reader = { number in
        guard number == "42" else { throw PlaceError.emptyText }
        return "Ada"
      }
    }
  }

  @Test func aReaderSignsIn() async {
    let store = makeStore()
    await store.send(._internal(.card(.view(.numberTyped("4-2"))))) {
      $0.card.number = "42"
    }
    await store.send(._internal(.card(.view(.signInTapped)))) {
      $0.card.isBusy = true
    }
    await store.receive(._internal(.card(._internal(.answered(.success("Ada")))))) {
      $0.card.isBusy = false
    }
    await store.receive(._internal(.card(.delegate(.signedIn(reader: "Ada"))))) {
      $0.reader = "Ada"
    }
  }

  @Test func anUnknownCardIsRefused() async {
    let store = TestStore(initialState: CardSignIn.State(number: "7")) {
      CardSignIn()
    } withDependencies: {
      $0.library.reader = { _ in throw PlaceError.emptyText }
    }
    await store.send(.view(.signInTapped)) {
      $0.isBusy = true
    }
    await store.receive(/CardAction._internal) {
      $0.isBusy = false
      $0.message = "This card is not known."
    }
  }

  @Test func aLoanIsRenewed() async {
    let store = makeStore()
    await store.send(._internal(.loan(id: 1, action: .view(.renewTapped))))
    await store.receive(._internal(.loan(id: 1, action: ._internal(.renewed(weeks: 4))))) {
      $0.loans[id: 1]?.weeksLeft = 4
    }
  }

  @Test func aReturnedBookIsNoLoan() async {
    let store = makeStore()
    await store.send(._internal(.loan(id: 2, action: .view(.returnTapped))))
    await store.receive(._internal(.loan(id: 2, action: .delegate(.returned)))) {
      $0.loans.remove(id: 2)
    }
    await store.send(.view(.hoursTapped)) {
      $0.showsHours = true
    }
    await store.send(.view(.leaveTapped))
    await store.receive(.delegate(.readerLeft))
  }
}
