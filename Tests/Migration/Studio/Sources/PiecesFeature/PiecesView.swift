// SPDX-License-Identifier: MIT

import DesignSystem
import SharedModels
import StudioKit
import SwiftUI

@ViewAction(for: PiecesFeature.self)
public struct PiecesView: View {
  @Bindable public var store: StoreOf<PiecesFeature>

  public init(store: StoreOf<PiecesFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      list
        .navigationTitle("Shelf")
        .toolbar { toolbar }
    } destination: { store in
      switch store.case {
      case let .detail(store):
        PieceDetailView(store: store)
      case let .glazes(store):
        GlazePickerView(store: store)
      }
    }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
      NavigationStack {
        PieceFormView(store: store)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Add") { send(.addConfirmed) }
            }
          }
      }
    }
    .confirmationDialog($store.scope(state: \.destination?.sort, action: \.destination.sort))
    .toast(store.scope(state: \.toast, action: \.toast.presented))
  }

  @ViewBuilder private var list: some View {
    if store.visible.isEmpty {
      ContentUnavailableView("Nothing here", systemImage: "tray")
    } else {
      List {
        ForEach(store.visible) { piece in
          Button {
            send(.pieceTapped(piece.id))
          } label: {
            IconRow(icon: "cup.and.saucer", title: piece.name, subtitle: piece.clay.rawValue) {
              StageBadge(piece.stage)
            }
          }
          .buttonStyle(.plain)
        }
        .onDelete { send(.deleted($0), animation: .default) }
      }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      Menu("Filter") {
        ForEach(Piece.Stage.allCases, id: \.self) { stage in
          Button(stage.rawValue.capitalized) { send(.filterSelected(stage)) }
        }
      }
      Button("Sort") { send(.sortTapped) }
      Button {
        send(.addTapped)
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add")
    }
  }
}

struct PieceDetailView: View {
  @Bindable var store: StoreOf<PieceDetail>

  var body: some View {
    Form {
      Section {
        LabeledContent("Clay", value: store.piece.clay.rawValue)
        LabeledContent("Stage") { StageBadge(store.piece.stage) }
        if let next = store.piece.stage.next {
          Button("Now \(next.rawValue)") { store.send(.view(.advanceTapped)) }
        }
      }
      Section("Notes") {
        TextEditor(text: $store.draft)
        HStack {
          Button("Undo") { store.send(.edit(.undo)) }
            .disabled(!store.history.canUndo)
          Button("Redo") { store.send(.edit(.redo)) }
            .disabled(!store.history.canRedo)
          Spacer()
          Button("Done") { store.send(.view(.doneTapped)) }
        }
      }
      Section("Glazes") {
        ForEach(store.piece.glazes, id: \.self) { Text($0) }
        Button("Choose…") { store.send(.view(.glazesTapped)) }
      }
      Button("Throw away", role: .destructive) { store.send(.view(.removeTapped)) }
    }
    .navigationTitle(store.piece.name)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

struct PieceFormView: View {
  @Bindable var store: StoreOf<PieceForm>

  var body: some View {
    Form {
      ValidatedField("Name", text: $store.piece.name, error: store.errors[\.piece.name])
      Picker("Clay", selection: $store.piece.clay) {
        ForEach(Clay.allCases, id: \.self) { clay in
          Text(clay.rawValue).tag(clay)
        }
      }
      .pickerStyle(.segmented)
    }
    .navigationTitle("New piece")
  }
}

struct GlazePickerView: View {
  let store: StoreOf<GlazePicker>

  var body: some View {
    LoadableView(store.glazes, retry: { store.send(.task) }) { _ in
      List(store.suitable) { glaze in
        HStack {
          Text(glaze.title)
          Spacer()
          if store.picked.contains(glaze.id) {
            Image(systemName: "checkmark")
          }
        }
        .onTapGesture { store.send(.toggled(glaze.id)) }
      }
    }
    .toolbar {
      Button("Done") { store.send(.doneTapped) }
        .disabled(store.glazes.isLoading)
    }
    .task { await store.send(.task).finish() }
  }
}

#Preview("Shelf") {
  @Shared(.pieces) var pieces = [
    Piece(id: UUID(), name: "Bowl"),
    Piece(id: UUID(), name: "Mug", stage: .bisque),
  ]
  PiecesView(store: Store(initialState: PiecesFeature.State()) { PiecesFeature() })
}
