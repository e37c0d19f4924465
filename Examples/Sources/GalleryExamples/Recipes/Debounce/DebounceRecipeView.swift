// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A field, and the number of its words.
struct DebounceRecipeView: View {
  @Bindable var store: StoreOf<DebounceRecipe>

  var body: some View {
    Form {
      TextField("Text", text: $store.text)
      LabeledContent("Words", value: store.words.map(String.init) ?? "…")
    }
  }
}
