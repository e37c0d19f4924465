// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import ExampleTestTools
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ToastRecipeTests {
  @Test func `a deleted song is brought back in its place`() async {
    let store = TestStore(initialState: ToastRecipe.State()) { ToastRecipe() }
    await store.send(.deleteTapped("Harbor")) {
      $0.songs = ["Morning", "Last train"]
      $0.toast = ToastState {
        TextState("“Harbor” was deleted.")
      } action: {
        ButtonState(action: .undoTapped(song: "Harbor", offset: 1)) { TextState("Undo") }
      }
    }
    await store.send(.toast(.presented(.undoTapped(song: "Harbor", offset: 1)))) {
      $0.songs = ["Morning", "Harbor", "Last train"]
      $0.toast = nil
    }
  }

  @Test func `a song stays deleted when the toast ends, and the next one has a toast`() async {
    let clock = ManualClock()
    let store = Store(initialState: ToastRecipe.State()) { ToastRecipe() }
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ViewHost(ToastRecipeView(store: store))
    }
    host.button("Delete").tap()
    #expect(host.texts.contains("“Morning” was deleted."))
    await clock.sleeping()
    clock.advance(by: .seconds(10))
    await host.wait(timeout: .ample) { !$0.texts.contains("“Morning” was deleted.") }
    host.button("Delete").tap()
    host.button("Undo").tap()
    #expect(store.songs == ["Harbor", "Last train"])
    #expect(store.toast == nil)
  }
}
