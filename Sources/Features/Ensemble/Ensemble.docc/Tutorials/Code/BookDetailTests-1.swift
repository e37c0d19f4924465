// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleTestSupport
import Foundation
import Testing

@testable import Reading

@MainActor
@Suite struct BookDetailTests {
  @Test func `the blurb is loaded`() async {
    let book = Book(id: UUID(0), title: "Emma")
    let store = TestStore(initialState: BookDetail.State(book: book)) {
      BookDetail()
    } withDependencies: {
      $0[BlurbClient.self].blurb = { "About \($0)." }
    }
    await store.send(.task) { $0.isLoading = true }
    await store.receive(\.blurbLoaded) {
      $0.blurb = "About Emma."
      $0.isLoading = false
    }
  }

  @Test func `a failure is shown`() async {
    let book = Book(id: UUID(0), title: "Emma")
    let store = TestStore(initialState: BookDetail.State(book: book)) {
      BookDetail()
    } withDependencies: {
      $0[BlurbClient.self].blurb = { _ in throw UnknownBook() }
    }
    await store.send(.task) { $0.isLoading = true }
    await store.receive(\.blurbFailed) {
      $0.blurb = "Nobody knows what this book is about."
      $0.isLoading = false
    }
  }
}
