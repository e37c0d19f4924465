// SPDX-License-Identifier: MIT

import EnsembleTiny
import EnsembleUI

/// The profile of a user, by the id that is typed.
struct ProfileView: View {
  let store: Store<Profile>
  @State private var id = ""

  var body: some View {
    Form {
      TextField("User", text: $id, prompt: Text("ada or grace"))
        .onSubmit { store.send(.loadUser(id: id)) }
      Button("Load") { store.send(.loadUser(id: id)) }.buttonStyle(.borderedProminent)
      if store.state.isLoading { ProgressView("Loading…") }
      if let user = store.state.user { LabeledContent("Name", value: user.name) }
      if let error = store.state.error { Text(error).foregroundStyle(.red) }
    }
  }
}
