// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ConfirmRecipeTests {
  @Test func `a song is deleted after the question is confirmed, and no other`() async {
    let store = TestStore(initialState: ConfirmRecipe.State()) { ConfirmRecipe() }
    store.exhaustivity = .off
    await store.send(.deleteTapped("Harbor"))
    #expect(store.state.songs.count == 3)
    await store.send(\.dialog.deleteConfirmed, "Harbor") {
      $0.songs = ["Morning", "Last train"]
      $0.dialog = nil
    }
  }

  @Test func `a song is kept when the question is answered with Keep`() {
    let store = Store(initialState: ConfirmRecipe.State()) { ConfirmRecipe() }
    let host = ViewHost(ConfirmRecipeView(store: store))
    host.button("Delete").tap()
    #expect(host.dialogTitle == "Delete “Morning”?")
    host.button("Keep").tap()
    #expect(host.dialogTitle == nil)
    #expect(store.songs.count == 3)
    host.button("Delete").tap()
    host.button("Delete").tap()
    #expect(store.songs == ["Harbor", "Last train"])
  }
}
