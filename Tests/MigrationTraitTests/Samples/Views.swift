// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
extension Sample {
  private static let features = #"""
    import EnsembleUI

    @Reducer struct Edit {
      @ObservableState struct State: Equatable, Identifiable {
        var id = 0
        var name = ""
      }
      enum Action { case tapped }
    }
    @Reducer enum Page {
      case edit(Edit)
      case alert(AlertState<Answer>)
      case dialog(ConfirmationDialogState<Answer>)
      enum Answer { case ok }
    }
    @Reducer struct Book {
      @ObservableState struct State {
        var title = ""
        var rows: IdentifiedArrayOf<Edit.State> = []
        var child: Edit.State?
        var path = StackState<Page.State>()
        @Presents var edit: Edit.State?
        @Presents var alert: AlertState<Page.Answer>?
        @Presents var dialog: ConfirmationDialogState<Page.Answer>?
        @Presents var page: Page.State?
      }
      enum Action {
        case tapped, titleChanged(String), form(FormAction<State>)
        case rows(IdentifiedActionOf<Edit>), child(Edit.Action), path(StackActionOf<Page>)
        case edit(PresentationAction<Edit.Action>), page(PresentationAction<Page.Action>)
        case alert(PresentationAction<Page.Answer>), dialog(PresentationAction<Page.Answer>)
      }
    }
    struct EditView: View {
      let store: StoreOf<Edit>
      var body: some View { Text(store.name) }
    }
    struct PageView: View {
      let store: StoreOf<Page>
      var body: some View { EmptyView() }
    }

    """#

  static let views = Sample(
    "views",
    features + #"""
      struct Fields: View {
        let store: StoreOf<Book>
        var body: some View {
          //: 'WithViewStore(_:observe:removeDuplicates:content:)' is unavailable: read the state of the store directly
          WithViewStore(store, observe: { $0 }) { viewStore in
            Text(viewStore.title)
            Button("Tap") { viewStore.send(.tapped) }
            //: 'binding(get:send:)' is unavailable: write '$store.name.sending(\.nameChanged)'
            TextField("Title", text: viewStore.binding(get: \.title, send: Book.Action.titleChanged))
            //: 'binding(get:send:)' is unavailable: write '$store.name.sending(\.nameChanged)'
            TextField("Title", text: viewStore.binding(get: \.title, send: .tapped))
            //: 'binding(keyPath:send:)' is unavailable: write 'store.binding(\.name, action: \.form)'
            TextField("Title", text: viewStore.binding(keyPath: \.title, send: Book.Action.form))
          }
          //: 'WithViewStore(_:content:)' is unavailable: read the state of the store directly
          WithViewStore(store) { Text($0.title) }
          //: 'WithViewStore(_:observe:send:content:)' is unavailable: read the state of the store directly
          WithViewStore(store, observe: { $0 }, send: { (action: Book.Action) in action }) {
            Text($0.title)
          }
        }
      }

      struct Children: View {
        let store: StoreOf<Book>
        var body: some View {
          //: 'ForEachStore' has been renamed to 'ForEach'
          ForEachStore(store.scope(state: \.rows, action: \.rows)) { EditView(store: $0) }
          //: write 'if let store = store.scope(state: \.child, action: \.child) { … }'
          IfLetStore(store.scope(state: \.child, action: \.child)) { EditView(store: $0) }
          //: write 'if let store = store.scope(state: \.child, action: \.child) { … } else { … }'
          IfLetStore(store.scope(state: \.child, action: \.child)) {
            EditView(store: $0)
          } else: {
            Text("None")
          }
        }
      }

      struct Cases: View {
        let store: StoreOf<Page>
        var body: some View {
          //: write 'switch store.case { … }', or 'switch store.state { … }'
          SwitchStore(store) {
            switch $0 {
            case .edit:
              //: write 'if let store = store.scope(state: \.edit, action: \.edit) { … }'
              CaseLet(\Page.State.edit, action: Page.Action.edit) { EditView(store: $0) }
            case .alert, .dialog:
              EmptyView()
            }
          }
        }
      }

      struct Stacks: View {
        let store: StoreOf<Book>
        var body: some View {
          //: write 'NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { … }'
          NavigationStackStore(store.scope(state: \.path, action: \.path)) {
            Text("Root")
          } destination: {
            PageView(store: $0)
          }
          //: write 'NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { … }'
          NavigationStackStore(store.scope(state: \.path, action: \.path)) {
            Text("Root")
          } destination: { page in
            switch page {
            case .edit: Text("Edit")
            case .alert, .dialog: EmptyView()
            }
          }
          //: present with a button, and '.navigationDestination(item: $store.scope(…)) { … }'
          NavigationLinkStore(store.scope(state: \.$edit, action: \.edit)) {
          } destination: {
            EditView(store: $0)
          } label: {
            Text("Edit")
          }
        }
      }
      """#
  )

  static let presentations = Sample(
    "presentations",
    features + #"""
      struct Presented: View {
        let store: StoreOf<Book>
        var body: some View {
          Text("Book")
            //: write '.sheet(item: $store.scope(state: \.$child, action: \.child)) { … }'
            .sheet(store: store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }
            //: write '.fullScreenCover(item: $store.scope(state: \.$child, action: \.child)) { … }'
            .fullScreenCover(store: store.scope(state: \.$edit, action: \.edit)) {
              EditView(store: $0)
            }
            //: write '.popover(item: $store.scope(state: \.$child, action: \.child)) { … }'
            .popover(store: store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }
            //: write '.navigationDestination(item: $store.scope(state: \.$child, action: \.child)) { … }'
            .navigationDestination(store: store.scope(state: \.$edit, action: \.edit)) {
              EditView(store: $0)
            }
            //: write '.alert($store.scope(state: \.$child, action: \.child))'
            .alert(store: store.scope(state: \.$alert, action: \.alert))
            //: write '.confirmationDialog($store.scope(state: \.$child, action: \.child))'
            .confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
        }
      }

      struct Pages: View {
        let store: Store<PresentationState<Page.State>, PresentationAction<Page.Action>>
        var body: some View {
          Text("Book")
            //: write '.sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { … }'
            .sheet(store: store, state: \.edit, action: \.edit) { EditView(store: $0) }
            //: write '.fullScreenCover(item: $store.scope(state: \.destination?.edit
            .fullScreenCover(store: store, state: \.edit, action: \.edit) { EditView(store: $0) }
            //: write '.popover(item: $store.scope(state: \.destination?.edit
            .popover(store: store, state: \.edit, action: \.edit) { EditView(store: $0) }
            //: write '.navigationDestination(item: $store.scope(state: \.destination?.edit
            .navigationDestination(store: store, state: \.edit, action: \.edit) {
              EditView(store: $0)
            }
            //: write '.alert($store.scope(state: \.destination?.alert, action: \.destination.alert))'
            .alert(store: store, state: \.alert, action: \.alert)
            //: write '.confirmationDialog($store.scope(state: \.destination?.dialog
            .confirmationDialog(store: store, state: \.dialog, action: \.dialog)
        }
      }

      struct PagesByFunctions: View {
        let store: Store<PresentationState<Page.State>, PresentationAction<Page.Action>>
        var body: some View {
          Text("Book")
            //: write '.sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { … }'
            //: '/' is unavailable: write a key path: '\.row' instead of '/Action.row'
            .sheet(store: store, state: /Page.State.edit, action: Page.Action.edit) { EditView(store: $0) }
            //: write '.fullScreenCover(item: $store.scope(state: \.destination?.edit
            .fullScreenCover(store: store, state: \.edit, action: Page.Action.edit) {
              EditView(store: $0)
            }
            //: write '.popover(item: $store.scope(state: \.destination?.edit
            .popover(store: store, state: \.edit, action: Page.Action.edit) { EditView(store: $0) }
            //: write '.navigationDestination(item: $store.scope(state: \.destination?.edit
            .navigationDestination(store: store, state: \.edit, action: Page.Action.edit) {
              EditView(store: $0)
            }
            //: write '.alert($store.scope(state: \.destination?.alert, action: \.destination.alert))'
            .alert(store: store, state: \.alert, action: Page.Action.alert)
            //: write '.confirmationDialog($store.scope(state: \.destination?.dialog
            .confirmationDialog(store: store, state: \.dialog, action: Page.Action.dialog)
        }
      }
      """#
  )
}
#endif
