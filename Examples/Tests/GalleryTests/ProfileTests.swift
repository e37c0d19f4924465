// SPDX-License-Identifier: MIT

import EnsembleTiny
import GalleryExamples
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ProfileTests {
  @Test func `a profile is loaded from the client`() async {
    let ada = User(id: "ada", name: "Ada")
    let store = TestStore(
      Profile(
        api: UserAPI { id in
          #expect(id == "ada")
          return ada
        }
      )
    )
    await store.send(.loadUser(id: "ada")) { $0.isLoading = true }
    await store.receive(.userLoaded(ada)) {
      $0.user = ada
      $0.isLoading = false
    }
  }

  @Test func `an error of the client is shown until the next request`() async {
    let store = TestStore(
      Profile(
        api: UserAPI { id in
          if id == "ada" { return User(id: id, name: "Ada") }
          throw UserError(message: "Not today.")
        }
      )
    )
    await store.send(.loadUser(id: "x")) { $0.isLoading = true }
    await store.receive(.userLoadFailed("Not today.")) {
      $0.isLoading = false
      $0.error = "Not today."
    }
    await store.send(.loadUser(id: "ada")) {
      $0.isLoading = true
      $0.error = nil
    }
    await store.receive({ $0 == .userLoaded(User(id: "ada", name: "Ada")) }) {
      $0.user = User(id: "ada", name: "Ada")
      $0.isLoading = false
    }
  }

  @Test func `a user is not shown beside the error of another one`() async {
    let store = TestStore(
      Profile(
        api: UserAPI { id in
          if id == "ada" { return User(id: id, name: "Ada") }
          throw UserError(message: "There is no user '\(id)'.")
        }
      )
    )
    await store.send(.loadUser(id: "ada")) { $0.isLoading = true }
    await store.receive(.userLoaded(User(id: "ada", name: "Ada"))) {
      $0.user = User(id: "ada", name: "Ada")
      $0.isLoading = false
    }
    await store.send(.loadUser(id: "x")) {
      $0.user = nil
      $0.isLoading = true
    }
    await store.receive(.userLoadFailed("There is no user 'x'.")) {
      $0.isLoading = false
      $0.error = "There is no user 'x'."
    }
  }

  @Test func `a request without an id is refused before it reaches the client`() async {
    let store = TestStore(
      Profile(
        api: UserAPI { _ in
          Issue.record("The client was asked.")
          throw CancellationError()
        }
      )
    )
    await store.send(.loadUser(id: ""), throws: UserError(message: "Enter the name of a user."))
    await store.receive(.userLoadFailed("Enter the name of a user.")) {
      $0.error = "Enter the name of a user."
    }
  }

  @Test func `the simulated client takes half a second`() async {
    let clock = TestClock()
    let store = TestStore(
      Profile(api: .simulated),
      withDependencies: { $0.continuousClock = clock }
    )
    await store.send(.loadUser(id: "grace")) { $0.isLoading = true }
    await clock.advance(by: .milliseconds(499))
    #expect(store.state.isLoading)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.userLoaded(User(id: "grace", name: "Grace Hopper"))) {
      $0.user = User(id: "grace", name: "Grace Hopper")
      $0.isLoading = false
    }
  }
}
