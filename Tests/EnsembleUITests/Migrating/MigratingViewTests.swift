// SPDX-License-Identifier: MIT

import Ensemble
import Testing

#if canImport(SwiftUI)
import SwiftUI
#else
import EnsembleUI
#endif

// The code of `Migrating.md` on views.

@Reducer
private struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = "Blob"
    var displayName = ""
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    @Presents var edit: Row.State?
  }

  enum Action {
    case edit(PresentationAction<Row.Action>)
    case editTapped
    case form(FormAction<State>)
    case nameChanged(String)
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editTapped: state.edit = Row.State(id: 3)
      case .nameChanged(let name): state.name = name
      case .edit, .form, .rows: break
      }
      return .none
    }
    .ifLet(\.$edit, action: \.edit) { Row() }
    .forEach(\.rows, action: \.rows) { Row() }
    .form(action: \.form)
  }
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
  }

  enum Action {}
}

private struct RowView: View {
  let store: StoreOf<Row>
  var body: some View { Text("Row \(store.state.id)") }
}

private struct EditView: View {
  let store: StoreOf<Row>
  var body: some View { Text("Edit \(store.state.id)") }
}

private struct ProfileView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    WithPerceptionTracking {
      VStack {
        Text(store.name)
        TextField("Name", text: $store.name.sending(\.nameChanged))
        TextField("Name", text: store.binding(\.displayName, action: \.form))
        ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
      }
      .sheet(item: $store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }
    }
  }
}

private struct ModelView: View {
  let model: MigratingViewTests.Model
  var body: some View { Text("\(model.count)") }
}

@MainActor
@Suite("Migrating views")
struct MigratingViewTests {
  @Observable final class Model {
    var count = 0
  }

  @Test func `views read and bind their store`() {
    let store = Store(initialState: Profile.State()) { Profile() }
    let host = ViewHost(ProfileView(store: store))
    #expect(host.texts == ["Blob", "Row 1", "Row 2"])
    host.textField("Name").type("Blob Jr.")
    #expect(host.texts.first == "Blob Jr.")
    host.textField("Name", at: 1).type("B")
    #expect(store.displayName == "B")
    store.send(.editTapped)
    #expect(host.showsSheet)
    #expect(host.texts == ["Edit 3"])
  }

  @Test func `a model is observed`() {
    let model = Model()
    let host = ViewHost(ModelView(model: model))
    model.count = 1
    #expect(host.texts == ["1"])
  }
}
