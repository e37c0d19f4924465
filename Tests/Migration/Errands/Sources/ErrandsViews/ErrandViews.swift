// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Errands
import Models
import SwiftUI

/// The list with the stack of details above it.
public struct ErrandAppView: View {
  let store: StoreOf<ErrandApp>

  public init(store: StoreOf<ErrandApp>) {
    self.store = store
  }

  public var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      ErrandListView(store: store.scope(state: \.list, action: \.list))
    } destination: { state in
      switch state {
      case .detail:
        CaseLet(
          /ErrandApp.Path.State.detail,
          action: ErrandApp.Path.Action.detail,
          then: { ErrandDetailView(store: $0) }
        )
      case .search:
        CaseLet(/ErrandApp.Path.State.search, action: ErrandApp.Path.Action.search) {
          PlaceSearchView(store: $0)
        }
      }
    }
  }
}

/// All errands, in rows.
public struct ErrandListView: View {
  let store: StoreOf<ErrandList>

  public init(store: StoreOf<ErrandList>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      header
      WithViewStore(store, observe: { $0 }) { viewStore in
        // The message is in the way of nothing else.
        if let failure = viewStore.failure {
          Text(failure)
        }
        List {
          ForEachStore(store.scope(state: \.rows, action: ErrandList.Action.row(id:action:))) {
            ErrandRowView(store: $0)
          }
        }
        .disabled(viewStore.isLoading)
        Button("Add") { viewStore.send(.addTapped) }
      }
    }
    .task { store.send(.appeared) }
    .alert(store: store.scope(state: \.$alert, action: ErrandList.Action.alert))
  }

  /// The number of errands, which changes less often than the rows.
  private var header: some View {
    WithViewStore(store, observe: \.openCount) { viewStore in
      Text("\(viewStore.state) to do")
    }
  }
}

/// One errand in the list.
struct ErrandRowView: View {
  let store: StoreOf<ErrandRow>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Button(viewStore.errand.isDone ? "Undo" : "Done") { viewStore.send(.checkTapped) }
        TextField(
          "Errand",
          text: viewStore.binding(get: \.errand.title, send: ErrandRow.Action.renamed)
        )
        TextField("Note", text: viewStore.$note)
      }
    }
  }
}

/// One errand on the stack, with its sheet and its alert.
public struct ErrandDetailView: View {
  let store: StoreOf<ErrandDetail>

  public init(store: StoreOf<ErrandDetail>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text(viewStore.errand.title)
        Text(viewStore.errand.place)
        Button("Edit") { viewStore.send(.editTapped) }
        Button("Remove") { viewStore.send(.removeTapped) }
      }
    }
    .sheet(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /ErrandDetail.Destination.State.edit,
      action: ErrandDetail.Destination.Action.edit
    ) { store in
      ErrandEditView(store: store)
    }
    .alert(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /ErrandDetail.Destination.State.alert,
      action: ErrandDetail.Destination.Action.alert
    )
  }
}

/// The form of one errand, in the newer spelling.
public struct ErrandEditView: View {
  @Perception.Bindable var store: StoreOf<ErrandEdit>

  public init(store: StoreOf<ErrandEdit>) {
    self.store = store
  }

  public var body: some View {
    WithPerceptionTracking {
      Form {
        TextField("Title", text: $store.errand.title)
        TextField("Place", text: $store.errand.place)
        Toggle("Done", isOn: $store.errand.isDone)
        Button("Save") { store.send(.saveTapped) }
        Button("Cancel") { store.send(.cancelTapped) }
      }
    }
  }
}

/// The search for a place.
public struct PlaceSearchView: View {
  @Bindable var store: StoreOf<PlaceSearch>

  public init(store: StoreOf<PlaceSearch>) {
    self.store = store
  }

  public var body: some View {
    TextField("Place", text: $store.text)
      .onSubmit { store.send(.searchTapped) }
    if let suggestion = store.suggestion {
      Text("Near you: \(suggestion)")
    }
    List {
      ForEach(store.results, id: \.self) { place in
        Text(place)
      }
    }
    if store.failure == .offline {
      Text("There is no connection.")
    }
  }
}
