// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

extension GalleryExample {
  /// Examples with a bug, to be found with the inspector.
  static let puzzles = [
    GalleryExample(
      "coffee-bar",
      "A bug to be found with the inspector: more coffees than cups.",
      in: "CoffeeBar"
    ) { _ in
      CoffeeBarView(store: Store(initialState: CoffeeBar.State()) { CoffeeBar() })
    }
  ]

  /// Examples of one technique each, to be copied.
  static let recipes = [
    GalleryExample("debounce", "Act when typing pauses.", in: "Recipes/Debounce") { _ in
      DebounceRecipeView(store: Store(initialState: DebounceRecipe.State()) { DebounceRecipe() })
    },
    GalleryExample("cancel", "Stop an effect that takes long.", in: "Recipes/Cancel") { _ in
      CancelRecipeView(store: Store(initialState: CancelRecipe.State()) { CancelRecipe() })
    },
    GalleryExample("share", "Let two features know one value.", in: "Recipes/Share") { _ in
      ShareRecipeView(store: Store(initialState: ShareRecipe.State()) { ShareRecipe() })
    },
    GalleryExample("confirm", "Ask before something is deleted.", in: "Recipes/Confirm") { _ in
      ConfirmRecipeView(store: Store(initialState: ConfirmRecipe.State()) { ConfirmRecipe() })
    },
    GalleryExample("toast", "Delete at once, and offer to undo it.", in: "Recipes/Toast") { _ in
      ToastRecipeView(store: Store(initialState: ToastRecipe.State()) { ToastRecipe() })
    },
    GalleryExample("undo", "Undo and redo changes.", in: "Recipes/Undo") { _ in
      UndoRecipeView(store: Store(initialState: UndoRecipe.State()) { UndoRecipe() })
    },
  ]

  /// The lessons of all of these examples.
  static let recipeLessons = [
    "coffee-bar": [
      "After a busy hour, fewer than no cups are left. Open the inspector of this page, choose Test, and find the first action after which cups < 0.",
      "Look at the orders before it, step by step: the page shows each state, and a coffee that no guest was waiting for.",
      "Effects shows where the coffee was started, and that nothing has cancelled it. From here to there, Test writes the failing test.",
    ],
    "debounce": [
      "An effect with an identifier is cancelled when the next one with it starts.",
      "A clock is a dependency, so a test types and pauses without waiting.",
    ],
    "cancel": [
      "An effect with an identifier runs until it ends, or until another action cancels it.",
      "The state says whether a job runs; the view follows.",
    ],
    "share": [
      "A key names a value, which is the same wherever it is declared.",
      "A feature that only reads declares a reader, and cannot change the value.",
    ],
    "confirm": [
      "A question is state: it is shown while it is there, and each button is an action.",
      "A test asks, answers, and sees what is left.",
    ],
    "toast": [
      "A toast is state, and its button an action that says what to bring back.",
      "The view ends it after its time, so the test needs no clock.",
    ],
    "undo": [
      "State is a value, so a history is an array of values.",
      "A new change forgets what was undone.",
    ],
  ]
}
