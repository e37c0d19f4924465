// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(10))) struct UndoRecipeTests {
  @Test func `changes are undone and redone, until another change`() async {
    let store = TestStore(initialState: UndoRecipe.State()) { UndoRecipe() }
    await store.send(.tempoChanged(124)) {
      $0.tempo = 124
      $0.past = [120]
    }
    await store.send(.undoTapped) {
      $0.tempo = 120
      $0.past = []
      $0.future = [124]
    }
    await store.send(.redoTapped) {
      $0.tempo = 124
      $0.past = [120]
      $0.future = []
    }
    await store.send(.redoTapped)
    await store.send(.undoTapped) {
      $0.tempo = 120
      $0.past = []
      $0.future = [124]
    }
    await store.send(.tempoChanged(116)) {
      $0.tempo = 116
      $0.past = [120]
      $0.future = []
    }
  }

  @Test func `buttons are enabled while there is something to undo or redo`() {
    let host = ViewHost(
      UndoRecipeView(store: Store(initialState: UndoRecipe.State()) { UndoRecipe() })
    )
    #expect(host.button("Undo").isDisabled)
    host.stepper("Tempo: 120").increment()
    #expect(!host.button("Undo").isDisabled)
    #expect(host.button("Redo").isDisabled)
    host.button("Undo").tap()
    #expect(host.controls.first == "Tempo: 120")
    #expect(!host.button("Redo").isDisabled)
  }
}
